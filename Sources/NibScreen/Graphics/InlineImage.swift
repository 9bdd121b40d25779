import NibCore
import NibDrawing

/// iTerm2's inline images: PNG files in an operating system command.
package enum InlineImage {
  /// The command that shows an image at the cursor in the given number of cells.
  ///
  /// - Parameter keepsCursor: whether the cursor stays where it is, in terminals that can do this.
  package static func bytes(
    of image: PixelImage, cells: CellSize, keepsCursor: Bool = false
  ) throws(PNGWriter.Failure) -> [UInt8] {
    let file = try PNGWriter.bytes(of: image, isFast: true)
    let keys =
      "inline=1;size=\(file.count);width=\(cells.columns);height=\(cells.rows);preserveAspectRatio=0"
      + (keepsCursor ? ";doNotMoveCursor=1" : "")
    return Array("\u{1B}]1337;File=\(keys):\(Data(file).base64EncodedString())\u{7}".utf8)
  }
}
