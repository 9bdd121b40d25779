/// The content of collection view cells. Since Xcode 9, the compiler moves what is around the content of a cell into its
/// content view, which older documents do not treat as a view of its own (8 projects, Xcode 9 to 12).
enum CodedCollectionCell {
  /// The version of iOS since which constraints place the content view of a cell, as a decimal number.
  static let firstVersionWithConstraints = 12.3
  /// The identifier of the constraints that place a content view. Documents do not contain them.
  static let identifier = "UIIBSystemGenerated"

  /// The content view of a cell of an older document, in which the constraints of the content belong to the cell; `nil`
  /// for other elements.
  static func content(of cell: NibElement?) -> NibElement? {
    guard let cell, cell.isNamed("collectionViewCell"), let view = cell.child(key: "contentView"),
      view.isNamed("view"), view.child(named: "constraints") == nil
    else { return nil }
    return view
  }

  /// The view of a nib in which the constraints and guides of a view are.
  static func owner(of view: NibElement) -> NibElement { content(of: view) ?? view }

  /// The cell of an older document with the given content view; `nil` for other elements.
  static func cell(of view: NibElement) -> NibElement? {
    guard let cell = view.parent, content(of: cell) == view else { return nil }
    return cell
  }

  // MARK: To a nib

  /// The row for the content view of a cell.
  static let contentView: PropertySchema = {
    var row = PropertyKind.object().property(named: "contentView", keyPrefix: "UI")
    row.translate = { [translate = row.translate] object, draft in
      translate(object, draft)
      restore(object, draft)
    }
    row.compile = { [compile = row.compile] element, object in
      compile(element, object)
      guard let view = element.child(key: "contentView"), let number = object.compilation.number(of: view)
      else { return }
      if content(of: element) != nil { setStandardValues(of: number, object.compilation) }
      if isPlaced(view, object.compilation) {
        object.compilation.replace(
          "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints", .bool(true), of: number)
      }
    }
    return row
  }()

  /// Gives the content view of an older document the values of a new view, instead of those in the document.
  private static func setStandardValues(of view: Int, _ compilation: CodedCompilation) {
    compilation.replace("UIOpaque", .bool(true), of: view)
    for key in [
      "UIMultipleTouchEnabled", "UIContentMode", "UIClipsToBounds", "UIAutoresizingMask",
      "UIViewInsetsLayoutMarginsFromSafeArea",
    ] { compilation.replace(key, nil, of: view) }
  }

  /// Whether constraints place a content view.
  private static func isPlaced(_ view: NibElement, _ compilation: CodedCompilation) -> Bool {
    guard compilation.style.placesCellContent,
      compilation.options.deploymentTarget ?? .infinity >= firstVersionWithConstraints
    else {
      return false
    }
    return hasConstraints(view)
  }

  private static func hasConstraints(_ view: NibElement) -> Bool {
    !(cell(of: view) ?? view).children(inside: "constraints").isEmpty
  }

  /// Whether constraints place the content of a cell of a document, for systems that have such constraints.
  static func hasPlacedContent(_ document: NibDocument) -> Bool {
    document.root.descendants.contains { cell in
      cell.isNamed("collectionViewCell") && cell.child(key: "contentView").map(hasConstraints) == true
    }
  }

  /// The constraints that place the content view of a cell; empty for other elements.
  static func placement(in cell: NibElement, _ object: CodedCompilation.Subject) -> [CodedGraph.Value] {
    guard cell.isNamed("collectionViewCell"), let view = cell.child(key: "contentView"),
      isPlaced(view, object.compilation), let number = object.compilation.number(of: view)
    else { return [] }
    let values = [
      ("NSShouldBeArchived", CodedGraph.Value.bool(true)),
      ("NSLayoutIdentifier", object.compilation.string(identifier)),
    ]
    // Leading, trailing, top and bottom.
    return [5, 6, 3, 4].map {
      CodedLayoutGuides.constraint(
        between: [object.number, number], attribute: $0, furtherValues: values, object.compilation)
    }
  }

  // MARK: From a nib

  /// Gives a cell the form of older documents if the nib is made from one.
  private static func restore(_ object: CodedTranslation.Subject, _ draft: NibDraft) {
    guard let view = draft.children.first(where: { $0["key"] == "contentView" }) else { return }
    let hasPlacement = object.graph.objects(in: "UIViewAutolayoutConstraints", of: object.number).contains {
      object.graph.string("NSLayoutIdentifier", of: $0) == identifier
    }
    if hasPlacement { view["translatesAutoresizingMaskIntoConstraints"] = nil }
    guard let number = object.graph.object(object.value("UIContentView")) else { return }
    guard isStandard(number, object.graph) else {
      view.name = "collectionViewCellContentView"
      return
    }
    for (word, value) in standardAttributes { view[word] = value }
    view.children.removeAll { $0["key"] == "autoresizingMask" }
    view.children.append(
      NibDraft("autoresizingMask", ["key": "autoresizingMask", "flexibleMaxX": "YES", "flexibleMaxY": "YES"]))
    let moved = view.children.filter { ["constraints", "viewLayoutGuide"].contains($0.name) }
    view.children.removeAll { child in moved.contains { $0 === child } }
    let constraints = moved.filter { $0.name == "constraints" }.flatMap(\.children)
    // Each content view with constraints has a guide, whether the document has one or not.
    draft.children += moved.filter { child in
      child.name == "constraints"
        || constraints.contains { [$0["firstItem"], $0["secondItem"]].contains(child["id"]) }
    }
    for constraint in constraints { attach(constraint, to: draft) }
  }

  /// Gives a constraint of the cell of an older document the cell as its item, instead of the content view.
  static func attach(_ constraint: NibDraft, to cell: NibDraft) {
    guard cell.name == "collectionViewCell",
      let view = cell.children.first(where: { $0["key"] == "contentView" }), view.name == "view"
    else { return }
    for word in ["firstItem", "secondItem"] where constraint[word] == view["id"] {
      constraint[word] = cell["id"]
    }
  }

  /// The attributes of all content views in older documents.
  private static let standardAttributes: KeyValuePairs<String, String> = [
    "opaque": "NO", "clipsSubviews": "YES", "multipleTouchEnabled": "YES", "contentMode": "center",
  ]

  /// Whether a content view has the values of a new view.
  private static func isStandard(_ view: Int, _ graph: CodedGraph) -> Bool {
    graph.objects[view].className == "UIView" && graph.bool("UIOpaque", of: view) == true
      && ["UIMultipleTouchEnabled", "UIContentMode", "UIClipsToBounds", "UIAutoresizingMask"]
        .allSatisfy { graph.value($0, of: view) == nil }
  }
}
