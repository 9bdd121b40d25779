import NibFormats
import NibSupport

/// An object of the library that is not a view: an item of a bar, a gesture recognizer of a view, or a static section.
struct NewItem {
  private static let barItem = "barButtonItem"
  private static let section = "tableViewSection"

  /// The names of the elements among the kinds of new views.
  static let kinds = [barItem, section, "tapGestureRecognizer"]

  /// The id of the new object.
  let id: String
  /// The name of its element, one of `kinds`.
  let kind: String
  /// The end of the navigation bar; `nil` for the right one.
  let part: LibraryPart?
  let maker: EditMaker

  /// The edits that add the object to another one.
  ///
  /// - Parameter index: the place in a toolbar, or of a section; `nil` for the last one.
  func edits(addingTo owner: NibElement, at index: Int?) throws(EditError) -> [SourceEdit] {
    if kind == NewItem.section { return try sectionEdits(in: owner, at: index) }
    guard kind == NewItem.barItem else { return try gestureEdits(of: owner) }
    let draft = NibDraft(kind, ["title": "Item", "id": id])
    if owner.isNamed("toolbar") {
      return try maker.edits(adding: draft, toList: "items", of: owner, at: index)
    }
    guard owner.isController || owner.isNamed("navigationItem") else {
      throw EditError(
        "\(owner.name) '\(owner.id ?? "")' has no bar button items; name a controller, a navigation item or a toolbar"
      )
    }
    let place = part ?? .rightBarButtonItem
    guard !place.isOfTable else { throw EditError("a barButtonItem cannot be a \(place.rawValue)") }
    return edits(adding: draft, toNavigationItemOf: owner, as: place.rawValue)
  }

  // MARK: Sections

  /// The edits that add a section without rows to a table view, whose rows become static if it has none.
  private func sectionEdits(in owner: NibElement, at index: Int?) throws(EditError) -> [SourceEdit] {
    let table = owner.isController ? owner.child(key: "view") ?? owner : owner
    guard table.isNamed("tableView") else {
      throw EditError("\(owner.name) '\(owner.id ?? "")' is not a table view, and a \(kind) belongs to one")
    }
    guard table.children(inside: "prototypes").isEmpty else {
      throw EditError(
        "the table view has prototype cells; remove them first, because only static rows have sections")
    }
    let draft = NibDraft(kind, ["id": id])
    draft.children = [NibDraft("cells")]
    let members = table.children(inside: "sections")
    let place = try maker.place(index, among: members.count)
    var others = maker.edits(setting: "dataMode", of: table, to: "static")
    if let stack = RowStack(table), stack.isStatic {
      var sections = stack.sections
      let number = members.prefix(place).count { $0.isNamed(NewItem.section) }
      sections.insert(
        RowStack.Section(element: nil, rows: [], hasHeader: false, hasFooter: false), at: number)
      others += stack.edits(placing: sections, maker).flatMap(\.edits)
    }
    return try maker.edits(adding: draft, toList: "sections", of: table, at: place) + others
  }

  // MARK: Navigation items

  private func edits(adding draft: NibDraft, toNavigationItemOf owner: NibElement, as key: String)
    -> [SourceEdit]
  {
    let navigation = owner.isNamed("navigationItem") ? owner : owner.child(key: "navigationItem")
    guard let navigation else {
      draft["key"] = key
      let new = NibDraft("navigationItem", key: "navigationItem", ["id": freshID])
      new.children = [draft]
      return maker.edits(adding: [new], to: owner)
    }
    if let list = navigation.child(named: key + "s") {
      return maker.edits(adding: [draft], to: list, before: nil)
    }
    guard let old = navigation.child(key: key) else {
      draft["key"] = key
      return maker.edits(adding: [draft], to: navigation)
    }
    return edits(adding: draft, beside: old, in: navigation, list: key + "s")
  }

  /// The edits that make a list of the only item and a new one.
  private func edits(adding draft: NibDraft, beside old: NibElement, in navigation: NibElement, list: String)
    -> [SourceEdit]
  {
    let indent = maker.indentation(of: old)
    let inner = indent.map { $0 + maker.indentationUnit }
    let lineBreak = indent == nil ? "" : maker.lineBreak
    let texts = [
      maker.text(of: old, indentation: inner, maker.edits(setting: "key", of: old, to: nil)),
      draft.source(indentation: inner ?? "", lineBreak: lineBreak),
    ]
    let whole =
      "\(indent ?? "")<\(list)>\(lineBreak)" + texts.joined(separator: lineBreak)
      + "\(lineBreak)\(indent ?? "")</\(list)>"
    return maker.edits(adding: whole, to: navigation, before: old) + [maker.edit(removing: old)]
  }

  // MARK: Gesture recognizers

  /// A recognizer is an object of the scene, to which an outlet of the view leads.
  private func gestureEdits(of view: NibElement) throws(EditError) -> [SourceEdit] {
    let view = view.isController ? view.child(key: "view") ?? view : view
    guard view.isView, let objects = view.ancestor(named: "objects") else {
      throw EditError("\(view.name) '\(view.id ?? "")' is not a view, and a \(kind) belongs to one")
    }
    let outlet = NibDraft(
      "outletCollection",
      ["property": "gestureRecognizers", "destination": id, "appends": "YES", "id": freshID])
    return Connection.adding(outlet, to: view, maker)
      + maker.edits(adding: [NibDraft(kind, ["id": id])], to: objects, before: nil)
  }

  /// Another id than that of the object.
  private var freshID: String {
    var ids = maker.freshIDs(besides: id)
    return ids.make(for: ExactText("beside \(id)")).text
  }
}
