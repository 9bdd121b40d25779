import Foundation

/// A reference to an image. A terminal shows its name, and layout needs its size.
///
/// There is no bitmap. Images are immutable.
public final class UIImage: NSObject, Sendable {
  /// The source of the image.
  package enum NibSource: Hashable, Sendable {
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
  package var nibName: String? {
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
  package init(
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

extension UIImage {
  /// Creates a reference to an image in memory; `nil` if the bytes are not an image.
  ///
  /// PNG, JPEG, GIF and BMP are recognized by their first bytes, which for PNG, GIF and BMP also contain the
  /// size. A terminal shows the name of the format.
  public convenience init?(data: Data) {
    guard let header = PictureHeader(data) else { return nil }
    self.init(nibSource: .named(header.kind), size: header.size)
  }

  /// Creates a reference to the image in a file; `nil` if there is none.
  public convenience init?(contentsOfFile path: String) {
    guard let bytes = FileBytes.ifReadable(path), let header = PictureHeader(Data(bytes)) else {
      return nil
    }
    self.init(nibSource: .named(Disk.name(of: path)), size: header.size)
  }
}

/// The information in the first bytes of an image file.
private struct PictureHeader {
  let kind: String
  /// The size in points at scale 1; `nil` if it is not in the first bytes.
  let size: CGSize?

  init?(_ data: Data) {
    let bytes = [UInt8](data.prefix(26))
    func number(_ offset: Int, _ count: Int, bigEndian: Bool) -> CGFloat? {
      guard bytes.count >= offset + count else { return nil }
      let part = bytes[offset..<offset + count]
      return CGFloat((bigEndian ? Array(part) : part.reversed()).reduce(0) { $0 << 8 | Int($1) })
    }
    func size(_ offset: Int, _ count: Int, bigEndian: Bool) -> CGSize? {
      guard let width = number(offset, count, bigEndian: bigEndian),
        let height = number(offset + count, count, bigEndian: bigEndian)
      else { return nil }
      return CGSize(width: width, height: height)
    }
    if bytes.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) {
      (kind, self.size) = ("PNG", size(16, 4, bigEndian: true))
    } else if bytes.starts(with: "GIF8".utf8) {
      (kind, self.size) = ("GIF", size(6, 2, bigEndian: false))
    } else if bytes.starts(with: "BM".utf8) {
      (kind, self.size) = ("BMP", size(18, 4, bigEndian: false))
    } else if bytes.starts(with: [0xff, 0xd8, 0xff]) {
      (kind, self.size) = ("JPEG", nil)
    } else {
      return nil
    }
  }
}
