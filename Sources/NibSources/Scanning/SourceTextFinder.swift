/// Finds the places in a file where code sets the texts of views: `nameLabel.text = name`,
/// `[self.button setTitle:title forState:UIControlStateNormal]`.
struct SourceTextFinder {
  private let source: SourceText
  private let file: SourceUses
  private let paths: SourceReceiver
  private(set) var uses: [SourceTextUse] = []

  init(_ file: SourceUses) {
    (source, self.file) = (file.source, file)
    paths = SourceReceiver(file.source)
    for index in source.tokens.indices where source.isWord(index) { scan(index) }
  }

  /// The texts that assignments and calls set, by the length of the word, because most words are of other lengths.
  private static let words: [Int: [(word: StaticString, part: SourceTextUse.Part, isCall: Bool)]] = {
    let all: [(StaticString, SourceTextUse.Part, Bool)] = [
      ("text", .text, false), ("attributedText", .text, false), ("setText", .text, true),
      ("setAttributedText", .text, true), ("placeholder", .placeholder, false),
      ("attributedPlaceholder", .placeholder, false), ("setPlaceholder", .placeholder, true),
      ("setAttributedPlaceholder", .placeholder, true), ("title", .title, false), ("prompt", .title, false),
      ("attributedTitle", .title, false), ("configuration", .title, false), ("setTitle", .title, true),
      ("setAttributedTitle", .title, true), ("insertSegment", .title, true),
      ("insertSegmentWithTitle", .title, true),
    ]
    return Dictionary(grouping: all.map { (word: $0.0, part: $0.1, isCall: $0.2) }) {
      $0.word.utf8CodeUnitCount
    }
  }()

  private mutating func scan(_ index: Int) {
    if let candidates = Self.words[source.tokens[index].range.count],
      let found = candidates.first(where: { source.isWord(index, $0.word) })
    {
      found.isCall ? scanCall(at: index, found.part) : scanProperty(at: index, found.part)
    }
    scanReplacement(at: index)
    scanRowHeight(at: index)
  }

  /// Reads `view.text = value`, `view.rx.text` or `\.view.text`.
  private mutating func scanProperty(at index: Int, _ part: SourceTextUse.Part) {
    guard source.isSymbol(index - 1, ".") else {
      // A word or an asterisk before the name declares a variable.
      let isAfterWord =
        source.isWord(index - 1) && source.tokens[index - 1].line == source.tokens[index].line
      if isAssigned(index), !isAfterWord, !source.isSymbol(index - 1, "*") { add(.itself, part, index) }
      return
    }
    guard var path = paths.path(endingAt: index - 2) else { return }
    let isBound = path.words.last == "rx"
    guard isBound || path.isKeyPath || isAssigned(index) else { return }
    if isBound { path.words.removeLast() }
    if path.words.last == "configuration" { path.words.removeLast() }
    if part == .text, path.words.count > 1, path.words.last == "titleLabel" {
      var button = path
      button.words.removeLast()
      add(button, .title, index)
    }
    add(path, part, index)
  }

  /// Whether a value is assigned to the name at an index, or is appended to it.
  private func isAssigned(_ index: Int) -> Bool {
    let sign = source.isSymbol(index + 1, "+") ? index + 2 : index + 1
    return source.isSymbol(sign, "=") && !source.isSymbol(sign + 1, "=")
  }

  /// Reads `view.setTitle(title, for: .normal)` or `[view setTitle:title forState:UIControlStateNormal]`.
  private mutating func scanCall(at index: Int, _ part: SourceTextUse.Part) {
    if source.isSymbol(index + 1, "(") {
      if source.isSymbol(index - 1, ".") {
        if let path = paths.path(endingAt: index - 2) { add(path, part, index) }
      } else if !source.isWord(index - 1, "func") {
        add(.itself, part, index)
      }
    } else if source.isSymbol(index + 1, ":"), let path = paths.path(endingAt: index - 1) {
      add(path, part, index)
    }
  }

  /// The ends of the names of properties for views with texts.
  private static let namesOfViews = ["Label", "Button", "Field", "TextView", "Control"]

  /// Reads `self.button = value`, with which code replaces the view of a document.
  private mutating func scanReplacement(at index: Int) {
    guard source.isSymbol(index + 1, "="), !source.isSymbol(index + 2, "="), !source.isWord(index + 2, "nil"),
      source.isSymbol(index - 1, "."), source.isWord(index - 2, "self"), !source.isSymbol(index - 3, ".")
    else { return }
    let name = source.text(index)
    guard Self.namesOfViews.contains(where: name.hasSuffix) else { return }
    add(.own(name), .all, index)
  }

  /// The largest number of tokens between the name of a method and a height that it returns.
  private static let longestMethod = 160

  /// Reads `tableView.rowHeight = UITableView.automaticDimension`, or this height as the result of a method.
  private mutating func scanRowHeight(at index: Int) {
    guard source.isWord(index, "automaticDimension") || source.isWord(index, "UITableViewAutomaticDimension")
    else { return }
    let line = source.tokens[index].line
    for place in (max(0, index - Self.longestMethod)..<index).reversed() where source.isWord(place) {
      let isOnLine = source.tokens[place].line == line
      if isOnLine, source.isWord(place, "rowHeight") || source.isWord(place, "setRowHeight") {
        return add(.itself, .rowHeight, index)
      }
      let word = source.text(place)
      if word.hasPrefix("heightForRowAt") { return add(.itself, .rowHeight, index) }
      // Other heights, and those of other methods, are not those of rows.
      if word.hasPrefix("estimated") || word.hasPrefix("heightFor") { return }
    }
  }

  /// Adds a use of the view that a path names.
  private mutating func add(_ path: SourceReceiver.Path, _ part: SourceTextUse.Part, _ index: Int) {
    let resolved = paths.resolved(path, before: index)
    if let resolved, let view = paths.view(resolved, before: index) { add(view, part, index) }
  }

  private mutating func add(_ view: SourceTextUse.View, _ part: SourceTextUse.Part, _ index: Int) {
    uses.append(
      SourceTextUse(
        view: view, part: part, owner: file.names.constants.type(at: index), location: file.location(index)))
  }
}
