import Testing

@testable import NibCore
@testable import NibFoundation

/// Layers: those of views share their values with the view, the others are stored.
@Suite struct LayerTests {
  private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  @Test("The layer of a view has the view's frame, color, opacity and visibility") func viewLayer() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    let layer = view.layer
    #expect(layer === view.layer)
    #expect(layer.frame == view.frame)
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(layer.position == CGPoint(x: 60, y: 45))
    layer.backgroundColor = UIColor.red.cgColor
    layer.opacity = 0.5
    layer.isHidden = true
    layer.position.x += 5
    #expect(view.backgroundColor == .red)
    #expect(view.alpha == 0.5)
    #expect(view.isHidden)
    #expect(view.frame == CGRect(x: 15, y: 20, width: 100, height: 50))
    #expect(layer.delegate === view)
  }

  @Test("A view makes its layer of its layer class") func layerClass() {
    let layer = GradientView(frame: .zero).layer
    #expect(layer is CAGradientLayer)
    (layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor]
  }

  @Test("Layers form a tree, and a remark says once that they are not drawn") func tree() {
    let layer = CALayer()
    let (first, second, third) = (CALayer(), CALayer(), CALayer())
    let found = remarks {
      layer.addSublayer(first)
      layer.insertSublayer(second, at: 0)
      layer.insertSublayer(third, above: second)
      layer.replaceSublayer(first, with: CAShapeLayer())
    }
    #expect(layer.sublayers?.count == 3)
    #expect(layer.sublayers?[1] === third)
    #expect(third.superlayer === layer)
    third.removeFromSuperlayer()
    #expect(third.superlayer == nil)
    layer.sublayers = nil
    #expect(layer.sublayers == nil)
    #expect(found == [EffectlessFeature.sublayers.rawValue])
  }

  @Test("The bounds of a layer change around its position, and points are converted between layers")
  func geometry() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    inner.frame = CGRect(x: 20, y: 20, width: 40, height: 40)
    outer.addSublayer(inner)
    inner.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(inner.frame == CGRect(x: 30, y: 30, width: 20, height: 20))
    #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: 30, y: 30))
    #expect(inner.convert(CGPoint.zero, from: outer) == CGPoint(x: -30, y: -30))
    #expect(outer.hitTest(CGPoint(x: 45, y: 45)) === inner)
    #expect(outer.hitTest(CGPoint(x: 15, y: 15)) === outer)
    #expect(inner.contains(CGPoint(x: 5, y: 5)))
    #expect(inner.presentation() === inner)
  }

  @Test("Transforms of space are multiplied, and those of the plane are part of them") func transforms() {
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 1, 1, 1)
    #expect(moved.m41 == 2)
    #expect(moved.m42 == 3)
    #expect(moved.m43 == 4)
    let plane = CGAffineTransform(rotationAngle: 0.3)
    let turned = CATransform3DGetAffineTransform(CATransform3DMakeRotation(0.3, 0, 0, 1))
    #expect(abs(turned.a - plane.a) < 1e-9 && abs(turned.b - plane.b) < 1e-9)
    #expect(CATransform3DIsIdentity(CATransform3DMakeAffineTransform(.identity)))
    #expect(CATransform3DEqualToTransform(CATransform3DScale(moved, 1, 1, 1), moved))
    #expect(CATransform3DRotate(CATransform3DIdentity, 1, 0, 0, 0) == CATransform3DIdentity)
  }

  @Test("The properties that are not drawn can be set") func properties() {
    let layer = CALayer()
    layer.cornerCurve = .continuous
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    layer.contentsGravity = .resizeAspectFill
    layer.contents = nil
    layer.shadowPath = UIBezierPath(rect: .zero).cgPath
    layer.shouldRasterize = true
    layer.rasterizationScale = 2
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    layer.setAffineTransform(.identity)
    layer.anchorPoint = .zero
    layer.mask = CALayer()
    layer.name = "a"
    layer.setNeedsDisplay()
    layer.layoutIfNeeded()
    let gradient = CAGradientLayer()
    (gradient.locations, gradient.type) = ([0, 1], .radial)
    (gradient.startPoint, gradient.endPoint) = (.zero, CGPoint(x: 1, y: 1))
    let shape = CAShapeLayer()
    (shape.path, shape.fillColor, shape.strokeColor) = (CGPath(), nil, UIColor.red.cgColor)
    (shape.lineCap, shape.lineJoin, shape.fillRule) = (.round, .bevel, .evenOdd)
    (shape.lineWidth, shape.strokeEnd, shape.lineDashPattern) = (2, 0.5, [1, 2])
    let text = CATextLayer()
    (text.string, text.fontSize, text.alignmentMode, text.truncationMode) = ("a", 12, .center, .end)
    let emitter = CAEmitterLayer()
    let cell = CAEmitterCell()
    (cell.birthRate, cell.lifetime, cell.velocity, cell.scale) = (10, 1, 20, 0.5)
    (emitter.emitterCells, emitter.emitterShape, emitter.emitterPosition) = ([cell], .line, .zero)
    let replicator = CAReplicatorLayer()
    (replicator.instanceCount, replicator.instanceDelay) = (3, 0.1)
    #expect(layer.name == "a")
  }

  @Test("A drawing has a transform and a path, and a remark says once that it draws nothing") func context() {
    UIGraphicsBeginImageContext(CGSize(width: 10, height: 10))
    defer { UIGraphicsEndImageContext() }
    let found = remarks {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.saveGState()
      context.translateBy(x: 5, y: 5)
      context.scaleBy(x: 2, y: 2)
      context.rotate(by: 1)
      context.restoreGState()
      #expect(context.ctm == .identity)
      context.setFillColor(UIColor.red.cgColor)
      context.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.setLineWidth(2)
      context.setLineCap(.round)
      context.setLineDash(phase: 0, lengths: [1])
      context.setShadow(offset: .zero, blur: 1, color: nil)
      context.setBlendMode(.multiply)
      context.setAlpha(1)
      context.move(to: .zero)
      context.addLine(to: CGPoint(x: 1, y: 1))
      context.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
      context.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 1, clockwise: true)
      #expect(context.pathContains(CGPoint(x: 2, y: 2), mode: .fill))
      context.drawPath(using: .fillStroke)
      #expect(context.isPathEmpty)
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [], locations: nil)
      if let gradient { context.drawLinearGradient(gradient, start: .zero, end: .zero, options: []) }
      UIBezierPath(rect: .zero).fill()
      UIRectFill(.zero)
      "a".draw(at: .zero, withAttributes: nil)
    }
    #expect(found == [EffectlessFeature.drawing.rawValue])
  }
}
