import NibSupport

/// The class of an object in a nib, translated to a table, an element, and a custom class if the object has
/// one.
struct CodedIdentity {
  /// The table of the object's class; `nil` if there is none.
  let schema: ClassSchema?
  let element: String
  let customClass: String?
  let customModule: String?

  /// The keys that determine an object's class.
  static let keys = ["UIClassName", "UIOriginalClassName"]

  /// Determines the class of an object. An object with a custom class is coded as a `UIClassSwapper`, which
  /// contains the name of the custom class and the name of the UIKit class whose keys it has.
  init(of number: Int, in graph: CodedGraph, _ classes: ClassSchemas) {
    let object = graph.objects[number]
    let original = graph.string("UIOriginalClassName", of: number) ?? object.className
    let named = graph.string("UIClassName", of: number)
    let candidates = [original, object.className] + object.fallbackClassNames
    let schema =
      candidates.lazy.compactMap { classes.named($0) }.first ?? classes.named(Self.guess(object))
    let isKnown = classes.named(original) != nil
    // An object of an unknown class is treated as one of the class that its keys suggest, with its real class
    // as a custom class.
    let custom = named ?? (isKnown ? nil : original)
    let name = custom == original && isKnown ? nil : custom.map { SwiftClassName(runtimeName: $0) }
    self.schema = schema
    element = schema?.element ?? "customObject"
    customClass = name?.name
    customModule = name?.module
  }

  /// Whether an object has an element of its own in documents: its class has a schema.
  static func isObject(_ number: Int, in graph: CodedGraph, _ classes: ClassSchemas) -> Bool {
    let object = graph.objects[number]
    return classes.named(graph.string("UIOriginalClassName", of: number) ?? object.className) != nil
  }

  /// The class that the keys of an object of an unknown class suggest.
  private static func guess(_ object: CodedGraph.Object) -> String {
    let keys = Set(object.entries.map(\.key))
    if keys.contains("UIBounds") { return "UIView" }
    let controller: Set = ["UINibName", "UIView", "UIParentViewController", "UIStoryboardIdentifier"]
    return keys.isDisjoint(with: controller) ? "UICustomObject" : "UIViewController"
  }
}
