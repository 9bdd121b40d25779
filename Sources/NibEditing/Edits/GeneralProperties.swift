import NibFormats

/// The properties that objects have whatever their kind is: their name in Interface Builder, their class, and what programs and
/// screen readers know about them. Connections, constraints and layout guides have only some of them.
struct GeneralProperties {
  /// The types of the attributes of the object, by their names.
  let types: [String: PropertyType]
  private let element: NibElement

  private static let all: [String: PropertyType] = classes.merging([
    "userLabel": .text, "restorationIdentifier": .text, "accessibilityLabel": .text,
  ]) { $1 }

  private static let classes: [String: PropertyType] = [
    "customClass": .name(.type), "customModule": .name(.member), "customModuleProvider": .choice(["target"]),
  ]

  /// The attributes of the kinds of objects that do not have all of them, by the names of the elements.
  private static let limited: [String: [String: PropertyType]] = [
    "outlet": [:], "outletCollection": [:], "action": [:], "segue": classes,
    "constraint": classes.merging(["userLabel": .text]) { $1 },
    "viewLayoutGuide": ["userLabel": .text], "viewControllerLayoutGuide": ["userLabel": .text],
  ]

  init(of element: NibElement) {
    self.element = element
    types = GeneralProperties.limited[element.name] ?? GeneralProperties.all
  }

  /// Whether the object is one that screen readers can describe.
  private var hasAccessibility: Bool { GeneralProperties.limited[element.name] == nil }

  /// Whether the object can have runtime attributes, as all can that have a class.
  private var hasRuntimeAttributes: Bool { types["customClass"] != nil }

  /// Refuses a part of the accessibility or of the runtime attributes if the object has none.
  ///
  /// - Parameters:
  ///   - part: the first part of the name, such as `accessibility` or `runtime`.
  ///   - path: the whole name of the property.
  func check(part: String, of path: String) throws(EditError) {
    let isPossible =
      switch part {
      case "accessibility", "accessibilityConfiguration": hasAccessibility
      case "runtime", "userDefinedRuntimeAttributes": hasRuntimeAttributes
      default: true
      }
    guard isPossible else {
      throw PropertyPath.unknown(path, of: element.name, PropertyPath.names(of: element))
    }
  }
}
