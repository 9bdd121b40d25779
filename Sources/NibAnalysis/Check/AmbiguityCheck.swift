import NibCore

/// Finds views whose position or size the constraints leave undetermined.
struct AmbiguityCheck {
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter doubtful: the ids of objects that lack constraints because of another problem.
  init(_ freedoms: [LayoutFreedom], doubtful: Set<String>) {
    for freedom in freedoms { check(freedom, doubtful) }
  }

  private mutating func check(_ freedom: LayoutFreedom, _ doubtful: Set<String>) {
    for view in freedom.layout.views where !(view.nibOrigin.map { doubtful.contains($0.id) } ?? false) {
      let open = freedom.content(of: view)
      if !open.isEmpty {
        let length = open == .horizontal ? "width" : open == .vertical ? "height" : "size"
        diagnostics.append(view.nibAmbiguity(of: "\(length) of the content of"))
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
