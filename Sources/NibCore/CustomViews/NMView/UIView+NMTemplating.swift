extension UIView {
  /// Makes this view look like a template: takes over its properties, and a copy of everything in it.
  ///
  /// The template stays as it is and can be used again, without a nib being read again. This view keeps the subviews
  /// that it has, its center, and what is special to its class. Copies carry what an archive of the template would:
  /// texts, fonts, colors, tags, images, nested views and the constraints between them; not outlets, nor the targets of
  /// controls, nor gesture recognizers.
  public func applyViewTemplate(_ template: UIView) {
    nmTakeProperties(of: template)
    NibCopier.copySubviews(of: template, into: self)
  }

  /// Makes this view look like a template by taking over its properties and its very subviews, in their order.
  ///
  /// The template is empty afterwards. Constraints between it and its subviews come along (the original, which knew
  /// none, would have lost them): they are about this view then.
  public func applyViewTemplateByCopyingHierarchy(_ template: UIView) {
    nmTakeProperties(of: template)
    let constraints = template.constraints
    let guides = template.layoutGuides
    template.removeConstraints(constraints)
    for guide in guides { addLayoutGuide(guide) }
    for subview in template.subviews { addSubview(subview) }
    for constraint in constraints {
      constraint.nibMoveItems(from: template, to: self)
      addConstraint(constraint)
    }
  }

  /// The properties that every view has; the bounds last, around the present center.
  private func nmTakeProperties(of template: UIView) {
    backgroundColor = template.backgroundColor
    isHidden = template.isHidden
    alpha = template.alpha
    isOpaque = template.isOpaque
    clipsToBounds = template.clipsToBounds
    clearsContextBeforeDrawing = template.clearsContextBeforeDrawing
    isUserInteractionEnabled = template.isUserInteractionEnabled
    isMultipleTouchEnabled = template.isMultipleTouchEnabled
    isExclusiveTouch = template.isExclusiveTouch
    autoresizingMask = template.autoresizingMask
    autoresizesSubviews = template.autoresizesSubviews
    contentMode = template.contentMode
    contentStretch = template.contentStretch
    contentScaleFactor = template.contentScaleFactor
    tag = template.tag
    bounds = template.bounds
  }
}
