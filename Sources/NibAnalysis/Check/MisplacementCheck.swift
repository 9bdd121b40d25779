import NibCore

/// Finds views whose saved frame differs from the frame that their constraints produce.
///
/// For this comparison, the saved size of a view without subviews is used as its content size, so that missing
/// fonts and images do not matter.
struct MisplacementCheck {
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter canvas: the document, laid out with the saved sizes of views without subviews.
  init(_ canvas: NibCanvas) {
    for root in canvas.roots { check(root.view) }
  }

  /// Checks the subviews of a view. Skips the contents of a misplaced view, because its own frame explains
  /// theirs.
  private mutating func check(_ view: UIView) {
    let wrong = view.subviews.filter(\.nibIsMisplaced)
    if let first = wrong.first {
      diagnostics.append(
        first.nibDiagnostic(
          "misplaced-view", .warning, "\(first.nibDisplayName) is misplaced: \(first.nibFrames)",
          notes: wrong.dropFirst().map {
            Diagnostic.Note(
              "\($0.nibDisplayName) is misplaced too: \($0.nibFrames)", at: $0.nibOrigin?.element.location)
          }))
    }
    for subview in view.subviews where !wrong.contains(where: { $0 === subview }) { check(subview) }
  }
}

extension UIView {
  /// Whether constraints or a stack view produce a frame that differs from the saved one by more than a point.
  var nibIsMisplaced: Bool {
    guard let saved = nibOrigin?.savedFrame, let superview, !superview.nibPlacesSubviews,
      !translatesAutoresizingMaskIntoConstraints, !isHidden
    else { return false }
    let differences = [
      saved.minX - frame.minX, saved.minY - frame.minY, saved.width - frame.width,
      saved.height - frame.height,
    ]
    return differences.contains { abs($0) > 1 }
  }

  fileprivate var nibFrames: String {
    "saved frame \((nibOrigin?.savedFrame ?? .zero).nibNumbers); the constraints give \(frame.nibNumbers)"
  }
}

extension CGRect {
  /// The origin and size in points, in the form `x,y,width,height`.
  var nibNumbers: String {
    [minX, minY, width, height].map(NibNumber.text).joined(separator: ",")
  }
}
