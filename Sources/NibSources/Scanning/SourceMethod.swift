import NibFormats

/// A method that nibs may call as an action, or that loads nibs itself.
package struct SourceMethod: Sendable {
  /// The method's name without labels.
  package let name: String
  /// The selectors that the method may have. If they differ between versions of Swift, the first is that of Swift 3 and
  /// later.
  package var selectors: [String]
  /// Whether the method is visible to Objective-C.
  package var isExposed: Bool
  /// Whether this is a method of the class itself rather than of its objects.
  package var isStatic = false
  /// Whether the method can be used only in its file.
  package var isPrivate = false
  /// Whether it is a convenience initializer.
  var isConvenience = false
  /// The labels of the parameters; `_` for a parameter without a label. Empty for methods of Objective-C.
  package var labels: [String] = []
  /// The types of the parameters as they are written. Empty for methods of Objective-C.
  var parameterTypes: [String] = []
  /// Whether this is an entry of the table `nibActions`. Its name is the selector, and it has no labels.
  var isTableEntry = false
  /// Whether it overrides a method of the superclass.
  var isOverride = false
  /// Whether a call needs `try` or `await`, or has to choose a generic parameter, or has parameters that no selector
  /// can pass: variadic ones, `inout` and `@autoclosure`.
  package var isSpecial = false

  // MARK: The body

  /// The names of the functions that the method calls.
  package var calls: Set<String> = []
  /// Whether the body is known. False for a declaration in an interface.
  package var hasBody = false
  /// Whether the body calls the method of the superclass.
  package var callsSuper = false
  /// Whether the method has a single result that uses the number of elements of a collection.
  package var usesCount = false
  /// Whether the method dequeues or creates a cell.
  package var makesCells = false
  /// The number that the method always returns; `nil` if the only result is not written as a number.
  package var returnedNumber: Int?
  /// The names of the nibs that the method loads.
  package var loads: [SourceNameExpression] = []

  package let location: SourceLocation

  /// Describes a method without its body.
  package init(name: String, selectors: [String], isExposed: Bool, location: SourceLocation) {
    self.name = name
    self.selectors = selectors
    self.isExposed = isExposed
    self.location = location
  }

  // MARK: Names

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
