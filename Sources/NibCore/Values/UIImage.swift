import Foundation

/// A reference to an image. A terminal shows its name, and layout needs its size.
///
/// There is no bitmap. Images are immutable.
public final class UIImage: NSObject, Sendable {
  /// The source of the image.
  public enum NibSource: Hashable, Sendable {
    /// An empty image.
    case empty
    /// An image of the bundle or of an asset catalog.
    case named(String)
    /// A symbol of Apple's library, such as `star.fill`.
    case system(String)
  }

  /// Whether the image's own colors or the tint color are shown.
  public enum RenderingMode: Int, Hashable, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  /// The source of the image.
  package let nibSource: NibSource
  /// The size in points, from the document's resources or for a symbol; `nil` if it is unknown.
  package let nibSize: CGSize?
  /// Whether the image's own colors or the tint color are shown.
  public let renderingMode: RenderingMode
  /// The symbol's own scale, which applies where the view that shows it does not set one.
  package let nibSymbolScale: SymbolConfiguration.Scale

  /// The size in points; zero if it is unknown.
  public var size: CGSize { nibSize ?? .zero }

  /// The name of the image or symbol; `nil` for an empty image.
  public var nibName: String? {
    switch nibSource {
    case .empty: nil
    case .named(let name), .system(let name): name
    }
  }

  /// Whether this is a symbol of Apple's library.
  public var isSymbolImage: Bool {
    if case .system = nibSource { true } else { false }
  }

  /// Creates an image from its source and, if known, its size in points.
  public init(
    nibSource: NibSource, size: CGSize? = nil, renderingMode: RenderingMode = .automatic,
    symbolScale: SymbolConfiguration.Scale = .default
  ) {
    self.nibSource = nibSource
    nibSize = size
    self.renderingMode = renderingMode
    nibSymbolScale = symbolScale
    super.init()
  }

  /// Creates an empty image.
  public override convenience init() { self.init(nibSource: .empty) }

  /// Creates a reference to the image with the given name; `nil` for an empty name.
  ///
  /// The image is not looked up, because it can be in an asset catalog that only Xcode compiles.
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(nibSource: .named(name))
  }

  /// Creates a reference to a symbol of Apple's library; `nil` for an empty name.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(nibSource: .system(name))
  }

  /// The same image, shown in its own colors or as a template for the tint color.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(nibSource: nibSource, size: nibSize, renderingMode: mode, symbolScale: nibSymbolScale)
  }

  /// The same symbol with the given scale.
  func nibWithSymbolScale(_ scale: SymbolConfiguration.Scale) -> UIImage {
    UIImage(nibSource: nibSource, size: nibSize, renderingMode: renderingMode, symbolScale: scale)
  }

  /// Images are equal if they have the same source, size, mode and scale.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return nibSource == other.nibSource && nibSize == other.nibSize
      && renderingMode == other.renderingMode && nibSymbolScale == other.nibSymbolScale
  }

  /// A hash of the source.
  public override var hash: Int { nibSource.hashValue }
}

extension UIImage {
  /// The representation of the image in a line of text: a symbol's glyph, or otherwise the image's name.
  var nibCellText: String? {
    guard let name = nibName else { return nil }
    return isSymbolImage ? SymbolGlyphs.glyph(of: name) ?? name : name
  }
}
