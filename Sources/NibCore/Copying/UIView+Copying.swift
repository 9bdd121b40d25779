extension UIView {
  /// A copy of the view and all below it, as archiving and unarchiving makes one on iOS; nil when the class's
  /// `init?(coder:)` returns nil.
  public func nibCopy() -> UIView? { NibCopier.copy(of: self) }

  /// Becomes a copy of the view that the coder stands for.
  func nibDecodeCopy(from coder: NibCopyCoder) {
    guard let original = coder.original as? UIView else { return }
    coder.copier.register(self, for: original)
    nibTakeState(of: original, coder.copier)
    coder.copier.copyGuides(of: original, into: self)
    for subview in original.nibArchivedSubviews {
      guard let copy = coder.copier.copy(of: subview), copy.superview !== self else { continue }
      nibAddDecodedSubview(copy)
    }
  }

  /// Takes over geometry and properties, but nothing of the hierarchy.
  func nibTakeState(of original: UIView, _ copier: NibCopier) {
    nibOrigin = original.nibOrigin
    storedFrame = original.storedFrame
    storedBoundsOrigin = original.storedBoundsOrigin
    copier.copyState(of: original, to: self)
    layer.nibTake(original.layer, copier)
  }
}

extension NSLayoutConstraint {
  /// The same relation between other items.
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

  /// Makes the constraint be about `new` where it is about `old` or one of its standard guides.
  func nibMoveItems(from old: UIView, to new: UIView) {
    func moved(_ item: AnyObject?) -> AnyObject? {
      if item === old { return new }
      guard let guide = item as? UILayoutGuide, guide.owningView === old else { return item }
      return new.nibStandardGuide(guide.role)
    }
    nibReplaceItems(first: moved(firstItem), second: moved(secondItem))
  }
}
