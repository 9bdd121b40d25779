import Foundation

/// A reference to a picture: a terminal shows its name, and layout needs its size.
///
/// There is no bitmap behind it. Images do not change once made.
public final class UIImage: NSObject, Sendable {
  /// What the image refers to.
  public enum NibSource: Hashable, Sendable {
    /// No picture at all.
    case empty
    /// A picture of the bundle or of an asset catalog.
    case named(String)
    /// A symbol of Apple's library, such as `star.fill`.
    case system(String)
  }

  /// Whether the picture's own colors or the tint color are shown.
  public enum RenderingMode: Int, Hashable, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  /// What the image refers to.
  package let nibSource: NibSource
  /// The size in points when it is known: from the document's resources, or for a symbol.
  package let nibSize: CGSize?
  /// Whether the picture's own colors or the tint color are shown.
  public let renderingMode: RenderingMode
  /// A symbol's own scale, where the place that shows it asks for none.
  package let nibSymbolScale: SymbolConfiguration.Scale

  /// The size in points; zero when unknown.
  public var size: CGSize { nibSize ?? .zero }

  /// The name of the picture or symbol; nil for an empty image.
  public var nibName: String? {
    switch nibSource {
    case .empty: nil
    case .named(let name), .system(let name): name
    }
  }

  /// Whether it is a symbol of Apple's library.
  public var isSymbolImage: Bool {
    if case .system = nibSource { true } else { false }
  }

  /// An image from what it refers to and, if known, its size in points.
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

  /// An image of nothing.
  public override convenience init() { self.init(nibSource: .empty) }

  /// A reference to the picture of that name; nil for an empty name.
  ///
  /// The picture is not searched for: it may lie in an asset catalog that only Xcode compiles.
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(nibSource: .named(name))
  }

  /// A reference to a symbol of Apple's library; nil for an empty name.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(nibSource: .system(name))
  }

  /// The same picture, to be shown in its own colors or as a stencil for the tint color.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(nibSource: nibSource, size: nibSize, renderingMode: mode, symbolScale: nibSymbolScale)
  }

  /// The same symbol with a scale of its own.
  func nibWithSymbolScale(_ scale: SymbolConfiguration.Scale) -> UIImage {
    UIImage(nibSource: nibSource, size: nibSize, renderingMode: renderingMode, symbolScale: scale)
  }

  /// Equal images refer to the same picture with the same size, mode and scale.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return nibSource == other.nibSource && nibSize == other.nibSize
      && renderingMode == other.renderingMode && nibSymbolScale == other.nibSymbolScale
  }

  /// A hash that equal images share.
  public override var hash: Int { nibSource.hashValue }
}

extension UIImage {
  /// The image in a line of text: a symbol's glyph, else its name.
  var nibCellText: String? {
    guard let name = nibName else { return nil }
    return isSymbolImage ? SymbolGlyphs.glyph(of: name) ?? name : name
  }
}
