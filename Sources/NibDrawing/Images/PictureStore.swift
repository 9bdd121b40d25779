import Foundation
import NibCore
import Synchronization

/// The pictures that were read from files, as long as the files stay as they are.
///
/// Kept are pictures no larger than a terminal can show, the ones used last, up to `budget` bytes.
final class PictureStore: Sendable {
  /// The store that all drawings share.
  static let shared = PictureStore()

  /// Why a file shows no picture.
  struct Problem: Error, Hashable {
    var message: String
  }

  /// What is known about a file.
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

    /// Keeps an entry, and forgets those that were not used for the longest time when there are too many bytes.
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
  /// Longer sides are not told apart in cells.
  private static let longestSide = 512
  private static let largestFile = 32 << 20

  /// An empty store that keeps about so many bytes.
  init(budget: Int = 64 << 20) { self.budget = budget }

  /// The picture in a file, read at the first call and again when the file changed.
  ///
  /// - Throws: `Problem` for a file that is missing, too large, or no PNG.
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
