/// The irregular parts of the form of a property in archives of Xcode 3 and 4. The regular form of `fooBar`
/// is a value with the key `IBUIFooBar`, and the number of the word for an enumeration.
struct ArchiveForm: Sendable {
  /// The key; `nil` for the regular one.
  var key: String?
  /// The value of the attribute to write if an archive omits the key; `nil` if nothing is written.
  var absent: String?
  /// The words of the enumeration, if they differ from those in compiled nibs.
  var words: SchemaWords?
}
