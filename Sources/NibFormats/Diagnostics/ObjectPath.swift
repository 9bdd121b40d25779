/// The path from an object to the root of its document, leaf first.
package struct ObjectPath: Hashable, Sendable, CustomStringConvertible {
  /// One object on the path.
  package struct Step: Hashable, Sendable {
    /// The object's custom class if it has one, otherwise its built-in class.
    package var className: String
    /// The object's id in the document.
    package var id: String
    /// The name that the user gave the object in Interface Builder.
    package var userLabel: String?
    /// The number of the object's element in its document; `nil` if the object is known only by its id, which another
    /// object can have too.
    package var element: Int?

    /// Creates a step from an object's class, id and label.
    package init(className: String, id: String, userLabel: String? = nil, element: Int? = nil) {
      self.className = className
      self.id = id
      self.userLabel = userLabel
      self.element = element
    }
  }

  /// The objects, leaf first.
  package var steps: [Step]
  /// The name of the first object as people know it, such as `label "Symbol" (in MyCell)`; `nil` if it has not been
  /// determined.
  package var name: String?

  /// Creates a path from its steps, leaf first.
  package init(_ steps: [Step] = []) { self.steps = steps }

  /// The steps as text, leaf first: `UILabel#G3a-p1-jLE "Symbol" < UITableViewCell#KGk-i7-Jjw`.
  package var description: String {
    steps.map { "\($0.className)#\($0.id)\($0.userLabel.map { " \"\($0)\"" } ?? "")" }
      .joined(separator: " < ")
  }
}
