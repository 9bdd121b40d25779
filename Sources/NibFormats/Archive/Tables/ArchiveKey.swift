/// A row of the tables: what becomes of one key of an archived class.
///
/// Only irregular keys have rows: `IBUIFooBar` becomes `fooBar`, in the form that the value's type tells.
struct ArchiveKey: Sendable {
  let name: String
  let meaning: Meaning
  /// The word that stands for an absent key, if it has to be written.
  let absent: String?

  enum Meaning: Sendable {
    /// A value of its own type, under another name.
    case named(String)
    /// A number that stands for a word.
    case words(String, [Int: String])
    /// An object that another key holds.
    case reference(String)
    /// It only says again what another key says.
    case implied
    /// Nothing that documents have a word for.
    case kept
    /// Something irregular.
    case part(@Sendable (ArchiveField, ArchiveObject, inout DraftElement) -> Void)
  }

  init(_ name: String, _ meaning: Meaning, absent: String? = nil) {
    self.name = name
    self.meaning = meaning
    self.absent = absent
  }

  /// The attribute that an absent key is written as.
  var absentAttribute: (name: String, value: String)? {
    guard let absent else { return nil }
    switch meaning {
    case .named(let name), .words(let name, _): return (name, absent)
    default: return nil
    }
  }

  /// `fooBar` for `IBUIFooBar`, `IBFooBar` or `fooBar`; nil for keys of AppKit, which say nothing here.
  static func regularName(_ key: String) -> String? {
    guard !key.hasPrefix("NS") else { return nil }
    let name = key.hasPrefix("IBUI") ? key.dropFirst(4) : key.hasPrefix("IB") ? key.dropFirst(2) : key[...]
    guard let first = name.first else { return nil }
    return first.lowercased() + name.dropFirst()
  }
}
