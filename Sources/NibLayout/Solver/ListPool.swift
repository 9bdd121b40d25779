/// Stores many short lists in one buffer. The lists are numbered from 0.
///
/// The elements of a list are in a block for 4, 8, 16 ... elements. A list that outgrows its block moves to a larger
/// block, and the next list that needs a block of the old size reuses the old block. If an operation is repeated, the
/// pool therefore allocates no more memory after the first time.
struct ListPool<Element: BitwiseCopyable>: ~Copyable {
  private var lists: Buffer<ListPlace>
  private var elements: Buffer<Element>
  /// The start of the first free block of size 2^n, at index n; -1 if there is none. Each free block contains
  /// the start of the next free block of its size.
  private var freeBlocks: Buffer<Int32>
  /// The value that fills the memory of new blocks.
  private let blank: Element

  /// Creates a pool whose memory is at first part of a slab.
  ///
  /// - Parameters:
  ///   - capacity: the number of lists for which this memory is sufficient.
  ///   - blank: the value that fills the memory of new blocks.
  init(capacity: Int, blank: Element, in slab: inout Slab) {
    precondition(
      MemoryLayout<Element>.stride >= MemoryLayout<Int32>.size,
      "an element must be large enough to contain an index")
    self.blank = blank
    lists = Buffer(capacity: capacity, in: &slab)
    elements = Buffer(capacity: 8 * capacity, in: &slab)
    freeBlocks = Buffer(capacity: Int32.bitWidth, in: &slab)
    freeBlocks.append(repeating: -1, count: Int32.bitWidth)
  }

  private init(copying other: borrowing ListPool) {
    blank = other.blank
    lists = other.lists.copy()
    elements = other.elements.copy()
    freeBlocks = other.freeBlocks.copy()
  }

  /// Another pool with the same lists.
  func copy() -> ListPool { ListPool(copying: self) }

  var count: Int { lists.count }

  /// Adds an empty list, numbered after all others.
  mutating func addList() { lists.append(ListPlace()) }

  /// The elements of a list; valid until any list grows.
  subscript(list: Int32) -> UnsafeMutableBufferPointer<Element> {
    let place = lists[list]
    return UnsafeMutableBufferPointer(start: elements.pointer + Int(place.start), count: Int(place.count))
  }

  /// Whether the list must move to a larger block before another element can be appended.
  func isFull(_ list: Int32) -> Bool { lists[list].count == lists[list].capacity }

  mutating func append(_ element: Element, to list: Int32) {
    let place = lists.pointer + Int(list)
    if place.pointee.count == place.pointee.capacity { move(list, atLeast: place.pointee.count + 1) }
    elements[place.pointee.start + place.pointee.count] = element
    place.pointee.count += 1
  }

  /// Reserves memory for the given number of elements in a list; its existing elements are preserved.
  mutating func reserve(_ count: Int, in list: Int32) {
    if count > Int(lists[list].capacity) { move(list, atLeast: Int32(count)) }
  }

  /// Sets the number of elements of a list, which must not exceed its capacity. The caller must set new
  /// elements immediately.
  func setCount(_ count: Int, of list: Int32) {
    assert(count >= 0 && count <= Int(lists[list].capacity), "\(count) of \(lists[list].capacity)")
    lists.pointer[Int(list)].count = Int32(count)
  }

  /// Empties a list and makes its block available to others.
  mutating func release(_ list: Int32) {
    recycle(lists[list])
    lists[list] = ListPlace()
  }

  @inline(never)
  /// Moves a list to a block with room for a number of elements.
  private mutating func move(_ list: Int32, atLeast count: Int32) {
    let old = lists[list]
    var capacity: Int32 = 4
    while capacity < count { capacity *= 2 }
    let start = allocateBlock(capacity)
    (elements.pointer + Int(start)).update(from: elements.pointer + Int(old.start), count: Int(old.count))
    recycle(old)
    lists[list] = ListPlace(start: start, count: old.count, capacity: capacity)
  }

  /// Returns the start of a block with the given capacity, which is a power of two.
  private mutating func allocateBlock(_ capacity: Int32) -> Int32 {
    let size = capacity.trailingZeroBitCount
    let first = freeBlocks[size]
    guard first >= 0 else {
      let start = Int32(elements.count)
      elements.append(repeating: blank, count: Int(capacity))
      return start
    }
    freeBlocks[size] = UnsafeRawPointer(elements.pointer + Int(first)).load(as: Int32.self)
    return first
  }

  /// Adds the block of a list to the free blocks.
  private func recycle(_ list: ListPlace) {
    guard list.capacity > 0 else { return }
    let size = list.capacity.trailingZeroBitCount
    UnsafeMutableRawPointer(elements.pointer + Int(list.start)).storeBytes(
      of: freeBlocks[size], as: Int32.self)
    freeBlocks[size] = list.start
  }
}

/// The position of a list in a pool.
struct ListPlace: BitwiseCopyable {
  var start: Int32 = 0
  var count: Int32 = 0
  /// The number of elements that the list's block can contain; 0 for a list without a block.
  var capacity: Int32 = 0
}
