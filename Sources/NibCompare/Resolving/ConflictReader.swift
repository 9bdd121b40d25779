import NibFormats

/// Finds the comments of conflicts in a document and divides them into their versions.
struct ConflictReader {
  private let source: MergeSource
  private let text: [UInt8]

  init(_ source: MergeSource) {
    self.source = source
    text = source.document.source
  }

  /// The conflicts in the order of the document.
  ///
  /// - Throws: a problem with line and column if a comment of a conflict is damaged.
  func conflicts() throws(ConflictProblem) -> [LeftConflict] {
    var conflicts: [LeftConflict] = []
    for element in source.root.all {
      for range in comments(in: element.lead) {
        conflicts.append(try conflict(range, next: element, parent: element.parent))
      }
      for range in comments(in: element.tail) {
        conflicts.append(try conflict(range, next: nil, parent: element))
      }
    }
    conflicts.sort { $0.range.lowerBound < $1.range.lowerBound }
    try checkCount(conflicts)
    return conflicts
  }

  /// Every comment of a conflict must be before an element or at the end of one that contains elements.
  private func checkCount(_ conflicts: [LeftConflict]) throws(ConflictProblem) {
    let starts = Set(conflicts.map(\.range.lowerBound))
    for start in text.indices where text[start] == UInt8(ascii: "<") && !starts.contains(start) {
      guard text[start...].starts(with: ConflictReader.opening) else { continue }
      throw problem("this conflict is inside a text; move it before the element that it is about", at: start)
    }
  }

  private static let opening = Array(ConflictComment.beginning.utf8)

  /// The comments of conflicts in a range of white space and comments.
  private func comments(in range: Range<Int>) -> [Range<Int>] {
    source.tree.comments(in: range).filter { text[$0].starts(with: ConflictReader.opening) }
  }

  /// Reads the comment with a conflict, and finds the element or place that it is about.
  private func conflict(
    _ range: Range<Int>, next: MergeElement?, parent: MergeElement?
  ) throws(ConflictProblem) -> LeftConflict {
    let sections = try ConflictSections(text, range, problem)
    var fragments: [ConflictSide: ConflictFragment] = [:]
    for side in ConflictSide.allCases {
      guard let section = sections.ranges[side], !section.isEmpty else { continue }
      let written = String(decoding: text[section], as: UTF8.self)
      guard let fragment = ConflictFragment(Array(MergeMarkers.unescaped(written).utf8)) else {
        throw problem(
          "the text of \(side.rawValue) between the markers is not one element or one start tag",
          at: section.lowerBound)
      }
      fragments[side] = fragment
    }
    let sentence = sections.sentence
    guard let subject = subject(fragments, next: next, parent: parent) else {
      throw problem("there is no element after this conflict", at: range.lowerBound)
    }
    return LeftConflict(
      sentence: MergeMarkers.unescaped(sentence), labels: sections.labels,
      location: location(range.lowerBound), range: range, fragments: fragments, subject: subject)
  }

  /// Finds out whether the element after a comment is the one that the conflict is about.
  private func subject(
    _ fragments: [ConflictSide: ConflictFragment], next: MergeElement?, parent: MergeElement?
  ) -> LeftConflict.Subject? {
    guard !fragments.isEmpty else { return next.map { .element($0) } }
    if fragments.values.contains(where: \.isOutline) { return next.map { .element($0) } }
    let ours = fragments[.ours]?.root
    if let next, let ours, next.isCounterpart(of: ours) { return .element(next) }
    if let theirs = fragments[.theirs]?.root,
      ours.map({ $0.hasSameSlot(as: theirs) }) ?? (fragments[.base] == nil),
      let other = parent?.children.first(where: { $0.hasSameSlot(as: theirs) })
    {
      return .slot(other)
    }
    return parent.map { .absent(parent: $0) }
  }

  private func location(_ offset: Int) -> SourceLocation { source.document.location(of: UInt32(offset)) }

  private func problem(_ message: String, at offset: Int) -> ConflictProblem {
    ConflictProblem(message, at: location(offset))
  }
}

/// The lines of a conflict's comment: its sentence, and the ranges of the three versions between the markers.
private struct ConflictSections {
  let sentence: String
  let labels: MergeLabels
  private(set) var ranges: [ConflictSide: Range<Int>] = [:]

  fileprivate typealias Line = (range: Range<Int>, text: String)

  /// - Parameter problem: makes the error for a place in the text.
  init(
    _ text: [UInt8], _ comment: Range<Int>, _ problem: (String, Int) -> ConflictProblem
  ) throws(ConflictProblem) {
    let lines = ConflictSections.lines(text, comment)
    let first = lines.first?.text ?? ""
    sentence =
      first.hasPrefix(MergeMarkers.opening)
      ? String(first.dropFirst(MergeMarkers.opening.count)) : String(first.dropFirst(4))
    let markers = try ConflictMarkers(lines, comment, problem)
    let (start, base, middle, end) = (markers.start, markers.base, markers.middle, markers.end)
    guard lines.dropFirst(end + 1).allSatisfy({ $0.text == "-->" }), end + 1 < lines.count else {
      let place = end + 1 < lines.count ? lines[end + 1].range.lowerBound : comment.lowerBound
      throw problem("the last marker of this conflict must be followed by the line '-->'", place)
    }
    ranges[.ours] = ConflictSections.content(lines[start + 1..<(base ?? middle)])
    if let base { ranges[.base] = ConflictSections.content(lines[base + 1..<middle]) }
    ranges[.theirs] = ConflictSections.content(lines[middle + 1..<end])
    labels = MergeLabels(
      ours: markers.label(lines[start], standard: "ours"),
      base: base.map { markers.label(lines[$0], standard: "base") } ?? "base",
      theirs: markers.label(lines[end], standard: "theirs"))
  }

  /// The lines of a range without their line breaks.
  private static func lines(_ text: [UInt8], _ range: Range<Int>) -> [Line] {
    var result: [Line] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let end = text[start..<range.upperBound].firstIndex(of: UInt8(ascii: "\n")) ?? range.upperBound
      let isCRLF = end > start && end < range.upperBound && text[end - 1] == UInt8(ascii: "\r")
      let line = start..<(isCRLF ? end - 1 : end)
      result.append((line, String(decoding: text[line], as: UTF8.self)))
      start = end + 1
    }
    return result
  }

  /// The bytes of lines, without the white space around them; an empty range if there is nothing else.
  private static func content(_ lines: ArraySlice<Line>) -> Range<Int> {
    let linesWithText = lines.filter { !$0.text.allSatisfy(\.isWhitespace) }
    guard let first = linesWithText.first, let last = linesWithText.last else { return 0..<0 }
    let indentation = first.text.utf8.prefix { XMLCharacters.isSpace($0) }.count
    let tail = last.text.utf8.reversed().prefix { XMLCharacters.isSpace($0) }.count
    return first.range.lowerBound + indentation..<last.range.upperBound - tail
  }
}

/// The lines with the markers of a conflict, as indices. All markers are as long as the first one, so that the texts
/// between them can contain shorter and longer ones.
private struct ConflictMarkers {
  /// The line with `<<<<<<<`.
  let start: Int
  /// The line with `|||||||`; `nil` if the conflict does not show the base.
  let base: Int?
  /// The line with `=======`.
  let middle: Int
  /// The line with `>>>>>>>`.
  let end: Int
  private let length: Int

  init(
    _ lines: [ConflictSections.Line], _ comment: Range<Int>, _ problem: (String, Int) -> ConflictProblem
  ) throws(ConflictProblem) {
    guard lines.count > 1, lines[1].text.hasPrefix("<<<<<<<") else {
      throw problem(
        "the second line of this conflict is not a marker '<<<<<<<'; restore it, or delete the whole comment",
        comment.lowerBound)
    }
    let length = lines[1].text.prefix { $0 == "<" }.count
    func line(with mark: Character, from first: Int) -> Int? {
      let marker = String(repeating: mark, count: length)
      return lines.indices.dropFirst(first).first { index in
        let label = lines[index].text.utf8.dropFirst(length)
        // Another character after the marker makes it a longer marker, or a text.
        let isWholeMarker = label.isEmpty || label.first == UInt8(ascii: " ")
        return isWholeMarker && lines[index].text.beginsExactly(with: marker)
      }
    }
    func requiredLine(with mark: Character, from first: Int) throws(ConflictProblem) -> Int {
      guard let line = line(with: mark, from: first) else {
        throw problem(
          "this conflict has no marker '\(String(repeating: mark, count: length))' where it belongs; restore it, "
            + "or delete the whole comment", comment.lowerBound)
      }
      return line
    }
    let start = try requiredLine(with: "<", from: 1)
    let middle = try requiredLine(with: "=", from: start + 1)
    end = try requiredLine(with: ">", from: middle + 1)
    base = line(with: "|", from: start + 1).flatMap { $0 < middle ? $0 : nil }
    (self.start, self.middle, self.length) = (start, middle, length)
  }

  /// The text after a marker, which names the version; `standard` if there is none.
  func label(_ line: ConflictSections.Line, standard: String) -> String {
    let label = MergeMarkers.unescaped(String(Substring(line.text.utf8.dropFirst(length + 1))))
    return label.isEmpty ? standard : label
  }
}

extension DiagnosticKind {
  static let damagedConflict = DiagnosticKind(
    "damaged-conflict", .error, "`merge --resolve` found a conflict whose markers are damaged or were edited."
  )
}
