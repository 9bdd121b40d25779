import Testing

@testable import NibFormats

/// Compiled nibs that are damaged at random in 2,800 ways.
@Suite struct ContainerMutationTests {
  /// A generator of pseudorandom numbers with the same sequence in every run.
  private struct Numbers {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(1, limit)
    }
  }

  private static let originals = [
    NIBArchiveWriter.bytes(of: ContainerFixtures.view), NIBArchiveWriter.bytes(of: ContainerFixtures.window),
    PropertyListFixture.view.binary, Array(PropertyListFixture.view.xml.utf8),
  ]

  private static func mutated(_ bytes: [UInt8], _ numbers: inout Numbers) -> [UInt8] {
    var copy = bytes
    switch numbers.next(below: 4) {
    case 0:
      for _ in 0...numbers.next(below: 3) {
        copy[numbers.next(below: copy.count)] ^= UInt8(1 << numbers.next(below: 8))
      }
    case 1:
      for _ in 0...numbers.next(below: 3) {
        copy[numbers.next(below: copy.count)] = UInt8(numbers.next(below: 256))
      }
    case 2: copy.removeLast(numbers.next(below: copy.count))
    default:
      let from = numbers.next(below: copy.count)
      let count = numbers.next(below: min(24, copy.count - from))
      let piece = Array(copy[from..<from + count])
      copy.insert(contentsOf: piece, at: numbers.next(below: copy.count))
    }
    return copy
  }

  @Test("A randomly damaged nib gives a document or one error", arguments: originals.indices)
  func damagedFiles(original: Int) {
    var numbers = Numbers(seed: UInt64(original) + 1)
    for round in 0..<700 {
      let bytes = Self.mutated(Self.originals[original], &numbers)
      do {
        let document = try NibReader.read(bytes, file: "M.nib")
        #expect(document.root.descendants.reduce(0) { count, _ in count + 1 } <= 64 * bytes.count, "\(round)")
      } catch {
        #expect(error.diagnostic.severity == .error, "\(round)")
        #expect(error.diagnostic.message.count < 400, "\(round)")
      }
    }
  }
}
