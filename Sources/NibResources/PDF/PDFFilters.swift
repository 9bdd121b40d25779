#if canImport(CPNG)
  import CPNG
#endif

/// Expands the bytes of streams. Besides the files of pixels, only this type uses zlib.
enum PDFFilters {
  /// The greatest number of bytes that a stream is expanded to. Images of apps have far less.
  static let largestStream = 24 << 20

  /// Expands data in zlib's format to at most `largestStream` bytes. Damaged data result in what can be read of them.
  ///
  /// - Returns: the bytes, and whether the data are damaged or incomplete.
  static func inflated(_ bytes: [UInt8]) -> (bytes: [UInt8], isDamaged: Bool) {
    guard !bytes.isEmpty else { return ([], false) }
    #if canImport(CPNG)
      var room = min(largestStream, max(4096, bytes.count * 6))
      while true {
        var isWhole = false
        let expanded = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
          count = nibpng_expand(bytes, bytes.count, buffer.baseAddress, room, &isWhole)
        }
        // Data that fill the memory may go on.
        if isWhole || expanded.count < room { return (expanded, !isWhole) }
        if room >= largestStream { return (expanded, false) }
        room = min(largestStream, room * 4)
      }
    #else
      // The system's reader expects the data without the two bytes of zlib's header.
      let data = Data(bytes.dropFirst(2)) as NSData
      guard let expanded = try? data.decompressed(using: .zlib) else { return ([], true) }
      return ([UInt8]((expanded as Data).prefix(largestStream)), false)
    #endif
  }

  /// Removes the predictor that was applied to rows before they were compressed.
  static func unpredicted(_ bytes: [UInt8], _ parameters: [String: PDFObject]) -> [UInt8] {
    let predictor = parameters["Predictor"]?.integer ?? 1
    let colors = min(32, max(1, parameters["Colors"]?.integer ?? 1))
    let bits = min(16, max(1, parameters["BitsPerComponent"]?.integer ?? 8))
    let columns = min(1 << 20, max(1, parameters["Columns"]?.integer ?? 1))
    let step = max(1, colors * bits / 8)
    let length = (colors * bits * columns + 7) / 8
    if predictor >= 10 { return unpredictedPNG(bytes, step: step, length: length) }
    guard predictor == 2, bits == 8 else { return bytes }
    var rows = bytes
    for start in stride(from: 0, to: rows.count - length + 1, by: length) where length > step {
      for place in start + step..<start + length { rows[place] &+= rows[place - step] }
    }
    return rows
  }

  /// Each row has a byte for its predictor, as in PNG files.
  private static func unpredictedPNG(_ bytes: [UInt8], step: Int, length: Int) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for start in stride(from: 0, to: bytes.count, by: length + 1) {
      let first = result.count
      for place in start + 1..<max(start + 1, min(bytes.count, start + 1 + length)) {
        let hasLeft = result.count - first >= step
        let left = hasLeft ? result[result.count - step] : 0
        let above = first > 0 ? result[result.count - length] : 0
        switch bytes[start] {
        case 1: result.append(bytes[place] &+ left)
        case 2: result.append(bytes[place] &+ above)
        case 3: result.append(bytes[place] &+ UInt8((Int(left) + Int(above)) / 2))
        case 4:
          let corner = hasLeft && first > 0 ? result[result.count - step - length] : 0
          result.append(bytes[place] &+ paeth(left, above, corner))
        default: result.append(bytes[place])
        }
      }
    }
    return result
  }

  private static func paeth(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
    let guess = Int(left) + Int(up) - Int(corner)
    let (toLeft, toUp, toCorner) = (abs(guess - Int(left)), abs(guess - Int(up)), abs(guess - Int(corner)))
    if toLeft <= toUp, toLeft <= toCorner { return left }
    return toUp <= toCorner ? up : corner
  }

  static func hexDecoded(_ bytes: [UInt8]) -> [UInt8] {
    var lexer = PDFLexer([UInt8(ascii: "<")] + bytes)
    return lexer.next()?.string ?? []
  }

  /// Groups of five characters, each of which stands for four bytes.
  static func base85Decoded(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var group: [UInt32] = []
    func add(_ group: [UInt32], count: Int) {
      let value = group.reduce(UInt32(0)) { $0 &* 85 &+ $1 }
      for shift in [24, 16, 8, 0].prefix(count) as ArraySlice<UInt32> {
        result.append(UInt8(truncatingIfNeeded: value >> shift))
      }
    }
    for byte in bytes {
      if byte == UInt8(ascii: "~") { break }
      if byte == UInt8(ascii: "z"), group.isEmpty { result += [0, 0, 0, 0] }
      guard 33...117 ~= byte else { continue }
      group.append(UInt32(byte) - 33)
      if group.count == 5 {
        add(group, count: 4)
        group = []
      }
    }
    if group.count > 1 {
      add(group + Array(repeating: 84, count: 5 - group.count), count: group.count - 1)
    }
    return result
  }
}
