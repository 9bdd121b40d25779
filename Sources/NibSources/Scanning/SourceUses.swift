import NibFormats

/// Finds uses of nibs in Swift or Objective-C code: nibs that are loaded or registered, and segues that are
/// performed.
struct SourceUses {
  private let source: SourceText
  private let file: String

  init(_ source: SourceText, file: String) {
    self.source = source
    self.file = file
  }

  // MARK: Uses in a method

  /// Adds the uses in a method's body to the method and its class.
  func scan(_ body: Range<Int>, _ method: inout SourceMethod, _ owner: inout SourceClass) {
    var instantiates = false
    // `loadNibNamed` also instantiates the nib. `UINib(nibName:)` does not: it counts only if the method contains
    // a call that does.
    var loads: [(load: SourceNibLoad, isComplete: Bool)] = []
    for index in body where source.isWord(index) {
      if let call = call(at: index) { method.calls.insert(call) }
      if source.isWord(index, "instantiate") || source.isWord(index, "instantiateWithOwner") {
        instantiates = true
      }
      let isComplete = source.isWord(index, "loadNibNamed")
      if isComplete || source.isWord(index, "nibName") || source.isWord(index, "nibWithNibName"),
        let load = load(after: index)
      {
        loads.append((load, isComplete))
      }
      if let segue = segue(at: index) { owner.performedSegues.append(segue) }
    }
    method.loads += loads.filter { $0.isComplete || instantiates }.map(\.load)
  }

  /// The name of a function that is called at the index: `setUp(` or `[self setUp`.
  private func call(at index: Int) -> String? {
    if isSuperDecoding(at: index) { return SourceMethod.superDecoding }
    if source.isWord(index, "init"), source.isSymbol(index + 1, "("), source.isWord(index + 2, "nibName"),
      !source.isWord(index + 4, "nil")
    {
      return SourceMethod.namingNib
    }
    if source.isWord(index, "initWithNibName"), isSelfOrSuper(index - 1) { return SourceMethod.namingNib }
    if isSettingView(at: index) { return SourceMethod.settingView }
    guard source.isSymbol(index + 1, "(") || source.isWord(index - 1, "self") else { return nil }
    return source.text(index)
  }

  /// Whether a view is assigned to the object's own property at the index: `view = other`, `self.view = other`.
  private func isSettingView(at index: Int) -> Bool {
    guard source.isWord(index, "view"), source.isSymbol(index + 1, "="), !source.isSymbol(index + 2, "=")
    else {
      return false
    }
    if source.isSymbol(index - 1, ".") { return isSelfOrSuper(index - 2) }
    return !source.isWord(index - 1) && !source.isSymbol(index - 1, "*") || source.isWord(index - 1, "in")
  }

  private func isSelfOrSuper(_ index: Int) -> Bool {
    source.isWord(index, "self") || source.isWord(index, "super")
  }

  /// Whether there is a call of `super.init(coder:` or `[super initWithCoder:` at the index.
  private func isSuperDecoding(at index: Int) -> Bool {
    if source.isWord(index, "initWithCoder") { return source.isWord(index - 1, "super") }
    return source.isWord(index, "init") && source.isWord(index + 2, "coder")
      && source.isSymbol(index - 1, ".") && source.isWord(index - 2, "super")
  }

  /// The argument after `loadNibNamed` or `nibName`: a string, or an expression for the object's own class.
  private func load(after index: Int) -> SourceNibLoad? {
    let start = index + 2
    guard source.isSymbol(index + 1, "(") || source.isSymbol(index + 1, ":") else { return nil }
    if let name = literal(at: start), !name.contains("\\") { return .named(name) }
    // An interpolation of `self` or `Self`, such as `"\(type(of: self))"`.
    if source.isString(start) { return source.text(start).contains("elf") ? .ownClass : nil }
    return describedClass(from: start)
  }

  /// Reads an expression for the name of a class: `String(describing: type(of: self))`,
  /// `NSStringFromClass([self class])` or `String(describing: Card.self)`.
  private func describedClass(from start: Int) -> SourceNibLoad? {
    let isDescription = source.isWord(start, "String") || source.isWord(start, "NSStringFromClass")
    guard isDescription, source.isSymbol(start + 1, "(") else { return nil }
    let end = source.end(ofGroupAt: start + 1, before: start + SourceUses.longestArgument)
    let argument = start + 2..<max(start + 2, end - 1)
    for index in argument where source.isWord(index) {
      if source.isWord(index, "Self") || source.isWord(index, "self"), !source.isSymbol(index - 1, ".") {
        return .ownClass
      }
      let isClass = source.isSymbol(index + 1, ".") && source.isWord(index + 2, "self")
      if isClass { return .named(source.text(index)) }
    }
    return nil
  }

  /// The maximum number of tokens that are read of an argument.
  private static let longestArgument = 32

  /// The identifier of a segue that the object itself performs at the index.
  private func segue(at index: Int) -> SourceName? {
    let start: Int
    if source.isWord(index, "performSegue"), source.isWord(index + 2, "withIdentifier") {
      start = index + 4
    } else if source.isWord(index, "performSegueWithIdentifier") {
      start = index + 2
    } else {
      return nil
    }
    guard isSentToSelf(index), let name = literal(at: start), !name.contains("\\") else { return nil }
    return SourceName(text: name, location: location(index))
  }

  /// Whether the call is `self.name`, `self?.name`, `[self name`, or has no receiver.
  private func isSentToSelf(_ index: Int) -> Bool {
    guard source.isSymbol(index - 1, ".") else {
      return !source.isSymbol(index - 1, "]") && !isReceiver(index - 1)
    }
    let isOptional = source.isSymbol(index - 2, "?") || source.isSymbol(index - 2, "!")
    return source.isWord(isOptional ? index - 3 : index - 2, "self")
  }

  /// Whether the word before a call is the receiver of an Objective-C message, such as `other` in `[other name`.
  private func isReceiver(_ index: Int) -> Bool {
    source.isWord(index) && !["self", "else", "in", "return"].contains(source.text(index))
  }

  /// The string literal that begins at an index, with or without Objective-C's `@`.
  private func literal(at index: Int) -> String? {
    let start = source.isSymbol(index, "@") ? index + 1 : index
    return source.isString(start) ? source.text(start) : nil
  }

  func location(_ index: Int) -> SourceLocation {
    let token = source.tokens[index]
    return SourceLocation(file: file, line: token.line, column: token.column, offset: token.range.lowerBound)
  }

  // MARK: Uses in a file

  /// The nibs that are registered with a reuse identifier in the same expression that names them.
  var registrations: [SourceRegistration] {
    source.tokens.indices.compactMap { index in
      guard source.isWord(index, "nibName") || source.isWord(index, "nibWithNibName"),
        case .named(let nib)? = load(after: index)
      else { return nil }
      return registration(of: nib, from: index)
    }
  }

  /// Looks for the identifier within a short distance after the nib's name.
  private func registration(of nib: String, from start: Int) -> SourceRegistration? {
    for index in start..<min(start + 16, source.tokens.count) where source.isSymbol(index, ":") {
      let label = source.text(index - 1)
      guard SourceUses.labels.contains(label) else { continue }
      return SourceRegistration(
        nib: nib, label: label, identifier: literal(at: index + 1), location: location(start))
    }
    return nil
  }

  private static let labels: Set<String> = ["forCellReuseIdentifier", "forCellWithReuseIdentifier"]

  /// All string literals of a file that passes external objects to a nib; empty for any other file. The names
  /// of the external objects are among them.
  static func externalObjects(_ source: SourceText) -> [String] {
    let words: [StaticString] = ["externalObjects", "UINibExternalObjects", "UINibProxiedObjectsKey"]
    guard source.tokens.indices.contains(where: { index in words.contains { source.isWord(index, $0) } })
    else { return [] }
    return source.tokens.indices.filter(source.isString).map(source.text)
  }

  /// The controllers that a file creates, judged by the names of their classes.
  static func creations(_ source: SourceText) -> SourceCreations {
    var found = SourceCreations()
    for index in source.tokens.indices where source.isWord(index) {
      guard let isPlain = creation(at: index, source) else { continue }
      let name = source.text(index)
      guard name.hasSuffix("Controller") else { continue }
      if isPlain { found.plain.insert(name) } else { found.withNibName.insert(name) }
    }
    return found
  }

  /// Whether the class at an index is created without arguments (true) or with the name of a nib (false); `nil` if it is
  /// not created.
  private static func creation(at index: Int, _ source: SourceText) -> Bool? {
    if source.isSymbol(index + 1, "(") {
      if source.isSymbol(index + 2, ")") { return true }
      return source.isWord(index + 2, "nibName") ? false : nil
    }
    guard source.isSymbol(index - 1, "[") else { return nil }
    if source.isWord(index + 1, "new"), source.isSymbol(index + 2, "]") { return true }
    guard source.isWord(index + 1, "alloc"), source.isSymbol(index + 2, "]") else { return nil }
    if source.isWord(index + 3, "init"), source.isSymbol(index + 4, "]") { return true }
    return source.isWord(index + 3, "initWithNibName") ? false : nil
  }
}
