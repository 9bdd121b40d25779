import NibCore

#if canImport(CPNG)
  import CPNG
#endif

/// Writes PNG files. The same image gives the same bytes.
package enum PNGWriter {
  /// The reason why an image could not be written.
  package enum Failure: Error, Hashable, CustomStringConvertible {
    /// libpng's message.
    case failed(String)
    /// The program was built without libpng.
    case unsupported

    package var description: String {
      switch self {
      case .failed(let reason): "the image cannot be written: \(reason)"
      case .unsupported: "this program was built without a writer for PNG files"
      }
    }
  }

  #if canImport(CPNG)
    package static func bytes(of image: PixelImage) throws(Failure) -> [UInt8] {
      let pixels = image.straightBytes
      var header = png_image()
      var count = nibpng_limit(&header, UInt32(image.width), UInt32(image.height))
      var isWritten = false
      // The limit is as large as the pixels; memory that the file does not need is never touched.
      let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
        isWritten = nibpng_write(&header, pixels, buffer.baseAddress, &count)
        initialized = isWritten ? count : 0
      }
      guard isWritten else { throw failure(of: header) }
      return bytes
    }

    private static func failure(of image: png_image) -> Failure {
      withUnsafeBytes(of: image.message) { .failed(String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)) }
    }
  #else
    /// Throws `unsupported`, because the program was built without libpng.
    package static func bytes(of image: PixelImage) throws(Failure) -> [UInt8] { throw .unsupported }
  #endif
}
