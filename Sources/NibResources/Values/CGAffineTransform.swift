#if !canImport(CoreGraphics)
  import Foundation

  /// A matrix that transforms points: x' = a x + c y + tx, y' = b x + d y + ty.
  ///
  /// On Apple's systems this type comes from Core Graphics. Foundation on other systems does not have it.
  public struct CGAffineTransform: Hashable, Sendable {
    /// The factor of x in x'.
    public var a: CGFloat
    /// The factor of x in y'.
    public var b: CGFloat
    /// The factor of y in x'.
    public var c: CGFloat
    /// The factor of y in y'.
    public var d: CGFloat
    /// The distance to the right in points.
    public var tx: CGFloat
    /// The distance downwards in points.
    public var ty: CGFloat

    /// The transform that does not change anything.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Creates a transform of zeros, as Core Graphics does. Use `identity` for a transform that does not change
    /// anything.
    public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

    /// Creates a transform from its six numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }

    /// Creates a translation by `tx`, `ty` points.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Creates a scaling about the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
      self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Creates a rotation about the origin by `angle` radians, clockwise on a screen whose y axis points
    /// down.
    public init(rotationAngle angle: CGFloat) {
      let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Whether this is the identity transform.
    public var isIdentity: Bool { self == .identity }

    /// The transform that applies `self` first and `other` second.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * other.a + b * other.c, b: a * other.b + b * other.d,
        c: c * other.a + d * other.c, d: c * other.b + d * other.d,
        tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
    }

    /// The transform that applies a translation by `x` and `y` points first and `self` second.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// The transform that applies a scaling first and `self` second.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// The transform that applies a rotation by `angle` radians first and `self` second.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The inverse transform. If there is no inverse, it is `self`, as in Core Graphics.
    public func inverted() -> CGAffineTransform {
      let determinant = a * d - b * c
      guard determinant != 0 else { return self }
      return CGAffineTransform(
        a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
        tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
  }

  extension CGPoint {
    /// The point moved by `transform`.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
      CGPoint(
        x: transform.a * x + transform.c * y + transform.tx,
        y: transform.b * x + transform.d * y + transform.ty)
    }
  }

  extension CGSize {
    /// The size transformed as a vector, without the translation.
    public func applying(_ transform: CGAffineTransform) -> CGSize {
      CGSize(
        width: transform.a * width + transform.c * height,
        height: transform.b * width + transform.d * height)
    }
  }

  extension CGRect {
    /// The smallest upright rectangle around the four transformed corners.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
      let corners = [
        CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
        CGPoint(x: maxX, y: maxY),
      ].map { $0.applying(transform) }
      let (xs, ys) = (corners.map(\.x), corners.map(\.y))
      let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
      return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }
  }

  /// A direction and a length on the plane, in points.
  public struct CGVector: Hashable, Sendable {
    /// The distance to the right.
    public var dx: CGFloat
    /// The distance downwards.
    public var dy: CGFloat

    /// The zero vector.
    public static let zero = CGVector()

    /// The zero vector.
    public init() { self.init(dx: 0, dy: 0) }

    /// Creates a vector from its two components.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }
  }
#endif
