/// Many short lists in one piece of memory, named by numbers from 0.
///
/// A list lives in a block of 4, 8, 16 ... elements. One that outgrows its block moves to a larger one, and
/// the old block waits for the next list that needs one of its size: a pool that was once large enough for
/// what is done again and again allocates no more.
struct ListPool<Element: BitwiseCopyable>: ~Copyable {
  private var lists: Buffer<ListPlace>
  private var elements: Buffer<Element>
  /// For each size of blocks, as a power of two, the first that waits; -1 if none does. Each holds the start
  /// of the next.
  private var waiting: Buffer<Int32>

  /// A pool that begins in a slab, with room for so many lists.
  init(capacity: Int, blank: Element, in slab: inout Slab) {
    precondition(MemoryLayout<Element>.stride >= MemoryLayout<Int32>.size, "a block has to hold a number")
    self.blank = blank
    lists = Buffer(capacity: capacity, in: &slab)
    elements = Buffer(capacity: 8 * capacity, in: &slab)
    waiting = Buffer(capacity: Int32.bitWidth, in: &slab)
    waiting.append(repeating: -1, count: Int32.bitWidth)
  }

  /// What fills the memory of new blocks.
  private let blank: Element

  private init(copying other: borrowing ListPool) {
    blank = other.blank
    lists = other.lists.copy()
    elements = other.elements.copy()
    waiting = other.waiting.copy()
  }

  /// Another pool with the same lists.
  func copy() -> ListPool { ListPool(copying: self) }

  /// How many lists there are.
  var count: Int { lists.count }

  /// Makes an empty list, numbered after all others.
  mutating func addList() { lists.append(ListPlace()) }

  /// The elements of a list; good until any list grows.
  subscript(list: Int32) -> UnsafeMutableBufferPointer<Element> {
    let own = lists[list]
    return UnsafeMutableBufferPointer(start: elements.pointer + Int(own.start), count: Int(own.count))
  }

  /// Whether the next element makes the list move.
  func isFull(_ list: Int32) -> Bool { lists[list].count == lists[list].capacity }

  mutating func append(_ element: Element, to list: Int32) {
    let own = lists.pointer + Int(list)
    if own.pointee.count == own.pointee.capacity { move(list, atLeast: own.pointee.count + 1) }
    elements[own.pointee.start + own.pointee.count] = element
    own.pointee.count += 1
  }

  /// Gives a list room for so many elements; those that it has stay.
  mutating func reserve(_ count: Int, in list: Int32) {
    if count > Int(lists[list].capacity) { move(list, atLeast: Int32(count)) }
  }

  /// Says how many elements a list has, at most as many as there is room for: new ones are to be set at once.
  func setCount(_ count: Int, of list: Int32) {
    assert(count >= 0 && count <= Int(lists[list].capacity), "\(count) of \(lists[list].capacity)")
    lists.pointer[Int(list)].count = Int32(count)
  }

  /// Empties a list, and lets others have its block.
  mutating func release(_ list: Int32) {
    letWait(lists[list])
    lists[list] = ListPlace()
  }

  // MARK: Blocks

  @inline(never)
  private mutating func move(_ list: Int32, atLeast count: Int32) {
    let old = lists[list]
    var capacity: Int32 = 4
    while capacity < count { capacity *= 2 }
    let start = takeBlock(capacity)
    (elements.pointer + Int(start)).update(from: elements.pointer + Int(old.start), count: Int(old.count))
    letWait(old)
    lists[list] = ListPlace(start: start, count: old.count, capacity: capacity)
  }

  private mutating func takeBlock(_ capacity: Int32) -> Int32 {
    let size = capacity.trailingZeroBitCount
    let first = waiting[size]
    guard first >= 0 else {
      let start = Int32(elements.count)
      elements.append(repeating: blank, count: Int(capacity))
      return start
    }
    waiting[size] = UnsafeRawPointer(elements.pointer + Int(first)).load(as: Int32.self)
    return first
  }

  private func letWait(_ list: ListPlace) {
    guard list.capacity > 0 else { return }
    let size = list.capacity.trailingZeroBitCount
    UnsafeMutableRawPointer(elements.pointer + Int(list.start)).storeBytes(
      of: waiting[size], as: Int32.self)
    waiting[size] = list.start
  }
}

/// Where a list of a pool is.
struct ListPlace: BitwiseCopyable {
  var start: Int32 = 0
  var count: Int32 = 0
  /// The size of its block; 0 for a list that never had an element.
  var capacity: Int32 = 0
}
