import NibFormats
import NibSupport

/// Embeds views with the same superview in a new stack view. Constraints between them and other views are removed, as
/// Interface Builder does.
package struct Wrapping: Hashable, Sendable {
  package let views: [String]
  /// `horizontal` or `vertical`; `nil` for the direction in which the views are placed.
  package let axis: String?
  /// The distance of the views, in points.
  package let spacing: Double

  package init(_ views: [String], axis: String? = nil, spacing: Double = 0) {
    (self.views, self.axis, self.spacing) = (views, axis, spacing)
  }

  func edits(_ maker: EditMaker) throws(EditError) -> [SourceEdit] {
    let (views, list) = try arrangedViews(maker)
    guard let superview = list.parent else { throw EditError("the views have no superview") }
    let frames = views.map { $0.savedFrame ?? NibRect(x: 0, y: 0, width: 0, height: 0) }
    let isVertical = try self.isVertical(frames)
    let bounds = Wrapping.bounds(frames)
    // A stack view shows its views in the order of the list.
    let order = zip(views, frames).sorted {
      isVertical ? $0.1.y < $1.1.y : $0.1.x < $1.1.x
    }
    var ids = maker.freshIDs
    let stack = LibraryView.stackView(isVertical: isVertical, spacing: spacing)
    stack["id"] = ids.make(for: ExactText("stack \(maker.source.count) \(self.views)")).text
    LibraryView.place(stack, bounds, in: superview, maker)
    let losses = maker.edits(removing: maker.constraintsOutside(of: views))
    let inner =
      losses
      + order.flatMap { view, frame in
        maker.edits(settingFrame: frame.moved(x: -bounds.x, y: -bounds.y), of: view)
          + maker.editsAdapting(stackOf: view)
      }
    let indent = maker.indentation(of: views[0])
    let texts = order.map {
      maker.text(
        of: $0.0, indentation: indent.map { $0 + maker.indentationUnit + maker.indentationUnit }, inner)
    }
    let text = stack.source(
      indentation: indent ?? "", lineBreak: indent == nil ? "" : maker.lineBreak, subviews: texts,
      unit: maker.indentationUnit)
    return maker.edits(adding: text, to: list, before: views[0]) + views.map { maker.edit(removing: $0) }
      + losses
  }

  /// The views in document order, and their list.
  private func arrangedViews(_ maker: EditMaker) throws(EditError) -> (views: [NibElement], list: NibElement)
  {
    var views: [NibElement] = []
    for id in self.views.uniqued() { views.append(try maker.object(id)) }
    views.sort { $0.index < $1.index }
    guard let list = views.first?.parent, list.isNamed("subviews"), views.allSatisfy({ $0.parent == list })
    else {
      throw EditError("the views must be subviews of the same view")
    }
    return (views, list)
  }

  private func isVertical(_ frames: [NibRect]) throws(EditError) -> Bool {
    switch axis?.lowercased() {
    case "vertical": return true
    case "horizontal": return false
    case nil:
      let bounds = Wrapping.bounds(frames)
      let total = frames.reduce((0.0, 0.0)) { ($0.0 + $1.width, $0.1 + $1.height) }
      return total.1 - bounds.height <= total.0 - bounds.width
    default: throw EditError("'\(axis ?? "")' is not an axis; use horizontal or vertical")
    }
  }

  private static func bounds(_ frames: [NibRect]) -> NibRect {
    let x = frames.map(\.x).min() ?? 0
    let y = frames.map(\.y).min() ?? 0
    let right = frames.map { $0.x + $0.width }.max() ?? 0
    let bottom = frames.map { $0.y + $0.height }.max() ?? 0
    return NibRect(x: x, y: y, width: right - x, height: bottom - y)
  }
}

/// Moves the arranged views of a stack view to its superview, and removes the stack view.
struct Unwrapping {
  let id: String

  func edits(_ maker: EditMaker) throws(EditError) -> [SourceEdit] {
    let stack = try maker.object(id)
    guard stack.isNamed("stackView"), let list = stack.parent, list.isNamed("subviews"),
      let superview = list.parent
    else { throw EditError("\(stack.name) '\(id)' is not a stack view in another view") }
    let views = stack.children(inside: "subviews")
    let origin = stack.savedFrame ?? NibRect(x: 0, y: 0, width: 0, height: 0)
    let references = References(maker.document)
    // What refers to the stack view goes with it; what refers to the views inside stays.
    let own = Set((stack.id.map { references[$0] } ?? []).map(\.element)).union(
      stack.children(inside: "constraints"))
    let lost = references.dependents(
      of: own.filter { $0.isNamed("constraint") || $0.parent?.isNamed("connections") == true }
    )
    .elements.filter { element in
      !element.isInside(orEqual: stack) || views.contains { element.isInside(orEqual: $0) }
    }
    let losses = maker.edits(removing: lost)
    let inner =
      losses
      + views.flatMap { view -> [SourceEdit] in
        let frame = view.savedFrame?.moved(x: origin.x, y: origin.y)
        let staysArranged = superview.isNamed("stackView") || !maker.usesAutoLayout
        return (frame.map { maker.edits(settingFrame: $0, of: view) } ?? [])
          + (staysArranged ? [] : maker.editsFixingFrame(view))
      }
    let indent = maker.indentation(of: stack)
    let texts = views.map { maker.text(of: $0, indentation: indent, inner) }
    let insertion =
      views.isEmpty
      ? []
      : maker.edits(
        adding: texts.joined(separator: indent == nil ? "" : maker.lineBreak), to: list, before: stack)
    return insertion + (views.isEmpty ? maker.edits(removing: [stack]) : [maker.edit(removing: stack)])
      + losses
  }
}

extension NibRect {
  func moved(x: Double, y: Double) -> NibRect {
    NibRect(x: self.x + x, y: self.y + y, width: width, height: height)
  }
}

extension EditMaker {
  /// The edits of a view that becomes a part of a stack view.
  func editsAdapting(stackOf view: NibElement) -> [SourceEdit] {
    usesAutoLayout ? editsUsingConstraints(view) : []
  }
}

extension NibDraft {
  /// The element with the texts of subviews, which are indented already.
  func source(indentation: String, lineBreak: String, subviews: [String], unit: String) -> String {
    let mark = NibDraft("subviews")
    let frames = children.prefix { $0["key"] == "frame" || $0["key"] == "autoresizingMask" }.count
    children.insert(mark, at: frames)
    let inner = lineBreak.isEmpty ? "" : indentation + unit
    let list =
      "<subviews>" + lineBreak + subviews.joined(separator: lineBreak) + lineBreak + inner + "</subviews>"
    return source(indentation: indentation, lineBreak: lineBreak).replacing("<subviews/>", with: list)
  }
}
