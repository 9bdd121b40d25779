import NibCore

/// An image with a palette, for terminals that show sixels. Parts of it can be written without choosing the colors again.
package struct SixelImage {
  package let width: Int
  package let height: Int
  private var palette: [CellColor]
  /// The largest number of colors.
  private let limit: Int
  /// The indices in the palette of all pixels, from the top left; `transparent` for pixels that are not painted.
  private var pixels: [UInt16]

  /// The largest width and height of an image that all terminals show: the usual limit of xterm.
  package static let largestSide = 1000
  private static let transparent = UInt16.max
  /// One out of this many colors is not used for the image, so that `fill` can use it.
  private static let reservedPart = 16

  /// Chooses the colors for an image. The same image always gets the same colors.
  ///
  /// - Parameter colors: the largest number of colors.
  package init(_ image: PixelImage, colors: Int) {
    (width, height) = (image.width, image.height)
    limit = max(2, colors)
    var palette = SixelPalette(image, limit: limit - limit / SixelImage.reservedPart)
    pixels = Array(repeating: SixelImage.transparent, count: width * height)
    var last: (value: UInt32, index: UInt16)?
    for index in pixels.indices {
      guard let value = image.opaqueValue(at: index) else { continue }
      if last?.value != value { last = (value, UInt16(palette.index(of: value))) }
      pixels[index] = last?.index ?? SixelImage.transparent
    }
    self.palette = palette.colors
  }

  /// Paints a rectangle of pixels, as far as it is inside the image. If there are no colors left, the nearest one is
  /// used. Transparent pixels stay transparent, because nothing would remove the color from the terminal again.
  mutating func fill(x: Range<Int>, y: Range<Int>, _ color: CellColor) {
    if !palette.contains(color), palette.count < limit { palette.append(color) }
    let index = UInt16(SixelPalette.nearest(color.rgb, in: palette))
    for row in y.clamped(to: 0..<height) {
      for column in x.clamped(to: 0..<width) where pixels[row * width + column] != SixelImage.transparent {
        pixels[row * width + column] = index
      }
    }
  }

  /// Makes a rectangle of pixels inside the image transparent.
  mutating func clear(x: Range<Int>, y: Range<Int>) {
    for row in y {
      for column in x { pixels[row * width + column] = SixelImage.transparent }
    }
  }

  /// A part of the image, which must be inside it.
  func part(x: Int, y: Int, width: Int, height: Int) -> SixelImage {
    var part: [UInt16] = []
    part.reserveCapacity(width * height)
    for row in y..<y + height {
      let start = row * self.width + x
      part += pixels[start..<start + width]
    }
    return SixelImage(width: width, height: height, palette: palette, limit: limit, pixels: part)
  }

  private init(width: Int, height: Int, palette: [CellColor], limit: Int, pixels: [UInt16]) {
    (self.width, self.height, self.palette, self.limit, self.pixels) = (width, height, palette, limit, pixels)
  }

  /// The sequence that paints the image at the cursor. Transparent pixels keep their color.
  package var bytes: [UInt8] {
    var bytes = Array("\u{1B}P0;1;0q\"1;1;\(width);\(height)".utf8)
    bytes.reserveCapacity(width * height / 8 + 1024)
    for index in usedColors {
      let color = palette[index]
      let parts = [color.red, color.green, color.blue].map { String((Int($0) * 100 + 127) / 255) }
      bytes += "#\(index);2;\(parts.joined(separator: ";"))".utf8
    }
    var band = SixelBand(width: width, colors: palette.count)
    for top in stride(from: 0, to: height, by: 6) {
      if top > 0 { bytes.append(UInt8(ascii: "-")) }
      for row in top..<min(top + 6, height) {
        band.add(pixels[row * width..<(row + 1) * width], bit: row - top)
      }
      band.write(to: &bytes)
    }
    return bytes + [0x1B, UInt8(ascii: "\\")]
  }

  private var usedColors: [Int] {
    var isUsed = Array(repeating: false, count: palette.count)
    for index in pixels where index != SixelImage.transparent { isUsed[Int(index)] = true }
    return isUsed.indices.filter { isUsed[$0] }
  }
}

/// Six rows of pixels, which sixels describe color by color.
private struct SixelBand {
  private let width: Int
  /// For each color and column, the bits of the rows that have the color.
  private var bits: [UInt8]
  /// For each color, the columns from the first to the last one with the color.
  private var columns: [Range<Int>]

  init(width: Int, colors: Int) {
    self.width = width
    bits = Array(repeating: 0, count: width * colors)
    columns = Array(repeating: 0..<0, count: colors)
  }

  /// Adds a row of pixels to a band of six rows.
  mutating func add(_ row: ArraySlice<UInt16>, bit: Int) {
    let mask = UInt8(1) << UInt8(bit)
    for (column, index) in row.enumerated() where index != .max {
      let color = Int(index)
      bits[color * width + column] |= mask
      let used = columns[color]
      columns[color] =
        used.isEmpty
        ? column..<column + 1 : min(used.lowerBound, column)..<max(used.upperBound, column + 1)
    }
  }

  /// Writes the colors of the band, and empties it.
  mutating func write(to bytes: inout [UInt8]) {
    var isFirst = true
    for color in columns.indices where !columns[color].isEmpty {
      if !isFirst { bytes.append(UInt8(ascii: "$")) }
      isFirst = false
      bytes += "#\(color)".utf8
      SixelBand.write(0, count: columns[color].lowerBound, to: &bytes)
      let places = color * width + columns[color].lowerBound..<color * width + columns[color].upperBound
      var start = places.lowerBound
      while start < places.upperBound {
        var end = start + 1
        while end < places.upperBound, bits[end] == bits[start] { end += 1 }
        SixelBand.write(bits[start], count: end - start, to: &bytes)
        start = end
      }
      for place in places { bits[place] = 0 }
      columns[color] = 0..<0
    }
  }

  /// Writes a character a number of times.
  private static func write(_ bits: UInt8, count: Int, to bytes: inout [UInt8]) {
    let character = 0x3F + bits
    if count > 3 {
      bytes.append(UInt8(ascii: "!"))
      bytes += String(count).utf8
      bytes.append(character)
    } else {
      for _ in 0..<count { bytes.append(character) }
    }
  }
}
