import NibCore

extension CheckRule {
  static let unavailableObject = CheckRule(
    "unavailable-object", .building, .error,
    "The document uses an object or a feature that the deployment target does not have.",
    details: """
      Xcode does not compile the document. The deployment target is the version under *Builds for* in the file inspector, \
      or else that of the option `--deployment-target`, of the configuration (`deployment-target`) or of the project \
      (project.pbxproj, `.xcconfig`, Package.swift, podspec, project.yml, Project.swift). Nothing is reported if it is not \
      known. Reported once per document and feature.
      """,
    advice: "Raise the deployment target, or do without the feature.",
    xcode: unavailableObjects.map(\.text),
    wrong: .builds(for: "2048", content: #"<stackView id="rows"/>"#),
    right: .builds(for: "2304", content: #"<stackView id="rows"/>"#),
    find: { context in context.findings(about: unavailableObjects) })

  /// The features that Xcode compiles only for a version of iOS or later.
  static let unavailableObjects = [
    Availability(IOSVersion(6), "documents with Auto Layout", "Auto Layout on iOS Versions prior to 6.0") {
      $0.parent == nil && $0["useAutolayout"] == "YES"
    },
    Availability(IOSVersion(9), "safe area layout guides", "Safe Area Layout Guide before iOS 9.0") {
      $0.isNamed("viewLayoutGuide") && $0.key == "safeArea"
    },
    Availability(IOSVersion(9), "stack views", "UIStackView before iOS 9.0") { $0.isNamed("stackView") },
    Availability(
      IOSVersion(11), "web views of WebKit",
      "WKWebView before iOS 11.0 (NSCoding support was broken in previous versions)"
    ) { $0.isNamed("wkWebView") },
    Availability(
      IOSVersion(11), "layout guides of scroll views", "Content and frame layout guides before iOS 11.0"
    ) {
      $0.isNamed("viewLayoutGuide") && ["contentLayoutGuide", "frameLayoutGuide"].contains($0.key)
    },
  ]
}
