/// The values that the layer of a view shares with the view.
extension CALayer {
  /// The rectangle in the coordinates of the layer around this one, in points.
  public var frame: CGRect {
    get { nibView?.frame ?? own.frame }
    set {
      if let nibView {
        nibView.frame = newValue
      } else {
        own.frame = newValue
      }
    }
  }

  /// The rectangle in the layer's own coordinates, in points.
  public var bounds: CGRect {
    get { nibView?.bounds ?? CGRect(origin: own.boundsOrigin, size: own.frame.size) }
    set {
      if let nibView {
        nibView.bounds = newValue
        return
      }
      let position = self.position
      own.boundsOrigin = newValue.origin
      own.frame.size = newValue.size
      self.position = position
    }
  }

  /// The position of the anchor point in the layer around this one, in points.
  public var position: CGPoint {
    get {
      if let nibView { return nibView.center }
      return CGPoint(
        x: own.frame.minX + anchorPoint.x * own.frame.width,
        y: own.frame.minY + anchorPoint.y * own.frame.height)
    }
    set {
      if let nibView {
        nibView.center = newValue
        return
      }
      own.frame.origin = CGPoint(
        x: newValue.x - anchorPoint.x * own.frame.width, y: newValue.y - anchorPoint.y * own.frame.height)
    }
  }

  /// The color behind the content.
  public var backgroundColor: CGColor? {
    get {
      guard let nibView else { return own.backgroundColor }
      return nibView.backgroundColor
    }
    set {
      if let nibView {
        nibView.backgroundColor = newValue
      } else {
        own.backgroundColor = newValue
      }
    }
  }

  /// The opacity from 0 to 1.
  public var opacity: Float {
    get { nibView.map { Float($0.alpha) } ?? own.opacity }
    set {
      if let nibView {
        nibView.alpha = CGFloat(newValue)
      } else {
        own.opacity = newValue
      }
    }
  }

  /// Whether the layer is invisible.
  public var isHidden: Bool {
    get { nibView?.isHidden ?? own.isHidden }
    set {
      if let nibView {
        nibView.isHidden = newValue
      } else {
        own.isHidden = newValue
      }
    }
  }

  /// The first two dimensions of `transform`.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Sets `transform` to a transform of the plane.
  public func setAffineTransform(_ affine: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(affine)
  }

  /// Returns true if a point in the layer's coordinates is in the layer.
  public func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  /// The deepest layer that contains a point, which is in the coordinates of the layer around this one.
  public func hitTest(_ point: CGPoint) -> CALayer? {
    guard !isHidden, frame.contains(point) else { return nil }
    let inner = CGPoint(
      x: point.x - frame.minX + bounds.minX, y: point.y - frame.minY + bounds.minY)
    return layers.reversed().lazy.compactMap { $0.hitTest(inner) }.first ?? self
  }

  /// Converts a point to the coordinates of another layer; `nil` stands for those of the outermost one.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    let (own, other) = (rootOffset, layer?.rootOffset ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// Converts a point from the coordinates of another layer; `nil` stands for those of the outermost one.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    let (own, other) = (rootOffset, layer?.rootOffset ?? .zero)
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  /// Converts a rectangle to the coordinates of another layer.
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: layer), size: rect.size)
  }

  /// Converts a rectangle from the coordinates of another layer.
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: layer), size: rect.size)
  }

  /// The position of the layer's coordinate origin in the coordinates of the outermost layer.
  private var rootOffset: CGPoint {
    var offset = CGPoint.zero
    var layer: CALayer? = self
    while let current = layer {
      offset.x += current.frame.minX - current.bounds.minX
      offset.y += current.frame.minY - current.bounds.minY
      layer = current.superlayer ?? current.nibView?.superview?.layer
    }
    return offset
  }
}
