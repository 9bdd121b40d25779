/// What an object of a compiled nib is: its table, its element, and its own class if it has one.
struct CodedIdentity {
  let codedClass: CodedClass?
  let element: String
  let customClass: String?
  let customModule: String?

  /// The keys that tell an object's class.
  static let keys = ["UIClassName", "UIOriginalClassName"]

  /// The class of an object. A swapper stands for an object of a class of the app: it names that and the UIKit
  /// class that coded the values.
  init(of number: Int, in graph: CodedGraph) {
    let object = graph.objects[number]
    let original = graph.string(graph.value("UIOriginalClassName", of: number)) ?? object.className
    let named = graph.string(graph.value("UIClassName", of: number))
    let candidates = [original, object.className] + object.fallbackClassNames
    let codedClass =
      candidates.lazy.compactMap { CodedClass.named($0) }.first ?? Self.guess(object)
    let isKnown = CodedClass.named(original) != nil
    // An object of a class that no table knows is shown as what it looks like, with its class as custom one.
    let custom = named ?? (isKnown ? nil : original)
    let name = custom == original && isKnown ? nil : custom.map { SwiftClassName(runtimeName: $0) }
    self.codedClass = codedClass
    element = codedClass?.element ?? "customObject"
    customClass = name?.name
    customModule = name?.module
  }

  /// The table that fits an object's values.
  private static func guess(_ object: CodedGraph.Object) -> CodedClass? {
    let keys = Set(object.entries.map(\.key))
    if keys.contains("UIBounds") { return CodedClass.named("UIView") }
    let controller: Set = ["UINibName", "UIView", "UIParentViewController", "UIStoryboardIdentifier"]
    return CodedClass.named(keys.isDisjoint(with: controller) ? "UICustomObject" : "UIViewController")
  }
}
