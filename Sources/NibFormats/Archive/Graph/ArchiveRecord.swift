/// What Interface Builder keeps of one object of a document: its number, its place and its name.
struct ArchiveRecord {
  /// The object's number in the document: the id that people see.
  let id: String
  let object: ArchiveValue
  /// The object around this one; nil for the document itself.
  let parent: ArchiveValue?
  /// The objects inside, constraints among them.
  let children: [ArchiveValue]
  /// The name that the designer gave the object.
  let name: String?

  /// A record from its element; nil if it names no object.
  init?(_ value: ArchiveValue) {
    // The oldest archives number objects under another key.
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
