import Synchronization

/// The nibs that have read their document, so that a memory warning can discard the parsed documents.
enum NibCache {
  private struct Entry: @unchecked Sendable { weak var nib: UINib? }
  private static let entries = Mutex<[Entry]>([])

  static func remember(_ nib: UINib) {
    let entry = Entry(nib: nib)
    entries.withLock { entries in
      entries.removeAll { $0.nib == nil }
      entries.append(entry)
    }
  }

  static func purge() {
    for entry in entries.withLock({ $0 }) { entry.nib?.purge() }
  }
}
