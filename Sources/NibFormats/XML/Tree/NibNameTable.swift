/// The distinct names of a document's elements and attributes. Each name has a small number.
///
/// Names are slices of the document's bytes. Numbers are assigned in order of appearance.
package struct NibNameTable: Sendable {
  package typealias ID = UInt32

  private struct Entry {
    var slice: NibTree.Slice
    var hash: UInt64
  }

  private var entries: [Entry] = []
  /// The names as texts, which are requested for each element and attribute.
  private var texts: [String] = []
  /// The hash table, with open addressing: the number of an entry plus one, or 0 for a free slot. The size is
  /// a power of two.
  private var slots = [ID](repeating: 0, count: 256)

  /// The number of the name at `range`. A new name gets the next number.
  mutating func intern(_ range: Range<Int>, hash: UInt64, in bytes: [UInt8]) -> ID {
    var slot = firstSlot(of: hash)
    while slots[slot] != 0 {
      let id = slots[slot] - 1
      if isEntry(id, range, hash, in: bytes) { return id }
      slot = (slot + 1) & (slots.count - 1)
    }
    let id = ID(truncatingIfNeeded: entries.count)
    entries.append(Entry(slice: NibTree.Slice(range), hash: hash))
    texts.append(String(decoding: bytes[range], as: UTF8.self))
    slots[slot] = id + 1
    if entries.count * 2 > slots.count { grow() }
    return id
  }

  /// The number of a name, `nil` if the document does not use it.
  package func id(of name: String, in bytes: [UInt8]) -> ID? {
    Self.withBytes(of: name) { id(of: $0, in: bytes) }
  }

  /// Calls a function with the bytes of a name. Nearly all names are literals, whose bytes are contiguous.
  @inline(__always)
  static func withBytes<Result>(
    of name: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    name.utf8.withContiguousStorageIfAvailable(body) ?? Array(name.utf8).withUnsafeBufferPointer(body)
  }

  /// The id of a name that the table has.
  private func id(of name: UnsafeBufferPointer<UInt8>, in bytes: [UInt8]) -> ID? {
    var hash = emptyHash
    for byte in name { hash = Self.hash(hash, adding: byte) }
    var slot = firstSlot(of: hash)
    while slots[slot] != 0 {
      if isEntry(slots[slot] - 1, name, hash, in: bytes) { return slots[slot] - 1 }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  @inline(__always)
  /// Whether an entry is the given name.
  private func isEntry(_ id: ID, _ name: UnsafeBufferPointer<UInt8>, _ hash: UInt64, in bytes: [UInt8])
    -> Bool
  {
    let entry = entries[Int(id)]
    guard entry.hash == hash, entry.slice.length == UInt32(truncatingIfNeeded: name.count) else {
      return false
    }
    let start = Int(entry.slice.start)
    for index in name.indices where bytes[start + index] != name[index] { return false }
    return true
  }

  /// Whether a number is that of a name. Faster than comparing it with the number of the name.
  func isName(_ id: ID, _ name: String, in bytes: [UInt8]) -> Bool {
    Self.withBytes(of: name) { isName(id, $0, in: bytes) }
  }

  /// Whether a number is that of the name with the given bytes.
  @inline(__always)
  func isName(_ id: ID, _ name: UnsafeBufferPointer<UInt8>, in bytes: [UInt8]) -> Bool {
    let slice = entries[Int(id)].slice
    guard Int(slice.length) == name.count else { return false }
    let start = Int(slice.start)
    // The names of attributes with the same length differ more often at their ends.
    for index in name.indices.reversed() where bytes[start + index] != name[index] { return false }
    return true
  }

  /// The name with a number.
  package func string(_ id: ID) -> String { texts[Int(id)] }

  /// The range of the first occurrence of the name.
  func range(_ id: ID) -> Range<Int> { entries[Int(id)].slice.range }

  /// The initial value of the hash of a name.
  let emptyHash = NibNameTable.seed

  /// A random seed per process, so that a file cannot be crafted whose names all collide.
  private static let seed = UInt64.random(in: UInt64.min...UInt64.max)

  /// FNV-1a, one byte per step, so that a reader can hash a name while it searches for its end.
  @inline(__always)
  static func hash(_ hash: UInt64, adding byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  /// The slot where the search for a name begins. The hash is multiplied, because the last bytes of a name change only
  /// a few bits of FNV: names with the same beginning would all get neighboring slots.
  @inline(__always)
  private func firstSlot(of hash: UInt64) -> Int {
    Int(truncatingIfNeeded: (hash &* 0x9E37_79B9_7F4A_7C15) &>> 32) & (slots.count - 1)
  }

  @inline(__always)
  /// Whether an entry is the name in a range of the bytes.
  private func isEntry(_ id: ID, _ range: Range<Int>, _ hash: UInt64, in bytes: [UInt8]) -> Bool {
    let entry = entries[Int(id)]
    guard entry.hash == hash, entry.slice.length == UInt32(truncatingIfNeeded: range.count) else {
      return false
    }
    var known = Int(entry.slice.start)
    for index in range {
      if bytes[index] != bytes[known] { return false }
      known += 1
    }
    return true
  }

  /// Doubles the number of slots.
  private mutating func grow() {
    slots = [ID](repeating: 0, count: slots.count * 2)
    for (index, entry) in entries.enumerated() {
      var slot = firstSlot(of: entry.hash)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = ID(truncatingIfNeeded: index + 1)
    }
  }
}
