import NibFormats

/// The place to which an object is moved.
struct MoveTarget {
  /// The element that has the list.
  let owner: NibElement
  let listName: String
  /// The members of the list without the moved object.
  private let members: [NibElement]
  private let index: Int
  private let member: NibElement
  private let maker: EditMaker

  /// - Throws: an error that says what is possible if the order of the objects has no meaning, or if the list cannot contain
  ///   the object.
  init(of member: NibElement, _ place: Move.Place, _ maker: EditMaker) throws(EditError) {
    (self.member, self.maker) = (member, maker)
    guard let own = OrderedList(of: member), let ownOwner = own.list.parent else {
      throw EditError(
        "\(member.name) '\(member.id ?? "")' cannot be moved; only subviews, cells, sections, tabs, items of bars and "
          + "outlet collections have an order")
    }
    let list: NibElement?
    switch place {
    case .list(let owner, let index):
      (self.owner, listName) =
        try owner.map { owner throws(EditError) in
          try MoveTarget.place(owner, for: member, in: own, maker)
        } ?? (ownOwner, own.list.name)
      list = self.owner.child(named: listName)
      let isOwn = list == own.list
      members = (isOwn ? own.members : list.map { Array($0.children) } ?? []).filter { $0 != member }
      self.index = try maker.place(index, among: members.count)
    case .earlier, .later:
      (self.owner, listName, list) = (ownOwner, own.list.name, own.list)
      members = own.members.filter { $0 != member }
      let number = own.members.firstIndex(of: member) ?? 0
      self.index = if case .earlier = place { number - 1 } else { number + 1 }
      guard (0...members.count).contains(index) else {
        let end = index < 0 ? "first" : "last"
        throw EditError("\(member.name) '\(member.id ?? "")' is the \(end) one of its list")
      }
    case .before(let id), .after(let id):
      let sibling = try Move.member(id, maker)
      guard sibling != member else { throw EditError("an object cannot be moved beside itself") }
      guard let other = OrderedList(of: sibling), let otherOwner = other.list.parent else {
        throw EditError("\(sibling.name) '\(id)' is in no list with an order")
      }
      try MoveTarget.check(member, own, beside: sibling, in: other)
      (owner, listName, list) = (otherOwner, other.list.name, other.list)
      members = other.members.filter { $0 != member }
      let number = members.firstIndex(of: sibling) ?? members.count
      if case .before = place { self.index = number } else { self.index = number + 1 }
    }
    guard !owner.isInside(orEqual: member) else {
      throw EditError("\(member.isView ? "a view" : "an object") cannot be moved into itself")
    }
  }

  /// Whether the object stays in its list.
  var isSameList: Bool { member.parent == owner.child(named: listName) }

  /// Whether the object is at this place already.
  var isCurrent: Bool {
    guard isSameList, let members = OrderedList(of: member)?.members else { return false }
    return members.firstIndex(of: member) == index
  }

  /// The element before which the object is inserted; `nil` for the end of the list.
  var follower: NibElement? {
    if index < members.count { return members[index] }
    // The list can have other elements after its members, such as segues of another kind.
    guard let last = members.last, let list = last.parent else { return nil }
    let children = list.children.filter { $0 != member }
    let next = children.firstIndex(of: last).map { children.index(after: $0) }
    return next.flatMap { $0 < children.endIndex ? children[$0] : nil }
  }

  // MARK: Lists

  /// The list of an object into which a member can be moved.
  private static func place(
    _ id: String, for member: NibElement, in own: OrderedList, _ maker: EditMaker
  ) throws(EditError) -> (NibElement, String) {
    let name = own.list.name
    if name == "subviews" {
      let container = try maker.view(id).container
      // A list that a document has already can be put in another order.
      return (container == own.list.parent ? container : try maker.superview(id), name)
    }
    let element = try maker.object(id)
    if element == own.list.parent { return (element, name) }
    let owner =
      element.isController && name != "toolbarItems" ? element.child(key: "view") ?? element : element
    if owner == own.list.parent { return (owner, name) }
    switch (owner.name, name) {
    case ("tableViewSection", "cells") where member.isNamed("tableViewCell"),
      ("collectionView", "cells") where member.isNamed("collectionViewCell"):
      return (owner, name)
    case ("toolbar", _) where member.isNamed("barButtonItem") && OrderedList.barItems.contains(name):
      return (owner, "items")
    case ("tableView", "prototypes"):
      guard owner["dataMode"] != "static", owner.children(inside: "sections").isEmpty else {
        throw EditError(
          "the table view has static rows, and prototypes belong to one that gets its rows from the program")
      }
      return (owner, name)
    case ("tableView", "cells") where member.isNamed("tableViewCell"):
      if let section = owner.children(named: "tableViewSection", inside: "sections").last {
        return (section, name)
      }
    default: break
    }
    throw cannotMove(member, to: element)
  }

  /// Refuses to move an object beside one of another list if that list cannot contain it.
  private static func check(
    _ member: NibElement, _ own: OrderedList, beside sibling: NibElement, in other: OrderedList
  ) throws(EditError) {
    // A list of connections has several arrays.
    if own.list == other.list, own.members == other.members { return }
    if member.isNamed("outletCollection"), sibling.isNamed("outletCollection") {
      throw EditError(
        "\(member.name) '\(member.id ?? "")' cannot be moved: '\(member.id ?? "")' and '\(sibling.id ?? "")' are not in "
          + "the same outlet collection")
    }
    guard own.list != other.list else { throw cannotMove(member, to: other.list.parent ?? other.list) }
    let isBarItem =
      OrderedList.barItems.contains(own.list.name) && OrderedList.barItems.contains(other.list.name)
    let isSameKind =
      other.list.name == own.list.name && (member.isView || other.members.first?.name == member.name)
    let isShared = !["connections", "objects", "sections"].contains(own.list.name)
    let isSuperview =
      other.list.name != "subviews" || !LibraryView.leaves.contains(other.list.parent?.name ?? "")
    guard isShared, isSuperview, isSameKind || (isBarItem && other.members.first?.name == member.name),
      own.list.name != "cells" || other.list.parent?.name == own.list.parent?.name
    else { throw cannotMove(member, to: other.list.parent ?? other.list) }
  }

  private static func cannotMove(_ member: NibElement, to owner: NibElement) -> EditError {
    EditError(
      "\(member.name) '\(member.id ?? "")' cannot be moved into \(owner.name) '\(owner.id ?? "")', which has no "
        + "list for it")
  }

  // MARK: Rows

  /// The edits of the saved positions of cells that follow from the move, by the cells.
  var rowEdits: [(row: NibElement, edits: [SourceEdit])] {
    switch (member.name, listName) {
    case ("tableViewSection", "sections"):
      guard let stack = RowStack(owner) else { return [] }
      var sections = stack.sections.filter { $0.element != member }
      sections.insert(RowStack.Section(member), at: number)
      return stack.edits(placing: sections, maker)
    case ("tableViewCell", "cells"), ("tableViewCell", "prototypes"):
      let table = owner.isNamed("tableView") ? owner : owner.ancestor(named: "tableView") ?? owner
      let tables = [member.ancestor(named: "tableView"), table].compactMap(\.self).uniqued()
      return tables.flatMap { table in
        guard let stack = RowStack(table) else { return [] as [(row: NibElement, edits: [SourceEdit])] }
        return stack.edits(placing: moved(in: stack), maker)
      }
    case ("collectionViewCell", "cells"): return gridEdits
    default: return []
    }
  }

  private func moved(in stack: RowStack) -> [RowStack.Section] {
    stack.sections.removing([member]).inserting(
      RowStack.Row(member), into: owner, of: stack.table, at: number)
  }

  /// The number of objects of the same kind before the place. A list that was edited by hand can have others.
  private var number: Int { members.prefix(index).count { $0.name == member.name } }

  /// The edits with which cells of the same size exchange their places in a collection view.
  private var gridEdits: [(row: NibElement, edits: [SourceEdit])] {
    guard isSameList, let old = OrderedList(of: member)?.members else { return [] }
    let frames = old.compactMap(\.ownFrame)
    guard frames.count == old.count,
      frames.allSatisfy({ $0.width == frames[0].width && $0.height == frames[0].height })
    else { return [] }
    var new = members
    new.insert(member, at: index)
    return zip(new, frames).map { ($0, maker.edits(settingFrame: $1, of: $0)) }
  }
}
