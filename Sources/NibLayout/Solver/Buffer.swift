/// A growing array of plain values that the solver uses in place of `Array`: there is no reference counting and no
/// implicit copying, and indices are checked only in debug builds.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  /// The elements; valid until the next append.
  private(set) var pointer: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private(set) var capacity: Int
  /// Whether the buffer must free its memory; false if the memory belongs to a slab.
  private var isOwner = true

  /// Creates an empty buffer with the given capacity, in elements.
  init(capacity: Int) {
    self.capacity = max(1, capacity)
    pointer = .allocate(capacity: self.capacity)
  }

  /// Creates an empty buffer with the given capacity, in elements. Its memory is part of a slab, which must outlive the
  /// buffer, or separate if the slab has too little memory left. A buffer that outgrows its capacity moves to separate
  /// memory.
  init(capacity: Int, in slab: inout Slab) {
    self.init(capacity: capacity, at: slab.allocate(capacity))
  }

  private init(capacity: Int, at place: UnsafeMutablePointer<Element>?) {
    self.capacity = max(1, capacity)
    pointer = place ?? .allocate(capacity: self.capacity)
    isOwner = place == nil
  }

  init(repeating element: Element, count: Int) {
    self.init(capacity: count)
    append(repeating: element, count: count)
  }

  deinit { if isOwner { pointer.deallocate() } }

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

  /// Removes and returns the last element; `nil` if there is none.
  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return pointer[count]
  }

  /// Keeps the first `count` elements; the memory stays allocated.
  mutating func truncate(to count: Int) {
    assert(count >= 0 && count <= self.count, "truncated to \(count) of \(self.count)")
    self.count = count
  }

  mutating func removeAll() { count = 0 }

  mutating func append(repeating element: Element, count added: Int) {
    if count + added > capacity { reserve(max(count + added, 2 * capacity)) }
    (pointer + count).initialize(repeating: element, count: added)
    count += added
  }

  @inline(never)
  /// Moves the elements to a larger block of memory.
  private mutating func reserve(_ capacity: Int) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.moveInitialize(from: pointer, count: count)
    if isOwner { pointer.deallocate() }
    pointer = larger
    isOwner = true
    self.capacity = capacity
  }
}
