import Foundation
import Testing

@testable import NibCore
@testable import NibDrawing

/// Rectangles that are filled without computing the coverage of each pixel.
@Suite struct PixelAreaTests {
  @Test("The whole pixels in a rectangle") func wholePixels() {
    let area = PixelArea(inside: CGRect(x: 1.2, y: 2, width: 3.9, height: 2.5))
    #expect(area?.columns == 2..<5)
    #expect(area?.rows == 2..<4)
    #expect(PixelArea(inside: CGRect(x: 1.2, y: 0, width: 1.5, height: 9)) == nil)
    #expect(PixelArea(inside: .null) == nil)
  }

  @Test(
    "A filled rectangle has the same pixels as one that is painted pixel by pixel",
    arguments: [
      (CGRect(x: 3, y: 4, width: 10, height: 8), 0.0), (CGRect(x: 2.3, y: 1.6, width: 11.5, height: 9.1), 0),
      (CGRect(x: 2.3, y: 1.6, width: 20, height: 15.1), 4), (CGRect(x: -5, y: -9, width: 90, height: 99), 0),
      (CGRect(x: 4, y: 4, width: 0.5, height: 0.5), 0), (CGRect(x: 50, y: 50, width: 5, height: 5), 0),
    ] as [(CGRect, CGFloat)], [1, 0.4])
  func sameAsPainted(box: (CGRect, CGFloat), alpha: Double) {
    let rectangle = VectorRectangle(box.0, radius: box.1)
    let color = ColorComponents(red: 0.9, green: 0.3, blue: 0.1, alpha: alpha)
    let whole = VectorMask(bounds: CGRect(x: 0, y: 0, width: 24, height: 20))
    let clipped = whole.intersection(
      VectorRectangle(CGRect(x: 1.5, y: 2.5, width: 18, height: 15), radius: 3))
    for mask in [whole, clipped] {
      var filled = PixelBuffer(width: 24, height: 20, ColorComponents(white: 1))
      var painted = filled
      filled.fill(rectangle, color, mask)
      painted.paint(rectangle.frame, color, mask) { PixelCoverage.rectangle(rectangle, $0, $1) }
      #expect(filled.bytes == painted.bytes)
    }
  }

  @Test("The area around a rectangle is painted once") func outside() {
    let outer = VectorRectangle(CGRect(x: 1.5, y: 2, width: 15, height: 12))
    let inner = VectorRectangle(CGRect(x: 3.2, y: 4.4, width: 10, height: 7))
    let color = ColorComponents(red: 0, green: 0, blue: 1, alpha: 0.5)
    let mask = VectorMask(bounds: CGRect(x: 0, y: 0, width: 24, height: 20))
    let coverage = { PixelCoverage.rectangle(outer, $0, $1) - PixelCoverage.rectangle(inner, $0, $1) }
    var ring = PixelBuffer(width: 24, height: 20, ColorComponents(white: 1))
    var painted = ring
    ring.paint(outer.frame, outside: inner, color, mask, coverage)
    painted.paint(outer.frame, color, mask, coverage)
    #expect(ring.bytes == painted.bytes)
  }

  @Test("A transparent color is blended with each pixel, whatever the pixels are") func blended() {
    let mask = VectorMask(bounds: CGRect(x: 0, y: 0, width: 24, height: 20))
    let color = ColorComponents(red: 0.2, green: 1.4, blue: 0.7, alpha: 0.6)
    var blended = PixelBuffer(width: 24, height: 20, ColorComponents(red: 1, green: 1, blue: 1, alpha: 0.5))
    blended.paint(CGRect(x: 2, y: 3, width: 9, height: 12), mask) { x, y in
      (ColorComponents(red: x / 24, green: y / 20, blue: 0, alpha: 1), y < 9 ? 1 : 0.3)
    }
    var painted = blended
    let rectangle = VectorRectangle(CGRect(x: 1, y: 1, width: 20, height: 18))
    blended.fill(rectangle, color, mask)
    painted.paint(rectangle.frame, color, mask) { PixelCoverage.rectangle(rectangle, $0, $1) }
    #expect(blended.bytes == painted.bytes)
  }

  @Test(
    "Lines have the same pixels as if the coverage of all pixels around them was computed",
    arguments: [
      [CGPoint(x: 2, y: 3), CGPoint(x: 20, y: 16)], [CGPoint(x: 20, y: 4.4), CGPoint(x: 3, y: 4.4)],
      [CGPoint(x: 7.3, y: -40), CGPoint(x: 7.3, y: 90)], [CGPoint(x: 9, y: 9), CGPoint(x: 9, y: 9)],
      [CGPoint(x: -9, y: 30), CGPoint(x: 12, y: 2), CGPoint(x: 20, y: 30), CGPoint(x: 23, y: 29)],
    ], [0.5, 1, 6])
  func lines(points: [CGPoint], width: Double) {
    let lines = zip(points, points.dropFirst()).map { VectorLetters.Stroke(start: $0, end: $1) }
    let color = ColorComponents(red: 0, green: 0, blue: 1, alpha: 0.5)
    let mask = VectorMask(bounds: CGRect(x: 0, y: 1.5, width: 24, height: 18))
    var inParts = PixelBuffer(width: 24, height: 20, ColorComponents(white: 1))
    var whole = inParts
    let coverage = { (x: Double, y: Double) in
      lines.reduce(0) { max($0, PixelCoverage.line(from: $1.start, to: $1.end, width: width, x: x, y: y)) }
    }
    for part in LinePart.rows(of: lines, width: width, in: mask.bounds) {
      inParts.paint(part.area, color, mask, coverage)
    }
    whole.paint(mask.bounds, color, mask, coverage)
    #expect(inParts.bytes == whole.bytes)
  }

  @Test("The parts of a long line cover few pixels, and those of lines without a place none") func fewPixels()
  {
    let bounds = CGRect(x: 0, y: 0, width: 1000, height: 1000)
    let line = VectorLetters.Stroke(start: .zero, end: CGPoint(x: 1000, y: 1000))
    let area = LinePart.rows(of: [line], width: 3, in: bounds).reduce(0) { $0 + $1.area.width }
    #expect(area > 3000 && area < 13_000)
    let wrong = VectorLetters.Stroke(start: CGPoint(x: CGFloat.nan, y: 3), end: CGPoint(x: 5, y: 5))
    #expect(Array(LinePart.rows(of: [wrong], width: 3, in: bounds)).isEmpty)
  }
}
