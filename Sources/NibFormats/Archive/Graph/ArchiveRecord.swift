/// The data that Interface Builder stores about one object of a document: its number, its parent and
/// children, and its name.
struct ArchiveRecord {
  /// The object's number in the document, which Interface Builder shows as its id.
  let id: String
  let object: ArchiveValue
  /// The parent object; `nil` for the document itself.
  let parent: ArchiveValue?
  /// The child objects, including constraints.
  let children: [ArchiveValue]
  /// The name that the user gave the object.
  let name: String?

  /// Creates a record from its archived form; `nil` if the number or the object is missing.
  init?(_ value: ArchiveValue) {
    // The oldest archives use a different key for the number.
    guard let id = (value["objectID"] ?? value["id"])?.attributeText, let object = value["object"] else {
      return nil
    }
    self.id = id
    self.object = object
    parent = value["parent"]
    children = value["children"]?.items ?? []
    name = value["objectName"]?.string
  }
}
