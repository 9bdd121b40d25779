/// Copies views with all their descendants. The result is the same as that of archiving and unarchiving on iOS.
///
/// The copier copies the state that a class's attribute table describes and the state that `encode(with:)` writes. It
/// does not copy connections (outlets, delegates, targets of controls) or gesture recognizers.
final class NibCopier {
  /// The copies, by the identity of their originals. An original that is referred to twice is copied once.
  private var copies: [ObjectIdentifier: AnyObject] = [:]
  private var copiedViews: [(original: UIView, copy: UIView)] = []

  /// Adds copies of the subviews of `template` to `view`, with copies of the constraints between them.
  /// Constraints between a subview and `template` become constraints between the copy and `view`.
  static func copySubviews(of template: UIView, into view: UIView) {
    let copier = NibCopier()
    copier.register(view, for: template)
    copier.copyGuides(of: template, into: view)
    for subview in template.nibArchivedSubviews {
      if let copy = copier.copy(of: subview) { view.nibAddDecodedSubview(copy) }
    }
    copier.copyConstraints()
  }

  /// Returns a copy of a view; `nil` if the `init?(coder:)` of its class returns `nil`.
  static func copy(of view: UIView) -> UIView? {
    let copier = NibCopier()
    let copy = copier.copy(of: view)
    copier.copyConstraints()
    return copy
  }

  // MARK: Objects

  /// Registers a copy while it is being made, so that its children can refer to it.
  func register(_ copy: AnyObject, for original: AnyObject) {
    copies[ObjectIdentifier(original)] = copy
    if let original = original as? UIView, let copy = copy as? UIView {
      copiedViews.append((original, copy))
    }
  }

  func copy(of view: UIView) -> UIView? {
    if let known = copies[ObjectIdentifier(view)] { return known as? UIView }
    let coder = NibCopyCoder(view, self)
    view.encode(with: coder)
    return NibEnvironment.$current.withValue(view.nibEnvironment) { type(of: view).init(coder: coder) }
  }

  private func copy(of object: NibObject) -> NibObject? {
    if let known = copies[ObjectIdentifier(object)] { return known as? NibObject }
    let coder = NibCopyCoder(object, self)
    object.encode(with: coder)
    return type(of: object).init(coder: coder)
  }

  /// Returns the value to store in a copied object for a value of the original. Views and other nib objects, and
  /// arrays of them, are copied. All other values are shared.
  func copied<Value>(_ value: Value) -> Value {
    guard let copy = copyOfAny(value) else { return value }
    return copy as? Value ?? value
  }

  /// Separate from `copied` and never inlined, because the optimizer of Swift 6.3 casts a nil `Value` as if
  /// it were an object, which crashes the program.
  @inline(never)
  private func copyOfAny(_ value: Any) -> Any? {
    switch value {
    case let view as UIView: copy(of: view)
    case let object as NibObject: copy(of: object)
    case let views as [UIView]: views.compactMap { copy(of: $0) }
    case let objects as [NibObject]: objects.compactMap { copy(of: $0) }
    default: nil
    }
  }

  // MARK: State

  /// Copies all state that the attribute tables of the class describe.
  func copyState(of original: any NibDecodable, to copy: any NibDecodable) {
    let rows = NibAttributeTable.table(of: type(of: original)).copying
    // All rows are copied twice, because some values depend on later ones: a slider's value depends on its
    // limits.
    for _ in 0..<2 {
      for row in rows { row.copy?(original, copy, self) }
    }
  }

  /// Copies the state of a view's descendants to the descendants of a view that was created separately. Two views
  /// match if they have the same index and class. A subview without a match is copied and added.
  func copyDescendantState(of original: UIView, to view: UIView) {
    for (index, subview) in original.subviews.enumerated() {
      let counterpart = view.subviews.indices.contains(index) ? view.subviews[index] : nil
      if let counterpart, type(of: counterpart) == type(of: subview) {
        counterpart.nibCopyState(of: subview, self)
        copyDescendantState(of: subview, to: counterpart)
      } else if let copy = copy(of: subview) {
        view.addSubview(copy)
      }
    }
  }

  // MARK: Layout

  /// Adds copies of a view's layout guides to its copy.
  func copyGuides(of original: UIView, into view: UIView) {
    for guide in original.layoutGuides {
      let copy = UILayoutGuide(role: guide.role)
      copy.identifier = guide.identifier
      view.addLayoutGuide(copy)
      register(copy, for: guide)
    }
  }

  /// Copies the constraints of all copied views, after all items have been copied. A constraint with an item
  /// outside the copied views is left out.
  func copyConstraints() {
    for (original, view) in copiedViews {
      for constraint in original.constraints {
        guard let first = counterpart(of: constraint.firstItem) else { continue }
        let second = counterpart(of: constraint.secondItem)
        guard !constraint.hasSecondItem || second != nil else { continue }
        view.addConstraint(constraint.nibCopy(firstItem: first, secondItem: second))
      }
    }
  }

  /// The copy of a constraint's item; `nil` if the item was not copied.
  private func counterpart(of item: AnyObject?) -> AnyObject? {
    guard let item else { return nil }
    if let copy = copies[ObjectIdentifier(item)] { return copy }
    guard let guide = item as? UILayoutGuide, let view = counterpart(of: guide.owningView) as? UIView else {
      return nil
    }
    return view.nibStandardGuide(guide.role)
  }
}
