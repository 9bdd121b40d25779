import NibFormats
import NibSupport

/// Removes objects with everything inside them.
package struct Removal: Hashable, Sendable {
  package let objects: [String]
  /// Whether constraints, connections and other references to the objects are removed, too. Otherwise the edit fails if
  /// there are any.
  package let removesReferences: Bool

  package init(_ objects: [String], removesReferences: Bool = true) {
    (self.objects, self.removesReferences) = (objects, removesReferences)
  }

  func edits(_ maker: EditMaker) throws(EditError) -> [SourceEdit] {
    var removed: Set<NibElement> = []
    for id in objects { removed.insert(try element(id, maker)) }
    let references = References(maker.document)
    let (gone, attributes) = references.dependents(of: removed)
    // The sizes that Interface Builder saves for views of custom classes go without a question.
    let others = gone.subtracting(removed).filter { !$0.isNamed("designable") }
    if !removesReferences, let reference = others.min(by: { $0.index < $1.index }) {
      let count = others.count
      throw EditError(
        "\(NibNumber.count(count, "reference")) to the object would be removed, such as <\(reference.name)> "
          + "\(reference.id.map { "#\($0)" } ?? "")")
    }
    return maker.edits(removing: gone) + rowEdits(removing: gone, maker)
      + maker.edits(removing: attributes, outside: gone)
  }

  /// The edits of the saved positions of the rows below removed rows and sections, and below a removed view above the rows.
  private func rowEdits(removing gone: Set<NibElement>, _ maker: EditMaker) -> [SourceEdit] {
    let tables = gone.compactMap { element -> NibElement? in
      if element.key == "tableHeaderView" { return element.parent }
      let isInRows = element.isNamed("tableViewCell") || element.isNamed("tableViewSection")
      return isInRows ? element.ancestor(named: "tableView") : nil
    }
    return tables.uniqued().filter { table in !gone.contains { table.isInside(orEqual: $0) } }
      .sorted { $0.index < $1.index }
      .flatMap { table -> [SourceEdit] in
        guard let stack = RowStack(table) else { return [] }
        let hasHeader = table.child(key: "tableHeaderView").map { !gone.contains($0) } ?? false
        return stack.edits(placing: stack.sections.removing(gone), hasHeader: hasHeader, maker)
          .filter { !gone.contains($0.row) }.flatMap(\.edits)
      }
  }

  /// The keys of objects that Interface Builder gives to other objects, and does not let be removed.
  private static let parts: Set<String> = [
    "view", "contentView", "safeArea", "navigationBar", "tabBar", "collectionViewLayout",
  ]

  /// The element to remove. With its controller, a whole scene is removed.
  private func element(_ id: String, _ maker: EditMaker) throws(EditError) -> NibElement {
    let element = try maker.object(id)
    if let scene = element.parent?.parent, scene.isNamed("scene"),
      element["sceneMemberID"] == "viewController"
    {
      return scene
    }
    if element.isNamed("placeholder") || element.key.map({ Removal.parts.contains($0) }) ?? false {
      throw EditError("\(element.name) '\(id)' is a part of another object, and cannot be removed alone")
    }
    try maker.checkPlace(of: element)
    return element
  }
}
