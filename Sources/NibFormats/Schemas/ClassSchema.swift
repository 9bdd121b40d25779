/// The words of a class's element: the names of its attributes and children.
///
/// The schema has no row for a word whose form in compiled nibs is unknown. The compilation of a document reports such
/// a word. It also has no row for a word that the row of another word handles.
package protocol SchemaWord: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  static var schema: ClassSchema { get }
}

extension SchemaWord {
  package var name: String { rawValue }

  /// The names of all words of the element except the given words.
  package static func names(without excluded: [Self] = []) -> [String] {
    allCases.compactMap { excluded.contains($0) ? nil : $0.name }
  }

  /// The words of the enumeration that the attribute contains; `nil` if it contains something else.
  package var choices: SchemaWords? { Self.schema.words[rawValue] }
}

extension NibElement {
  /// The attribute with the name of a word; `nil` if it is missing.
  package subscript(word: some SchemaWord) -> String? { self[word.name] }

  /// The Boolean in the attribute with the name of a word; `nil` if it is missing or malformed.
  package func bool(_ word: some SchemaWord) -> Bool? { bool(word.name) }

  /// The number in the attribute with the name of a word; `nil` if it is missing or malformed.
  package func double(_ word: some SchemaWord) -> Double? { double(word.name) }

  /// The integer in the attribute with the name of a word; `nil` if it is missing, malformed or not an integer.
  package func int(_ word: some SchemaWord) -> Int? { int(word.name) }

  /// The child whose key is a word; `nil` if there is none.
  package func child(_ word: some SchemaWord) -> NibElement? { child(key: word.name) }
}

/// The schema of a class: the names of its element and of the properties in documents, and how compiled nibs and
/// archives store each property.
///
/// Everything that depends on the format of a class is a query of its schema. Classes of views bind its words to their
/// properties, and add only behavior.
package struct ClassSchema: Sendable {
  /// The name of the class in nibs: `UILabel`.
  package let name: String
  /// The name of the element: `label`.
  package let element: String
  /// The names of private classes that UIKit uses instead of the class, for example for some styles.
  let aliases: [String]
  /// The names of the superclasses that have schemas, the most general first, and of the class itself.
  package let lineage: [String]
  /// The keys that have no equivalent in documents or follow from other keys.
  private let ignored: [String]
  private let makePartNames: @Sendable () -> Set<String>
  private let makeRows: @Sendable () -> [Row]
  private let tables = Tables()

  /// A property of a class with its name. It is an object, because a schema copies the rows of its superclasses, and
  /// every table of a schema reads all rows.
  final class Row: Sendable {
    let name: String
    let property: PropertySchema

    init(_ name: String, _ property: PropertySchema) {
      self.name = name
      self.property = property
    }
  }

  /// The properties, and the tables that follow from them. Each is made on first use, because showing a document needs
  /// only some tables of a few classes. The copies of a schema share the tables.
  private final class Tables: Sendable {
    let partNames = NibLazy<Set<String>>()
    let rows = NibLazy<[Row]>()
    let words = NibLazy<[String: SchemaWords]>()
    let parts = NibLazy<Set<PropertySchema.Part>>()
    let keys = NibLazy<Set<String>>()
    let defaults = NibLazy<[PropertySchema.Part: CodedDefault]>()
    let localized = NibLazy<[LocalizedWord]>()
    let types = NibLazy<[String: PropertyType]>()
    let ranges = NibLazy<[String: ClosedRange<Double>]>()
  }

  /// - Parameters:
  ///   - element: the name of the element; `nil` for the regular one, `fooBar` for `UIFooBar`.
  ///   - prefix: the text before the names of properties in regular keys. If it ends with a letter, the names are
  ///     capitalized: `UIFooBar` for `fooBar`.
  ///   - ignored: the keys that the class ignores.
  ///   - rows: the properties that the class adds to those of its superclass. They are made on first use.
  init<Word: SchemaWord>(
    _ name: String, element: String? = nil, aliases: [String] = [], keys prefix: String = "UI",
    of superclass: ClassSchema? = nil, ignoring ignored: [String] = [],
    _ rows: @autoclosure @escaping @Sendable () -> KeyValuePairs<Word, PropertyKind>
  ) {
    self.init(
      name, element: element, aliases: aliases, superclass: superclass, ignored: ignored,
      partNames: { (superclass?.partNames ?? []).union(Word.names()) },
      rows: {
        let ownRows = rows().map { Row($0.rawValue, $1.property(named: $0.rawValue, keyPrefix: prefix)) }
        let names = Set(ownRows.map(\.name))
        let inherited = superclass?.rows.filter { !names.contains($0.name) } ?? []
        return inherited + ownRows
      })
  }

  /// Creates the schema of a class that adds no properties to those of its superclass.
  init(_ name: String, element: String? = nil, of superclass: ClassSchema) {
    self.init(
      name, element: element, aliases: [], superclass: superclass, ignored: [],
      partNames: { superclass.partNames }, rows: { superclass.rows })
  }

  private init(
    _ name: String, element: String?, aliases: [String], superclass: ClassSchema?, ignored: [String],
    partNames: @escaping @Sendable () -> Set<String>, rows: @escaping @Sendable () -> [Row]
  ) {
    self.name = name
    self.element = element ?? name.dropFirst(2).prefix(1).lowercased() + name.dropFirst(3)
    self.aliases = aliases
    lineage = (superclass?.lineage ?? []) + [name]
    self.ignored = (superclass?.ignored ?? []) + ignored
    makePartNames = partNames
    makeRows = rows
  }

  /// The names of all attributes and children of the element, also of those without a property.
  package var partNames: Set<String> { tables.partNames.get(makePartNames) }

  /// The properties, those of the superclasses first. A property replaces that of a superclass with the same name.
  var rows: [Row] { tables.rows.get(makeRows) }

  /// The words of the enumerations among the properties, by the names of the attributes.
  package var words: [String: SchemaWords] {
    tables.words.get { rows.reduce(into: [:]) { $0[$1.name] = $1.property.words } }
  }

  /// The texts that are translated.
  var localized: [LocalizedWord] {
    tables.localized.get {
      rows.compactMap { row in row.property.localized.map { LocalizedWord(word: row.name, name: $0) } }
    }
  }

  /// All parts of an element that the properties handle.
  package var parts: Set<PropertySchema.Part> {
    tables.parts.get { Set(rows.flatMap(\.property.parts)) }
  }

  /// All keys of an object that the properties handle, and those that are ignored.
  var keys: Set<String> {
    tables.keys.get { Set(rows.flatMap(\.property.keys)).union(ignored) }
  }

  /// The values that missing parts of an element mean. Later properties take precedence.
  var defaults: [PropertySchema.Part: CodedDefault] {
    tables.defaults.get {
      rows.reduce(into: [:]) { defaults, row in
        for part in row.property.parts { defaults[part] = row.property.defaults[part] }
      }
    }
  }

  /// Translates the values of an object in a compiled nib to an element.
  func translate(_ object: CodedTranslation.Subject, into draft: NibDraft) {
    for row in rows { row.property.translate(object, draft) }
  }

  /// Compiles the parts of an element to the values of an object.
  func compile(_ element: NibElement, into object: CodedCompilation.Subject) {
    for row in rows { row.property.compile(element, object) }
  }
}

extension ClassSchema {
  /// The types of the properties, by their names. A property without a type is an object or a list, or its form is not
  /// known.
  package var types: [String: PropertyType] {
    tables.types.get { rows.reduce(into: [:]) { types, row in types.merge(row.property.types) { $1 } } }
  }

  /// The numbers that properties can have, by their names. Other properties can have every number of their type.
  package var ranges: [String: ClosedRange<Double>] {
    tables.ranges.get {
      rows.reduce(into: [:]) { ranges, row in ranges.merge(row.property.ranges) { $1 } }
    }
  }
}
