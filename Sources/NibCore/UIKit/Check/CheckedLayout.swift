/// A view whose size is given, with all that one solution of its constraints places.
struct CheckedLayout {
  let root: UIView
  let report: LayoutReport

  /// The layouts of a canvas, in document order.
  static func all(in canvas: NibCanvas) -> [CheckedLayout] {
    canvas.roots.flatMap { $0.view.nibTree }.compactMap { view in
      view.nibLayoutReport.map { CheckedLayout(root: view, report: $0) }
    }
  }

  /// The views of this layout, superviews first.
  var views: [UIView] { root.nibLayoutTree }
}

extension UIView {
  /// The view and all views in it, superviews first.
  var nibTree: [UIView] { [self] + subviews.flatMap(\.nibTree) }

  /// The view and those in it that the same solution places.
  fileprivate var nibLayoutTree: [UIView] {
    [self] + (nibPlacesSubviews ? [] : subviews.flatMap(\.nibLayoutTree))
  }

  /// A diagnostic about this view, at its element.
  func nibDiagnostic(
    _ id: String, _ severity: Diagnostic.Severity, _ message: String, notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    Diagnostic(
      id, severity, message, at: nibOrigin?.element.location,
      path: nibOrigin?.element.nibObjectPath ?? ObjectPath(),
      notes: notes)
  }
}
