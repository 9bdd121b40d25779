import NibFormats

/// Finds uses of nibs in Swift or Objective-C code: nibs that are loaded or registered, and segues that are performed.
struct SourceUses {
  let source: SourceText
  let file: String
  let names: SourceNameReader

  init(_ source: SourceText, file: String) {
    self.source = source
    self.file = file
    names = SourceNameReader(source)
  }

  // MARK: Uses in a method

  /// Adds the uses in the body of a method to the method and to its class.
  func scan(_ body: Range<Int>, _ method: inout SourceMethod, _ owner: inout SourceClass) {
    var instantiates = false
    // `loadNibNamed` also instantiates the nib. `UINib(nibName:)` does not, so it counts only if the method also calls
    // `instantiate`.
    var loads: [(load: SourceNameExpression, isComplete: Bool)] = []
    for index in body where source.isWord(index) {
      if let call = call(at: index) { method.calls.insert(call) }
      if source.isWord(index, "super") { method.callsSuper = true }
      if source.isWord(index, "instantiate") || source.isWord(index, "instantiateWithOwner") {
        instantiates = true
        if source.isSymbol(index - 1, ".") { loads += names.nibs(before: index - 1).map { ($0, true) } }
      }
      let isComplete = source.isWord(index, "loadNibNamed")
      if isComplete || source.isWord(index, "nibName") || source.isWord(index, "nibWithNibName") {
        loads += self.loads(after: index).map { ($0, isComplete) }
      }
      if let view = viewWithNewSubview(at: index, in: body) { owner.viewsWithNewSubviews.append(view) }
      owner.performedSegues += segues(at: index)
    }
    method.loads += loads.filter { $0.isComplete || instantiates }.map(\.load)
    let results = SourceResults(source, body)
    method.returnedNumber = results.number
    method.usesCount = results.usesCount
    method.makesCells = results.makesCells
    method.hasBody = !body.isEmpty
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
    // A word or `*` before the name declares a variable, `UIView *view = other`, except `in`, which begins a closure.
    let isDeclared = source.isWord(index - 1) || source.isSymbol(index - 1, "*")
    return !isDeclared || source.isWord(index - 1, "in")
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

  /// The possible names in the argument after `loadNibNamed` or `nibName`.
  func loads(after index: Int) -> [SourceNameExpression] {
    guard source.isSymbol(index + 1, "(") || source.isSymbol(index + 1, ":") else { return [] }
    return names.values(at: index + 2)
  }

  /// The identifiers of segues that the object itself performs at the index.
  private func segues(at index: Int) -> [SourceName] {
    let start: Int
    if source.isWord(index, "performSegue"), source.isWord(index + 2, "withIdentifier") {
      start = index + 4
    } else if source.isWord(index, "performSegueWithIdentifier") {
      start = index + 2
    } else {
      return []
    }
    guard isSentToSelf(index) else { return [] }
    let method = method(alwaysReaching: index)
    return names.values(at: start).map {
      SourceName(text: $0, location: location(index), method: method)
    }
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

  func location(_ index: Int) -> SourceLocation {
    let token = source.tokens[index]
    return SourceLocation(file: file, line: token.line, column: token.column, offset: token.range.lowerBound)
  }

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
    var creations = SourceCreations()
    for index in source.tokens.indices where source.isWord(index) {
      guard let isPlain = creation(at: index, source) else { continue }
      let name = source.text(index)
      guard name.hasSuffix("Controller"), name.first?.isUppercase == true else { continue }
      if isPlain { creations.plain.insert(name) } else { creations.withNibName.insert(name) }
    }
    return creations
  }

  /// Whether the class at an index is created without arguments (true) or with the name of a nib (false); `nil` if it
  /// is not created.
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
