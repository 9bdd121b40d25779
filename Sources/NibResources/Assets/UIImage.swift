import Foundation

/// A reference to an image: its name and, if known, its size. Images are immutable.
///
/// An image contains no pixels. The renderer reads them from the project's image files, or from the bytes of the image;
/// if it finds none, it shows the name.
public final class UIImage: NSObject, Sendable {
  package enum NibSource: Hashable, Sendable {
    case empty
    /// An image of the bundle or of an asset catalog.
    case named(String)
    /// The image in the file at a path.
    case file(String)
    /// A symbol of SF Symbols, such as `star.fill`.
    case system(String)
  }

  /// Whether the image is shown in its own colors or in the tint color.
  public enum RenderingMode: Int, Hashable, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  package let nibSource: NibSource
  /// The size in points, for example from the document's resources; `nil` if it is unknown.
  package let nibSize: CGSize?
  /// Whether the image is shown in its own colors or in the tint color.
  public let renderingMode: RenderingMode
  /// The bytes of an image that was created from bytes.
  package let nibData: Data?
  /// The configuration of a symbol. Views that set one themselves have priority.
  package let nibConfiguration: SymbolConfiguration
  /// The color that `withTintColor(_:)` set; `nil` for none.
  package let nibTintColor: UIColor?
  /// The parts that a program made resizable; `nil` if the image has the slices of its image set, if any.
  package let nibSlices: ImageSlices?

  /// The size in points; zero if it is unknown.
  public var size: CGSize { nibSize ?? .zero }

  /// The name of the image or symbol; `nil` for an empty image.
  package var nibName: String? {
    switch nibSource {
    case .empty: nil
    case .named(let name), .system(let name): name
    case .file(let path): Disk.name(of: path)
    }
  }

  /// Whether this is a symbol of SF Symbols.
  public var isSymbolImage: Bool {
    if case .system = nibSource { true } else { false }
  }

  /// Creates an image from its source and, if known, its size in points.
  package init(
    nibSource: NibSource, size: CGSize? = nil, renderingMode: RenderingMode = .automatic,
    configuration: SymbolConfiguration = .unspecified, tintColor: UIColor? = nil, data: Data? = nil,
    slices: ImageSlices? = nil
  ) {
    self.nibSource = nibSource
    nibData = data
    nibSize = size
    self.renderingMode = renderingMode
    nibConfiguration = configuration
    nibTintColor = tintColor
    nibSlices = slices
    super.init()
  }

  /// Creates an empty image.
  public override convenience init() { self.init(nibSource: .empty) }

  /// Whether a text has the form of a symbol's name: it consists of small letters, digits and dots.
  package static func nibIsSymbolName(_ text: String) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && part.unicodeScalars.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) }
    }
  }

  /// The same image with another rendering mode.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { UIImage(nibCopying: self, mode: mode) }

  /// The same image in a color, with a rendering mode if one is given. Views that show a symbol or a template in their
  /// tint color keep doing so; with the rendering mode `alwaysOriginal`, they show this color.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode? = nil) -> UIImage {
    UIImage(nibCopying: self, mode: renderingMode, tintColor: color)
  }

  /// The same image with a configuration.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    UIImage(nibCopying: self, configuration: configuration)
  }

  /// The same symbol with the settings of a configuration; `nil` if the image is not a symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? UIImage(nibCopying: self, configuration: nibConfiguration.applying(configuration)) : nil
  }

  /// The configuration of a symbol.
  public var symbolConfiguration: SymbolConfiguration? { isSymbolImage ? nibConfiguration : nil }

  /// The same image in another size.
  package func nibResized(to size: CGSize) -> UIImage { UIImage(nibCopying: self, size: size) }

  /// Creates the same image in another size.
  package convenience init(nibCopying image: UIImage, size: CGSize?) {
    self.init(
      nibSource: image.nibSource, size: size, renderingMode: image.renderingMode,
      configuration: image.nibConfiguration, tintColor: image.nibTintColor, data: image.nibData,
      slices: image.nibSlices)
  }

  /// The same image with parts that keep their size when it is drawn larger.
  package func nibSliced(_ slices: ImageSlices) -> UIImage { UIImage(nibCopying: self, slices: slices) }

  /// Creates the same image with other settings.
  private convenience init(
    nibCopying image: UIImage, mode: RenderingMode? = nil, tintColor: UIColor? = nil,
    configuration: SymbolConfiguration? = nil, slices: ImageSlices? = nil
  ) {
    self.init(
      nibSource: image.nibSource, size: image.nibSize, renderingMode: mode ?? image.renderingMode,
      configuration: configuration ?? image.nibConfiguration, tintColor: tintColor ?? image.nibTintColor,
      data: image.nibData, slices: slices ?? image.nibSlices)
  }

  /// Whether the image is shown in one color.
  ///
  /// - Parameters:
  ///   - set: the files of the image, whose rendering mode counts if the image has none.
  ///   - standard: whether the view shows images without a rendering mode as templates.
  package func nibIsTemplate(_ set: ImageSet?, standard: Bool) -> Bool {
    switch renderingMode == .automatic ? set?.renderingMode ?? .automatic : renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    case .automatic: standard
    }
  }

  /// The color in which a view with a tint color shows the image.
  ///
  /// - Parameter isTemplate: whether the view shows images without a rendering mode, other than symbols, as templates.
  /// - Returns: `nil` for the image's own colors.
  package func nibColor(tint: UIColor?, isTemplate: Bool = false) -> UIColor? {
    switch renderingMode {
    case .alwaysOriginal: nibTintColor ?? nibConfiguration.nibColor
    case .alwaysTemplate: tint
    case .automatic where isSymbolImage: nibConfiguration.nibColor ?? tint
    case .automatic: isTemplate ? tint : nibTintColor
    }
  }

  /// Images are equal if they have the same source, bytes, size, rendering mode, configuration, color and slices.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return nibSource == other.nibSource && nibSize == other.nibSize
      && renderingMode == other.renderingMode && nibConfiguration == other.nibConfiguration
      && nibTintColor == other.nibTintColor && nibData == other.nibData
      && nibSlices == other.nibSlices
  }

  /// A hash of the source.
  public override var hash: Int { nibSource.hashValue }
}

extension UIImage {
  /// The text that shows the image in a line of cells: the glyph of a symbol if it has one, otherwise the image's
  /// name. `nil` for an empty image.
  package var nibCellText: String? {
    guard let name = nibName else { return nil }
    return isSymbolImage ? SymbolGlyphs.glyph(of: name) ?? name : name
  }
}

extension UIImage {
  /// Creates a reference to an image in memory; `nil` if the bytes are not an image.
  ///
  /// PNG, JPEG, GIF, BMP, HEIC, TIFF and WebP are recognized by their first bytes; the sizes of the last three are not
  /// known. The name of the image is that of the format. The scale has no effect.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard let header = ImageFileHeader([UInt8](data)), !header.format.isVector else { return nil }
    self.init(nibSource: .named(header.format.rawValue), size: header.size, data: data)
  }

  /// Creates a reference to the image in a file, with the file's name. Returns `nil` if the file cannot be read or is
  /// not a file in such a format.
  ///
  /// If the name of the file ends with `@2x` or `@3x`, the image has that number of pixels per point.
  public convenience init?(contentsOfFile path: String) {
    self.init(nibFile: path, scale: ImageSet(file: path).files[0].scale)
  }

  /// Creates a reference to the image in a file with the given number of pixels per point. Returns `nil` if the file
  /// cannot be read or is not a PNG, JPEG, GIF, BMP, PDF or SVG file.
  package convenience init?(nibFile path: String, scale: Double) {
    guard let bytes = FileBytes.ifReadable(path), let header = ImageFileHeader(bytes) else { return nil }
    let size = header.size.map { CGSize(width: $0.width / scale, height: $0.height / scale) }
    self.init(nibSource: .file(path), size: size)
  }
}
