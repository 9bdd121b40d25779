import NibCore

/// Draws a tree of laid-out views as a vector picture.
///
/// In contrast to `RenderedDrawing`, all frames are in points and nothing is moved to make room for text.
package struct VectorDrawing {
  private let root: UIView
  private let images: ImageStore
  private static let maximumDepth = 2_000

  /// Creates the drawing of a view. The view must have its layout.
  package init(_ root: UIView) { self.init(root, images: .shared) }

  init(_ root: UIView, images: ImageStore) {
    self.root = root
    self.images = images
  }

  /// The picture, in the size of the root view.
  package var picture: VectorPicture {
    let frame = CGRect(origin: .zero, size: root.bounds.size)
    var items: [VectorItem] = []
    add(root, at: frame, Inherited(opacity: 1, visible: frame, depth: 0), to: &items)
    return VectorPicture(size: frame.size, items: items)
  }

  /// The properties that a view inherits from its ancestors.
  private struct Inherited {
    /// The product of the ancestors' alpha.
    var opacity: Double
    /// The area that clipping ancestors leave visible.
    var visible: CGRect
    var depth: Int
  }

  /// Adds a view and its subviews. Hidden and transparent views are left out with their subviews.
  private func add(_ view: UIView, at frame: CGRect, _ outer: Inherited, to items: inout [VectorItem]) {
    var own = outer
    own.opacity *= Double(view.alpha)
    own.depth += 1
    guard !view.isHidden, own.opacity > 0.01, own.depth < VectorDrawing.maximumDepth else { return }
    let clips = view.nibClipsSubviews
    if clips { own.visible = outer.visible.intersection(frame) }
    let isVisible = !outer.visible.intersection(frame).isEmpty
    guard isVisible || !clips && !view.subviews.isEmpty else { return }
    let pen = VectorPen(view, at: frame, opacity: own.opacity, images: images)
    var inner: [VectorItem] = []
    if isVisible {
      items += background(of: view, pen)
      inner = content(of: view, pen)
    }
    for subview in view.subviews {
      let place = subview.frame.offsetBy(dx: frame.minX - view.bounds.minX, dy: frame.minY - view.bounds.minY)
      add(subview, at: place, own, to: &inner)
    }
    if isVisible { inner += separator(below: view, pen) }
    if clips, !inner.isEmpty {
      items.append(.clip(VectorRectangle(frame, radius: view.layer.cornerRadius), inner))
    } else {
      items += inner
    }
    if isVisible { items += border(of: view, pen) }
  }

  // MARK: Parts of every view

  private func background(of view: UIView, _ pen: VectorPen) -> [VectorItem] {
    var pen = pen
    if let color = view.backgroundColor { pen.fill(pen.frame, color, radius: view.layer.cornerRadius) }
    return pen.items
  }

  private func content(of view: UIView, _ pen: VectorPen) -> [VectorItem] {
    var pen = pen
    pen.drawContent()
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

  /// The line below a table's row.
  private func separator(below view: UIView, _ pen: VectorPen) -> [VectorItem] {
    guard let cell = view as? UITableViewCell, let table = cell.superview as? UITableView,
      table.separatorStyle != .none
    else { return [] }
    var pen = pen
    let insets = cell.separatorInset == .zero ? table.separatorInset : cell.separatorInset
    var line = pen.frame.inset(by: UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right))
    line.origin.y = pen.frame.maxY - 0.5
    line.size.height = 0.5
    if line.width > 0 { pen.fill(line, table.separatorColor ?? .separator) }
    return pen.items
  }
}
