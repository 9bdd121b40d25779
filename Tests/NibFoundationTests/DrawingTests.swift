import Foundation
import Testing

@testable import NibFoundation
@testable import NibResources

/// Paths and images of Core Graphics: their values are real, but nothing is drawn.
@Suite struct DrawingTests {
  @Test("A path has the bounds of its points and contains the points inside it") func paths() {
    let path = UIBezierPath()
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 20))
    path.close()
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(path.currentPoint == .zero)
    #expect(path.contains(CGPoint(x: 8, y: 5)))
    #expect(!path.contains(CGPoint(x: 2, y: 15)))
    path.apply(CGAffineTransform(translationX: 100, y: 0))
    #expect(path.bounds.minX == 100)
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test("Ovals, rounded rectangles and arcs contain what is inside") func shapes() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let shapes: [(path: UIBezierPath, containsCorner: Bool)] = [
      (UIBezierPath(ovalIn: rect), false), (UIBezierPath(roundedRect: rect, cornerRadius: 20), false),
      (
        UIBezierPath(
          roundedRect: rect, byRoundingCorners: [.topRight], cornerRadii: CGSize(width: 20, height: 20)), true
      ),
      (UIBezierPath(rect: rect), true),
      (
        UIBezierPath(
          arcCenter: CGPoint(x: 50, y: 25), radius: 25, startAngle: 0, endAngle: 2 * .pi, clockwise: true),
        false
      ),
    ]
    for (path, containsCorner) in shapes {
      #expect(path.contains(CGPoint(x: 50, y: 25)))
      #expect(path.contains(CGPoint(x: 1, y: 1)) == containsCorner)
      #expect(path.cgPath.contains(CGPoint(x: 50, y: 25)))
    }
  }

  @Test("A quarter of a circle ends where its angle says") func arcs() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(path.currentPoint.x) < 1e-9 && abs(path.currentPoint.y - 10) < 1e-9)
    path.addCurve(to: .zero, controlPoint1: .zero, controlPoint2: .zero)
    path.addQuadCurve(to: CGPoint(x: 1, y: 1), controlPoint: .zero)
    path.append(UIBezierPath(rect: CGRect(x: 40, y: 40, width: 1, height: 1)))
    #expect(path.bounds.maxX == 41)
  }

  @Test("Even-odd paths leave holes") func evenOdd() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 15, y: 15)))
  }

  @Test("Core Graphics' paths can be changed and compared") func mutablePaths() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 1, y: 2), transform: CGAffineTransform(scaleX: 2, y: 2))
    path.addLines(between: [.zero, CGPoint(x: 3, y: 3)])
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 1, height: 1))
    path.addRoundedRect(in: CGRect(x: 0, y: 0, width: 8, height: 8), cornerWidth: 1, cornerHeight: 1)
    path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 1, clockwise: false)
    path.addCurve(to: .zero, control1: .zero, control2: .zero)
    path.addQuadCurve(to: .zero, control: .zero)
    path.addPath(CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil))
    path.closeSubpath()
    #expect(path.boundingBox.maxX == 9)
    let copy: CGPath? = path.copy()
    let changeable: CGMutablePath? = path.mutableCopy()
    #expect(copy == changeable)
  }

  @Test("An image that is drawn into another size keeps its source") func resizing() {
    let image = UIImage(nibSource: .named("star"))
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 10), false, 0)
    image.draw(in: CGRect(x: 0, y: 0, width: 20, height: 10))
    let resized = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(resized?.nibName == "star")
    #expect(resized?.size == CGSize(width: 20, height: 10))
    #expect(UIGraphicsGetCurrentContext() == nil)
    let rendered = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 6)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 6))
      context.cgContext.fillEllipse(in: .zero)
    }
    #expect(rendered.size == CGSize(width: 5, height: 6))
    #expect(rendered.pngData() == nil)
  }

  @Test("The bytes of an image can be read again") func bytes() throws {
    let header: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]
    let data = Data(header + Array("IHDR".utf8) + [0, 0, 0, 4, 0, 0, 0, 3, 0, 0])
    let image = try #require(UIImage(data: data))
    #expect(image.jpegData(compressionQuality: 0.8) == data)
    #expect(UIImagePNGRepresentation(image) == data)
    let copy = UIImage(cgImage: try #require(image.cgImage))
    #expect(copy.size == CGSize(width: 4, height: 3))
    #expect(image.cgImage?.width == 4)
    #expect(image.cgImage?.cropping(to: CGRect(x: 0, y: 0, width: 2, height: 2))?.height == 2)
    #expect(UIImage().cgImage == nil)
  }

  @Test("Texts are measured with their attributes") func texts() {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
    let size = "Hello".size(withAttributes: attributes)
    #expect(size.width > 0 && size.height > 0)
    let narrow = ("Hello World" as NSString).boundingRect(
      with: CGSize(width: size.width + 1, height: 1000), options: .usesLineFragmentOrigin,
      attributes: attributes, context: nil)
    #expect(narrow.height > size.height)
    #expect(NSAttributedString(string: "Hello", attributes: attributes).size() == size)
  }

  @Test("Colors are converted to hue, saturation and brightness and back") func colors() {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(hue: 0.25, saturation: 0.5, brightness: 0.75, alpha: 1)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    #expect(abs(hue - 0.25) < 1e-6 && abs(saturation - 0.5) < 1e-6 && abs(brightness - 0.75) < 1e-6)
    #expect(UIColor(cgColor: UIColor.red.cgColor).components == [1, 0, 0, 1])
  }
}
