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
  /// Whether this is a scroll view with subviews that constraints lay out, so that constraints must determine
  /// the size of its content. False for table views and text views, which determine that size themselves.
  var nibScrollsConstrainedViews: Bool {
    guard let element = nibOrigin?.element, element.isNamed("scrollView") else { return false }
    return subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }

  /// Creates the diagnostic about an undetermined property.
  ///
  /// - Parameter property: the property with its preposition, such as `position or size of`. The view's name
  ///   follows it in the message.
  fileprivate func nibAmbiguity(of property: String, _ axes: LayoutAxes) -> Diagnostic {
    let axisName =
      axes == .horizontal ? "horizontal" : axes == .vertical ? "vertical" : "horizontal and vertical"
    return nibDiagnostic(
      "ambiguous-layout", .warning,
      "the \(axisName) \(property) \(nibDisplayName) is ambiguous: add constraints")
  }
}
