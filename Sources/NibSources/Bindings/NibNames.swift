import NibFormats

/// The names of methods, properties and classes that documents contain.
package struct NibNames {
  /// The selectors of actions and unwind segues.
  package private(set) var selectors: Set<String> = []
  /// The names of outlets, and the first keys of runtime attributes, without `self`.
  package private(set) var keys: Set<String> = []
  /// The custom classes, without their modules.
  package private(set) var classes: Set<String> = []
  /// The classes of custom objects, which the loader creates with `init()`.
  private(set) var customObjects: Set<String> = []
  /// The actions whose target has a custom class.
  private(set) var actions: [Action] = []

  /// An action, with the class of its target.
  struct Action {
    let selector: String
    let targetClass: String
    let location: SourceLocation
  }

  package init() {}

  package mutating func add(_ document: NibDocument) {
    for element in document.root.descendants { add(element) }
  }

  /// Adds the names of classes, keys and selectors in an element.
  private mutating func add(_ element: NibElement) {
    if let name = element["customClass"] { classes.insert(name) }
    switch element.name {
    case "customObject":
      if let name = element["customClass"] { customObjects.insert(name) }
    case "action": addAction(element)
    case "segue":
      if let selector = element["unwindAction"] { selectors.insert(selector) }
      if let selector = element["destinationCreationSelector"] { selectors.insert(selector) }
    case "outlet", "outletCollection":
      if let key = element["property"] { keys.insert(key) }
    case "userDefinedRuntimeAttribute":
      let path = element["keyPath"]?.split(separator: ".") ?? []
      if let key = path.first(where: { $0 != "self" }) { keys.insert(String(key)) }
    default: break
    }
  }

  /// Adds an action. One for First Responder has no target class.
  private mutating func addAction(_ element: NibElement) {
    guard let selector = element["selector"] else { return }
    selectors.insert(selector)
    let target = (element["destination"] ?? element["target"]).flatMap(element.document.object(id:))
    guard let target, target["placeholderIdentifier"] != "IBFirstResponder", let name = target["customClass"]
    else { return }
    actions.append(Action(selector: selector, targetClass: name, location: element.location))
  }
}
