/// Creates `NSLayoutConstraint`s from the `<constraint>` elements of one view, and adds them to the view.
struct ConstraintDecoder {
  private let instantiation: NibInstantiation
  /// The view whose element contains the constraints.
  private let view: UIView

  init(_ instantiation: NibInstantiation, view: UIView) {
    self.instantiation = instantiation
    self.view = view
  }

  /// Decodes one constraint and adds it to the view, either now or once its items exist. A constraint that is
  /// switched off by the size class or by Interface Builder's "Installed" checkbox is created, because outlets
  /// may refer to it, but not added.
  func decode(_ element: NibElement) {
    guard itemsExist(element) else {
      return instantiation.whenObjectsExist { [view] in ConstraintDecoder($0, view: view).add(element) }
    }
    add(element)
  }

  /// Decodes one constraint whose items exist.
  private func add(_ element: NibElement) {
    guard let constraint = constraint(element) else { return }
    if isInstalled(element) { view.addConstraint(constraint) }
  }

  /// The decoded constraint; `nil` if an item, an attribute, the multiplier or the constant cannot be used. The problem is
  /// reported, except for the items that `reportItem` ignores.
  private func constraint(_ element: NibElement) -> NSLayoutConstraint? {
    guard let first = item(element[ConstraintWord.firstItem], of: element) else { return nil }
    let second: AnyObject? = element[ConstraintWord.secondItem].flatMap { item($0, of: element) }
    if element[ConstraintWord.secondItem] != nil, second == nil { return nil }
    guard let attribute = attribute(element[ConstraintWord.firstAttribute] ?? "", of: element) else {
      return nil
    }
    let secondAttribute =
      element[ConstraintWord.secondAttribute].map { self.attribute($0, of: element) }
      ?? (second == nil ? .notAnAttribute : attribute)
    guard let secondAttribute else { return nil }
    guard let multiplier = multiplier(element), let constant = constant(element) else { return nil }
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation(element), toItem: second,
      attribute: secondAttribute, multiplier: multiplier, constant: constant)
    if let priority = priority(element) { constraint.priority = priority }
    constraint.identifier = element[ConstraintWord.identifier]
    constraint.nibOrigin = NibOrigin(element)
    instantiation.register(constraint, for: element)
    return constraint
  }

  /// Whether a constraint exists for the current size classes.
  private func isInstalled(_ element: NibElement) -> Bool {
    guard element.bool(ConstraintWord.installed) ?? true else { return false }
    // Interface Builder shows placeholder constraints on its canvas, but leaves them out of compiled nibs.
    if element.bool(ConstraintWord.placeholder) ?? false,
      !instantiation.environment.rules.follows(.placeholderConstraints)
    {
      return false
    }
    return element.id.map { !instantiation.disabledIDs.contains($0) } ?? true
  }

  private func itemsExist(_ element: NibElement) -> Bool {
    ["firstItem", "secondItem"].allSatisfy { name in
      element[name].map { instantiation.object(id: $0) != nil } ?? true
    }
  }

  /// The view or layout guide with the given id; `nil` if there is none. Without an id, the item is the view
  /// that contains the constraint.
  private func item(_ id: String?, of element: NibElement) -> AnyObject? {
    guard let id else { return view }
    let object = instantiation.object(id: id)
    if object is UIView || object is UILayoutGuide { return object }
    reportItem(id, of: element)
    return nil
  }

  /// Reports an item that cannot be laid out. Nothing is reported for an item that the size class switches off, because
  /// its constraints are switched off with it. An item that is missing from the document is reported by the document's
  /// own diagnostics.
  private func reportItem(_ id: String, of element: NibElement) {
    guard let item = instantiation.document.object(id: id), !instantiation.isSwitchedOff(item) else { return }
    let isElsewhere = item.ancestor(named: "scene") != element.ancestor(named: "scene")
    let reason = isElsewhere ? "is in another scene" : "has no frame, so it cannot be laid out"
    report(element, "<\(item.name)> \(reason); the constraint is left out")
  }

  private func attribute(_ word: String, of element: NibElement) -> NSLayoutConstraint.Attribute? {
    if let attribute = SchemaWords.layoutAttributes.value(word) as NSLayoutConstraint.Attribute? {
      return attribute
    }
    report(element, "'\(word)' is not a layout attribute; the constraint is left out")
    return nil
  }

  private func relation(_ element: NibElement) -> NSLayoutConstraint.Relation {
    element.value(of: ConstraintWord.relation) ?? .equal
  }

  /// The multiplier; `nil` if it cannot be used.
  private func multiplier(_ element: NibElement) -> CGFloat? {
    guard let text = element[ConstraintWord.multiplier] else { return 1 }
    if let value = NibMultiplier.parse(text), LayoutProblem.isUsable(value) { return CGFloat(value) }
    report(element, "'\(text)' is not a valid multiplier; the constraint is left out")
    return nil
  }

  /// The constant in points, as varied for the size classes of the environment; `nil` if it cannot be used.
  private func constant(_ element: NibElement) -> CGFloat? {
    var text = element["constant"]
    for variation in element.variations(for: instantiation.environment.nibTraits) {
      text = variation["constant"] ?? text
    }
    guard let text else { return 0 }
    if let value = nibFinite(text) { return CGFloat(value) }
    report(element, "'\(text)' is not a valid constant; the constraint is left out")
    return nil
  }

  /// The priority; `nil` for the default.
  private func priority(_ element: NibElement) -> UILayoutPriority? {
    guard let text = element["priority"] else { return nil }
    if let priority = UILayoutPriority(nibText: text), priority.rawValue > 0 { return priority }
    report(element, "'\(text)' is not a priority above 0 and up to 1000; the default of 1000 is used")
    return nil
  }

  private func report(_ element: NibElement, _ message: String) {
    instantiation.report(
      Diagnostic(.malformedConstraint, message, at: element.location, path: element.nibObjectPath))
  }
}

extension DiagnosticKind {
  package static let malformedConstraint = DiagnosticKind(
    "malformed-constraint", .layout, .warning,
    "A constraint has an attribute, multiplier, priority or number that is not valid, or an item that has no frame.",
    advice: "Correct it.",
    wrong: .constrained(#"firstAttribute="widht" constant="40""#),
    right: .constrained(#"firstAttribute="width" constant="40""#))
}

extension RuleExample {
  fileprivate static func constrained(_ attributes: String) -> RuleExample {
    """
    <view id="root"><rect key="frame" x="0" y="0" width="40" height="40"/>
      <constraints>
        <constraint \(attributes) id="c"/>
      </constraints>
    </view>
    """
  }
}
