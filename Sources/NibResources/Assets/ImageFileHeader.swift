import Foundation

/// The format and the size of an image file.
struct ImageFileHeader {
  let format: ImageFormat
  /// The size in pixels, or in points for PDF and SVG; `nil` if it is not known.
  let size: CGSize?

  /// Reads the size from the bytes of a file; `nil` if its format is not known.
  init?(_ bytes: [UInt8]) {
    guard let format = ImageFormat(bytes) else { return nil }
    self.format = format
    size =
      switch format {
      case .png: ImageFileHeader.pngSize(bytes)
      case .jpeg: JPEGHeader(bytes).size
      case .gif: ImageFileHeader.size(bytes, at: 6, 2, bigEndian: false)
      case .bmp: ImageFileHeader.bmpSize(bytes)
      case .pdf: PDFPage(firstOf: PDFFile(bytes))?.size
      case .svg: SVGHeader.size(bytes)
      case .heic, .tiff, .webp: nil
      }
  }

  private static func pngSize(_ bytes: [UInt8]) -> CGSize? {
    // Files that Xcode has optimized for devices have a chunk of 16 bytes before the one with the size.
    let isOptimized = bytes.dropFirst(12).starts(with: "CgBI".utf8)
    return size(bytes, at: isOptimized ? 32 : 16, 4, bigEndian: true)
  }

  private static func bmpSize(_ bytes: [UInt8]) -> CGSize? {
    guard let stored = size(bytes, at: 18, 4, bigEndian: false) else { return nil }
    // A negative height means that the rows are stored from top to bottom.
    let height = Int32(truncatingIfNeeded: Int(exactly: stored.height) ?? 0).magnitude
    return CGSize(width: stored.width, height: CGFloat(height))
  }

  /// Two numbers, one after the other, of the given number of bytes; `nil` if the file ends before.
  private static func size(_ bytes: [UInt8], at start: Int, _ count: Int, bigEndian: Bool) -> CGSize? {
    guard bytes.count >= start + 2 * count else { return nil }
    func number(_ start: Int) -> CGFloat {
      let part = bytes[start..<start + count]
      return CGFloat((bigEndian ? Array(part) : part.reversed()).reduce(0) { $0 << 8 | Int($1) })
    }
    return CGSize(width: number(start), height: number(start + count))
  }
}
