import NibCore

/// Draws a tree of laid-out views as a vector picture.
///
/// In contrast to `RenderedDrawing`, all frames are in points and nothing is moved to make room for text.
package struct VectorDrawing {
  private let root: UIView
  private let images: ImageStore
  private static let maximumDepth = 2_000

  /// Creates the drawing of a view. The view must have its layout.
  package init(_ root: UIView) { self.init(root, images: .detailed) }

  init(_ root: UIView, images: ImageStore) {
    self.root = root
    self.images = images
  }

  /// The picture, in the size of the root view.
  package var picture: VectorPicture {
    var items: [VectorItem] = []
    add(VisibleView(root), depth: 1, to: &items)
    let page = UIColor.systemBackground.nibComponents(for: root.traitCollection.userInterfaceStyle)
    return VectorPicture(size: root.bounds.size, items: VectorHints.readable(items, on: page))
  }

  /// Adds a view and its subviews. Hidden and transparent views are left out with their subviews.
  private func add(_ shown: VisibleView, depth: Int, to items: inout [VectorItem]) {
    guard !shown.isHidden, depth < VectorDrawing.maximumDepth else { return }
    let (view, frame, isVisible) = (shown.view, shown.frame, shown.isVisible)
    let clips = view.nibClipsSubviews
    let canShowSubviews = !clips && !view.subviews.isEmpty
    guard isVisible || canShowSubviews else { return }
    let pen = VectorPen(shown, images: images)
    let drawable = view as? any VectorContent
    var inner: [VectorItem] = []
    if isVisible {
      items += background(drawable.map(\.nibVectorBackground) ?? view.nibBackground, pen)
      inner = content(pen) { if let drawable { drawable.draw(with: &$0) } else { $0.drawOther() } }
    }
    for subview in shown.subviews() { add(subview, depth: depth + 1, to: &inner) }
    if isVisible, let drawable { inner += content(pen, drawable.drawInFront) }
    if clips, !inner.isEmpty {
      items.append(.clip(VectorRectangle(frame, radius: view.layer.cornerRadius), inner))
    } else {
      items += inner
    }
    if isVisible { items += border(of: view, pen) }
  }

  private func background(_ color: UIColor?, _ pen: VectorPen) -> [VectorItem] {
    guard let color else { return [] }
    return content(pen) { $0.fill($0.backgroundFrame, color, radius: $0.view.layer.cornerRadius) }
  }

  private func content(_ pen: VectorPen, _ draw: (inout VectorPen) -> Void) -> [VectorItem] {
    var pen = pen
    draw(&pen)
    return pen.items
  }

  /// The layer's border, which is drawn over the subviews.
  private func border(of view: UIView, _ pen: VectorPen) -> [VectorItem] {
    var pen = pen
    let layer = view.layer
    if layer.borderWidth > 0 {
      let half = layer.borderWidth / 2
      pen.stroke(
        pen.frame.insetBy(dx: half, dy: half), layer.borderColor ?? .black, width: layer.borderWidth,
        radius: layer.cornerRadius - half)
    }
    return pen.items
  }
}
