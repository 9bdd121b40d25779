/// Finds the places in a file where code sets properties of views: `nameLabel.text = name`,
/// `[self.button setTitle:title forState:UIControlStateNormal]`, `button.addTarget(self, action: action, for: event)`.
struct SourceViewFinder {
  private let source: SourceText
  private let file: SourceUses
  private let paths: SourceReceiver
  private(set) var uses: [SourceViewUse] = []

  init(_ file: SourceUses) {
    (source, self.file) = (file.source, file)
    paths = SourceReceiver(file.source)
    for index in source.tokens.indices where source.isWord(index) { scan(index) }
  }

  /// How a word stands in code that sets a property.
  private enum Form {
    case property, call
    /// A property of an extension for reactive code, which is only read: `button.rx.tap`.
    case reactive
  }

  /// The words that set properties, by their lengths, because most words are of other lengths.
  private static let words: [Int: [(word: StaticString, parts: [SourceViewUse.Part], form: Form)]] = {
    let all: [(StaticString, [SourceViewUse.Part], Form)] = [
      ("text", [.text], .property), ("attributedText", [.text, .textColor], .property),
      ("setText", [.text], .call), ("setAttributedText", [.text, .textColor], .call),
      ("placeholder", [.placeholder], .property), ("attributedPlaceholder", [.placeholder], .property),
      ("setPlaceholder", [.placeholder], .call), ("setAttributedPlaceholder", [.placeholder], .call),
      ("title", [.title], .property), ("prompt", [.title], .property),
      ("attributedTitle", [.title, .textColor], .property),
      ("configuration", [.title, .textColor, .backgroundColor], .property), ("setTitle", [.title], .call),
      ("setAttributedTitle", [.title, .textColor], .call), ("insertSegment", [.title], .call),
      ("insertSegmentWithTitle", [.title], .call), ("textColor", [.textColor], .property),
      ("setTextColor", [.textColor], .call), ("setTitleColor", [.textColor], .call),
      ("tintColor", [.textColor], .property), ("setTintColor", [.textColor], .call),
      ("backgroundColor", [.backgroundColor], .property), ("setBackgroundColor", [.backgroundColor], .call),
      ("accessibilityLabel", [.accessibility], .property),
      ("setAccessibilityLabel", [.accessibility], .call),
      ("accessibilityAttributedLabel", [.accessibility], .property),
      ("isAccessibilityElement", [.accessibility], .property),
      ("setIsAccessibilityElement", [.accessibility], .call), ("isHidden", [.visibility], .property),
      ("hidden", [.visibility], .property), ("setHidden", [.visibility], .call),
      ("alpha", [.visibility], .property), ("setAlpha", [.visibility], .call),
      ("removeFromSuperview", [.visibility], .call), ("addTarget", [.action], .call),
      ("addAction", [.action], .call), ("addGestureRecognizer", [.action], .call),
      ("menu", [.action], .property), ("setMenu", [.action], .call), ("action", [.action], .property),
      ("setAction", [.action], .call), ("primaryAction", [.action], .property),
      ("sendActions", [.action], .call), ("tap", [.action], .reactive),
      ("controlEvent", [.action], .reactive), ("publisher", [.action], .call),
      ("constant", [.constraint], .property), ("setConstant", [.constraint], .call),
      ("priority", [.constraint], .property), ("setPriority", [.constraint], .call),
      ("isActive", [.constraint], .property), ("active", [.constraint], .property),
      ("setActive", [.constraint], .call),
    ]
    return Dictionary(grouping: all.map { (word: $0.0, parts: $0.1, form: $0.2) }) {
      $0.word.utf8CodeUnitCount
    }
  }()

  private mutating func scan(_ index: Int) {
    if let candidates = Self.words[source.tokens[index].range.count],
      let found = candidates.first(where: { source.isWord(index, $0.word) })
    {
      for part in found.parts {
        switch found.form {
        case .property: scanProperty(at: index, part)
        case .call: scanCall(at: index, part)
        case .reactive: if source.isWord(index - 2, "rx") { scanProperty(at: index, part) }
        }
      }
    }
    scanReplacement(at: index)
    scanRowHeight(at: index)
  }

  /// Reads `view.text = value`, `view.rx.text` or `\.view.text`.
  private mutating func scanProperty(at index: Int, _ part: SourceViewUse.Part) {
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
    if part == .backgroundColor, path.words.count > 1, path.words.last == "layer" { path.words.removeLast() }
    if let ofButton = Self.partsOfTitleLabel[part], path.words.count > 1, path.words.last == "titleLabel" {
      var button = path
      button.words.removeLast()
      add(button, ofButton, index)
    }
    add(path, part, index)
  }

  /// The parts of a button that parts of its `titleLabel` belong to.
  private static let partsOfTitleLabel: [SourceViewUse.Part: SourceViewUse.Part] = [
    .text: .title, .textColor: .textColor,
  ]

  /// Whether a value is assigned to the name at an index, appended to it, or subtracted from it.
  private func isAssigned(_ index: Int) -> Bool {
    let sign = source.isSymbol(index + 1, "+") || source.isSymbol(index + 1, "-") ? index + 2 : index + 1
    return source.isSymbol(sign, "=") && !source.isSymbol(sign + 1, "=")
  }

  /// Reads `view.setTitle(title, for: .normal)` or `[view setTitle:title forState:UIControlStateNormal]`.
  private mutating func scanCall(at index: Int, _ part: SourceViewUse.Part) {
    if source.isSymbol(index + 1, "(") {
      if source.isSymbol(index - 1, ".") {
        if let path = paths.path(endingAt: index - 2) { add(path, part, index) }
      } else if !source.isWord(index - 1, "func") {
        add(.itself, part, index)
      }
    } else if source.isSymbol(index + 1, ":") || source.isSymbol(index + 1, "]"),
      let path = paths.path(endingAt: index - 1)
    {
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
  private mutating func add(_ path: SourceReceiver.Path, _ part: SourceViewUse.Part, _ index: Int) {
    let resolved = paths.resolved(path, before: index)
    if let resolved, let view = paths.view(resolved, before: index) { add(view, part, index) }
  }

  private mutating func add(_ view: SourceViewUse.View, _ part: SourceViewUse.Part, _ index: Int) {
    uses.append(
      SourceViewUse(
        view: view, part: part, owner: file.names.constants.type(at: index), location: file.location(index)))
  }
}
