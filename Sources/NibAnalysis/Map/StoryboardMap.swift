import NibCore

/// The scenes of a storyboard at the places that Interface Builder saved, and the segues between them.
///
/// The map is read from the document alone; nothing is loaded or laid out. It is available for storyboards of every
/// platform.
package struct StoryboardMap {
  /// A scene, or a reference to a scene of another storyboard.
  package struct Scene {
    /// The id of the controller. If it has none, the id of the scene.
    package let id: String
    /// The controller.
    package let element: NibElement
    /// The name as people know it: the label in Interface Builder, the title, the storyboard identifier or the class.
    package let name: String
    /// The class of the controller; for a reference, the words `storyboard reference`.
    package let className: String
    package let storyboardIdentifier: String?
    /// Whether the scene stands for a scene of another storyboard.
    package let isReference: Bool
    /// The frame on Interface Builder's canvas, in points.
    package internal(set) var frame: CGRect
    /// Whether Interface Builder saved a place for the scene. Other scenes are put in rows below.
    package internal(set) var isPlaced: Bool
  }

  /// A segue or a relationship, such as that of a navigation controller and its root view controller.
  package struct Segue {
    package let element: NibElement
    /// The index of the scene in which the segue begins.
    package let source: Int
    /// The index of the scene to which the segue leads; `nil` if the document has no such scene. An unwind segue leads
    /// to the exit of its own scene, because only the program's code determines where it ends.
    package let destination: Int?
    /// The kind in one or two lowercase words, such as `show`, `modal`, `root` or `tab 2`. The class of a custom segue.
    package let kind: String

    package var identifier: String? { element["identifier"].flatMap { $0.isEmpty ? nil : $0 } }
    package var isUnwind: Bool { element["kind"] == "unwind" }
    /// Whether the source contains the destination: a container and its child.
    package var isContainment: Bool { element["kind"] == "relationship" || element["kind"] == "embed" }
    /// Whether the destination covers the source: a sheet or a popover.
    package var isPresentation: Bool { Segue.presentations.contains(element["kind"] ?? "") }
    /// The kind, or the action of an unwind segue.
    package var kindOrAction: String? { isUnwind ? element["unwindAction"] : kind }
    /// The text that replaces the scene at the other end, if the map has none.
    package var endWithoutScene: String { isUnwind ? "unwind" : "missing scene" }

    /// The title of the object that performs the segue; `nil` if it is the controller itself.
    package var sourceObject: String? {
      guard let owner = element.parent?.parent, !owner.isController else { return nil }
      return ObjectTitle.of(owner)
    }

    private static let presentations: Set<String> = [
      "presentation", "modal", "popoverPresentation", "popover", "sheet",
    ]
  }

  /// The scenes in document order.
  package internal(set) var scenes: [Scene] = []
  /// The segues in document order.
  package private(set) var segues: [Segue] = []
  /// The index of the initial scene; `nil` if the storyboard has none.
  package private(set) var initial: Int?

  /// Reads the map of a document. A document that is not a storyboard has no scenes. Cost: O(size of the document),
  /// and at most O(number of scenes squared) for scenes that overlap.
  package init(_ document: NibDocument) {
    var sceneOf: [NibElement: Int] = [:]
    var segueElements: [(element: NibElement, scene: Int)] = []
    for scene in document.scenes {
      guard let controller = scene.nibController else { continue }
      for element in scene.descendants {
        if element.id != nil { sceneOf[element] = scenes.count }
        if element.isNamed("segue") { segueElements.append((element, scenes.count)) }
      }
      scenes.append(Scene(scene, controller))
    }
    guard !scenes.isEmpty else { return }
    initial = document.root["initialViewController"].flatMap { document.object(id: $0) }
      .flatMap { sceneOf[$0] }
    var tabs: [Int: Int] = [:]
    for (element, source) in segueElements {
      let isTab = element["relationship"] == "viewControllers" || element["relationship"] == "tabItems"
      if isTab { tabs[source, default: 0] += 1 }
      segues.append(
        Segue(
          element: element, source: source,
          destination: element["destination"].flatMap { document.object(id: $0) }.flatMap { sceneOf[$0] },
          kind: isTab ? "tab \(tabs[source] ?? 0)" : Segue.kind(of: element)))
    }
    place(in: document)
  }

  /// All segues from one scene to another.
  package struct Bundle {
    package let source: Int
    package let destination: Int
    package fileprivate(set) var segues: [Int]
  }

  /// The segues between different scenes, without unwind segues, in the order of the first segue of each bundle.
  package var bundles: [Bundle] {
    var bundles: [Bundle] = []
    var known: [[Int]: Int] = [:]
    for (index, segue) in segues.enumerated() where !segue.isUnwind {
      guard let destination = segue.destination, destination != segue.source else { continue }
      if let bundle = known[[segue.source, destination]] {
        bundles[bundle].segues.append(index)
      } else {
        known[[segue.source, destination]] = bundles.count
        bundles.append(Bundle(source: segue.source, destination: destination, segues: [index]))
      }
    }
    return bundles
  }

  /// The segues from a scene to other scenes and to itself, in document order.
  package func segues(from scene: Int) -> [Segue] { segues.filter { $0.source == scene } }
}

extension StoryboardMap.Scene {
  fileprivate init(_ scene: NibElement, _ controller: NibElement) {
    id = controller.id ?? scene["sceneID"] ?? ""
    element = controller
    isReference = controller.isNamed("viewControllerPlaceholder")
    storyboardIdentifier = controller["storyboardIdentifier"].flatMap { $0.isEmpty ? nil : $0 }
    className = isReference ? "storyboard reference" : NibOutline.className(of: controller)
    name = SceneName(controller).plain
    frame = .zero
    isPlaced = false
  }
}

extension StoryboardMap.Segue {
  /// The kind of a segue as a short label.
  fileprivate static func kind(of segue: NibElement) -> String {
    let kind = segue["kind"] ?? "segue"
    switch kind {
    case "relationship":
      let words = ObjectTitle.words(segue["relationship"] ?? "").lowercased()
      return words.hasSuffix(" view controller") ? String(words.dropLast(16)) : words
    case "presentation", "modal": return "modal"
    case "popoverPresentation", "popover": return "popover"
    case "custom":
      let name = segue["customClass"] ?? kind
      return name.split(separator: ".").last.map(String.init) ?? name
    default: return ObjectTitle.words(kind).lowercased()
    }
  }
}
