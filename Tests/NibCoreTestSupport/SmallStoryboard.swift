import NibCore

/// Creates small storyboards.
package enum SmallStoryboard {
  /// A document of scenes, each given by the contents of its `<objects>`.
  package static func document(_ scenes: [String], initial: String? = nil, file: String = "Main.storyboard")
    throws
    -> NibDocument
  {
    let list = scenes.enumerated().map {
      "<scene sceneID=\"scene-\($0.offset)\"><objects>\($0.element)</objects></scene>"
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"\
      \(initial.map { " initialViewController=\"\($0)\"" } ?? "")>
      <device id="retina4_7" orientation="portrait"/>
      <scenes>\(list.joined())</scenes>
      </document>
      """
    return try NibReader.read([UInt8](text.utf8), file: file)
  }

  /// The document's storyboard, for a phone by default.
  package static func storyboard(_ scenes: [String], initial: String? = nil, mode: NibLoadingMode = .strict)
    throws
    -> UIStoryboard
  {
    let storyboard = UIStoryboard(nibDocument: try document(scenes, initial: initial))
    storyboard.nibMode = mode
    return storyboard
  }

  /// A controller's element. `views` are the subviews of its view; if they are nil, it has no view. `after` is
  /// inserted after the view.
  package static func controller(
    _ id: String, element: String = "viewController", _ attributes: String = "", views: String? = "",
    after: String = "", connections: String = ""
  ) -> String {
    let view = views.map {
      "<view key=\"view\" id=\"\(id)-view\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/>"
        + "<subviews>\($0)</subviews></view>"
    }
    return "<\(element) title=\"\(id)\" id=\"\(id)\" \(attributes)>\(view ?? "")\(after)"
      + "<connections>\(connections)</connections></\(element)>"
  }

  package static func segue(_ kind: String, to id: String, _ attributes: String = "") -> String {
    "<segue destination=\"\(id)\" kind=\"\(kind)\" \(attributes) id=\"\(kind)-\(id)-segue\"/>"
  }

  package static func relation(_ name: String, to id: String) -> String {
    segue("relationship", to: id, "relationship=\"\(name)\"")
  }

  package static func button(_ id: String, _ connections: String) -> String {
    """
    <button opaque="NO" buttonType="system" fixedFrame="YES" id="\(id)">
      <rect key="frame" x="16" y="160" width="100" height="32"/>
      <state key="normal" title="\(id)"/>
      <connections>\(connections)</connections>
    </button>
    """
  }

  /// A navigation controller with the given root.
  package static func navigation(_ id: String = "stack", root: String) -> String {
    controller(
      id, element: "navigationController", views: nil,
      connections: relation("rootViewController", to: root))
  }
}
