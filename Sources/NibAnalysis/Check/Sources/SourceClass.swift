import NibCore

/// What one place in the sources says of a class: its declaration, an extension, a category, an
/// implementation.
struct SourceClass: Sendable {
  let name: String
  /// The name by which Objective-C knows it, if it is another one.
  var objectiveCName: String?
  /// The name behind the colon: a superclass, or a protocol of a Swift class that has none. Nil in
  /// extensions.
  var superclass: String?
  /// Whether this declares the class, rather than adding to it.
  var isDeclaration: Bool
  var properties: [SourceProperty] = []
  var methods: [SourceMethod] = []
  /// The identifiers of segues that its methods perform.
  var performedSegues: [SourceName] = []
  let location: SourceLocation
}

/// A text with its place.
struct SourceName: Hashable, Sendable {
  let text: String
  let location: SourceLocation
}

/// A key that key-value coding can set.
struct SourceProperty: Sendable {
  let name: String
  /// The declared type, if it is one that can be compared.
  var type: SourceType?
  /// Whether Objective-C sees it: nothing else does key-value coding find.
  var isExposed: Bool
  let location: SourceLocation
}

/// A type as declared, without optionality.
struct SourceType: Hashable, Sendable, CustomStringConvertible {
  /// A class and protocols, or either.
  var names: [String]
  /// Whether it is an array of them.
  var isCollection: Bool
  /// Whether the language minds: Objective-C keeps any object.
  var isChecked = true

  var description: String {
    let text = names.isEmpty ? "Any" : names.joined(separator: " & ")
    return isCollection ? "[\(text)]" : text
  }
}

/// A method, as far as nibs are concerned with it.
struct SourceMethod: Sendable {
  /// The name without labels.
  let name: String
  /// The selectors that it may have: several where versions of Swift differ.
  var selectors: [String]
  /// Whether Objective-C sees it.
  var isExposed: Bool
  /// Whether it belongs to the class, not to its objects.
  var isStatic = false
  /// The functions that it calls, by name.
  var calls: Set<String> = []
  /// The nibs that it loads.
  var loads: [SourceNibLoad] = []
  let location: SourceLocation
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
  /// The label behind which the identifier stands.
  let label: String
  /// The identifier, if it is written out.
  let identifier: String?
  let location: SourceLocation

  var isTableCell: Bool { label == "forCellReuseIdentifier" }
  var isCollectionCell: Bool { label == "forCellWithReuseIdentifier" }
}
