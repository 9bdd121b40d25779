import Synchronization

/// A value that follows from the names in a folder, such as whether the folder is that of a project.
///
/// All documents of a folder need the same value, and a folder can contain thousands of files. The value of a folder is
/// therefore stored until the folder changes. Several threads can use it.
package final class FolderFact<Value: Sendable>: Sendable {
  private struct Known: Sendable {
    let folder: FileStatus
    let value: Value
  }

  private let find: @Sendable ([String]) -> Value
  private let knownValues = Mutex<[String: Known]>([:])

  /// The maximum number of folders whose values are stored.
  private static var limit: Int { 4_096 }

  /// - Parameter find: determines the value from the sorted names of everything in a folder, including hidden entries.
  ///   A folder that cannot be read has no names.
  package init(_ find: @escaping @Sendable (_ names: [String]) -> Value) { self.find = find }

  /// The value for a folder. Cost: O(1) if the value is stored, otherwise O(*n* log *n*) for *n* names.
  package func value(in folder: String) -> Value {
    let status = try? FileStatus(of: folder)
    if let status, let found = knownValues.withLock({ $0[folder] }), found.folder.isSameListing(as: status) {
      return found.value
    }
    let isSettled = status.map { $0.stamp.isSettled } ?? false
    guard let names = try? FolderWalk.readNames(in: folder) else { return find([]) }
    let value = find(names)
    if let status, isSettled {
      knownValues.withLock { knownValues in
        if knownValues.count >= Self.limit { knownValues.removeAll() }
        knownValues[folder] = Known(folder: status, value: value)
      }
    }
    return value
  }
}

extension FileStatus {
  /// Whether a status is that of the same folder, with the same names in it.
  fileprivate func isSameListing(as other: FileStatus) -> Bool { isSame(as: other) && stamp == other.stamp }
}

extension FileStamp {
  /// The time in seconds in which a file can change again without getting another modification time. Some file systems
  /// store even seconds only.
  private static let resolution: Int64 = 2

  /// Whether a change from now on gives the file another modification time.
  fileprivate var isSettled: Bool { seconds < Int64(time(nil)) - FileStamp.resolution }
}
