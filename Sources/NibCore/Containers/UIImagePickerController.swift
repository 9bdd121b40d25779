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
