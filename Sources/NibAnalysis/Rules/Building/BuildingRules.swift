import NibCore

extension CheckContext {
  /// Whether the document is the launch screen of an app.
  var isLaunchScreen: Bool { document.root["launchScreen"] == "YES" }
}

extension NibElement {
  /// The name of an object's custom class, or of the class that Xcode's messages use for the element.
  var xcodeClassName: String { self["customClass"] ?? NibClassRegistry.displayName(ofElement: name) }
}
