import NibCore
import Synchronization

/// A cache of the images and drawings read from files and from bytes in memory. An image is read again when its file changes.
///
/// Large images are reduced to at most `longestSide` pixels per side. The most recently used images stay in the cache, up
/// to `budget` bytes.
final class ImageStore: Sendable {
  /// The images for drawings in cells.
  static let shared = ImageStore()
  /// The images for drawings in points, which show the pixels of a whole screen.
  static let detailed = ImageStore(longestSide: 1536, budget: 128 << 20)

  /// The reason why a file cannot be shown as an image.
  struct Problem: Error, Hashable {
    var message: String
    /// The damage of the file itself; `nil` if other programs can read it.
    var damage: String?

    init(_ message: String, damage: String? = nil) { (self.message, self.damage) = (message, damage) }

    /// The problem of a damaged file.
    init(damage: String) { self.init("the image cannot be read: \(damage)", damage: damage) }
  }

  /// The place of an image's bytes.
  private enum Source: Hashable {
    case file(String)
    case memory(Data)
  }

  /// The cached result of reading an image.
  private struct Entry {
    /// The state of the file when it was read; `nil` for bytes in memory.
    var stamp: FileStamp?
    var image: Result<ImageContent, Problem>
    var lastUse: Int

    var cost: Int { (try? image.get().byteCount) ?? 0 }
  }

  private struct State {
    var entries: [Source: Entry] = [:]
    /// The number of lookups so far, which serves as a clock for `Entry.lastUse`.
    var uses = 0
    /// The number of bytes of all images.
    var cost = 0

    /// Stores an entry, and removes the least recently used ones when the cache exceeds `budget` bytes.
    mutating func store(_ entry: Entry, _ source: Source, budget: Int) {
      cost += entry.cost - (entries[source]?.cost ?? 0)
      entries[source] = entry
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
  /// The longest side of a stored image in pixels.
  private let longestSide: Int
  /// The maximum size of a file in bytes.
  private static let largestFile = 32 << 20

  /// Creates an empty store for at most `budget` bytes. Images with a longer side than 512 pixels would look the same in
  /// cells.
  init(longestSide: Int = 512, budget: Int = 64 << 20) {
    self.longestSide = longestSide
    self.budget = budget
  }

  /// The image in a file, read at the first call and again after the file has changed.
  ///
  /// - Throws: `Problem` for a file that is missing, damaged, too large or in another format than PNG, JPEG, PDF and
  ///   SVG, and for a PDF or SVG that mostly consists of parts that are not drawn.
  func image(at path: String) throws(Problem) -> ImageContent {
    guard let stamp = Disk.stamp(of: path) else { throw Self.missingFile }
    return try image(.file(path), stamp) { () throws(Problem) in try read(path) }
  }

  /// The image in bytes in memory, decoded at the first call.
  ///
  /// - Throws: `Problem` for bytes that are not a valid PNG or JPEG.
  func image(in data: Data) throws(Problem) -> ImageContent {
    try image(.memory(data), nil) { () throws(Problem) in try decode([UInt8](data), nil) }
  }

  /// The image of a source, read again if its file has changed.
  private func image(
    _ source: Source, _ stamp: FileStamp?, read: () throws(Problem) -> ImageContent
  ) throws(Problem) -> ImageContent {
    let result: Result<ImageContent, Problem> = state.withLock { state in
      state.uses += 1
      if let entry = state.entries[source], entry.stamp == stamp {
        state.entries[source]?.lastUse = state.uses
        return entry.image
      }
      let image = Result { () throws(Problem) in try read() }
      state.store(Entry(stamp: stamp, image: image, lastUse: state.uses), source, budget: budget)
      return image
    }
    return try result.get()
  }

  private static let missingFile = Problem("the file is missing or cannot be read")

  /// Reads the file of an image.
  private func read(_ path: String) throws(Problem) -> ImageContent {
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try FileBytes.read(path, limit: Self.largestFile)
    } catch {
      if case .tooLarge(let size?, let limit) = error.reason {
        throw Problem("the file has \(size) bytes; the limit is \(limit)")
      }
      if error.reason == .folder { throw Problem(damage: "it is a folder, not a file") }
      throw Self.missingFile
    }
    return try decode(bytes, ImageFormat(suffixOf: path))
  }

  /// - Parameter named: the format by the name of the file.
  private func decode(_ bytes: [UInt8], _ named: ImageFormat?) throws(Problem) -> ImageContent {
    guard let format = ImageFormat(bytes) else { throw Problem(damage: Self.damage(ofUnknown: bytes, named)) }
    if let named, named.isVector, !format.isVector {
      throw Problem(damage: "it is not a file in the format \(named.rawValue)")
    }
    do {
      switch format {
      case .pdf: return .graphic(try PDFContentReader.graphic(bytes))
      case .svg: return .graphic(try SVGReader.graphic(bytes))
      case .png, .jpeg: return .pixels(try PixelImage.read(bytes, longest: longestSide))
      case .gif: if let damage = GIFBlocks.damage(in: bytes) { throw Problem(damage: damage) }
      case .bmp, .heic, .tiff, .webp: break
      }
      throw Problem("images in the format \(format.rawValue) are not drawn")
    } catch let failure as GraphicBuilder.Failure {
      throw Problem("\(failure)", damage: failure.damage)
    } catch let failure as PixelFileFailure {
      throw Problem("\(failure)", damage: failure.damage)
    } catch let problem as Problem {
      throw problem
    } catch {
      throw Problem("\(error)")
    }
  }

  /// The damage of a file that has none of the known formats.
  private static func damage(ofUnknown bytes: [UInt8], _ named: ImageFormat?) -> String {
    if bytes.isEmpty { return "the file is empty" }
    if bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8) {
      return "it is a pointer to a file of Git LFS: fetch the file with 'git lfs pull'"
    }
    return named.map { "it is not a file in the format \($0.rawValue)" }
      ?? "it is not an image in a known format"
  }
}

extension ImageSet.File {
  /// The damage of the file; `nil` if other programs can read the file, or if it does not exist.
  ///
  /// Cost: that of reading the file if it was not read before.
  package var damage: String? {
    guard Disk.stamp(of: path) != nil else { return nil }
    do throws(ImageStore.Problem) {
      _ = try ImageStore.shared.image(at: path)
      return nil
    } catch {
      return error.damage
    }
  }
}
