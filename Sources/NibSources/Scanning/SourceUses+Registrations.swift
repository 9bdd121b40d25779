import NibFormats

extension SourceUses {
  /// The nibs that are registered with a reuse identifier. The call contains the name of the nib, or a constant with
  /// the nib.
  var registrations: [SourceRegistration] {
    var result: [SourceRegistration] = []
    var labels: Set<Int> = []
    for index in source.tokens.indices
    where source.isWord(index, "nibName") || source.isWord(index, "nibWithNibName") {
      guard let label = registrationLabel(from: index) else { continue }
      labels.insert(label)
      result += registrations(of: loads(after: index), label, at: index)
    }
    for label in source.tokens.indices where source.isWord(label) && source.isSymbol(label - 1, ",") {
      guard SourceUses.labels.contains(source.text(label)), !labels.contains(label) else { continue }
      result += registrations(of: names.nibs(before: label - 1), label, at: label)
    }
    return result
  }

  /// The registrations of nibs in one call. The identifier follows a label.
  private func registrations(
    of nibs: [SourceNameExpression], _ label: Int, at index: Int
  ) -> [SourceRegistration] {
    let identifiers = names.values(at: label + 2)
    let literal = source.isSymbol(label + 2, "@") ? label + 3 : label + 2
    let hasLiteral = source.isString(literal)
    let call = call(withLabel: label)
    return nibs.map { nib in
      // A loop over names often registers each nib with its own name.
      let ownName = identifiers.contains(nib) ? nib : nil
      let identifier = identifiers.count == 1 ? identifiers.first : ownName
      return SourceRegistration(
        nib: nib, label: source.text(label), isUIKitMethod: call?.isUIKitMethod ?? false,
        receiver: call?.receiver, identifier: identifier, hasLiteral: hasLiteral,
        owner: names.constants.type(at: index), location: location(index))
    }
  }

  /// The label of the identifier, within a short distance after the nib's name.
  private func registrationLabel(from start: Int) -> Int? {
    (start..<min(start + SourceUses.longestRegistration, source.tokens.count)).first { index in
      source.isSymbol(index + 1, ":") && SourceUses.labels.contains(source.text(index))
    }
  }

  /// The largest number of tokens between the nib's name and the identifier.
  private static let longestRegistration = 24

  private static let labels: Set<String> = ["forCellReuseIdentifier", "forCellWithReuseIdentifier"]

  /// The call that has a label: whether it is UIKit's method for nibs, and its receiver.
  private func call(withLabel label: Int) -> (isUIKitMethod: Bool, receiver: String?)? {
    guard let open = openBracket(before: label) else { return nil }
    if source.isSymbol(open, "(") {
      let isNamed = source.isWord(open - 1, "register") || source.isWord(open - 1, "registerNib")
      return (isNamed && !source.isSymbol(open + 2, ":"), receiver(before: open - 1))
    }
    // The first part of the selector in Objective-C.
    var part = open + 1
    while part < label, !(source.isWord(part) && source.isSymbol(part + 1, ":")) {
      part = source.end(ofGroupAt: part)
    }
    return (source.isWord(part, "registerNib"), source.isWord(part - 1) ? source.text(part - 1) : nil)
  }

  /// The name before the dot in front of a method: the last one in `self.list?.register(`.
  private func receiver(before method: Int) -> String? {
    guard source.isSymbol(method - 1, ".") else { return "self" }
    let isOptional = source.isSymbol(method - 2, "?") || source.isSymbol(method - 2, "!")
    let name = isOptional ? method - 3 : method - 2
    return source.isWord(name) ? source.text(name) : nil
  }

  /// The opening bracket of the call or message that a label belongs to.
  private func openBracket(before label: Int) -> Int? {
    (max(0, label - SourceUses.longestCall)..<label).last { place in
      (source.isSymbol(place, "(") || source.isSymbol(place, "[")) && source.end(ofGroupAt: place) > label
    }
  }

  /// The largest number of tokens between the beginning of a call and the label of the identifier.
  private static let longestCall = 48
}
