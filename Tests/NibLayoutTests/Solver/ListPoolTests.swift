import TestSupport
import Testing

@testable import NibLayout

/// Lists that share one block of memory, and the buffers and slabs that they use.
struct ListPoolTests {
  @Test("The lists of a pool behave like arrays") func lists() {
    var random = SeededRandom(seed: 5)
    var slab = Slab(size: 200)
    var pool = ListPool<Int32>(capacity: 1, blank: -7, in: &slab)
    var arrays = [[Int32]](repeating: [], count: 9)
    for _ in arrays { pool.addList() }
    for step in 0..<3_000 {
      let list = Int.random(in: arrays.indices, using: &random)
      switch Int.random(in: 0..<40, using: &random) {
      case 0:
        pool.release(Int32(list))
        arrays[list] = []
      case 1:
        let count = arrays[list].count / 2
        pool.setCount(count, of: Int32(list))
        arrays[list].removeLast(arrays[list].count - count)
      case 2: pool.reserve(50, in: Int32(list))
      default:
        pool.append(Int32(step), to: Int32(list))
        arrays[list].append(Int32(step))
      }
    }
    for list in arrays.indices { #expect(Array(pool[Int32(list)]) == arrays[list]) }
    let copy = pool.copy()
    pool.append(1, to: 0)
    #expect(Array(copy[0]) == arrays[0])
  }

  /// Two buffers of ten numbers of four bytes each. Depending on the slab's size, both begin in it, only the first,
  /// or neither.
  @Test("Buffers that begin in one slab grow independently", arguments: [80, 79, 40, 39, 0])
  func sharedSlab(size: Int) {
    var slab = Slab(size: size)
    var first = Buffer<Int32>(capacity: 10, in: &slab)
    var second = Buffer<Int32>(capacity: 10, in: &slab)
    for number in 0..<Int32(100) {
      first.append(number)
      second.append(-number)
    }
    #expect((0..<100).allSatisfy { first[$0] == Int32($0) && second[$0] == -Int32($0) })
  }

  @Test("A slab gives aligned memory, and none if the rest is too small") func slabAlignment() {
    var slab = Slab(size: 64)
    let byte: UnsafeMutablePointer<UInt8>? = slab.allocate(1)
    let number: UnsafeMutablePointer<Double>? = slab.allocate(2)
    let tooMuch: UnsafeMutablePointer<Double>? = slab.allocate(6)
    let rest: UnsafeMutablePointer<Double>? = slab.allocate(5)
    #expect(byte != nil && tooMuch == nil && rest != nil)
    #expect(number.map { UInt(bitPattern: $0) % 8 } == 0)
  }

  @Test("A copy of a buffer does not change with the original") func bufferCopy() {
    var buffer = Buffer<Int32>(capacity: 1)
    for number in 0..<100 { buffer.append(Int32(number)) }
    let copy = buffer.copy()
    buffer[50] = -1
    #expect(copy[50] == 50)
    #expect(copy.count == 100)
    #expect(buffer.popLast() == 99)
    buffer.truncate(to: 51)
    #expect(buffer.popLast() == -1)
  }
}
