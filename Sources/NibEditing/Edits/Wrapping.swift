import NibFormats
import NibSupport

/// Embeds views with the same superview in a new stack view. As in Interface Builder, constraints between them and other
/// views are removed, and so are those that place them relative to each other, because the stack view places them.
/// Constraints of their lengths stay, and belong to the stack view.
package struct Wrapping: Hashable, Sendable {
  package let views: [String]
  /// `horizontal` or `vertical`; `nil` for the direction in which the views are placed.
  package let axis: String?
  /// The distance of the views, in points; `nil` for the smallest distance of their frames.
  package let spacing: Double?

  package init(_ views: [String], axis: String? = nil, spacing: Double? = nil) {
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
    let stack = LibraryView.stackView(
      isVertical: isVertical,
      spacing: spacing ?? Wrapping.spacing(of: order.map(\.1), isVertical: isVertical))
    stack["id"] = ids.make(for: ExactText("stack \(maker.source.count) \(self.views)")).text
    LibraryView.place(stack, bounds, in: superview, maker)
    let outside = maker.constraintsOutside(of: views)
    let lengths = outside.filter { maker.staysInStack($0, of: views) }.sorted {
      ($0.id ?? "").utf8.lexicographicallyPrecedes(($1.id ?? "").utf8)
    }
    let losses = maker.edits(
      removing: maker.constraintsOutside(of: views, except: Set(lengths)).union(lengths))
    let inner =
      losses
      + order.flatMap { view, frame in
        maker.edits(settingFrame: frame.moved(x: -bounds.x, y: -bounds.y), of: view)
          + maker.editsAdapting(stackOf: view)
      }
    let indent = maker.indentation(of: views[0])
    let innerIndent = indent.map { $0 + maker.indentationUnit + maker.indentationUnit }
    var lists = [("subviews", order.map { maker.text(of: $0.0, indentation: innerIndent, inner) })]
    if !lengths.isEmpty {
      lists.append(("constraints", lengths.map { maker.text(of: $0, indentation: innerIndent) }))
    }
    let text = stack.source(
      indentation: indent ?? "", lineBreak: indent == nil ? "" : maker.lineBreak, lists: lists,
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
    for view in views { try maker.checkPlace(of: view) }
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

  /// The smallest distance of neighbours, in points; 0 if they overlap.
  private static func spacing(of frames: [NibRect], isVertical: Bool) -> Double {
    let gaps = zip(frames, frames.dropFirst()).map { first, second in
      isVertical ? second.y - (first.y + first.height) : second.x - (first.x + first.width)
    }
    return max(0, gaps.min() ?? 0)
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

extension EditMaker {
  /// Whether a constraint remains when views become a part of a stack view: it is about the lengths of things inside
  /// them, and installed for all size classes.
  fileprivate func staysInStack(_ constraint: NibElement, of views: [NibElement]) -> Bool {
    let lengths = ["width", "height"]
    guard constraint.isNamed("constraint"), lengths.contains(constraint["firstAttribute"] ?? ""),
      lengths.contains(constraint["secondAttribute"] ?? "")
    else { return false }
    let items = ["firstItem", "secondItem"].map { constraint[$0].flatMap { document.object(id: $0) } }
    let isInside = items.allSatisfy { item in
      views.contains { view in item.map { $0.isInside(orEqual: view) } ?? false }
    }
    return isInside
      && !(constraint.id.map { References(document)[$0] } ?? []).contains {
        $0.element.isNamed("exclude") || $0.element.isNamed("include")
      }
  }
}

extension NibDraft {
  /// The element with lists whose texts are indented already.
  ///
  /// - Parameter lists: the names of the lists with their elements, in the order of the document. They follow the frame.
  func source(
    indentation: String, lineBreak: String, lists: [(name: String, texts: [String])], unit: String
  ) -> String {
    let frames = children.prefix { $0["key"] == "frame" || $0["key"] == "autoresizingMask" }.count
    children.insert(contentsOf: lists.map { NibDraft($0.name) }, at: frames)
    let inner = lineBreak.isEmpty ? "" : indentation + unit
    return lists.reduce(source(indentation: indentation, lineBreak: lineBreak)) { text, list in
      let whole =
        "<\(list.name)>" + lineBreak + list.texts.joined(separator: lineBreak) + lineBreak + inner
        + "</\(list.name)>"
      return text.replacing("<\(list.name)/>", with: whole)
    }
  }
}
