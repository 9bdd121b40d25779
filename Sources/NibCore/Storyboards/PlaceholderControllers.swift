// Controllers whose content is no affair of a terminal, or is not in the document: they show a frame with
// their names.

/// A controller's name where its view would be.
final class ControllerStandInView: NibPlaceholderView {
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
  /// A frame with the controller's name, of the screen's size.
  func nibMakeStandInView() -> UIView {
    let view = ControllerStandInView(
      name: nibStandInName, frame: CGRect(origin: .zero, size: nibStandInSize))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  private var nibStandInName: String {
    let framework = nibClassName(of: self)
    if let reference = (self as? StoryboardReference)?.nibTarget { return "Storyboard: \(reference)" }
    guard let custom = nibOrigin?.customClass, custom != framework else { return framework }
    return self is NibContainerController || type(of: self) != UIViewController.self
      ? "\(custom) (\(framework))" : custom
  }

  /// References are small on Interface Builder's canvas.
  private var nibStandInSize: CGSize {
    self is StoryboardReference ? CGSize(width: 240, height: 64) : nibEnvironment.screenSize
  }
}

/// A scene of another storyboard that is not followed: `<viewControllerPlaceholder>`.
public final class StoryboardReference: UIViewController {
  /// The other storyboard and its scene, such as `Main.HelpViewController`; nil for a reference to nothing.
  package var nibTarget: String? {
    let element = nibOrigin?.element
    let parts = [element?["storyboardName"], element?["referencedIdentifier"]].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ".")
  }

  override func nibMakeDefaultView() -> UIView { nibMakeStandInView() }
}

/// Plays a film.
open class AVPlayerViewController: UIViewController {
  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .ignored("videoGravity", because: "no film plays in a terminal"),
      .ignored("showsPlaybackControls", because: "no film plays in a terminal"),
      .ignored("allowsPictureInPicturePlayback", because: "no film plays in a terminal"),
      .ignored("updatesNowPlayingInfoCenter", because: "no film plays in a terminal"),
    ]
  }

  override func nibMakeDefaultView() -> UIView { nibMakeStandInView() }
}

/// Draws with OpenGL.
open class GLKViewController: UIViewController {
  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .ignored("preferredFramesPerSecond", because: "OpenGL draws nothing in a terminal"),
      .ignored("pauseOnWillResignActive", because: "OpenGL draws nothing in a terminal"),
      .ignored("resumeOnDidBecomeActive", because: "OpenGL draws nothing in a terminal"),
    ]
  }

  override func nibMakeDefaultView() -> UIView { nibMakeStandInView() }
}

/// Shows a SwiftUI view, which documents do not hold.
open class UIHostingController: UIViewController {
  override func nibMakeDefaultView() -> UIView { nibMakeStandInView() }
}

/// Takes or chooses pictures.
open class UIImagePickerController: UINavigationController {
  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .ignored("sourceType", because: "a terminal has no camera and no photos"),
      .ignored("allowsEditing", because: "a terminal has no camera and no photos"),
    ]
  }
}
