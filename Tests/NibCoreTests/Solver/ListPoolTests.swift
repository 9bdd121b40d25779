import Testing

@testable import NibCore

/// Lists in one piece of memory, against arrays.
struct ListPoolTests {
  @Test func listsAreWhatArraysWouldBe() {
    var random = CellRandom(seed: 5)
    var pool = ListPool<Int32>(capacity: 1, blank: -7)
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

  @Test func aBuffersCopyIsItsOwn() {
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
