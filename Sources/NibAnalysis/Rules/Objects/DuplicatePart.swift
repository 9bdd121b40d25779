import NibCore

extension CheckRule {
  static let duplicatePart = CheckRule(
    "duplicate-part", .objects, .error,
    "An object has a list or a property twice, or two scenes have the same id.",
    details: """
      Only the first one is used, so that for example the views in a second list of subviews are lost. Interface Builder \
      never saves such a document, and Xcode may not open it. Merging by lines and edits by hand can leave a list twice.
      """,
    advice: "Move what is missing into the first one, and remove the second one.",
    wrong: card(between: "</subviews><subviews>"), right: card(between: ""),
    find: { context in
      guard context.document.kind.isSupported else { return [] }
      let scenes = context.document.root.children(inside: "scenes")
      return repeated(scenes, by: { $0["sceneID"] }).map { scene in
        context.finding(
          "another scene has the same sceneID '\(scene["sceneID"] ?? "")': give this one another, or remove it",
          at: scene, attribute: "sceneID")
      }
        + context.elements.flatMap { element in
          repeated(Array(element.children), by: \.partName).map { part in
            context.finding(
              "<\(element.name)> has \(part.partName ?? part.name) twice, and only the first is used: merge them into one",
              at: part)
          }
        }
    })

  /// The elements whose names earlier ones have, too.
  private static func repeated(_ elements: [NibElement], by name: (NibElement) -> String?) -> [NibElement] {
    var names: Set<String> = []
    return elements.filter { element in name(element).map { !names.insert($0).inserted } ?? false }
  }

  private static func card(between: String) -> RuleExample {
    """
    <view id="card"><rect key="frame" x="0" y="0" width="200" height="100"/>
      <subviews>
        <label text="Name" id="name"><rect key="frame" x="10" y="10" width="45" height="21"/></label>
        \(between)
        <label text="City" id="city"><rect key="frame" x="10" y="40" width="30" height="21"/></label>
      </subviews>
    </view>
    """
  }
}

extension NibElement {
  /// The name that this part of an object shares with no other part, `key="frame"` or `<subviews>`; `nil` for a member of a
  /// list.
  fileprivate var partName: String? {
    if isNamed("variation") { return nil }
    if let key, !key.isEmpty { return "key=\"\(key)\"" }
    return NibElement.lists.contains(name) ? "<\(name)>" : nil
  }

  /// The names of the lists of objects.
  private static let lists: Set<String> = [
    "subviews", "constraints", "connections", "cells", "sections", "prototypes", "items", "segments",
    "objects",
    "scenes", "resources", "userDefinedRuntimeAttributes", "layoutGuides", "toolbarItems",
    "leftBarButtonItems",
    "rightBarButtonItems",
  ]
}
