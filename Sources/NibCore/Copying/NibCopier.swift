/// Copies views with all below them, as archiving and unarchiving does on iOS.
///
/// What a class's attribute table reaches is copied, and what its `encode(with:)` writes. Connections are not part of it:
/// outlets, delegates, the targets of controls, gesture recognizers.
final class NibCopier {
  /// Copies by their originals: a view that is referred to twice has one copy.
  private var copies: [ObjectIdentifier: AnyObject] = [:]
  private var copiedViews: [(original: UIView, copy: UIView)] = []

  /// Adds copies of the subviews of `template` to `view`, and of the constraints among them and with it.
  static func copySubviews(of template: UIView, into view: UIView) {
    let copier = NibCopier()
    copier.register(view, for: template)
    copier.copyGuides(of: template, into: view)
    for subview in template.nibArchivedSubviews {
      if let copy = copier.copy(of: subview) { view.nibAddDecodedSubview(copy) }
    }
    copier.copyConstraints()
  }

  /// The copy of a view; nil when its class's `init?(coder:)` returns nil.
  static func copy(of view: UIView) -> UIView? {
    let copier = NibCopier()
    let copy = copier.copy(of: view)
    copier.copyConstraints()
    return copy
  }

  // MARK: Objects

  /// Makes a copy known while it is being made.
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

  /// The value as a copy has it: views and other objects of nibs are copied, alone and in lists; all else is shared.
  func copied<Value>(_ value: Value) -> Value {
    guard let copy = copyOfAny(value) else { return value }
    return copy as? Value ?? value
  }

  /// Apart from `copied` and never inlined: the optimizer of Swift 6.3 casts a nil `Value` as if it were an object, and
  /// the program ends.
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

  /// Gives a copy all that the attribute tables of its class reach.
  func copyState(of original: any NibDecodable, to copy: any NibDecodable) {
    let rows = NibAttributeTable.table(of: type(of: original)).copying
    // Twice, as some values need others that come later: a slider's value its limits.
    for _ in 0..<2 {
      for row in rows { row.copy?(original, copy, self) }
    }
  }

  /// Gives views that were made in another way the state of their originals, matched by place and class. Originals that
  /// have no counterpart are copied.
  func carryState(of original: UIView, to view: UIView) {
    for (index, subview) in original.subviews.enumerated() {
      let counterpart = view.subviews.indices.contains(index) ? view.subviews[index] : nil
      if let counterpart, type(of: counterpart) == type(of: subview) {
        counterpart.nibTakeState(of: subview, self)
        carryState(of: subview, to: counterpart)
      } else if let copy = copy(of: subview) {
        view.addSubview(copy)
      }
    }
  }

  // MARK: Layout

  func copyGuides(of original: UIView, into view: UIView) {
    for guide in original.layoutGuides {
      let copy = UILayoutGuide(role: guide.role)
      copy.identifier = guide.identifier
      view.addLayoutGuide(copy)
      register(copy, for: guide)
    }
  }

  /// Copies the constraints of all views that were copied, once every item has its copy. One that reaches out of the
  /// copied views is left out.
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

  private func counterpart(of item: AnyObject?) -> AnyObject? {
    guard let item else { return nil }
    if let copy = copies[ObjectIdentifier(item)] { return copy }
    guard let guide = item as? UILayoutGuide, let view = counterpart(of: guide.owningView) as? UIView else {
      return nil
    }
    return view.nibStandardGuide(guide.role)
  }
}
