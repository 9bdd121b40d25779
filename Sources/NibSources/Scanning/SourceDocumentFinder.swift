import NibFormats

/// Finds the documents that a file loads by their names, the classes that it expects of their objects, and the nibs
/// that it loads without an owner.
struct SourceDocumentFinder {
  private let source: SourceText
  private let names: SourceNameReader
  private let location: (Int) -> SourceLocation
  private(set) var uses: [SourceDocumentUse] = []
  private(set) var casts: [SourceObjectCast] = []
  private(set) var ownerlessLoads: [SourceOwnerlessLoad] = []

  /// - Parameter location: the location of a token.
  init(_ source: SourceText, _ names: SourceNameReader, location: @escaping (Int) -> SourceLocation) {
    (self.source, self.names, self.location) = (source, names, location)
    for index in source.tokens.indices where source.isWord(index) { scan(index) }
  }

  /// Reads a call that loads a nib or a storyboard.
  private mutating func scan(_ index: Int) {
    if source.isWord(index, "UIStoryboard") {
      guard let open = call(at: index), source.isWord(open + 1, "name") else { return }
      add(.storyboard, value: open + 3, bundleOfCall(at: open) ?? .own)
    } else if source.isWord(index, "UINib") {
      guard let open = call(at: index), source.isWord(open + 1, "nibName") else { return }
      add(.nib, value: open + 3, bundleOfCall(at: open) ?? .own)
      let next = source.end(ofGroupAt: open)
      if source.isSymbol(next, ".") { addLoad(of: names.values(at: open + 3), callAt: next + 1) }
      guard let end = endOfInstantiation(at: next) else { return }
      addCast(of: names.values(at: open + 3), after: end)
    } else if source.isWord(index, "loadNibNamed") {
      scanLoading(index)
    } else if owner(passedAt: index) != nil {
      addLoad(of: nibs(instantiatedAt: index), callAt: index)
      guard source.isSymbol(index - 1, "."), source.isWord(index - 2), source.isSymbol(index + 1, "(") else {
        return
      }
      addCast(of: names.nibs(before: index - 1), after: source.end(ofGroupAt: index + 1))
    } else if source.isSymbol(index + 1, ":") {
      scanLabel(index)
    } else if source.isSymbol(index + 1, "("), source.isWord(index + 2, "nibName") {
      guard let controller = controller(createdAt: index), let bundle = bundleOfCall(at: index + 1) else {
        return
      }
      add(.controllerNib(controller), value: index + 4, bundle)
    }
  }

  /// Reads a message of Objective-C.
  private mutating func scanLabel(_ index: Int) {
    if source.isWord(index, "storyboardWithName"), source.isWord(index - 1, "UIStoryboard") {
      add(.storyboard, value: index + 2, bundleOfMessage(at: index))
    } else if source.isWord(index, "nibWithNibName"), source.isWord(index - 1, "UINib") {
      add(.nib, value: index + 2, bundleOfMessage(at: index))
    } else if source.isWord(index, "initWithNibName") {
      guard let controller = controller(initializedAt: index) else { return }
      add(.controllerNib(controller), value: index + 2, bundleOfMessage(at: index))
    }
  }

  /// Reads `bundle.loadNibNamed("Card", owner: self)` or `[bundle loadNibNamed:@"Card" owner:self options:nil]`.
  private mutating func scanLoading(_ index: Int) {
    let isMessage = source.isSymbol(index + 1, ":")
    // The method with the label `topLevelObjects` is AppKit's.
    guard isMessage || source.isSymbol(index + 1, "("), let owner = label("owner", after: index),
      label("topLevelObjects", after: index) == nil
    else { return }
    if isMessage || owner < source.end(ofGroupAt: index + 1) {
      addLoad(of: names.values(at: index + 2), owner: owner + 2)
    }
    add(.nib, value: index + 2, bundle(in: receiver(before: index)))
    if !isMessage { addCast(of: names.values(at: index + 2), after: source.end(ofGroupAt: index + 1)) }
  }

  /// Adds a use, unless its name or bundle is not known.
  private mutating func add(_ kind: SourceDocumentUse.Kind, value: Int, _ bundle: SourceBundle) {
    let values = names.values(at: value)
    guard !values.isEmpty, bundle != .unknown else { return }
    uses.append(
      SourceDocumentUse(
        kind: kind, names: values, bundle: bundle, owner: names.constants.type(at: value),
        location: location(value)))
  }

  // MARK: Calls

  /// The largest number of tokens of a call.
  private static let longestCall = 48

  /// The opening parenthesis of a call of the initializer of the class at an index.
  private func call(at index: Int) -> Int? {
    if source.isSymbol(index + 1, "(") { return index + 1 }
    let isInitializer = source.isSymbol(index + 1, ".") && source.isWord(index + 2, "init")
    return isInitializer && source.isSymbol(index + 3, "(") ? index + 3 : nil
  }

  private func label(_ label: StaticString, after index: Int) -> Int? {
    (index + 1..<min(index + SourceDocumentFinder.longestCall, source.tokens.count)).first {
      source.isWord($0, label) && source.isSymbol($0 + 1, ":")
    }
  }

  /// The class of the controller that is created at an index: `Card(nibName: ...)`, `super.init(nibName: ...)`.
  private func controller(createdAt index: Int) -> String? {
    guard source.isWord(index, "init") else {
      return source.isSymbol(index - 1, ".") || source.isWord(index - 1, "func") ? nil : source.text(index)
    }
    let receiver = index - 2
    guard source.isSymbol(index - 1, "."), source.isWord(receiver) else { return nil }
    let isOwn = source.isWord(receiver, "super") || source.isWord(receiver, "self")
    return isOwn ? names.constants.type(at: index) : source.text(receiver)
  }

  /// The class of the controller in `[[Card alloc] initWithNibName:...]` or `[super initWithNibName:...]`.
  private func controller(initializedAt index: Int) -> String? {
    if source.isWord(index - 1, "super") || source.isWord(index - 1, "self") {
      return names.constants.type(at: index)
    }
    guard source.isSymbol(index - 1, "]"), source.isWord(index - 2, "alloc"), source.isWord(index - 3) else {
      return nil
    }
    return source.text(index - 3)
  }

  // MARK: Bundles

  /// The words in expressions for the bundle of the code itself.
  private static let ownWords: Set<String> = [
    "nil", "main", "Bundle", "NSBundle", "Foundation", "mainBundle", "bundle", "bundleForClass", "for",
    "type", "of", "self", "Self", "class", "module", "classForCoder",
  ]

  /// The bundle that the tokens of an expression stand for.
  private func bundle(in range: Range<Int>) -> SourceBundle {
    var other: String?
    for index in range {
      if source.isString(index) { return .unknown }
      guard source.isWord(index), !SourceDocumentFinder.ownWords.contains(source.text(index)) else {
        continue
      }
      guard other == nil, source.text(index).first?.isUppercase == true else { return .unknown }
      other = source.text(index)
    }
    return other.map(SourceBundle.of) ?? .own
  }

  /// The bundle that is passed to a call; `nil` if the call has no such argument.
  private func bundleOfCall(at open: Int) -> SourceBundle? {
    let end = source.end(ofGroupAt: open, before: open + SourceDocumentFinder.longestCall) - 1
    guard let start = label("bundle", after: open), start < end else { return nil }
    return bundle(in: start + 2..<endOfArgument(from: start + 2, before: end))
  }

  private func bundleOfMessage(at index: Int) -> SourceBundle {
    guard let start = label("bundle", after: index) else { return .unknown }
    let limit = min(start + SourceDocumentFinder.longestCall, source.tokens.count)
    return bundle(in: start + 2..<endOfArgument(from: start + 2, before: limit))
  }

  /// The comma or closing bracket after an argument.
  private func endOfArgument(from start: Int, before limit: Int) -> Int {
    var place = start
    while place < limit, !source.isSymbol(place, ","), !source.isSymbol(place, "]") {
      place = source.end(ofGroupAt: place, before: limit)
    }
    return max(start, place)
  }

  /// The tokens of the expression to which a message is sent: `Bundle(for: Card.self).` or `[NSBundle mainBundle]`.
  private func receiver(before index: Int) -> Range<Int> {
    let limit = max(0, index - SourceDocumentFinder.longestCall)
    var start = index
    while start > limit {
      let last = start - 1
      if source.isSymbol(last, ")") || source.isSymbol(last, "]") {
        guard
          let open = (limit..<last).last(where: { source.end(ofGroupAt: $0) == start && !source.isWord($0) })
        else { break }
        start = open
        if source.isSymbol(open, "[") { break }
      } else if source.isSymbol(last, ".") || source.isSymbol(last, "?") || source.isSymbol(last, "!") {
        start = last
      } else if source.isWord(last), !source.isWord(start),
        !SourceDocumentFinder.keywords.contains(source.text(last))
      {
        start = last
      } else {
        // In Objective-C, nothing is between the receiver and the message.
        if start == index, source.isWord(last) { start = last }
        break
      }
    }
    return start..<index
  }

  private static let keywords: Set<String> = ["return", "try", "in", "else", "as", "case", "where"]

  // MARK: Owners

  /// Adds the call of a method that creates the objects of a nib, if it passes `nil` as the owner.
  private mutating func addLoad(of nibs: [SourceNameExpression], callAt index: Int) {
    if let owner = owner(passedAt: index) { addLoad(of: nibs, owner: owner) }
  }

  private mutating func addLoad(of nibs: [SourceNameExpression], owner: Int) {
    guard !nibs.isEmpty, source.isWord(owner, "nil") else { return }
    ownerlessLoads.append(
      SourceOwnerlessLoad(nibs: nibs, type: names.constants.type(at: owner), location: location(owner)))
  }

  /// The first token of the owner, if the call at an index is `instantiate(withOwner: owner)`,
  /// `instantiateWithOwner(owner)` or `instantiateWithOwner:owner`.
  private func owner(passedAt index: Int) -> Int? {
    if source.isWord(index, "instantiateWithOwner") { return index + 2 }
    return source.isWord(index, "instantiate") && source.isWord(index + 2, "withOwner") ? index + 4 : nil
  }

  /// The nibs to which the call at an index is sent: a constant, or a new `UINib` in Objective-C.
  private func nibs(instantiatedAt index: Int) -> [SourceNameExpression] {
    if source.isSymbol(index - 1, ".") { return names.nibs(before: index - 1) }
    let receiver = receiver(before: index)
    let creation = receiver.first { source.isWord($0, "nibWithNibName") && source.isWord($0 - 1, "UINib") }
    return creation.map { names.values(at: $0 + 2) } ?? names.nibs(before: index)
  }

  /// The end of the call `.instantiate(withOwner: ...)` at an index.
  private func endOfInstantiation(at index: Int) -> Int? {
    guard source.isSymbol(index, "."), source.isWord(index + 1, "instantiate"),
      source.isSymbol(index + 2, "(")
    else { return nil }
    return source.end(ofGroupAt: index + 2)
  }

  /// Adds the conversion of one of the objects that the call before an index returns.
  private mutating func addCast(of nibs: [SourceNameExpression], after end: Int) {
    var place = afterMarks(end)
    let index: Int?
    if source.isSymbol(place, "."), source.isWord(place + 1, "first") || source.isWord(place + 1, "last") {
      index = source.isWord(place + 1, "first") ? 0 : nil
      place += 2
    } else if source.isSymbol(place, "["), let number = Int(source.text(place + 1)),
      source.isSymbol(place + 2, "]")
    {
      index = number
      place += 3
    } else {
      return
    }
    place = afterMarks(place)
    let isForced = source.isSymbol(place + 1, "!")
    guard !nibs.isEmpty, source.isWord(place, "as"), isForced || source.isSymbol(place + 1, "?") else {
      return
    }
    var type = place + 2
    while source.isSymbol(type + 1, "."), source.isWord(type + 2) { type += 2 }
    guard source.isWord(type), !source.isSymbol(type + 1, "<"), !source.isSymbol(type + 1, "&") else {
      return
    }
    casts.append(
      SourceObjectCast(
        nibs: nibs, index: index, type: source.text(type), isForced: isForced,
        owner: names.constants.type(at: place), location: location(type)))
  }

  /// The first token from an index that is neither a question mark nor an exclamation mark.
  private func afterMarks(_ index: Int) -> Int {
    var place = index
    while source.isSymbol(place, "?") || source.isSymbol(place, "!") { place += 1 }
    return place
  }
}
