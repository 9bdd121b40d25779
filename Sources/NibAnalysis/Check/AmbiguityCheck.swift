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
        if !open.isEmpty {
          let length = open == .horizontal ? "width" : open == .vertical ? "height" : "size"
          diagnostics.append(view.nibAmbiguity(of: "\(length) of the content of"))
        }
      }
      let own = freedom.place(of: view)
      if !own.isEmpty {
        let frame =
          own == .horizontal
          ? "horizontal position or width"
          : own == .vertical ? "vertical position or height" : "position or size"
        diagnostics.append(view.nibAmbiguity(of: "\(frame) of"))
      }
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
  fileprivate func nibAmbiguity(of property: String) -> Diagnostic {
    nibDiagnostic(
      "ambiguous-layout", .warning,
      "the constraints do not determine the \(property) \(nibShortName): add constraints")
  }
}
