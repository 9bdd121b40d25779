extension UIView {
  /// Returns a copy of the view and its descendants, as if it were archived and unarchived on iOS; `nil` if the
  /// `init?(coder:)` of its class returns `nil`.
  public func nibCopy() -> UIView? { NibCopier.copy(of: self) }

  /// Makes this view a copy of the coder's original.
  func nibDecodeCopy(from coder: NibCopyCoder) {
    guard let original = coder.original as? UIView else { return }
    coder.copier.register(self, for: original)
    nibCopyState(of: original, coder.copier)
    coder.copier.copyGuides(of: original, into: self)
    for subview in original.nibArchivedSubviews {
      guard let copy = coder.copier.copy(of: subview), copy.superview !== self else { continue }
      nibAddDecodedSubview(copy)
    }
  }

  /// Copies the geometry and the properties of another view, but neither its superview nor its subviews.
  func nibCopyState(of original: UIView, _ copier: NibCopier) {
    nibOrigin = original.nibOrigin
    storedFrame = original.storedFrame
    storedBoundsOrigin = original.storedBoundsOrigin
    copier.copyState(of: original, to: self)
    layer.nibCopyProperties(of: original.layer, copier)
  }
}

extension NSLayoutConstraint {
  /// Returns a copy of the constraint with other items.
  func nibCopy(firstItem: AnyObject, secondItem: AnyObject?) -> NSLayoutConstraint {
    let copy = NSLayoutConstraint(
      item: firstItem, attribute: firstAttribute, relatedBy: relation, toItem: secondItem,
      attribute: secondAttribute, multiplier: multiplier, constant: constant)
    copy.priority = priority
    copy.identifier = identifier
    copy.shouldBeArchived = shouldBeArchived
    copy.nibOrigin = nibOrigin
    return copy
  }

  /// Replaces `old` with `new` if it is an item of the constraint. A standard layout guide of `old`, such as the safe
  /// area, is replaced with that of `new`.
  func nibMoveItems(from old: UIView, to new: UIView) {
    func moved(_ item: AnyObject?) -> AnyObject? {
      if item === old { return new }
      guard let guide = item as? UILayoutGuide, guide.owningView === old else { return item }
      return new.nibStandardGuide(guide.role)
    }
    nibReplaceItems(first: moved(firstItem), second: moved(secondItem))
  }
}
