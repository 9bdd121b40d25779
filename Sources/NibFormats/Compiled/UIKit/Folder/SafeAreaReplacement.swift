/// The form of a document for systems before iOS 11, which have no safe areas.
///
/// A constraint to a safe area becomes one to its view. In the view of a controller in a storyboard, a constraint to the top
/// or bottom of the safe area becomes one to the guide of the controller, which such systems have (Xcode 9 to 12: 28 of 28
/// nibs). Xibs have no guides of safe areas then, not even those that no constraint refers to.
struct SafeAreaReplacement {
  /// The view and the guides to which the constraints of a safe area lead instead.
  private struct Substitute {
    let view: String
    /// The ids of the guides of the controller at the top and bottom; `nil` for other views.
    var guides: (top: String, bottom: String)?
  }

  private let document: NibDocument
  /// The substitutes of the safe areas to which constraints refer, by their ids.
  private let substitutes: [String: Substitute]
  private let isStoryboard: Bool

  init(_ document: NibDocument) {
    self.document = document
    isStoryboard = document.kind.container == .storyboard
    var substitutes: [String: Substitute] = [:]
    for guide in Self.usedGuides(of: document) {
      guard let id = guide.id, let view = guide.parent, let viewID = view.id else { continue }
      let isMain = view.key == "view" && view.parent?.isController == true
      let isGuided = isMain && isStoryboard
      substitutes[id] = Substitute(view: viewID, guides: isGuided ? ("\(id)-top", "\(id)-bottom") : nil)
    }
    self.substitutes = substitutes
  }

  /// The safe areas to which constraints of a document refer.
  static func usedGuides(of document: NibDocument) -> [NibElement] {
    let items = document.constraintItems
    return document.root.descendants.filter { element in
      isSafeArea(element) && element.id.map { items.contains(text: $0) } == true
    }
  }

  private static func isSafeArea(_ element: NibElement) -> Bool {
    element.isNamed("viewLayoutGuide") && element.key == "safeArea"
  }

  /// The document with the substitutes. Its elements have the locations of the original ones.
  var result: NibDocument {
    guard document.root.descendants.contains(where: Self.isSafeArea) else { return document }
    var builder = NibDocumentBuilder(file: document.file, kind: document.kind)
    builder.connectionOrder = document.connectionOrder
    add(document.root, to: &builder)
    return builder.finish(
      source: document.source, text: document.lineText.isEmpty ? nil : document.lineText)
  }

  private func add(_ element: NibElement, to builder: inout NibDocumentBuilder) {
    // The list of objects of a storyboard still contains the guide.
    if !isStoryboard, Self.isSafeArea(element) { return }
    builder.open(element.name, at: element.offset)
    let replaced = element.isNamed("constraint") ? attributes(of: element) : [:]
    for attribute in element.attributes {
      builder.attribute(
        attribute.name, replaced[attribute.name] ?? attribute.value, at: attribute.location.offset)
    }
    let text = element.text
    if !text.isEmpty { builder.text(text) }
    for child in element.children { add(child, to: &builder) }
    addGuides(to: element, in: &builder)
    builder.close()
  }

  /// The attributes of a constraint that change.
  private func attributes(of constraint: NibElement) -> [String: String] {
    var changed: [String: String] = [:]
    for side in ["first", "second"] {
      guard let item = constraint[side + "Item"], let substitute = substitutes[item] else { continue }
      let edge = constraint[side + "Attribute"]
      switch edge {
      case "top":
        changed[side + "Item"] = substitute.guides?.top ?? substitute.view
        if substitute.guides != nil { changed[side + "Attribute"] = "bottom" }
      case "bottom":
        changed[side + "Item"] = substitute.guides?.bottom ?? substitute.view
        if substitute.guides != nil { changed[side + "Attribute"] = "top" }
      default: changed[side + "Item"] = substitute.view
      }
    }
    return changed
  }

  /// Adds the guides of a controller whose view has a safe area.
  private func addGuides(to controller: NibElement, in builder: inout NibDocumentBuilder) {
    let guides = controller.child(key: "view")?.children(named: "viewLayoutGuide")
      .compactMap { $0.id.flatMap { substitutes[$0]?.guides } }.first
    guard controller.isController, controller.child(named: "layoutGuides") == nil, let guides else { return }
    builder.open("layoutGuides")
    for (type, id) in [("top", guides.top), ("bottom", guides.bottom)] {
      builder.open(CodedLayoutGuides.controllerGuide.element)
      builder.attribute("type", type)
      builder.attribute("id", id)
      builder.close()
    }
    builder.close()
  }
}
