/// The values that the layer of a view shares with the view.
extension CALayer {
  /// The color behind the content.
  public var backgroundColor: CGColor? {
    get { self[\.backgroundColor, \.backgroundColor] }
    set { self[\.backgroundColor, \.backgroundColor] = newValue }
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
    get { self[\.isHidden, \.isHidden] }
    set { self[\.isHidden, \.isHidden] = newValue }
  }

  /// A value of the layer's view; a value of the layer itself if it does not belong to a view.
  subscript<Value>(
    viewPath: ReferenceWritableKeyPath<UIView, Value>, ownPath: WritableKeyPath<OwnLayerValues, Value>
  ) -> Value {
    get {
      if let nibView { return nibView[keyPath: viewPath] }
      return own[keyPath: ownPath]
    }
    set {
      if let nibView {
        nibView[keyPath: viewPath] = newValue
      } else {
        own[keyPath: ownPath] = newValue
      }
    }
  }

  /// The first two dimensions of `transform`.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Sets `transform` to a transform of the plane.
  public func setAffineTransform(_ affine: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(affine)
  }

  /// Converts a point to the coordinates of another layer; `nil` stands for the outermost layer.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    let (source, target) = (rootOffset, layer?.rootOffset ?? .zero)
    return CGPoint(x: point.x + source.x - target.x, y: point.y + source.y - target.y)
  }

  /// Converts a point from the coordinates of another layer; `nil` stands for the outermost layer.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    let (source, target) = (layer?.rootOffset ?? .zero, rootOffset)
    return CGPoint(x: point.x + source.x - target.x, y: point.y + source.y - target.y)
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
