import NibAnalysis
import NibFormats

/// Writes the merged document: the bytes of unchanged elements as they are, and conflicts as comments.
struct MergeWriter {
  private let result: MergeResult
  private let markers: MergeMarkers
  private var conflictTexts: MergeConflictTexts
  private(set) var bytes: [UInt8] = []
  /// The conflicts with the positions of their comments.
  private(set) var conflicts: [(text: MergeConflictText, offset: Int)] = []

  init(
    _ result: MergeResult, base: MergeSource, ours: MergeSource, theirs: MergeSource, _ markers: MergeMarkers
  ) {
    self.result = result
    self.markers = markers
    conflictTexts = MergeConflictTexts(result, ours: ours.document, labels: markers.labels)
    write(ours.root.key, depth: 0)
    let ends = [base, ours, theirs].map { Array($0.document.source[$0.epilogue]) }
    bytes += ends[1] == ends[0] ? ends[2] : ends[1]
  }

  /// Writes an element with its conflicts before it, and then its children.
  private mutating func write(_ key: Int, depth: Int) {
    var lead = lead(of: key, depth)
    for conflict in result.conflicts(of: key) {
      let text = conflictTexts.text(of: conflict)
      bytes += lead
      conflicts.append((text, bytes.count))
      bytes += markers.comment(text)
      // Comments and the XML declaration are not repeated after the conflict.
      lead = MergeWriter.space(endOf: lead)
      if depth == 0 { lead = [UInt8(ascii: "\n")] }
    }
    guard let element = result.elements[key] else { return }
    bytes += lead
    bytes += element.openTag
    let children = result.children[key]
    let comments = result.comments(inside: key)
    let versions = [element.primary, result.plan.theirs[key], result.plan.ours[key]].compactMap { $0 }
    if let text = element.text {
      let version = versions.first { $0.text != nil } ?? element.primary
      bytes += version.source[version.tagEnd] + text + endTag(element.name, version)
    } else if children.isEmpty, !loses(comments, versions) {
      writeEmpty(element, versions.filter { comments.isEmpty || $0.comments == comments })
    } else {
      let version = versions.first { !$0.isEmptyTag }
      bytes += version.map { Array($0.source[$0.tagEnd]) } ?? [UInt8(ascii: ">")]
      for child in children { write(child, depth: depth + 1) }
      let tail = tail(of: key, depth) ?? MergeWriter.space(endOf: lead)
      writeLostComments(comments, of: key, tail, depth)
      bytes += tail
      bytes += version.map { endTag(element.name, $0) } ?? Array("</\(element.name)>".utf8)
    }
  }

  /// An element without children: as it is written in a version where it has none, too.
  private mutating func writeEmpty(_ element: MergedElement, _ versions: [MergeElement]) {
    guard let version = versions.first(where: { $0.children.isEmpty && $0.text == nil }) else {
      bytes += Array("/>".utf8)
      return
    }
    bytes += version.source[version.tagEnd]
    if !version.isEmptyTag { bytes += version.source[version.tail] + endTag(element.name, version) }
  }

  /// Whether no version without children has exactly these comments.
  private func loses(_ comments: [MergeComment], _ versions: [MergeElement]) -> Bool {
    !comments.isEmpty
      && !versions.contains { $0.children.isEmpty && $0.text == nil && $0.comments == comments }
  }

  /// Writes the comments that would be lost with the removed children before which they were.
  private mutating func writeLostComments(
    _ comments: [MergeComment], of key: Int, _ tail: [UInt8], _ depth: Int
  ) {
    guard !comments.isEmpty else { return }
    let written = (result.children[key].map { lead(of: $0, depth + 1) } + [tail]).flatMap(MergeComment.all)
    for comment in comments.subtracting(written, by: \.words) {
      bytes += Array(markers.lineBreak.utf8) + [UInt8](repeating: UInt8(ascii: " "), count: 4 * (depth + 1))
      bytes += comment.bytes
    }
  }

  private func endTag(_ name: String, _ version: MergeElement) -> [UInt8] {
    if version.endTag.isEmpty { return Array("</\(name)>".utf8) }
    return name == version.name ? Array(version.source[version.endTag]) : Array("</\(name)>".utf8)
  }

  /// The white space after the last comment of a lead.
  private static func space(endOf lead: [UInt8]) -> [UInt8] {
    Array(lead.reversed().prefix(while: XMLCharacters.isSpace).reversed())
  }

  /// The white space and comments before an element.
  private func lead(of key: Int, _ depth: Int) -> [UInt8] { space(key, depth, \.lead) ?? [] }

  /// The white space and comments after the last child of an element; `nil` if no version has a place for them.
  private func tail(of key: Int, _ depth: Int) -> [UInt8]? { space(key, depth, \.tail, needsChildren: true) }

  /// The white space of an element: that of the version that changed it.
  private func space(
    _ key: Int, _ depth: Int, _ range: KeyPath<MergeElement, Range<Int>>, needsChildren: Bool = false
  ) -> [UInt8]? {
    let plan = result.plan
    func text(_ version: MergeElement?) -> [UInt8]? {
      guard let version, !needsChildren || !version.children.isEmpty else { return nil }
      return MergeWriter.indented(version.source[version[keyPath: range]], by: depth - version.depth)
    }
    let (oldText, ourText, theirText) = (text(plan.base[key]), text(plan.ours[key]), text(plan.theirs[key]))
    guard let ourText, let theirText else { return ourText ?? theirText }
    return ourText == oldText ? theirText : ourText
  }

  /// Moves lines to the right or left, by four spaces a level as Interface Builder does.
  static func indented(_ text: ArraySlice<UInt8>, by levels: Int) -> [UInt8] {
    guard levels != 0 else { return Array(text) }
    var result: [UInt8] = []
    var index = text.startIndex
    while index < text.endIndex {
      result.append(text[index])
      index += 1
      guard result.last == UInt8(ascii: "\n") else { continue }
      if levels > 0 {
        result += [UInt8](repeating: UInt8(ascii: " "), count: 4 * levels)
      } else {
        var count = 0
        while count < -4 * levels, index < text.endIndex, text[index] == UInt8(ascii: " ") {
          (count, index) = (count + 1, index + 1)
        }
      }
    }
    return result
  }
}
