/// The translation of one key of an archived class: a row of the tables in `ArchiveKeys`, or one that follows from the
/// schema of the class.
///
/// Only irregular keys have rows. A regular key `IBUIFooBar` becomes the attribute or child element `fooBar`, depending
/// on the type of its value.
struct ArchiveKey: Sendable {
  let name: String
  let meaning: Meaning
  /// The attribute to write if the key is absent; `nil` if nothing is written.
  let absent: (name: String, value: String)?

  /// The translation of a key. The strings are the names of attributes, or the keys of child elements.
  enum Meaning: Sendable {
    /// A value that is translated like that of a regular key, under a different name.
    case named(String)
    /// A number that is translated to a word.
    case words(String, SchemaWords)
    /// A reference to an object whose element is elsewhere in the document.
    case reference(String)
    /// A key that repeats information of other keys. It is not translated.
    case implied
    /// A value that has no equivalent in documents. It is preserved in an `<archivedKey>`.
    case untranslated
    /// A value without an equivalent that only Interface Builder used, for example to draw its canvas. It is preserved
    /// in an `<archivedKey>` that says so.
    case editorOnly
    /// A value with its own translation function.
    case custom(@Sendable (ArchiveField, ArchiveObject, NibDraft) -> Void)
  }

  init(_ name: String, _ meaning: Meaning) {
    self.name = name
    self.meaning = meaning
    absent = nil
  }

  /// Creates the row of a property of a schema; `nil` if the regular translation applies.
  init?(of property: PropertySchema, named name: String) {
    let archive = property.archive
    let words = archive.words ?? property.words
    guard words != nil || archive.key != nil || archive.absent != nil else { return nil }
    self.name = archive.key ?? "IBUI" + name.prefix(1).uppercased() + name.dropFirst()
    meaning = words.map { Meaning.words(name, $0) } ?? .named(name)
    absent = archive.absent.map { (name, $0) }
  }

  /// `fooBar` for `IBUIFooBar`, `IBFooBar` or `fooBar`; `nil` for AppKit's keys, which have no regular
  /// translation.
  static func regularName(_ key: String) -> String? {
    guard !key.hasPrefix("NS") else { return nil }
    let prefix = ["IBUI", "IB"].first(where: key.hasPrefix) ?? ""
    let name = key.dropFirst(prefix.count)
    guard let first = name.first else { return nil }
    return first.lowercased() + name.dropFirst()
  }
}

extension ClassSchema {
  /// The keys of archives that follow from the properties, without the regular ones. Those of superclasses come first.
  var archiveKeys: [ArchiveKey] {
    rows.compactMap { ArchiveKey(of: $0.property, named: $0.name) }
  }
}
