import NibCore
import NibDrawing

/// The commands of kitty's graphics protocol. Only the questions make the terminal answer.
package enum KittyGraphics {
  /// The largest number of bytes of Base64 in one command.
  static let chunkLength = 4096
  /// The front layer of images: behind text, and behind the background of cells that have one of their own.
  static let layer = -1_073_741_825

  /// The commands that store an image in the terminal under a number.
  package static func transmission(of image: PixelImage, id: UInt32) -> [UInt8] {
    transmission(of: image, keys: "a=t,i=\(id)")
  }

  /// The commands that show an image at the cursor and move the cursor behind it.
  package static func display(_ image: PixelImage) -> [UInt8] { transmission(of: image, keys: "a=T") }

  /// The command that shows a part of a stored image at the cursor, which does not move.
  ///
  /// - Parameters:
  ///   - placement: a number for the part, with which it can be removed.
  ///   - x: the left edge of the part in pixels.
  ///   - y: the top edge of the part in pixels.
  ///   - pixels: the size of the part in pixels.
  ///   - cells: the cells that the part fills.
  ///   - layer: the part is in front of those with smaller numbers.
  static func placement(
    ofImage id: UInt32, placement: UInt32, x: Int, y: Int, pixels: PixelSize, cells: CellSize,
    layer: Int = layer
  ) -> [UInt8] {
    command(
      "a=p,i=\(id),p=\(placement),x=\(x),y=\(y),w=\(pixels.width),h=\(pixels.height)"
        + ",c=\(cells.columns),r=\(cells.rows),C=1,z=\(layer),q=2")
  }

  /// The command that declares how many cells the placeholders of a stored image cover.
  static func placeholders(ofImage id: UInt32, cells: CellSize) -> [UInt8] {
    command("a=p,U=1,i=\(id),c=\(cells.columns),r=\(cells.rows),q=2")
  }

  /// The command that removes a part of an image from the screen. The terminal keeps the image.
  static func removal(ofImage id: UInt32, placement: UInt32) -> [UInt8] {
    command("a=d,d=i,i=\(id),p=\(placement),q=2")
  }

  /// The command that removes an image from the screen and from the terminal's memory.
  static func deletion(ofImage id: UInt32) -> [UInt8] { command("a=d,d=I,i=\(id),q=2") }

  /// The question whether the terminal knows the protocol: the command to examine an image of one pixel.
  static let question = question("")
  /// The question whether the terminal knows the protocol with placeholders. Versions of kitty without them do not answer.
  static let placeholderQuestion = question(",U=1")

  private static func question(_ keys: String) -> [UInt8] {
    command("i=\(TerminalReply.kittyQuestion),s=1,v=1,a=q,t=d,f=24" + keys, "AAAA")
  }

  /// The commands that send an image, in chunks.
  private static func transmission(of image: PixelImage, keys: String) -> [UInt8] {
    let isOpaque = image.isOpaque
    let pixels = PNGWriter.compressed(isOpaque ? image.opaqueBytes : image.straightBytes)
    let data = Array(Data(pixels).base64EncodedString().utf8)
    var commands: [UInt8] = []
    commands.reserveCapacity(data.count + data.count / 200 + 100)
    let allKeys = keys + ",f=\(isOpaque ? 24 : 32),o=z,s=\(image.width),v=\(image.height),q=2"
    for start in stride(from: 0, to: data.count, by: chunkLength) {
      let end = min(start + chunkLength, data.count)
      let isLast = end == data.count
      // Only the first command of a transmission has all keys.
      var keys = "m=\(isLast ? 0 : 1),q=2"
      if start == 0 { keys = isLast ? allKeys : allKeys + ",m=1" }
      commands += "\u{1B}_G\(keys);".utf8
      commands += data[start..<end]
      commands += "\u{1B}\\".utf8
    }
    return commands
  }

  private static func command(_ keys: String, _ data: String = "") -> [UInt8] {
    Array("\u{1B}_G\(keys)\(data.isEmpty ? "" : ";" + data)\u{1B}\\".utf8)
  }
}

extension PixelImage {
  /// Whether no pixel is transparent.
  fileprivate var isOpaque: Bool { stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 } }

  /// Red, green and blue of each pixel.
  fileprivate var opaqueBytes: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 3 * width * height) { buffer, count in
      var place = 0
      for pixel in stride(from: 0, to: bytes.count, by: 4) {
        buffer[place] = bytes[pixel]
        buffer[place + 1] = bytes[pixel + 1]
        buffer[place + 2] = bytes[pixel + 2]
        place += 3
      }
      count = place
    }
  }
}
