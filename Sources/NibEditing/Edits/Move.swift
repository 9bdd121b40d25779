import NibFormats

/// Moves an object to another place in its list, or to the list of another object: a view to another superview, a row to
/// another section. The controller of a tab stands for its tab.
///
/// Constraints between a view and views outside it are removed if it gets another superview, and connections with objects
/// outside it if it gets into another scene. The saved positions of rows follow.
package struct Move: Hashable, Sendable {
  package enum Place: Hashable, Sendable {
    /// The list of the object with an id; `nil` for the list that the moved object is in. The id of a cell or controller
    /// means its content. The index is the number of objects before it in the list (for views: behind it); `nil` for the
    /// last place.
    case list(of: String?, index: Int?)
    /// Before another object in its list.
    case before(String)
    /// After another object in its list.
    case after(String)
    /// One place towards the beginning, or the end, of the list that the object is in.
    case earlier, later
  }

  package let object: String
  package let place: Place

  /// The ids of the moved object, and of the object that names its new place.
  package var ids: Set<String> {
    switch place {
    case .list(of: let other?, _), .before(let other), .after(let other): [object, other]
    case .list(of: nil, _), .earlier, .later: [object]
    }
  }

  package init(_ object: String, _ place: Place) { (self.object, self.place) = (object, place) }

  package init(_ object: String, to owner: String? = nil, at index: Int? = nil) {
    self.init(object, .list(of: owner, index: index))
  }

  func edits(_ maker: EditMaker) throws(EditError) -> [SourceEdit] {
    let member = try Move.member(object, maker)
    try maker.checkPlace(of: member)
    let target = try MoveTarget(of: member, place, maker)
    guard !target.isCurrent else { return [] }
    let rows = target.rowEdits
    let owner = target.owner
    let lost =
      target.isSameList
      ? []
      : maker.constraintsOutside(of: [member]).union(maker.connectionsLost(by: member, movedTo: owner))
    let adapted = target.isSameList || !member.isView ? [] : maker.editsAdapting(member, to: owner)
    let inside = rows.filter { $0.row.isInside(orEqual: member) }.flatMap(\.edits)
    let insertion = maker.edits(
      movingInto: owner, list: target.listName, [member], before: target.follower,
      adapted + inside + maker.edits(removing: lost))
    let removal = target.isSameList ? [maker.edit(removing: member)] : maker.edits(removing: [member])
    let outside = rows.filter { !$0.row.isInside(orEqual: member) }.flatMap(\.edits)
    return insertion + removal + outside
      + maker.edits(removing: lost.filter { !$0.isInside(orEqual: member) })
  }

  /// The object in a list that an id means: for the controller of a tab, the segue to it.
  static func member(_ id: String, _ maker: EditMaker) throws(EditError) -> NibElement {
    let element = try maker.object(id)
    guard element.isSegueDestination, element.ancestor(named: "scene") != nil else { return element }
    let tabs = maker.document.root.descendants.filter {
      $0.isNamed("segue") && $0["relationship"] == "viewControllers" && $0["destination"] == id
    }
    guard let tab = tabs.first else {
      throw EditError(
        "\(element.name) '\(id)' is not the child of a tab bar controller, and scenes have no order")
    }
    guard tabs.count == 1 else {
      throw EditError(
        "\(element.name) '\(id)' is a child of several tab bar controllers; name one of the segues "
          + tabs.compactMap(\.id).joined(separator: ", "))
    }
    return tab
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
      throw EditError("the index \(index) is not possible; possible here: \(range)")
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

  /// The edits that add the texts of objects to a list of another object. They are not removed from their old places.
  ///
  /// - Parameters:
  ///   - name: the name of the list, which is added if it is missing.
  ///   - edits: changes inside the objects.
  func edits(
    movingInto target: NibElement, list name: String = "subviews", _ members: [NibElement],
    before follower: NibElement?, _ edits: [SourceEdit]
  ) -> [SourceEdit] {
    guard let list = target.child(named: name) else {
      let indent = indentation(ofChildrenIn: target)
      let inner = indent.map { $0 + indentationUnit }
      let texts = members.map { text(of: $0, indentation: inner, edits) }
      let separator = indent == nil ? "" : lineBreak
      let start = "\(indent ?? "")<\(name)>\(separator)"
      let whole = start + texts.joined(separator: separator) + "\(separator)\(indent ?? "")</\(name)>"
      let place = ChildOrder(of: target.name, in: document).follower(
        of: NibDraft(name), in: Array(target.children))
      return self.edits(adding: whole, to: target, before: place)
    }
    let indent = indentation(ofChildrenIn: list)
    let texts = members.map { text(of: $0, indentation: indent, edits) }
    let joined = texts.joined(separator: indent == nil ? "" : lineBreak)
    return self.edits(adding: joined, to: list, before: follower)
  }
}
