/// Converts values that combine several numbers: points, sizes, rectangles and insets.
///
/// A NIBArchive contains them as data that begins with a byte for the type of the numbers, a keyed archive as
/// text such as `{{0, 0}, {320, 480}}`. The value of a runtime attribute is an `NSValue` with such a text.
enum CodedGeometry {
  /// The bytes that identify the types of numbers.
  private static let doubles: UInt8 = 7
  private static let floats: UInt8 = 6

  /// The numbers in a value; `nil` unless there are exactly `count` finite ones.
  static func numbers(of value: CodedGraph.Value?, _ count: Int, in graph: CodedGraph) -> [Double]? {
    let numbers = data(value).flatMap(unpacked) ?? text(value, in: graph).flatMap(NibDecimal.list)
    guard let numbers, numbers.count == count, numbers.allSatisfy(\.isFinite) else { return nil }
    return numbers
  }

  /// A value for a NIBArchive that contains the given numbers.
  static func value(_ numbers: [Double]) -> CodedGraph.Value {
    .data(
      numbers.reduce(into: [doubles]) { bytes, number in
        let pattern = number.bitPattern
        for shift in stride(from: 0, to: 64, by: 8) {
          bytes.append(UInt8(truncatingIfNeeded: pattern >> shift))
        }
      })
  }

  private static func data(_ value: CodedGraph.Value?) -> [UInt8]? {
    if case .data(let bytes)? = value { bytes } else { nil }
  }

  /// The numbers in the data of a NIBArchive; `nil` if the data has another form.
  private static func unpacked(_ bytes: [UInt8]) -> [Double]? {
    switch bytes.first {
    case doubles?:
      return words(bytes.dropFirst(), size: 8)?.map { Double(bitPattern: $0) }
    case floats?:
      return words(bytes.dropFirst(), size: 4)?.map { Double(Float(bitPattern: UInt32($0))) }
    default: return nil
    }
  }

  /// Reads little-endian words of `size` bytes; `nil` if the last word is incomplete.
  private static func words(_ bytes: ArraySlice<UInt8>, size: Int) -> [UInt64]? {
    guard bytes.count % size == 0 else { return nil }
    return stride(from: bytes.startIndex, to: bytes.endIndex, by: size).map { start in
      bytes[start..<start + size].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
  }

  /// The text of a keyed archive, or the text in an `NSValue`; `nil` for any other value.
  private static func text(_ value: CodedGraph.Value?, in graph: CodedGraph) -> String? {
    if let text = graph.string(value) { return text }
    guard let object = graph.object(value) else { return nil }
    let keys = ["NS.rectval", "NS.sizeval", "NS.pointval", "NS.edgeval"]
    return keys.lazy.compactMap { graph.string($0, of: object) }.first
  }
}
