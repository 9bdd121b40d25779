import NibCore

/// Finds views whose saved frame differs from the frame that their constraints produce.
///
/// For this comparison, the saved size of a view without subviews is used as its content size, so that missing
/// fonts and images do not matter. The view of an embedded controller can be laid out twice: alone, and in its container
/// view. Then each view is reported once, and only if neither layout produces the saved frame.
struct MisplacementCheck {
  private(set) var diagnostics: [Diagnostic] = []
  /// The views with the saved frame in one of the layouts, and those that have been reported, by their origin.
  private var settled: Set<NibElement> = []

  /// - Parameter canvas: the document, laid out with the saved sizes of views without subviews.
  init(_ canvas: NibCanvas) {
    for root in canvas.roots {
      settled.formUnion(
        root.view.nibTree.filter { $0.superview != nil && !$0.nibIsMisplaced }.compactMap(
          \.nibOrigin?.element))
    }
    for root in canvas.roots { check(root.view) }
  }

  /// Checks the subviews of a view. Skips the contents of a misplaced view, because its own frame explains
  /// theirs.
  private mutating func check(_ view: UIView) {
    let misplaced = view.subviews.filter(\.nibIsMisplaced)
    let wrong = misplaced.filter { $0.nibOrigin.map { settled.insert($0.element).inserted } ?? false }
    if let first = wrong.first {
      diagnostics.append(
        first.nibDiagnostic(
          "misplaced-view", .warning, "\(first.nibDisplayName) is misplaced: \(first.nibFrames)",
          notes: wrong.dropFirst().map {
            Diagnostic.Note(
              "\($0.nibDisplayName) is misplaced too: \($0.nibFrames)", at: $0.nibOrigin?.element.location)
          }))
    }
    for subview in view.subviews where !misplaced.contains(where: { $0 === subview }) { check(subview) }
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
