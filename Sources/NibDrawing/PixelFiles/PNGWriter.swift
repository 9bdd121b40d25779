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
    /// - Parameter isFast: whether to save time at the cost of a larger file.
    package static func bytes(of image: PixelImage, isFast: Bool = false) throws(Failure) -> [UInt8] {
      let pixels = image.straightBytes
      var header = png_image()
      var count = nibpng_limit(&header, UInt32(image.width), UInt32(image.height))
      if isFast { header.flags |= UInt32(PNG_IMAGE_FLAG_FAST) }
      var isWritten = false
      // The limit is as large as the pixels; memory that the file does not need is never touched.
      let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
        isWritten = nibpng_write(&header, pixels, buffer.baseAddress, &count)
        initialized = isWritten ? count : 0
      }
      guard isWritten else { throw failure(of: header) }
      return bytes
    }

    /// The bytes in the format of zlib. They are compressed quickly, because a person waits for them.
    package static func compressed(_ bytes: [UInt8]) -> [UInt8] {
      let limit = compressBound(UInt(bytes.count))
      return [UInt8](unsafeUninitializedCapacity: Int(limit)) { buffer, initialized in
        var count = limit
        let result = compress2(buffer.baseAddress, &count, bytes, UInt(bytes.count), Z_BEST_SPEED)
        initialized = result == Z_OK ? Int(count) : 0
      }
    }

    private static func failure(of image: png_image) -> Failure {
      withUnsafeBytes(of: image.message) { .failed(String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)) }
    }
  #else
    /// Throws `unsupported`, because the program was built without libpng.
    package static func bytes(of image: PixelImage, isFast: Bool = false) throws(Failure) -> [UInt8] {
      throw .unsupported
    }

    /// The bytes in the format of zlib, without compression.
    package static func compressed(_ bytes: [UInt8]) -> [UInt8] {
      var result: [UInt8] = [0x78, 0x01]
      var (low, high) = (UInt32(1), UInt32(0))
      for start in stride(from: 0, to: max(1, bytes.count), by: 65_535) {
        let part = bytes[start..<min(start + 65_535, bytes.count)]
        let count = UInt16(part.count)
        let isLast = start + part.count == bytes.count
        result.append(isLast ? 1 : 0)
        for number in [count, ~count] { result += [UInt8(number & 0xFF), UInt8(number >> 8)] }
        result += part
        for byte in part {
          low = (low + UInt32(byte)) % 65_521
          high = (high + low) % 65_521
        }
      }
      return result + [high, low].flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    }
  #endif
}
