extension UIView {
  /// Makes this view look like a template: copies its properties and adds copies of its subviews.
  ///
  /// The template does not change, so it can be applied to several views after reading its nib once. This view keeps
  /// its existing subviews, its center, and properties that are specific to its class. Copies contain what an archive
  /// of the template would contain: texts, fonts, colors, tags, images, nested views and the constraints between them,
  /// but no outlets, targets of controls or gesture recognizers.
  public func applyViewTemplate(_ template: UIView) {
    nmCopyProperties(of: template)
    NibCopier.copySubviews(of: template, into: self)
  }

  /// Makes this view look like a template: copies its properties and moves its subviews into this view, in their
  /// order. (Despite its name, which is that of the Objective-C original, the method does not copy the subviews.)
  ///
  /// The template is empty afterwards. Its layout guides and constraints are moved too, and then refer to
  /// this view. (The original was written before constraints existed and does not move them.)
  public func applyViewTemplateByCopyingHierarchy(_ template: UIView) {
    nmCopyProperties(of: template)
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

  /// Copies the properties that every view has. The size changes around the view's current center.
  private func nmCopyProperties(of template: UIView) {
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
