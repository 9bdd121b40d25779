/// A growing array of plain values in memory of its own: it is no one else's, so nothing is counted or copied
/// behind its back, and indices are checked in debug builds alone.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  /// The elements; good until the next append.
  private(set) var pointer: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private(set) var capacity: Int

  /// An empty buffer with room for so many elements.
  init(capacity: Int = 16) {
    self.capacity = max(1, capacity)
    pointer = .allocate(capacity: self.capacity)
  }

  /// So many equal elements.
  init(repeating element: Element, count: Int) {
    self.init(capacity: count)
    append(repeating: element, count: count)
  }

  deinit { pointer.deallocate() }

  /// Another buffer with the same elements.
  func copy() -> Buffer {
    var result = Buffer(capacity: count)
    result.pointer.initialize(from: pointer, count: count)
    result.count = count
    return result
  }

  var isEmpty: Bool { count == 0 }

  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count, "index \(index) of \(count)")
      return pointer[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count, "index \(index) of \(count)")
      pointer[index] = newValue
    }
  }

  subscript(index: Int32) -> Element {
    get { self[Int(index)] }
    nonmutating set { self[Int(index)] = newValue }
  }

  mutating func append(_ element: Element) {
    if count == capacity { reserve(2 * capacity) }
    (pointer + count).initialize(to: element)
    count += 1
  }

  /// Takes away the last element; nil if there is none.
  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return pointer[count]
  }

  /// Keeps the first elements; the memory stays.
  mutating func truncate(to count: Int) {
    assert(count >= 0 && count <= self.count, "truncated to \(count) of \(self.count)")
    self.count = count
  }

  mutating func removeAll() { count = 0 }

  /// Appends so many equal elements.
  mutating func append(repeating element: Element, count added: Int) {
    if count + added > capacity { reserve(max(count + added, 2 * capacity)) }
    (pointer + count).initialize(repeating: element, count: added)
    count += added
  }

  @inline(never)
  private mutating func reserve(_ capacity: Int) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.moveInitialize(from: pointer, count: count)
    pointer.deallocate()
    pointer = larger
    self.capacity = capacity
  }
}
