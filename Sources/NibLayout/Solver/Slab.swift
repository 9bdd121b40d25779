/// A block of memory that several buffers share at first. In a small system, a separate allocation for each
/// buffer would take longer than the arithmetic.
struct Slab: ~Copyable {
  private let start: UnsafeMutableRawPointer
  private let size: Int
  private var usedCount = 0

  /// Creates a slab of the given number of bytes.
  init(size: Int) {
    self.size = size
    start = .allocate(byteCount: size, alignment: 16)
  }

  deinit { start.deallocate() }

  /// Memory for the given number of elements; `nil` if there is not enough left.
  mutating func allocate<Element: BitwiseCopyable>(_ count: Int) -> UnsafeMutablePointer<Element>? {
    let alignment = MemoryLayout<Element>.alignment
    let place = (usedCount + alignment - 1) / alignment * alignment
    let end = place + count * MemoryLayout<Element>.stride
    guard count > 0, end <= size else { return nil }
    usedCount = end
    return (start + place).bindMemory(to: Element.self, capacity: count)
  }
}
