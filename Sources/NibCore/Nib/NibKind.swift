/// The kind of an object in a document, such as a label or a bar. Outlines show kinds as letters or symbols.
///
/// A class overrides `nibKind` in its own file; otherwise it inherits the kind of its superclass.
package enum NibKind: CaseIterable, Sendable {
  case scene, placeholder, exit, controller, object, window
  case view, label, button, stack, image
  /// A text field, text view or search bar.
  case text
  case control
  case table
  case section, cell, scroll, bar
  case item
  case gesture, guide, constraints, constraint, segue

  /// Creates the kind of the object that an element represents: the kind of its UIKit class if NibTerm has the class,
  /// otherwise a kind derived from the element's name. For an unknown name, an element with a frame is a view.
  package init(_ element: NibElement) {
    let name = element.name
    if let type = nibDecodable(NibClassRegistry.builtInClass(forElement: name)) {
      self = type.nibKind
    } else if let kind = NibKind.byName[name] {
      self = kind
    } else if let kind = NibKind.byEnding.first(where: { name.hasSuffix($0.key) })?.value {
      self = kind
    } else {
      self = element.child(key: "frame") == nil ? .object : .view
    }
  }

  /// The kinds of elements whose objects have no `nibKind`, and of elements that do not become objects, by element
  /// name.
  private static let byName: [String: NibKind] = [
    "scene": .scene, "placeholder": .placeholder, "exit": .exit, "tableViewSection": .section,
    "constraints": .constraints, "constraint": .constraint, "segue": .segue, "viewLayoutGuide": .guide,
    "keyboardLayoutGuide": .guide, "viewControllerLayoutGuide": .guide,
    "viewControllerPlaceholder": .controller, "customView": .view,
  ]

  /// Kinds by the ending of the element name, for classes that NibTerm does not have, such as those of macOS.
  /// The first match is used. `ontroller` matches both `controller` and `viewController`.
  private static let byEnding: KeyValuePairs<String, NibKind> = [
    "GestureRecognizer": .gesture, "ontroller": .controller, "Cell": .cell, "Button": .button,
    "View": .view,
  ]
}
