// Controllers whose content cannot be shown in a terminal or is not in the document. Each shows a frame with its name
// instead.

/// A view that shows a controller's name in place of its content.
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

/// A reference to a scene of another storyboard (`<viewControllerPlaceholder>`) for which that scene is not loaded.
package final class StoryboardReference: UIViewController {
  /// The names of the other storyboard and its scene, such as `Main.HelpViewController`; `nil` for an empty
  /// reference.
  var nibTarget: String? {
    let element = nibOrigin?.element
    let parts = [element?["storyboardName"], element?["referencedIdentifier"]].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ".")
  }

  override func nibMakeDefaultView() -> UIView { nibMakePlaceholderView() }
}

/// A video player, shown as a frame with its name.
package class AVPlayerViewController: UIViewController {
  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + [
        "videoGravity", "showsPlaybackControls", "allowsPictureInPicturePlayback",
        "updatesNowPlayingInfoCenter",
      ].map { .ignored($0, because: "a terminal plays no video") }
  }

  override func nibMakeDefaultView() -> UIView { nibMakePlaceholderView() }
}

/// A controller that draws with OpenGL, shown as a frame with its name.
package class GLKViewController: UIViewController {
  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + ["preferredFramesPerSecond", "pauseOnWillResignActive", "resumeOnDidBecomeActive"].map {
        .ignored($0, because: "OpenGL draws nothing in a terminal")
      }
  }

  override func nibMakeDefaultView() -> UIView { nibMakePlaceholderView() }
}

/// A controller for a SwiftUI view. Documents do not contain the SwiftUI view, so a frame with the name is
/// shown.
package class UIHostingController: UIViewController {
  override func nibMakeDefaultView() -> UIView { nibMakePlaceholderView() }
}

/// A controller that takes photos or chooses them from the library, shown as a frame with its name.
open class UIImagePickerController: UINavigationController {
  /// The source of the pictures.
  public enum SourceType: Int, Hashable, Sendable { case photoLibrary, camera, savedPhotosAlbum }

  /// The keys of the chosen picture's information.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
  }

  /// Stored, but has no effect.
  open var sourceType = SourceType.photoLibrary
  /// Stored, but has no effect.
  open var allowsEditing = false
  /// Stored, but has no effect.
  open var mediaTypes: [String] = []

  /// Always false: a terminal has no camera and no photos.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .ignored("sourceType", because: "a terminal has no camera and no photos"),
      .ignored("allowsEditing", because: "a terminal has no camera and no photos"),
    ] + NibRow<UIImagePickerController, NavigationControllerWord>.table(.property("mediaTypes", \.mediaTypes))
  }
}

/// Methods that an image picker calls. In a terminal, nothing can be picked, so they are not called.
public protocol UIImagePickerControllerDelegate: AnyObject {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
