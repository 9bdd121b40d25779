import NibCore
import NibDrawing

/// Finds the images that values of rows name: files beside the data or the nib, images of the project, and symbols.
/// URLs are not fetched.
struct RowImages {
  /// The reason why an image cannot be shown.
  enum Problem: Error, Hashable {
    case url
    case missing
    /// The file is an image of another format than PNG or JPEG, or is damaged.
    case notDrawn
    case notAnImage

    var message: String {
      switch self {
      case .url: "is a URL, which is not fetched"
      case .missing: "is not a file beside the data or the nib, and not in the asset catalogs"
      case .notDrawn: "is not a PNG or JPEG image, and other formats are not drawn"
      case .notAnImage: "is a file, but not an image"
      }
    }
  }

  /// The suffixes of the files that are drawn.
  private static let suffixes = [".png", ".jpg", ".jpeg"]
  /// The folders of the data and of the nib.
  private let folders: [String]

  init(_ content: PreviewContent) {
    let files = [content.data?.file, content.prototype.document.file].compactMap { $0 }
    folders = files.filter(Disk.exists).map { Disk.folder(of: $0) }
  }

  /// The image that a value names. The image has the size of its file, as in the app. A symbol has the size of the
  /// view's image.
  ///
  /// - Throws: a `Problem` if there is no such image, or if it cannot be drawn.
  func image(named value: String, in view: UIView) throws(Problem) -> UIImage {
    let isFileURL = value.hasPrefix("file://")
    if !isFileURL, value.contains("://") || value.hasPrefix("data:") { throw .url }
    let path = isFileURL ? String(value.dropFirst("file://".count)) : value
    if let file = file(at: path) { return try image(at: file, scale: ImageSet(file: file).files[0].scale) }
    return try projectImage(named: path, in: view)
  }

  /// The name of an image that is not found: the last component of its path or URL.
  static func name(of value: String) -> String {
    let path = value.split(separator: "?", maxSplits: 1).first.map(String.init) ?? value
    return value.hasPrefix("data:") ? "data" : Disk.name(of: path)
  }

  private func image(at path: String, scale: Double) throws(Problem) -> UIImage {
    guard let image = UIImage(nibFile: path, scale: scale) else { throw .notAnImage }
    guard ImageFormat(suffixOf: path)?.isDrawn == true else { throw .notDrawn }
    return image
  }

  /// The file at a path that is absolute or relative to one of the folders. The suffix can be omitted, and the file can
  /// have two or three pixels per point.
  private func file(at path: String) -> String? {
    guard !path.endsExactly(with: "/"), !path.utf8.contains(0) else { return nil }
    // The paths of some web services begin with a slash and are meant to be relative.
    let relative = String(path.drop { $0 == "/" })
    let paths =
      (path.beginsExactly(with: "/") ? [path] : []) + folders.map { Disk.path(of: relative, in: $0) }
    let suffix = RowImages.suffixes.first { path.lowercased().hasSuffix($0) }
    let stems = paths.map { String($0.dropLast(suffix?.count ?? 0)) }
    let candidates =
      paths
      + (suffix.map { [$0] } ?? RowImages.suffixes).flatMap { suffix in
        ["@2x", "@3x", ""].flatMap { scale in stems.map { $0 + scale + suffix } }
      }
    return candidates.first { Disk.exists($0) && !Disk.isFolder($0) }
  }

  /// The image of the project with a name, with or without a suffix.
  private func projectImage(named value: String, in view: UIView) throws(Problem) -> UIImage {
    let environment = NibEnvironment.current
    let stem = [".png", ".jpg", ".jpeg", ".pdf", ".svg"].first { value.lowercased().hasSuffix($0) }
      .map { String(value.dropLast($0.count)) }
    for name in [value, stem].compactMap({ $0 }) {
      if let file = environment.catalogs?.imageFile(named: name, for: environment.traits) {
        let size = try image(at: file.path, scale: file.scale).nibSize
        return UIImage(nibSource: .named(name), size: size)
      }
      if environment.catalogs?.contains(imageNamed: name) == true { throw .notDrawn }
    }
    let current = (view as? UIImageView)?.image
    let isSymbol = current?.isSymbolImage ?? false
    guard UIImage.nibIsSymbolName(value), stem == nil, isSymbol || UIImage.nibIsKnownSymbol(value)
    else { throw .missing }
    return UIImage(
      nibSource: .system(value), size: isSymbol ? current?.nibSize : nil,
      renderingMode: current?.renderingMode ?? .automatic)
  }
}
