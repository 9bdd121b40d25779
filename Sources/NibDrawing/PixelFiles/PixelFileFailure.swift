import NibCore

/// The reason why the pixels of a PNG or JPEG file could not be read.
enum PixelFileFailure: Error, Hashable, CustomStringConvertible {
  /// The image has more than `PNGReader.maximumPixels` pixels.
  case tooLarge(width: Int, height: Int)
  /// The compressed pixels expand to many more bytes than the image has.
  case surplus
  /// The file is damaged; the value says how, after "the image cannot be read".
  case broken(String)
  /// The file has a form that other programs read; the value names it, as above.
  case unusual(String)
  /// The program was built without a reader for the format.
  case unsupported(ImageFormat)

  var description: String {
    switch self {
    case .tooLarge(let width, let height):
      "the image has \(width) x \(height) pixels; the limit is \(PNGReader.maximumPixels)"
    case .surplus: "the image cannot be read: it contains far more data than it has pixels"
    case .broken(let reason), .unusual(let reason): "the image cannot be read: \(reason)"
    case .unsupported(let format): "this program was built without a reader for \(format.rawValue) files"
    }
  }

  /// The damage of the file; `nil` if other programs can read it.
  var damage: String? { if case .broken(let reason) = self { reason } else { nil } }

  /// The damage of a file of which the end is missing.
  static let incomplete = PixelFileFailure.broken("the file is not complete")

  /// The damage of pixels, with the message of the library that reads them.
  static func damagedPixels(_ message: String) -> PixelFileFailure {
    .broken("its pixels are damaged (\(message))")
  }

  /// The text of a message in an array of C, which ends with a zero.
  static func text<Message>(of message: Message) -> String {
    withUnsafeBytes(of: message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
