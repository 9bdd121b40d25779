/// Makes NSLayoutConstraints from `<constraint>` elements.
struct ConstraintDecoder {
  private let instantiation: NibInstantiation
  private let holder: UIView

  init(_ instantiation: NibInstantiation, holder: UIView) {
    self.instantiation = instantiation
    self.holder = holder
  }

  /// Decodes one constraint and adds it to the holder, now or once its items exist. One that the size class
  /// or Interface Builder's "installed" box switches off is made (outlets may name it) but not added.
  func decode(_ element: NibElement) {
    guard itemsExist(element) else { return instantiation.deferConstraint(element, holder: holder) }
    guard let constraint = constraint(element) else {
      return report(element, "the constraint has no attribute that can be laid out; it is left out")
    }
    if isInstalled(element) { holder.addConstraint(constraint) }
  }

  func constraint(_ element: NibElement) -> NSLayoutConstraint? {
    guard let first = item(element["firstItem"]), let attribute = attribute(element, "firstAttribute") else {
      return nil
    }
    let second: AnyObject? = element["secondItem"].flatMap { item($0) }
    if element["secondItem"] != nil, second == nil { return nil }
    let secondAttribute =
      self.attribute(element, "secondAttribute") ?? (second == nil ? .notAnAttribute : attribute)
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation(element), toItem: second,
      attribute: secondAttribute, multiplier: multiplier(element), constant: constant(element))
    if let priority = number(element, "priority"), (0...1000).contains(priority) {
      constraint.priority = UILayoutPriority(Float(priority))
    }
    constraint.identifier = element["identifier"]
    constraint.nibOrigin = NibOrigin(element)
    instantiation.register(constraint, for: element)
    return constraint
  }

  func isInstalled(_ element: NibElement) -> Bool {
    guard element.bool("installed") ?? true else { return false }
    return element.id.map { !instantiation.disabledIDs.contains($0) } ?? true
  }

  private func itemsExist(_ element: NibElement) -> Bool {
    ["firstItem", "secondItem"].allSatisfy { name in
      element[name].map { instantiation.object(id: $0) != nil } ?? true
    }
  }

  /// Without a first item the constraint is about the view that holds it.
  private func item(_ id: String?) -> AnyObject? {
    guard let id else { return holder }
    let object = instantiation.object(id: id)
    return object is UIView || object is UILayoutGuide ? object : nil
  }

  private func attribute(_ element: NibElement, _ name: String) -> NSLayoutConstraint.Attribute? {
    guard let word = element[name] else { return nil }
    if let attribute = NibWords.layoutAttribute(word) { return attribute }
    report(element, "'\(word)' is no layout attribute")
    return nil
  }

  private func relation(_ element: NibElement) -> NSLayoutConstraint.Relation {
    switch element["relation"] {
    case "lessThanOrEqual": .lessThanOrEqual
    case "greaterThanOrEqual": .greaterThanOrEqual
    default: .equal
    }
  }

  private func multiplier(_ element: NibElement) -> CGFloat {
    guard let text = element["multiplier"] else { return 1 }
    if let value = NibMultiplier.parse(text), value.isFinite { return CGFloat(value) }
    report(element, "'\(text)' is no multiplier; 1 is used")
    return 1
  }

  /// The constant, the canvas' size class considered.
  private func constant(_ element: NibElement) -> CGFloat {
    var value = number(element, "constant") ?? 0
    for variation in element.variations(for: instantiation.environment.nibTraits) {
      value = number(variation, "constant") ?? value
    }
    return CGFloat(value)
  }

  private func number(_ element: NibElement, _ name: String) -> Double? {
    guard let text = element[name] else { return nil }
    if let value = nibFinite(text) { return value }
    report(element, "'\(text)' is no \(name) that can be laid out; the default is used")
    return nil
  }

  private func report(_ element: NibElement, _ message: String) {
    instantiation.report(
      Diagnostic("malformed-constraint", .warning, message, at: element.location, path: element.nibObjectPath)
    )
  }
}
