/// The tree of layers, and the animations of a layer.
extension CALayer {
  /// The layers inside this layer, from back to front; `nil` for none. They are not drawn.
  public var sublayers: [CALayer]? {
    get { layers.isEmpty ? nil : layers }
    set {
      for layer in layers { layer.superlayer = nil }
      layers = []
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// Inserts a layer at an index.
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    layers.insert(layer, at: min(Int(index), layers.count))
    layer.superlayer = self
    EffectlessFeature.sublayers.report()
  }

  /// Inserts a layer behind another one.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insertSublayer(layer, at: UInt32(layers.firstIndex { $0 === sibling } ?? 0))
  }

  /// Inserts a layer in front of another one.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insertSublayer(layer, at: UInt32(layers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? layers.count))
  }

  /// Replaces a layer.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = layers.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insertSublayer(newLayer, at: UInt32(index))
  }

  /// Lays out the sublayers.
  public func layoutIfNeeded() { layoutSublayers() }
  /// Has no effect: layers do not draw with Core Graphics.
  public func render(in ctx: CGContext) { EffectlessFeature.drawing.report() }

  /// The animation with a key, until it is removed.
  public func animation(forKey key: String) -> CAAnimation? { animations[key] }
  /// The keys of the animations; `nil` for none.
  public func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
  /// Removes an animation.
  public func removeAnimation(forKey key: String) { animations[key] = nil }
  /// Removes all animations.
  public func removeAllAnimations() { animations = [:] }
  /// Returns the time unchanged: all layers have the same time.
  public func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { time }
  /// Returns the time unchanged: all layers have the same time.
  public func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval { time }
}

extension UIView: CALayerDelegate {}
