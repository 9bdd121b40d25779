import NibFormats

/// The content of one declaration, extension, category or implementation of a class in the sources.
package struct SourceClass: Sendable {
  package let name: String
  /// The name with those of the enclosing types: `Outer.Inner`. Without the generic parameters.
  package var qualifiedName: String
  /// Whether only its file can use the class.
  package var isPrivate = false
  /// Whether the class, or a type around it, has generic parameters.
  package var isGeneric = false
  /// The name of the class in Objective-C, if it is different.
  package var objectiveCName: String?
  /// Whether the Objective-C runtime knows the class only together with its module: a Swift class without `@objc(Name)`.
  /// False if the file imports nothing, because such a file is only part of a program, and in files for NibTerm, which
  /// finds classes by their bare names.
  package var hasModuleName = false
  /// The first name after the colon: a superclass, or a protocol if a Swift class has no superclass. Nil if there is
  /// none, and in extensions.
  package var superclass: String?
  /// The first part of a qualified superclass name: the module `Core` in `Core.Card`. Nil if the name is not qualified.
  package var superclassModule: String?
  /// Whether this declares the class, rather than extending it.
  package var isDeclaration: Bool
  package var properties: [SourceProperty] = []
  package var methods: [SourceMethod] = []
  /// The identifiers of segues that its methods perform.
  package var performedSegues: [SourceName] = []
  /// The properties to whose views its methods add subviews.
  package var viewsWithNewSubviews: [SourceName] = []
  package let location: SourceLocation

  /// Describes a class without members.
  package init(
    name: String, qualifiedName: String? = nil, superclass: String? = nil, isDeclaration: Bool,
    location: SourceLocation
  ) {
    self.name = name
    self.qualifiedName = qualifiedName ?? name
    self.superclass = superclass
    self.isDeclaration = isDeclaration
    self.location = location
  }

  /// The module that contains the superclass, if the superclass has the same name as this class, as in
  /// `class Card: Core.Card`.
  package var moduleOfNamesake: String? { superclass == name ? superclassModule : nil }
}

/// A name with its position.
package struct SourceName: Hashable, Sendable {
  package let text: SourceNameExpression
  package let location: SourceLocation
  /// The method that uses the name whenever it is called; `nil` if a condition decides it.
  package var method: String?
  /// Whether the code that uses the name always runs when the object is loaded or shown.
  package var isUnconditional: Bool { method.map(SourceMethod.lifeCycle.contains) ?? false }
}

/// A property, or another key of the class. Key-value coding can set it if it is visible to Objective-C.
package struct SourceProperty: Sendable {
  package let name: String
  /// The declared type, if it can be compared with a class.
  package var type: SourceType?
  /// The form of the declared type; `nil` if there is none, or if it does not decide anything.
  package var form: SourceTypeForm?
  /// The declared type as it is written, if its form is known.
  package var typeText: String?
  /// Whether Objective-C does not have the declared type. The property is then not visible to Objective-C, whatever its
  /// attributes are.
  package var isUnrepresented = false
  /// Whether the property has the attributes that make it visible to Objective-C.
  package var isExposed: Bool
  /// Whether only the file itself can use the property.
  package var isPrivate = false
  /// Whether the property is private, and its file does not mention it again.
  package var isUnused = false
  /// Whether its setter contains code of the class: it is computed, or has `willSet` or `didSet`.
  package var hasSetterCode = false
  package var isComputed = false
  /// Whether it is computed and has no setter.
  package var isReadOnly = false
  package var hasPrivateSetter = false
  package let location: SourceLocation

  package init(name: String, type: SourceType?, isExposed: Bool, location: SourceLocation) {
    self.name = name
    self.type = type
    self.isExposed = isExposed
    self.location = location
  }
}

/// A type as declared, without optionality.
package struct SourceType: Hashable, Sendable, CustomStringConvertible {
  /// A class, or protocols, or a class and protocols.
  package var names: [String]
  /// Whether it is an array of them.
  package var isCollection: Bool

  package init(names: [String], isCollection: Bool) {
    self.names = names
    self.isCollection = isCollection
  }

  package var description: String {
    let text = names.isEmpty ? "Any" : names.joined(separator: " & ")
    return isCollection ? "[\(text)]" : text
  }
}

/// A method that nibs may call as an action, or that loads nibs itself.
package struct SourceMethod: Sendable {
  /// The method's name without labels.
  package let name: String
  /// The selectors that the method may have. If versions of Swift differ, the first is that since Swift 3.
  package var selectors: [String]
  /// Whether the method is visible to Objective-C.
  package var isExposed: Bool
  /// Whether this is a method of the class itself rather than of its objects.
  package var isStatic = false
  /// Whether only its file can use the method.
  package var isPrivate = false
  /// Whether it is a convenience initializer.
  package var isConvenience = false
  /// The labels of the parameters, `_` for a parameter without one. Empty for methods of Objective-C.
  package var labels: [String] = []
  /// Whether a call needs `try` or `await`, or has to choose a generic parameter.
  package var isSpecial = false
  /// The functions that it calls, by name.
  package var calls: Set<String> = []
  /// Whether its body is known, unlike that of a declaration in an interface.
  package var hasBody = false
  /// Whether it calls a method of the superclass.
  package var callsSuper = false
  /// Whether it uses the number of elements of a collection, without a condition.
  package var usesCount = false
  /// Whether it dequeues or creates a cell.
  package var makesCells = false
  /// The number that it returns, if its only result is written as a number; otherwise `nil`.
  package var returnedNumber: Int?
  /// The nibs that it loads.
  package var loads: [SourceNameExpression] = []
  package let location: SourceLocation

  /// Describes a method without its body.
  package init(name: String, selectors: [String], isExposed: Bool, location: SourceLocation) {
    self.name = name
    self.selectors = selectors
    self.isExposed = isExposed
    self.location = location
  }

  /// The methods that UIKit calls on every controller.
  package static let lifeCycle: Set<String> = [
    "viewDidLoad", "viewWillAppear", "viewDidAppear", "awakeFromNib",
  ]
  /// The element of `calls` for a call of the superclass's `init(coder:)`.
  package static let superDecoding = "super.init(coder:)"
  /// The element of `calls` for a call of `init(nibName:bundle:)`, or of `init` with other labels that begin with
  /// `nibName`.
  package static let namingNib = "init(nibName:)"
  /// The element of `calls` for an assignment to the object's `view`.
  package static let settingView = "setView"
}

/// A nib registered for reuse: `register(UINib(nibName: "A", bundle: nil), forCellReuseIdentifier: "B")`.
package struct SourceRegistration: Hashable, Sendable {
  package let nib: SourceNameExpression
  /// The label before the identifier. It distinguishes table cells from collection view cells if the method is UIKit's.
  package let label: String
  /// Whether the call is that of UIKit's method. Others are methods of the program, with any labels.
  package let isUIKitMethod: Bool
  /// The property or variable that the call is sent to; `self` if there is none, and `nil` for another expression.
  package let receiver: String?
  /// The identifier; `nil` if the expression for it is not understood.
  package let identifier: SourceNameExpression?
  /// Whether the identifier is a literal in the call itself, and not the value of a constant.
  package let hasLiteral: Bool
  /// The type whose code registers the nib.
  package let owner: String?
  package let location: SourceLocation

  /// Whether UIKit's method registers the nib for a table; `nil` if this is another method.
  package var isForTable: Bool? { isUIKitMethod ? label == "forCellReuseIdentifier" : nil }
}

/// The classes of controllers that code creates.
package struct SourceCreations: Hashable, Sendable {
  /// The classes that code creates without arguments: `CardController()`, `[CardController new]`.
  package var plain: Set<String> = []
  /// The classes to which code passes the name of a nib: `CardController(nibName: "Card", bundle: nil)`.
  package var withNibName: Set<String> = []

  package init() {}

  package mutating func formUnion(_ other: SourceCreations) {
    plain.formUnion(other.plain)
    withNibName.formUnion(other.withNibName)
  }
}
