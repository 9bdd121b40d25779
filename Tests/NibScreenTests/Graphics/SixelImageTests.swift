import NibCore
import Testing

@testable import NibScreen

@Suite struct SixelImageTests {
  @Test("A small image in sixels") func bytes() {
    // Red above, a transparent pixel below on the right.
    let image = PixelImage(
      width: 2, height: 2, bytes: [255, 0, 0, 255, 255, 0, 0, 255, 0, 0, 255, 255, 0, 0, 0, 0])
    let text = String(decoding: SixelImage(image, colors: 16).bytes, as: UTF8.self)
    // Blue is the first color, because its value is smaller. Bit 0 is the upper row.
    #expect(text == "\u{1B}P0;1;0q\"1;1;2;2#0;2;0;0;100#1;2;100;0;0#0A$#1@@\u{1B}\\")
  }

  @Test("Runs are shortened, and bands follow each other") func runs() {
    let image = PixelImage(
      width: 10, height: 7, bytes: Array(repeating: [0, 0, 0, 255], count: 70).flatMap { $0 })
    let text = String(decoding: SixelImage(image, colors: 16).bytes, as: UTF8.self)
    #expect(text == "\u{1B}P0;1;0q\"1;1;10;7#0;2;0;0;0#0!10~-#0!10@\u{1B}\\")
  }

  /// The largest difference between components of two colors.
  private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    var largest = 0
    for shift in [UInt32(8), 16, 24] {
      largest = max(largest, abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)))
    }
    return largest
  }

  @Test("Colors are reduced to those that the terminal has", arguments: [16, 64, 256]) func palette(
    limit: Int
  ) {
    let image = ImageSamples.gradient(width: 60, height: 60)
    var terminal = GraphicsTerminal(CellSize(columns: 1, rows: 1), cell: PixelSize(width: 60, height: 60))
    let sixels = SixelImage(image, colors: limit)
    #expect(sixels.bytes == SixelImage(image, colors: limit).bytes)
    terminal.feed(sixels.bytes)
    let shown = terminal.pixels
    #expect(Set(shown).count <= limit)
    let distances = zip(shown, ImageSamples.values(image)).map { SixelImageTests.distance($0, $1) }
    let mean = distances.reduce(0, +) / distances.count
    #expect(mean <= (limit == 16 ? 50 : limit == 64 ? 30 : 20))
  }

  @Test("The color of a large area is kept exactly") func largeArea() {
    var bytes = ImageSamples.gradient(width: 60, height: 60).bytes
    for place in stride(from: 0, to: bytes.count / 2, by: 4) {
      bytes.replaceSubrange(place..<place + 4, with: [51, 102, 153, 255])
    }
    var terminal = GraphicsTerminal(CellSize(columns: 1, rows: 1), cell: PixelSize(width: 60, height: 60))
    terminal.feed(SixelImage(PixelImage(width: 60, height: 60, bytes: bytes), colors: 16).bytes)
    #expect(terminal.pixels.prefix(60 * 30).allSatisfy { $0 == 0x3366_99FF })
  }
}
