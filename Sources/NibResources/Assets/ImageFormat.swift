/// A format of image files that is recognized.
package enum ImageFormat: String, Sendable {
  case png = "PNG"
  case jpeg = "JPEG"
  case gif = "GIF"
  case bmp = "BMP"
  case heic = "HEIC"
  case tiff = "TIFF"
  case webp = "WebP"
  case pdf = "PDF"
  case svg = "SVG"

  /// The suffixes of the files of image sets that are used.
  private static let suffixes: [String: ImageFormat] = [
    "png": .png, "jpg": .jpeg, "jpeg": .jpeg, "pdf": .pdf, "svg": .svg, "gif": .gif,
  ]

  /// The format by the suffix of a file, in any case; `nil` for other formats than PNG, JPEG, PDF, SVG and GIF.
  package init?(suffixOf path: String) {
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")),
      let format = ImageFormat.suffixes[path[path.index(after: dot)...].lowercased()]
    else { return nil }
    self = format
  }

  /// The format by the bytes of a file; `nil` for other formats.
  package init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) {
      self = .png
    } else if bytes.starts(with: [0xff, 0xd8, 0xff]) {
      self = .jpeg
    } else if bytes.starts(with: "GIF8".utf8) {
      self = .gif
    } else if bytes.starts(with: "BM".utf8) {
      self = .bmp
    } else if bytes.dropFirst(4).starts(with: "ftyp".utf8) {
      self = .heic
    } else if bytes.starts(with: "II*\0".utf8) || bytes.starts(with: "MM\0*".utf8) {
      self = .tiff
    } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .webp
    } else if bytes.starts(with: "%PDF-".utf8) {
      self = .pdf
    } else if SVGHeader.isSVG(bytes) {
      self = .svg
    } else {
      return nil
    }
  }

  /// Whether files contain pixels that are read.
  package var isDrawn: Bool { self == .png || self == .jpeg }

  /// Whether files contain lines and areas instead of pixels. Asset catalogs can have such files, but programs cannot
  /// make images of their bytes.
  package var isVector: Bool { self == .pdf || self == .svg }
}
