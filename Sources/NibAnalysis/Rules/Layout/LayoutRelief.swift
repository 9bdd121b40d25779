import NibCore

/// Describes how a layout with conflicts is changed before it is solved again.
struct LayoutRelief {
  /// The axes on which the root may have another size than on the canvas.
  var axes: LayoutAxes = []
  /// The widths that the root may have if its width is free, in points; `nil` for any width.
  var widths: [CGFloat]?
  /// Whether the root has no safe area.
  var withoutSafeArea = false
  /// Whether constraints that Interface Builder removes at build time are left out.
  var withoutPlaceholders = false
  /// The constraints that are left out because they belong to another finding, by description.
  var withoutConstraints: Set<String> = []
}

extension LayoutRelief {
  /// Whether a constraint of a problem is left out.
  func leavesOut(_ identifier: Int, of builder: LayoutBuilder) -> Bool {
    if withoutPlaceholders, builder.constraint(identifier)?.isPlaceholder ?? false { return true }
    return !withoutConstraints.isEmpty && withoutConstraints.contains(builder.description(identifier))
  }
}
