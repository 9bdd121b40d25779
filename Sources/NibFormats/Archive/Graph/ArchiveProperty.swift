/// A property that the archive stores under the number of its object, for example under the key `12.CustomClassName`.
struct ArchiveProperty {
  /// The number of the object.
  let id: String
  let name: String
  let value: ArchiveValue

  /// Parses the key of a property; `nil` if the key contains no dot.
  init?(_ key: String, _ value: ArchiveValue) {
    guard let dot = key.firstIndex(of: ".") else { return nil }
    id = String(key[..<dot])
    name = String(key[key.index(after: dot)...])
    self.value = value
  }
}
