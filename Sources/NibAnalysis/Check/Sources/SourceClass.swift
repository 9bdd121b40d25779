import NibCore

/// The content of one declaration, extension, category or implementation of a class in the sources.
struct SourceClass: Sendable {
  let name: String
  /// The name of the class in Objective-C, if it is different.
  var objectiveCName: String?
  /// The first name after the colon: a superclass, or a protocol if a Swift class has no superclass. Nil if there is
  /// none, and in extensions.
  var superclass: String?
  /// The first part of a qualified superclass name: the module `Core` in `Core.Card`. Nil if the name is not qualified.
  var superclassModule: String?
  /// Whether this declares the class, rather than extending it.
  var isDeclaration: Bool
  var properties: [SourceProperty] = []
  var methods: [SourceMethod] = []
  /// The identifiers of segues that its methods perform.
  var performedSegues: [SourceName] = []
  let location: SourceLocation

  /// The module that contains the superclass, if the superclass has the same name as this class, as in
  /// `class Card: Core.Card`.
  var moduleOfNamesake: String? { superclass == name ? superclassModule : nil }
}

/// A text with its position.
struct SourceName: Hashable, Sendable {
  let text: String
  let location: SourceLocation
}

/// A property, or another key of the class. Key-value coding can set it if it is visible to Objective-C.
struct SourceProperty: Sendable {
  let name: String
  /// The declared type, if it can be compared with a class.
  var type: SourceType?
  /// Whether the property is visible to Objective-C.
  var isExposed: Bool
  /// Whether only the file itself can use the property.
  var isPrivate = false
  /// Whether the property is private, and its file does not mention it again.
  var isUnused = false
  let location: SourceLocation
}

/// A type as declared, without optionality.
struct SourceType: Hashable, Sendable, CustomStringConvertible {
  /// A class, or protocols, or a class and protocols.
  var names: [String]
  /// Whether it is an array of them.
  var isCollection: Bool

  var description: String {
    let text = names.isEmpty ? "Any" : names.joined(separator: " & ")
    return isCollection ? "[\(text)]" : text
  }
}

/// A method that nibs may call as an action, or that loads nibs itself.
struct SourceMethod: Sendable {
  /// The method's name without labels.
  let name: String
  /// The selectors that the method may have. There are several if versions of Swift differ.
  var selectors: [String]
  /// Whether the method is visible to Objective-C.
  var isExposed: Bool
  /// Whether this is a method of the class itself rather than of its objects.
  var isStatic = false
  /// The functions that it calls, by name.
  var calls: Set<String> = []
  /// The nibs that it loads.
  var loads: [SourceNibLoad] = []
  let location: SourceLocation

  /// The element of `calls` for a call of the superclass's `init(coder:)`.
  static let superDecoding = "super.init(coder:)"
  /// The element of `calls` for a call of `init(nibName:bundle:)`, or of `init` with other labels that begin with
  /// `nibName`.
  static let namingNib = "init(nibName:)"
  /// The element of `calls` for an assignment to the object's `view`.
  static let settingView = "setView"
}

/// A nib that a method loads.
enum SourceNibLoad: Hashable, Sendable {
  case named(String)
  /// The nib named after the class of the object itself.
  case ownClass
}

/// A nib registered for reuse: `register(UINib(nibName: "A", bundle: nil), forCellReuseIdentifier: "B")`.
struct SourceRegistration: Hashable, Sendable {
  let nib: String
  /// The label before the identifier, which distinguishes table cells from collection view cells.
  let label: String
  /// The identifier, if it is a literal.
  let identifier: String?
  let location: SourceLocation

  var isTableCell: Bool { label == "forCellReuseIdentifier" }
}

/// The classes of controllers that code creates.
struct SourceCreations: Hashable, Sendable {
  /// The classes that code creates without arguments: `CardController()`, `[CardController new]`.
  var plain: Set<String> = []
  /// The classes to which code passes the name of a nib: `CardController(nibName: "Card", bundle: nil)`.
  var withNibName: Set<String> = []

  mutating func formUnion(_ other: SourceCreations) {
    plain.formUnion(other.plain)
    withNibName.formUnion(other.withNibName)
  }
}
