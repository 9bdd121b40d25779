extension CheckedLayout {
  /// The layouts of a canvas, in document order.
  package static func all(in canvas: NibCanvas) -> [CheckedLayout] {
    canvas.roots.flatMap { $0.view.nibTree }.compactMap { view in
      view.nibLayoutReport.map { CheckedLayout(root: view, report: $0) }
    }
  }
}
