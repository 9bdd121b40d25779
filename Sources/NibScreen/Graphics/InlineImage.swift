import NibCore
import NibDrawing

/// iTerm2's inline images: PNG files in an operating system command.
package enum InlineImage {
  /// The command that shows an image at the cursor.
  ///
  /// - Parameters:
  ///   - cells: the number of cells that the image fills; `nil` to show its pixels in their own size.
  ///   - keepsCursor: whether the cursor stays where it is, in terminals that can do this.
  package static func bytes(
    of image: PixelImage, cells: CellSize? = nil, keepsCursor: Bool = false
  ) throws(PNGWriter.Failure) -> [UInt8] {
    let file = try PNGWriter.bytes(of: image, isFast: true)
    let size =
      cells.map { "width=\($0.columns);height=\($0.rows)" }
      ?? "width=\(image.width)px;height=\(image.height)px"
    let keys =
      "inline=1;size=\(file.count);\(size);preserveAspectRatio=0" + (keepsCursor ? ";doNotMoveCursor=1" : "")
    return Array("\u{1B}]1337;File=\(keys):\(Data(file).base64EncodedString())\u{7}".utf8)
  }
}
