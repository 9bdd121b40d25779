/// The smallest part in which two versions of a text differ, with which each can be made from the other.
package struct TextChange: Hashable, Sendable {
  private let start: Int
  private let old: [UInt8]
  private let new: [UInt8]

  package init(from old: [UInt8], to new: [UInt8]) {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    self.start = start
    self.old = Array(old[start..<old.count - end])
    self.new = Array(new[start..<new.count - end])
  }

  /// Whether the versions are the same.
  package var isEmpty: Bool { old.isEmpty && new.isEmpty }

  /// The new version.
  package func made(in old: [UInt8]) -> [UInt8] { replaced(self.old.count, new, in: old) }

  /// The old version.
  package func undone(in new: [UInt8]) -> [UInt8] { replaced(self.new.count, old, in: new) }

  private func replaced(_ count: Int, _ bytes: [UInt8], in text: [UInt8]) -> [UInt8] {
    var text = text
    text.replaceSubrange(start..<start + count, with: bytes)
    return text
  }
}
