import NibCore

/// An image that a view refers to by name, by path or with its bytes, before it is read.
struct ImageReference {
  let image: UIImage
  private let mode: UIView.ContentMode
  /// The area for the image, in points from the view's top left corner.
  private let area: CGRect
  /// Whether an image that is larger than its area is made smaller, separately in each direction.
  private let shrinks: Bool
  /// Whether an image without a rendering mode is drawn as a template here.
  let isTemplateByDefault: Bool
  /// The image's files; `nil` if the project has none, and for an image that was created from bytes.
  let set: ImageSet?

  private init?(
    _ image: UIImage?, _ mode: UIView.ContentMode, in area: CGRect? = nil, isTemplateByDefault: Bool = false,
    of view: UIView
  ) {
    guard let image else { return nil }
    shrinks = area != nil
    self.area = area ?? CGRect(origin: .zero, size: view.bounds.size)
    switch image.nibSource {
    case .named where image.nibData != nil: set = nil
    case .named(let name): set = view.nibEnvironment.catalogs?.image(named: name)
    case .file(let path): set = ImageSet(file: path)
    case .system, .empty: return nil
    }
    self.image = image
    self.mode = mode
    self.isTemplateByDefault = isTemplateByDefault
  }

  /// What the image's file contains; `nil` if there is no file, or if it cannot be read.
  ///
  /// - Parameter pixelsPerPoint: the resolution of the drawing, used to choose among the files of the image.
  func content(
    in view: UIView, _ pixelsPerPoint: Double, store: ImageStore = .shared
  ) -> ReadImage? {
    if let data = image.nibData {
      return (try? store.image(in: data)).map { ReadImage($0, of: image, size: image.nibSize) }
    }
    guard let file = set?.file(for: view.traitCollection, scale: pixelsPerPoint) else { return nil }
    return ReadImage(file, of: image, in: view, store: store)
  }

  /// The frame of an image of the given size, in points from the view's top left corner.
  func place(_ size: CGSize) -> CGRect {
    var size = size
    if shrinks {
      size = CGSize(width: min(size.width, max(0, area.width)), height: min(size.height, max(0, area.height)))
    }
    return mode.place(size, in: area.size).offsetBy(dx: area.minX, dy: area.minY)
  }

  /// The named images of an image view or a button, back to front: a button's background and, if it has no title, its
  /// image. Empty if the image is a symbol, because symbols are drawn as glyphs.
  static func all(of view: UIView) -> [ImageReference] {
    if let view = view as? UIImageView {
      return [ImageReference(view.nibShownImage, view.contentMode, of: view)].compactMap { $0 }
    }
    guard let button = view as? UIButton else { return [] }
    let background = ImageReference(button.currentBackgroundImage, .scaleToFill, of: button)
    guard button.nibTitleText == nil, let image = button.currentImage else {
      return [background].compactMap { $0 }
    }
    let front = ImageReference(
      image, button.nibImageMode, in: button.nibImageArea, isTemplateByDefault: button.tintsImages, of: button
    )
    return front.map { [background, $0].compactMap { $0 } } ?? []
  }
}

extension UIButton {
  /// Whether images that do not say how they are drawn are templates.
  var tintsImages: Bool { buttonType == .system || configuration != nil }
}
