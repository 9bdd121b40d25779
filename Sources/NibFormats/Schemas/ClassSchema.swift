/// The words of a class's element: the names of its attributes and children.
///
/// A word without a row in the schema has no known form in compiled nibs, or the row of another word handles it too. The
/// compilation of a document reports the former.
package protocol SchemaWord: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  static var schema: ClassSchema { get }
}

extension SchemaWord {
  package var name: String { rawValue }

  /// The names of all words of the element except the given ones.
  package static func names(without others: [Self] = []) -> [String] {
    allCases.filter { !others.contains($0) }.map(\.name)
  }

  /// The words of the enumeration that the attribute contains; nil if it contains something else.
  package var choices: SchemaWords? { Self.schema.words[rawValue] }
}

extension NibElement {
  /// The attribute with the name of a word; nil if it is missing.
  package subscript(word: some SchemaWord) -> String? { self[word.name] }

  /// The Boolean in the attribute with the name of a word; nil if it is missing or malformed.
  package func bool(_ word: some SchemaWord) -> Bool? { bool(word.name) }

  /// The number in the attribute with the name of a word; nil if it is missing or malformed.
  package func double(_ word: some SchemaWord) -> Double? { double(word.name) }

  /// The integer in the attribute with the name of a word; nil if it is missing, malformed or not an integer.
  package func int(_ word: some SchemaWord) -> Int? { int(word.name) }

  /// The child whose key is a word; nil if there is none.
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
  /// The schemas of the superclasses, the most general first.
  private let superclasses: [ClassSchema]
  private let own: [(name: String, property: PropertySchema)]
  /// The words of the enumerations among the properties, by the names of the attributes.
  package let words: [String: SchemaWords]
  /// The properties, those of the superclasses first.
  private let properties: [PropertySchema]
  /// All parts of an element that the properties handle.
  package let parts: Set<PropertySchema.Part>
  /// All keys of an object that the properties handle.
  let keys: Set<String>
  /// The values that missing parts of an element mean. The properties of the class take precedence over those of
  /// superclasses.
  let defaults: [PropertySchema.Part: CodedDefault]

  /// - Parameters:
  ///   - element: the name of the element; nil for the regular one, `fooBar` for `UIFooBar`.
  ///   - prefix: the text before the names of properties in regular keys. After one that ends with a letter, the name
  ///     is capitalized: `UIFooBar` for `fooBar`.
  ///   - ignored: the keys that have no equivalent in documents or follow from other keys.
  ///   - rows: the properties that the class adds to those of its superclass.
  init<Word: SchemaWord>(
    _ name: String, element: String? = nil, aliases: [String] = [], keys prefix: String = "UI",
    of superclass: ClassSchema? = nil, ignoring ignored: [String] = [],
    _ rows: KeyValuePairs<Word, PropertyKind>
  ) {
    let own = rows.map { (name: $0.rawValue, property: $1.property(named: $0.rawValue, keyPrefix: prefix)) }
    self.init(name, element, aliases, superclass, ignored, own)
  }

  /// Creates the schema of a class that adds no properties to those of its superclass.
  init(_ name: String, element: String? = nil, of superclass: ClassSchema) {
    self.init(name, element, [], superclass, [], [])
  }

  private init(
    _ name: String, _ element: String?, _ aliases: [String], _ superclass: ClassSchema?, _ ignored: [String],
    _ own: [(name: String, property: PropertySchema)]
  ) {
    self.name = name
    self.element = element ?? name.dropFirst(2).prefix(1).lowercased() + name.dropFirst(3)
    self.aliases = aliases
    self.own = own
    superclasses = superclass.map { $0.superclasses + [$0] } ?? []
    words = own.reduce(into: superclass?.words ?? [:]) { $0[$1.name] = $1.property.words }
    properties = (superclass?.properties ?? []) + own.map(\.property)
    parts = (superclass?.parts ?? []).union(own.flatMap(\.property.parts))
    keys = (superclass?.keys ?? []).union(own.flatMap(\.property.keys)).union(ignored)
    defaults = own.reduce(into: superclass?.defaults ?? [:]) { known, row in
      for part in row.property.parts { known[part] = row.property.defaults[part] }
    }
  }

  /// The names of the superclasses that have schemas, the most general first, and of the class itself.
  package var lineage: [String] { superclasses.map(\.name) + [name] }

  /// The keys of archives that follow from the properties, without the regular ones. Those of superclasses come first.
  var archiveKeys: [ArchiveKey] {
    (superclasses + [self]).flatMap(\.own).compactMap { ArchiveKey(of: $0.property, named: $0.name) }
  }

  /// Translates the values of an object in a compiled nib to an element.
  func translate(_ object: CodedTranslation.Subject, into draft: NibDraft) {
    for property in properties { property.translate(object, draft) }
  }

  /// Compiles the parts of an element to the values of an object.
  func compile(_ element: NibElement, into object: CodedCompilation.Subject) {
    for property in properties { property.compile(element, object) }
  }

  /// The class that has the given name or alias in compiled nibs; nil if it has no schema.
  package static func named(_ name: String) -> ClassSchema? { byName[name].map { all[$0] } }

  /// The class to which elements with the given name are compiled; nil if there is none.
  package static func ofElement(_ name: String) -> ClassSchema? { byElement[name].map { all[$0] } }

  /// The schemas of all classes that compiled nibs contain. If several classes have the same element, it is compiled to
  /// the first one.
  package static let all: [ClassSchema] = [
    ViewWord.schema, WindowWord.schema, StackViewWord.schema, VisualEffectViewWord.schema, containerView,
    ControlWord.schema, LabelWord.schema, ButtonWord.schema, TextFieldWord.schema,
    SegmentedControlWord.schema,
    SliderWord.schema, SwitchWord.schema, StepperWord.schema, PageControlWord.schema, DatePickerWord.schema,
    PickerViewWord.schema, ProgressViewWord.schema, ActivityIndicatorViewWord.schema, TextViewWord.schema,
    RefreshControlWord.schema, ScrollViewWord.schema, TableViewWord.schema, CollectionViewWord.schema,
    CollectionViewFlowLayoutWord.schema, collectionViewLayout, TableViewCellWord.schema,
    TableViewCellContentViewWord.schema, TableViewHeaderFooterViewWord.schema,
    CollectionReusableViewWord.schema,
    CollectionViewCellWord.schema, collectionViewCellContentView, NavigationBarWord.schema,
    ToolbarWord.schema,
    TabBarWord.schema, SearchBarWord.schema, NavigationItemWord.schema, BarButtonItemWord.schema,
    TabBarItemWord.schema, ViewControllerWord.schema, TableViewControllerWord.schema,
    CollectionViewControllerWord.schema, NavigationControllerWord.schema, TabBarControllerWord.schema,
    SplitViewControllerWord.schema, PageViewControllerWord.schema, SearchDisplayControllerWord.schema,
    TapGestureRecognizerWord.schema, SwipeGestureRecognizerWord.schema, PanGestureRecognizerWord.schema,
    ScreenEdgePanGestureRecognizerWord.schema, LongPressGestureRecognizerWord.schema,
    PinchGestureRecognizerWord.schema, RotationGestureRecognizerWord.schema, GestureRecognizerWord.schema,
    ImageViewWord.schema, MapViewWord.schema, WebViewWord.schema, WebKitViewWord.schema, customObject,
    ConstraintWord.schema, CodedLayoutGuides.Word.schema, CodedLayoutGuides.ControllerGuideWord.schema,
  ]

  /// An object that is neither a view nor a controller, with a custom class.
  private static let customObject = ClassSchema("UICustomObject", of: ObjectWord.schema)

  /// A view in which another scene is embedded. In a nib it is a plain view.
  private static let containerView = ClassSchema("UIView", element: "containerView", of: ViewWord.schema)

  /// The content view of a collection view cell, which is a plain view in a nib.
  private static let collectionViewCellContentView = ClassSchema(
    "UIView", element: "collectionViewCellContentView", of: ViewWord.schema)

  /// A layout other than a flow layout. Such a layout has a custom class.
  private static let collectionViewLayout = ClassSchema("UICollectionViewLayout", of: ObjectWord.schema)

  private static let byName: [String: Int] = index(all.map { [$0.name] + $0.aliases })
  private static let byElement: [String: Int] = index(all.map { [$0.element] })

  private static func index(_ names: [[String]]) -> [String: Int] {
    var result: [String: Int] = [:]
    for (position, names) in names.enumerated() {
      for name in names where result[name] == nil { result[name] = position }
    }
    return result
  }
}
