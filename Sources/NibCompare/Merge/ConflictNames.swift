import NibAnalysis
import NibFormats

/// Finds the names of elements for the sentences about conflicts. The name of an object can depend on everything in it,
/// so each is found once.
struct ConflictNames {
  private var titles: [NibElement: String] = [:]

  /// The name of an element: that of an object, or its property or kind with the name of the object that it belongs
  /// to.
  mutating func name(of element: MergeElement) -> String {
    let owner = object(of: element)
    let resource = element.isResource ? element.string("name").map { "\(element.name) \"\($0)\"" } : nil
    let isObject = owner === element && owner.parent != nil
    let part = isObject ? nil : element.string("key") ?? resource ?? element.name
    guard owner.parent != nil else { return part ?? "the document" }
    let title = title(of: owner.object)
    return part.map { "\($0) of \(title)" } ?? title
  }

  /// The name of the nearest object that an element is in or is.
  mutating func owner(of element: MergeElement) -> String {
    name(of: object(of: element))
  }

  /// The nearest object or scene that an element is in or is; the document outside of them.
  private func object(of element: MergeElement) -> MergeElement {
    var owner = element
    while owner.id == nil, owner.name != "scene", let outer = owner.parent { owner = outer }
    return owner
  }

  mutating func title(of object: NibElement) -> String {
    if let title = titles[object] { return title }
    let name = ObjectName(object)
    let title = name.inList + (name.id.map { " #\($0)" } ?? "")
    titles[object] = title
    return title
  }
}
