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
}
