import NibCore

extension CheckRule {
  /// The rules about documents that Xcode's compiler for documents, ibtool, refuses.
  static let buildingErrors: [CheckRule] = [
    staticTable, outletToPrototype, containerInPrototype, launchScreenClass, launchScreenAttribute,
    launchScreenObjects, outdatedBuildVersion, unavailableObject, sharedStoryboardIdentifier, targetRuntime,
    runtimeAttributeValue, unlistedColor,
  ]

  /// The rules about documents that ibtool compiles with a warning, or that do not work as they are compiled.
  static let buildingWarnings: [CheckRule] = [
    unreachableScene, segueIdentifier, prototypeIdentifier, plainBarButton, adjustsFont, unavailableAttribute,
    pushSegue, buildVersionBelowTarget, uninstalledItem, launchScreenAction, unlistedImage,
  ]
}

extension CheckContext {
  /// Whether the document is the launch screen of an app.
  var isLaunchScreen: Bool { document.root["launchScreen"] == "YES" }
}

extension NibElement {
  /// The name of an object's custom class, or of the class that Xcode's messages use for the element.
  var xcodeClassName: String { self["customClass"] ?? NibClassRegistry.displayName(ofElement: name) }
}
