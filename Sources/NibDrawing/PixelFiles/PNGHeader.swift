/// The part of a PNG file's header that determines how many bytes its pixels have.
struct PNGHeader {
  private var width, height, bitsPerPixel: Int
  private var isInterlaced: Bool
  /// Whether each pixel has its own red, green and blue.
  let hasColorComponents: Bool

  /// The column and row at which each pass of an interlaced image begins, and the distances to the next ones.
  private static let passes: [(column: Int, row: Int, columnStep: Int, rowStep: Int)] = [
    (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
  ]

  /// `nil` if the file does not begin with a valid header, or the image is too large.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 29, bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
    func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    // The number of components by color type.
    guard let components = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][bytes[25]], bytes[24] <= 16 else { return nil }
    width = number(16)
    height = number(20)
    bitsPerPixel = Int(bytes[24]) * components
    isInterlaced = bytes[28] != 0
    hasColorComponents = components >= 3
    guard width > 0, height > 0, width <= PNGReader.maximumPixels / height else { return nil }
  }

  /// The number of bytes of all rows, each of which has one byte more for its filter.
  var byteCount: Int {
    guard isInterlaced else { return byteCount(columns: width, rows: height) }
    return PNGHeader.passes.reduce(0) { sum, pass in
      let columns = (width - pass.column + pass.columnStep - 1) / pass.columnStep
      let rows = (height - pass.row + pass.rowStep - 1) / pass.rowStep
      return sum + byteCount(columns: max(0, columns), rows: max(0, rows))
    }
  }

  /// The number of bytes of an image or of a pass with the given number of columns and rows.
  private func byteCount(columns: Int, rows: Int) -> Int {
    columns == 0 ? 0 : rows * (1 + (columns * bitsPerPixel + 7) / 8)
  }
}
