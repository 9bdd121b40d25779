/// What is no view and no controller.
enum CodedObjects {
  static let all = [
    customObject, CodedConstraints.constraint, CodedLayoutGuides.guide, CodedLayoutGuides.controllerGuide,
    containerView,
  ]

  /// An object of a class of the app.
  static let customObject = CodedClass("UICustomObject", "customObject", CodedViews.object)

  /// In a nib, the place where another scene is embedded is a plain view.
  static let containerView = CodedClass("UIView", "containerView", below: CodedViews.view, [])
}
