import NibAnalysis
import NibCore
import NibDrawing

/// Makes the section with a view's frame, content size, priorities and margins, and what determines the frame.
struct SizeSection {
  static let attributes: Set<String> = [
    "frame", "autoresizingMask", "horizontalHuggingPriority", "verticalHuggingPriority",
    "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
    "translatesAutoresizingMaskIntoConstraints",
  ]

  private let inspected: InspectedDocument
  private let grid: CellGrid
  private let picture: Int?

  init(_ inspected: InspectedDocument, _ grid: CellGrid, _ picture: Int?) {
    self.inspected = inspected
    self.grid = grid
    self.picture = picture
  }

  /// Makes the section for a view or layout guide; empty for other objects.
  func section(_ element: NibElement) -> InspectorSection {
    guard let view = element.id.flatMap({ inspected.shown.view($0, in: picture) }) else {
      let guide = inspected.shown.guide(element)
      return InspectorSection(
        title: "Size",
        rows: guide.map { [fact("frame", NibValueText.text(of: $0.layoutFrame), hint: "in its view")] } ?? [])
    }
    let rows =
      frames(of: view, element) + content(of: view, element) + insets(of: view) + placing(of: view, element)
    return InspectorSection(title: "Size", rows: rows)
  }

  // MARK: Frames

  /// The frame in several coordinates, and the saved frame if it differs.
  private func frames(of view: UIView, _ element: NibElement) -> [InspectorRow] {
    let root = view.nibRoot
    var rows = [fact("frame", NibValueText.text(of: view.frame), hint: "x y width height, points")]
    if view !== root, view.superview !== root {
      let frame = view.convert(view.bounds, to: root)
      rows.append(fact("in \(SizeSection.name(of: root))", NibValueText.text(of: frame)))
    }
    let cells = grid.cells(DrawnFrames(of: root, grid: grid).frame(of: view))
    rows.append(
      fact(
        "cells", "\(cells.minColumn) \(cells.minRow), \(cells.size.columns) × \(cells.size.rows)",
        hint: "column row, columns × rows"))
    rows.append(fact("bounds", NibValueText.text(of: view.bounds)))
    if let saved = view.nibOrigin?.savedFrame, !saved.isNearly(view.frame, within: 0.5) {
      rows.append(
        InspectorRow(
          label: "saved frame", value: NibValueText.text(of: saved), note: "as in the file", kind: .set,
          location: element.child(key: "frame")?.location, edit: .property("frame")))
    }
    let axes = SizeSection.ambiguousAxes(of: view)
    if !axes.isEmpty {
      rows.append(
        InspectorRow(
          label: "ambiguous", value: axes, note: "the constraints leave it open", kind: .diagnostic(.warning))
      )
    }
    return rows
  }

  private static func name(of root: UIView) -> String {
    root.nibOrigin.map { ObjectTitle.of($0.element) } ?? "screen"
  }

  /// The axes on which the view is ambiguous, in words; empty if there are none. The rules are those of `check`.
  private static func ambiguousAxes(of view: UIView) -> String {
    let axes = LayoutAmbiguity(placing: view)?.axes(of: view) ?? []
    let words = [
      axes.contains(.horizontal) ? "horizontal" : nil, axes.contains(.vertical) ? "vertical" : nil,
    ]
    return words.compactMap { $0 }.joined(separator: ", ")
  }

  /// The content size and its priorities.
  private func content(of view: UIView, _ element: NibElement) -> [InspectorRow] {
    let size = view.nibInspectedContentSize
    func length(_ value: CGFloat?) -> String { value.map { NibValueText.numbers($0) } ?? "–" }
    let hugging = [NSLayoutConstraint.Axis.horizontal, .vertical].map {
      NibValueText.text(of: view.contentHuggingPriority(for: $0))
    }
    let resistance = [NSLayoutConstraint.Axis.horizontal, .vertical].map {
      NibValueText.text(of: view.contentCompressionResistancePriority(for: $0))
    }
    var rows = [
      fact("content size", "\(length(size.width)) \(length(size.height))"),
      row(
        "hugging", hugging, of: element, attributes: ["horizontalHuggingPriority", "verticalHuggingPriority"]),
      row(
        "resistance", resistance, of: element,
        attributes: ["horizontalCompressionResistancePriority", "verticalCompressionResistancePriority"]),
    ]
    if let lines = view.nibBaselines {
      rows.append(
        fact(
          "baselines", NibValueText.numbers(lines.first, lines.last), hint: "first from top, last from bottom"
        ))
    }
    return rows
  }

  /// A row with the priorities of both axes. The row is marked as set if the document sets one of the priorities.
  private func row(
    _ label: String, _ values: [String], of element: NibElement, attributes: [String]
  ) -> InspectorRow {
    let location = attributes.lazy.compactMap { element.location(ofAttribute: $0) }.first
    return InspectorRow(
      label: label, value: values.joined(separator: " "), hint: "horizontal vertical",
      kind: location == nil ? .fact : .set, location: location)
  }

  // MARK: Insets and placing

  private func insets(of view: UIView) -> [InspectorRow] {
    [fact("margins", view.layoutMargins), fact("safe area", view.safeAreaInsets)]
  }

  private func fact(_ label: String, _ insets: UIEdgeInsets) -> InspectorRow {
    fact(
      label, NibValueText.numbers(insets.top, insets.left, insets.bottom, insets.right),
      hint: "top left bottom right")
  }

  /// The rows about what determines the view's frame.
  private func placing(of view: UIView, _ element: NibElement) -> [InspectorRow] {
    let usesMask = view.translatesAutoresizingMaskIntoConstraints
    return [
      fact("placed by", SizeSection.placer(of: view)),
      InspectorRow(
        label: "autoresizing", value: SizeSection.text(of: view.autoresizingMask),
        note: usesMask ? "" : "not in use",
        kind: element.child(key: "autoresizingMask") == nil ? .fact : .set,
        location: element.child(key: "autoresizingMask")?.location, edit: .property("autoresizingMask")),
    ]
  }

  /// A description of what determines the frame of the view.
  private static func placer(of view: UIView) -> String {
    guard let superview = view.superview else { return "nothing: it is the root view" }
    if let stack = superview as? UIStackView, stack.arrangedSubviews.contains(where: { $0 === view }) {
      return "the enclosing stack view"
    }
    if let placer = view.nibPlacer { return "\(type(of: placer))" }
    return view.translatesAutoresizingMaskIntoConstraints ? "autoresizing mask" : "constraints"
  }

  /// Describes the flexible margins and sizes of an autoresizing mask.
  private static func text(of mask: UIView.AutoresizingMask) -> String {
    let names: KeyValuePairs<String, UIView.AutoresizingMask> = [
      "left": .flexibleLeftMargin, "width": .flexibleWidth, "right": .flexibleRightMargin,
      "top": .flexibleTopMargin, "height": .flexibleHeight, "bottom": .flexibleBottomMargin,
    ]
    let flexible = names.filter { mask.contains($0.value) }.map(\.key)
    return flexible.isEmpty ? "nothing is flexible" : "flexible \(flexible.joined(separator: ", "))"
  }

  private func fact(_ label: String, _ value: String, hint: String = "") -> InspectorRow {
    InspectorRow(label: label, value: value, hint: hint)
  }
}
