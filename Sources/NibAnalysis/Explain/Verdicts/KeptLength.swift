import NibCore

/// A width or height that a view has only on the canvas, because a view without content keeps its saved length there.
///
/// The layout of a device is not ambiguous, but another one: constraints tie that view to views whose content then
/// determines both. Views whose size is open on a device are ambiguous; `ViewAmbiguity` describes them.
struct KeptLength {
  static let kind = DiagnosticKind(
    "kept-length", .warning,
    "A view has its width or height only on the canvas, which keeps the saved length of a view without content."
  )

  private let view: UIView
  private let dimension: LayoutRow.Dimension
  /// The view whose saved length the canvas keeps.
  private let keeper: UIView
  /// The name of that view in a sentence.
  private let name: String
  /// The length of the view on the canvas, in points.
  private let length: CGFloat
  /// The length without the saved one, in points.
  private let lengthOnDevice: CGFloat

  /// The lengths of a view that differ by more than this number of points.
  private static let tolerance = 1.0

  /// The lengths of a view that the canvas keeps. Cost: solves the layout without them.
  static func all(of view: UIView, in layout: ExplainedLayout) -> [KeptLength] {
    // A length that a conflict changes is not that of a device.
    guard let item = layout.item(for: view), layout.solution.conflicts.isEmpty else { return [] }
    let frames = layout.ambiguous.engine.frames(layout.ambiguous.values)
    let dimensions: [LayoutRow.Dimension] = [.width, .height]
    return dimensions.compactMap { dimension in
      func difference(_ item: LayoutProblem.ItemID) -> Double {
        guard layout.ambiguous.axes(of: item).intersection(dimension.axis).isEmpty else { return 0 }
        return abs(layout.solution.frames[item].length(dimension) - frames[item].length(dimension))
      }
      guard difference(item) > tolerance else { return nil }
      let keepers = layout.builder.views.filter { keeper in
        keeper.view.isKeeper && layout.contentOrigin(keeper.item, dimension) == .canvas
          && difference(keeper.item) > tolerance
      }
      guard let keeper = (keepers.first { $0.view === view } ?? keepers.first)?.view else { return nil }
      let length = CGFloat(layout.solution.frames[item].length(dimension))
      let onDevice =
        lengthOnDevice(dimension, of: view, in: layout) ?? CGFloat(frames[item].length(dimension))
      guard abs(onDevice - length) > tolerance else { return nil }
      return KeptLength(
        view: view, dimension: dimension, keeper: keeper, name: layout.names.inSentence(keeper),
        length: length, lengthOnDevice: onDevice)
    }
  }

  /// The length of a view in the layout of the canvas's device, in points; `nil` if the canvas differs from it only in the
  /// lengths that it keeps. Labels without text have a size only on the canvas.
  private static func lengthOnDevice(
    _ dimension: LayoutRow.Dimension, of view: UIView, in layout: ExplainedLayout
  ) -> CGFloat? {
    guard let origin = view.nibOrigin, layout.builder.views.contains(where: { $0.view.isEmptyLabelWithSize })
    else { return nil }
    var options = LayoutOptions()
    options.device = view.nibEnvironment.device
    let loaded = LoadedDocument(origin.element.document, options: options, scenesOf: [origin.id])
    let shown = loaded.roots.flatMap(\.views).first { $0.nibOrigin?.id == origin.id }
    return shown.map { dimension == .width ? $0.frame.width : $0.frame.height }
  }

  /// The verdict with its cause and advice.
  var explained: ExplainedVerdict {
    let sides = dimension == .width ? "left and right" : "top and bottom"
    return ExplainedVerdict(
      kind: Self.kind, headline: "Only the canvas makes it \(length.nibPoints) \(dimension.adjective)",
      detail: "on a device, it is about \(lengthOnDevice.nibPoints) \(dimension.adjective)",
      cause:
        "the canvas keeps the saved \(dimension) of \(name), which constraints only tie to the content of other views",
      advice: "Give \(name) a \(dimension), or pin its \(sides).", culprit: keeper.nibOrigin)
  }
}

extension UIView {
  /// Whether the view is a label without text that has a size nevertheless, as on the canvas.
  fileprivate var isEmptyLabelWithSize: Bool {
    guard let label = self as? UILabel, label.text?.isEmpty ?? true else { return false }
    let content = nibLayoutContentSize
    return (content.width ?? 0) > 0 || (content.height ?? 0) > 0
  }

  /// Whether the program cannot give the view a content size: it is of a class of UIKit that has none.
  fileprivate var isKeeper: Bool { !(self is UIImageView) && nibOrigin?.element["customClass"] == nil }
}
