/// A view with a given size, and all the views that one solution of its constraints places.
package struct CheckedLayout {
  package let root: UIView
  package let report: LayoutReport

  package init(root: UIView, report: LayoutReport) {
    self.root = root
    self.report = report
  }

  /// The layouts of a canvas, in document order.
  package static func all(in canvas: NibCanvas) -> [CheckedLayout] {
    canvas.roots.flatMap { $0.view.nibTree }.compactMap { view in
      view.nibLayoutReport.map { CheckedLayout(root: view, report: $0) }
    }
  }

  /// The views of this layout, superviews first.
  package var views: [UIView] { root.nibLayoutTree }
}

extension UIView {
  /// The view and all views in it, superviews first.
  package var nibTree: [UIView] { [self] + subviews.flatMap(\.nibTree) }

  /// The view and its descendants that are placed by the same solution.
  fileprivate var nibLayoutTree: [UIView] {
    [self] + (nibPlacesSubviews ? [] : subviews.flatMap(\.nibLayoutTree))
  }

  /// The ambiguity that Interface Builder reports for this view: all (`nil`), none (`off`), or only that of
  /// positions (`ignoreSizes`).
  package var nibVerifiesAmbiguity: String? { nibOrigin?.element["verifyAmbiguity"] }

  /// A diagnostic about this view, at its element.
  package func nibDiagnostic(
    _ id: String, _ severity: Diagnostic.Severity, _ message: String, notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    Diagnostic(
      id, severity, message, at: nibOrigin?.element.location,
      path: nibOrigin?.element.nibObjectPath ?? ObjectPath(),
      notes: notes)
  }
}
