import NibCore

/// An image whose outer parts keep their size, and whose center is stretched or repeated.
struct SlicedImage {
  /// The pixels of the whole image.
  let pixels: PixelImage
  let columns: SlicedAxis
  let rows: SlicedAxis

  /// The maximum number of pixels per side.
  private static let longestSide = 2048

  /// The pixels of the image in the size of its axes.
  ///
  /// Cost: O(pixels).
  func drawn(pixelsPerPoint: Double) -> PixelImage {
    let across = Self.ranges(of: columns, pixelsPerPoint, pixels: pixels.width)
    let down = Self.ranges(of: rows, pixelsPerPoint, pixels: pixels.height)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * across.count * down.count)
    for row in down {
      for column in across {
        let mean = pixels.mean(column, row)
        for part in [mean.red, mean.green, mean.blue] {
          bytes.append(UInt8(bounded: (part * mean.alpha).rounded()))
        }
        bytes.append(UInt8(bounded: (mean.alpha * 255).rounded()))
      }
    }
    return PixelImage(width: across.count, height: down.count, bytes: bytes)
  }

  /// The parts of the image, in its pixels, that the pixels of the drawing show.
  private static func ranges(of axis: SlicedAxis, _ pixelsPerPoint: Double, pixels: Int) -> [Range<Double>] {
    let count = max(1, min(longestSide, Int(bounded: (axis.length * pixelsPerPoint).rounded())))
    let step = axis.length / Double(count)
    let resolution = Double(pixels) / axis.whole
    return (0..<count).map { index in
      let part = axis.source(from: Double(index) * step, to: Double(index + 1) * step)
      // A center without a length shows the pixel beside it.
      let start = min(part.lowerBound * resolution, Double(pixels) - 1)
      return max(0, start)..<max(max(0, start) + 0.001, min(Double(pixels), part.upperBound * resolution))
    }
  }
}
