import NibFormats

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
  var isConvenience = false
  /// The labels of the parameters, `_` for a parameter without one. Empty for methods of Objective-C.
  package var labels: [String] = []
  /// The types of the parameters as they are written. Empty for methods of Objective-C.
  var parameterTypes: [String] = []
  /// Whether this is an entry of the table `nibActions`. Its name is the selector, and it has no labels.
  var isTableEntry = false
  /// Whether it overrides a method of the superclass.
  var isOverride = false
  /// Whether a call needs `try` or `await`, or has to choose a generic parameter, or has parameters that no selector can
  /// pass: variadic ones, `inout` and `@autoclosure`.
  package var isSpecial = false
  /// The functions that it calls, by name.
  package var calls: Set<String> = []
  /// Whether its body is known, unlike that of a declaration in an interface.
  package var hasBody = false
  package var callsSuper = false
  /// Whether it uses the number of elements of a collection, without a condition.
  package var usesCount = false
  /// Whether it dequeues or creates a cell.
  package var makesCells = false
  /// The number that it returns, if its only result is written as a number; otherwise `nil`.
  package var returnedNumber: Int?
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
