import Foundation
import NibCore
import Synchronization

/// A cache of the pictures read from files. A picture is read again when its file changes.
///
/// Pictures are reduced to the size that a terminal can show. The most recently used are kept, up to `budget`
/// bytes.
final class PictureStore: Sendable {
  /// The store that all drawings share.
  static let shared = PictureStore()

  /// The reason why a file cannot be shown as a picture.
  struct Problem: Error, Hashable {
    var message: String
  }

  /// The cached result of reading a file.
  private struct Entry {
    var stamp: FileStamp
    var picture: Result<PixelImage, Problem>
    var lastUse: Int

    var cost: Int { (try? picture.get().bytes.count) ?? 0 }
  }

  private struct State {
    var entries: [String: Entry] = [:]
    var uses = 0
    var cost = 0

    /// Stores an entry, and removes the least recently used ones when the cache exceeds `budget` bytes.
    mutating func keep(_ entry: Entry, _ path: String, budget: Int) {
      cost += entry.cost - (entries[path]?.cost ?? 0)
      entries[path] = entry
      while cost > budget, entries.count > 1,
        let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
      {
        cost -= oldest.value.cost
        entries[oldest.key] = nil
      }
    }
  }

  private let state = Mutex(State())
  private let budget: Int
  /// The longest side of a stored picture in pixels. Larger pictures would look the same in cells.
  private static let longestSide = 512
  private static let largestFile = 32 << 20

  /// An empty store that keeps about `budget` bytes.
  init(budget: Int = 64 << 20) { self.budget = budget }

  /// The picture in a file, read at the first call and again after the file has changed.
  ///
  /// - Throws: `Problem` for a file that is missing, too large or not a PNG.
  func picture(at path: String) throws(Problem) -> PixelImage {
    guard let stamp = Disk.stamp(of: path) else { throw Self.missing }
    let result = state.withLock { state in
      state.uses += 1
      if let known = state.entries[path], known.stamp == stamp {
        state.entries[path]?.lastUse = state.uses
        return known.picture
      }
      let picture = Result { () throws(Problem) in try Self.read(path) }
      state.keep(Entry(stamp: stamp, picture: picture, lastUse: state.uses), path, budget: budget)
      return picture
    }
    return try result.get()
  }

  private static let missing = Problem(message: "the file is missing or may not be read")

  private static func read(_ path: String) throws(Problem) -> PixelImage {
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try FileBytes.read(path, limit: largestFile)
    } catch {
      if case .tooLarge(let size?, let limit) = error.reason {
        throw Problem(message: "the file has \(size) bytes, more than the \(limit) that are read")
      }
      throw missing
    }
    do {
      return try PNGReader.read(bytes).reduced(to: longestSide)
    } catch {
      throw Problem(message: "\(error)")
    }
  }
}

#if canImport(CPNG)
  import CPNG
#endif

/// Reads PNG files. No other type uses libpng.
enum PNGReader {
  /// The reason why a file could not be decoded.
  enum Failure: Error, Hashable, CustomStringConvertible {
    /// The picture has more pixels than any device shows.
    case tooLarge(width: Int, height: Int)
    /// The file is damaged; the value is libpng's message.
    case broken(String)
    /// The program was built without libpng.
    case unsupported

    var description: String {
      switch self {
      case .tooLarge(let width, let height):
        "the picture has \(width) x \(height) pixels, more than the \(PNGReader.mostPixels) that are read"
      case .broken(let reason): "the picture cannot be read: \(reason)"
      case .unsupported: "this program was built without a reader for PNG files"
      }
    }
  }

  /// The maximum number of pixels; such a picture takes 64 megabytes. A file of a few bytes can declare a far
  /// larger size.
  static let mostPixels = 1 << 24

  #if canImport(CPNG)
    /// The picture in a file's bytes.
    static func read(_ bytes: [UInt8]) throws(Failure) -> PixelImage {
      var image = png_image()
      let result: Result<[UInt8], Failure> = bytes.withUnsafeBytes { buffer in
        guard nibpng_begin(&image, buffer.baseAddress, buffer.count) else {
          return .failure(failure(of: image))
        }
        defer { nibpng_free(&image) }
        let (width, height) = (Int(image.width), Int(image.height))
        guard width > 0, height > 0, width <= mostPixels / height else {
          return .failure(.tooLarge(width: width, height: height))
        }
        var pixels = [UInt8](repeating: 0, count: 4 * width * height)
        guard nibpng_finish(&image, &pixels) else { return .failure(failure(of: image)) }
        return .success(pixels)
      }
      let pixels = try result.get()
      guard let picture = PixelImage(width: Int(image.width), height: Int(image.height), straight: pixels)
      else { throw .broken("it has no pixels") }
      return picture
    }

    private static func failure(of image: png_image) -> Failure {
      withUnsafeBytes(of: image.message) { .broken(String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)) }
    }
  #else
    /// Throws `unsupported`, because the program was built without libpng.
    static func read(_ bytes: [UInt8]) throws(Failure) -> PixelImage { throw .unsupported }
  #endif
}
