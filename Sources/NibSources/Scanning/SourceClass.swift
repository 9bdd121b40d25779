import NibFormats
import NibSupport

/// The content of one declaration, extension, category or implementation of a class in the sources.
package struct SourceClass: Sendable {
  package let name: String
  /// The name after the names of the enclosing types, without generic parameters: `Outer.Inner`.
  package var qualifiedName: String
  /// Whether the class can be used only in its file.
  package var isPrivate = false
  /// Whether the class, or a type around it, has generic parameters.
  package var isGeneric = false
  /// The name of the class in Objective-C, if it is different.
  package var objectiveCName: String?
  /// Whether the Objective-C runtime knows the class only together with its module: a Swift class without
  /// `@objc(Name)`. False if the file imports nothing, because such a file is only part of a program, and in files for
  /// NibTerm, which finds classes by their bare names.
  package var hasModuleName = false
  /// The first name after the colon: a superclass, or a protocol if a Swift class has no superclass. `nil` if there is
  /// no such name, and in extensions.
  package var superclass: String?
  /// The first part of a qualified superclass name: the module `Core` in `Core.Card`. `nil` if the name is not
  /// qualified.
  var superclassModule: String?
  /// Whether this is the declaration of the class. False for an extension, a category or an implementation.
  package var isDeclaration: Bool
  package var properties: [SourceProperty] = []
  package var methods: [SourceMethod] = []
  /// The identifiers of segues that its methods perform.
  package var performedSegues: [SourceName] = []
  /// The properties to whose views its methods add subviews.
  package var viewsWithNewSubviews: [SourceName] = []
  /// The classes that the objects of its properties and variables probably have, by the names of the properties. Variables
  /// of which the code does not name a class are left out.
  package private(set) var classesOfObjects: [String: [String]] = [:]
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

  /// Adds the names that can be those of the class of the object in a property or variable.
  mutating func add(_ classes: [String], ofObjectIn variable: String) {
    guard !classes.isEmpty else { return }
    let name = SourceViewUse.property(ofVariable: variable)
    classesOfObjects[name] = (classesOfObjects[name, default: []] + classes).uniqued()
  }

  /// The module that contains the superclass, if the superclass has the same name as this class, as in
  /// `class Card: Core.Card`.
  package var moduleOfNamesake: String? { superclass == name ? superclassModule : nil }
}

/// The name of a segue or outlet that the code of a class uses.
package struct SourceName: Hashable, Sendable {
  package let text: SourceNameExpression
  package let location: SourceLocation
  /// The method that uses the name whenever it is called; `nil` if a condition can prevent that.
  package var method: String?
  /// Whether the code that uses the name always runs when the object is loaded or shown.
  package var isUnconditional: Bool { method.map(SourceMethod.lifeCycle.contains) ?? false }
}
