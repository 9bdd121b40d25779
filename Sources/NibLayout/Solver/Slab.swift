/// Memory in one piece for buffers to begin in: for a small system, asking for a piece for each would take longer
/// than its arithmetic does.
struct Slab: ~Copyable {
  private let start: UnsafeMutableRawPointer
  private let size: Int
  private var used = 0

  /// So many bytes.
  init(size: Int) {
    self.size = size
    start = .allocate(byteCount: size, alignment: 16)
  }

  deinit { start.deallocate() }

  /// Room for so many elements; nil if there is not so much.
  mutating func take<Element: BitwiseCopyable>(_ count: Int) -> UnsafeMutablePointer<Element>? {
    let alignment = MemoryLayout<Element>.alignment
    let place = (used + alignment - 1) / alignment * alignment
    let end = place + count * MemoryLayout<Element>.stride
    guard count > 0, end <= size else { return nil }
    used = end
    return (start + place).bindMemory(to: Element.self, capacity: count)
  }
}
