import NibCore

/// Finds views whose position or size the constraints leave undetermined.
struct AmbiguityCheck {
  private(set) var diagnostics: [Diagnostic] = []

  init(_ layouts: [CheckedLayout]) {
    for layout in layouts { check(layout) }
  }

  private mutating func check(_ layout: CheckedLayout) {
    let freedom = LayoutFreedom(layout)
    for view in layout.views {
      if view.nibVerifiesAmbiguity == nil, view.nibScrollsConstrainedViews {
        let open = freedom.content(of: view)
        if !open.isEmpty { diagnostics.append(view.nibAmbiguity(of: "size of the content of", open)) }
      }
      let own = freedom.place(of: view)
      if !own.isEmpty { diagnostics.append(view.nibAmbiguity(of: "position or size of", own)) }
    }
  }
}

extension UIView {
  /// False for tables and text views, which determine the size of their content themselves.
  var nibScrollsConstrainedViews: Bool {
    guard let element = nibOrigin?.element, element.isNamed("scrollView") else { return false }
    return subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }

  fileprivate func nibAmbiguity(of what: String, _ axes: LayoutAxes) -> Diagnostic {
    let words =
      axes == .horizontal ? "horizontal" : axes == .vertical ? "vertical" : "horizontal and vertical"
    return nibDiagnostic(
      "ambiguous-layout", .warning,
      "the \(words) \(what) \(nibDisplayName) is ambiguous: add constraints")
  }
}
