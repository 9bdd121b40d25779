/// A view that shows a controller's name in place of its content, which a terminal cannot show or the
/// document does not contain.
final class ControllerPlaceholderView: NibPlaceholderView {
  private let name: String

  init(name: String, frame: CGRect) {
    self.name = name
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    name = ""
    super.init(coder: coder)
  }

  override var nibPlaceholderName: String { name }
}

extension UIViewController {
  /// Makes a view that shows a frame with the controller's name.
  func nibMakePlaceholderView() -> UIView {
    let view = ControllerPlaceholderView(
      name: nibPlaceholderTitle, frame: CGRect(origin: .zero, size: nibPlaceholderSize))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  /// The name in the frame: the target of a storyboard reference, or the class in the document, followed by the class
  /// of the framework that is used instead.
  private var nibPlaceholderTitle: String {
    let framework = nibClassName(of: self)
    if let reference = (self as? StoryboardReference)?.nibTarget { return "Storyboard: \(reference)" }
    guard let custom = nibOrigin?.customClass, custom != framework else { return framework }
    return type(of: self) != UIViewController.self ? "\(custom) (\(framework))" : custom
  }

  /// The size of the frame in points: that of the screen or, for a storyboard reference, about that on Interface
  /// Builder's canvas.
  private var nibPlaceholderSize: CGSize {
    self is StoryboardReference ? CGSize(width: 240, height: 64) : nibEnvironment.screenSize
  }
}
