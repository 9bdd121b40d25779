/// A solved layout for the checks to examine: a root view with a given size, and all views whose frames the same
/// solution determines.
package struct CheckedLayout {
  package let root: UIView
  /// The conflicts and ambiguous views that the layout reported.
  package let report: LayoutReport

  package init(root: UIView, report: LayoutReport) {
    self.root = root
    self.report = report
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

  /// The document's `verifyAmbiguity` attribute, which limits the ambiguities that Interface Builder reports for this
  /// view: `off` for no ambiguities, `ignoreSizes` for ambiguous positions only, `nil` for all ambiguities.
  package var nibVerifiesAmbiguity: String? { nibOrigin?.element["verifyAmbiguity"] }

  /// Creates a diagnostic about this view, located at the view's element.
  package func nibDiagnostic(
    _ kind: DiagnosticKind, severity: Diagnostic.Severity? = nil, _ message: String,
    notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    Diagnostic(
      kind, severity: severity, message, at: nibOrigin?.element.location,
      path: nibOrigin?.element.nibObjectPath ?? ObjectPath(), notes: notes)
  }
}
