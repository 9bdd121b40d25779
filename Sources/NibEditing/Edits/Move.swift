import NibFormats

/// Moves a view to another place in its superview, or to another superview. Constraints between it and views outside it
/// are removed if it gets another superview, and connections with objects outside it if it gets into another scene.
package struct Move: Hashable, Sendable {
  package let view: String
  /// The id of the new superview; that of a cell or controller means its content.
  package let superview: String
  /// The number of views behind it, or before it in a stack view; `nil` for the last place.
  package let index: Int?

  package init(_ view: String, to superview: String, at index: Int? = nil) {
    (self.view, self.superview, self.index) = (view, superview, index)
  }

  func edits(_ maker: EditMaker) throws(EditError) -> [SourceEdit] {
    let view = try maker.object(view)
    guard view.isView, let list = view.parent, list.isNamed("subviews") else {
      throw EditError("\(view.name) '\(self.view)' is not a subview, and cannot be moved")
    }
    try maker.checkPlace(of: view)
    // A list that a document has already can be put in another order.
    let isSame = try maker.view(superview).container == list.parent
    let target = try isSame ? maker.view(superview).container : maker.superview(superview)
    guard !target.isInside(orEqual: view) else { throw EditError("a view cannot be moved into itself") }
    let siblings = target.children(inside: "subviews").filter { $0 != view }
    let place = try maker.place(index, among: siblings.count)
    if isSame {
      let current = list.children.prefix { $0 != view }.count
      if current == place { return [] }
    }
    let follower = place < siblings.count ? siblings[place] : nil
    let lost =
      isSame
      ? [] : maker.constraintsOutside(of: [view]).union(maker.connectionsLost(by: view, movedTo: target))
    let ownEdits = (isSame ? [] : maker.editsAdapting(view, to: target)) + maker.edits(removing: lost)
    let insertion = maker.edits(movingInto: target, [view], before: follower, ownEdits)
    let removal = isSame ? [maker.edit(removing: view)] : maker.edits(removing: [view])
    return insertion + removal + maker.edits(removing: lost.filter { !$0.isInside(orEqual: view) })
  }
}

extension EditMaker {
  /// The edits of a moved view itself: a stack view places its subviews, and another view without constraints for it
  /// keeps its frame.
  func editsAdapting(_ view: NibElement, to target: NibElement) -> [SourceEdit] {
    guard usesAutoLayout else { return [] }
    return target.isNamed("stackView") ? editsUsingConstraints(view) : []
  }

  /// The place of a new view among some others.
  ///
  /// - Parameter index: the place that is asked for; `nil` for the last one.
  func place(_ index: Int?, among count: Int) throws(EditError) -> Int {
    guard let index else { return count }
    guard (0...count).contains(index) else {
      let range = count == 0 ? "only 0" : "0 to \(count)"
      throw EditError("a subview cannot have the index \(index); possible here: \(range)")
    }
    return index
  }

  /// The edits that add an element to a list of another one, such as `subviews`. A missing list is added.
  ///
  /// - Parameter index: the place in the list; `nil` for the last one.
  func edits(
    adding draft: NibDraft, toList name: String, of parent: NibElement, at index: Int?
  ) throws(EditError) -> [SourceEdit] {
    let list = parent.child(named: name)
    let members = list.map { Array($0.children) } ?? []
    let number = try place(index, among: members.count)
    if let list {
      return edits(adding: [draft], to: list, before: number < members.count ? members[number] : nil)
    }
    let new = NibDraft(name)
    new.children = [draft]
    return edits(adding: [new], to: parent)
  }

  /// The edits that add the texts of views to the subviews of another view. They are not removed from their old places.
  ///
  /// - Parameter edits: changes inside the views.
  func edits(
    movingInto target: NibElement, _ views: [NibElement], before follower: NibElement?, _ edits: [SourceEdit]
  ) -> [SourceEdit] {
    guard let list = target.child(named: "subviews") else {
      let indent = indentation(ofChildrenIn: target)
      let inner = indent.map { $0 + indentationUnit }
      let texts = views.map { text(of: $0, indentation: inner, edits) }
      let separator = indent == nil ? "" : lineBreak
      let start = "\(indent ?? "")<subviews>\(separator)"
      let whole = start + texts.joined(separator: separator) + "\(separator)\(indent ?? "")</subviews>"
      let place = ChildOrder(of: target.name, in: document).follower(
        of: NibDraft("subviews"), in: Array(target.children))
      return self.edits(adding: whole, to: target, before: place)
    }
    let indent = indentation(ofChildrenIn: list)
    let texts = views.map { text(of: $0, indentation: indent, edits) }
    let joined = texts.joined(separator: indent == nil ? "" : lineBreak)
    return self.edits(adding: joined, to: list, before: follower)
  }
}
