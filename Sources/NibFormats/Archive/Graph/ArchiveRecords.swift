/// The records of an archive's objects, and the properties that the archive stores by object number.
struct ArchiveRecords {
  /// All records in archive order, except the record of the document itself.
  let all: [ArchiveRecord]
  /// The object that represents the document; `nil` if it has no record. Its children are the top-level objects.
  let root: ArchiveValue?
  /// The index in `all` of each object's record.
  private let indexes: [NibElement: Int]
  private let properties: [String: [ArchiveProperty]]

  /// Reads the records of an `IBObjectContainer`.
  init(_ container: ArchiveValue) {
    let records = (container["objectRecords"]?.items ?? []).compactMap { ArchiveRecord($0) }
    root = records.first { $0.id == "0" }?.object
    all = records.filter { $0.id != "0" }
    indexes = Dictionary(all.enumerated().map { ($1.object.element, $0) }) { first, _ in first }
    properties = Dictionary(
      grouping: (container["flattenedProperties"]?.entries ?? []).compactMap { ArchiveProperty($0, $1) },
      by: \.id)
  }

  /// The record of an object; `nil` if it has none.
  subscript(value: ArchiveValue) -> ArchiveRecord? { indexes[value.element].map { all[$0] } }

  /// The properties of the object with this number, in archive order.
  func properties(of id: String) -> [ArchiveProperty] { properties[id] ?? [] }

  /// The id of an object: its number, otherwise its id in the archive with the prefix `archive-`. `nil` if it has
  /// neither.
  func id(of value: ArchiveValue) -> String? {
    self[value]?.id ?? value.element.id.map { "archive-\($0)" }
  }

  /// Whether the object is at the top level of the document.
  func isTopLevel(_ record: ArchiveRecord) -> Bool { record.parent == nil || record.parent == root }
}
