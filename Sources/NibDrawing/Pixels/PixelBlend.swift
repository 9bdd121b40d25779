import NibCore

/// The blending of one color with whole pixels. The result for each possible byte is computed only once.
struct PixelBlend {
  /// The 256 results for each of the four bytes of a pixel.
  private let results: [UInt8]

  init(_ color: ColorComponents) {
    results = [color.red, color.green, color.blue, 1].flatMap { part in
      (UInt8.min...UInt8.max).map { PixelBlend.mixed(part, color.alpha, on: $0) }
    }
  }

  /// The bytes of blended pixels.
  func pixels(on old: [UInt8]) -> [UInt8] {
    old.indices.map { results[256 * ($0 % 4) + Int(old[$0])] }
  }

  /// One byte of a blended pixel.
  static func mixed(_ part: Double, _ alpha: Double, on old: UInt8) -> UInt8 {
    UInt8(bounded: (min(1, max(0, part)) * 255 * alpha + Double(old) * (1 - alpha)).rounded())
  }
}
