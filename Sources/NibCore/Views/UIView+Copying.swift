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

extension UIView: NibCopied {}

extension NibCopier {
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
    for case (let original as UIView, let view as UIView) in pairs {
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
    if let copy = existingCopy(of: item) { return copy }
    guard let guide = item as? UILayoutGuide, let view = counterpart(of: guide.owningView) as? UIView else {
      return nil
    }
    return view.nibStandardGuide(guide.role)
  }
}

extension NibCopyCoder {
  /// Copies the state of the original and of its subviews to a view that created its subviews itself, for example
  /// from its nib. Subviews match if they have the same index and class. A subview of the original without a match
  /// is copied and added.
  func copyState(to view: UIView) {
    guard let original = original as? UIView else { return }
    view.nibCopyState(of: original, copier)
    copier.copyDescendantState(of: original, to: view)
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
