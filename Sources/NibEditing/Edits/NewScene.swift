import NibFormats
import NibSupport

/// Adds a scene with a controller from the library to a storyboard. A scene in a storyboard without scenes becomes the
/// initial one.
package struct NewScene: Hashable, Sendable {
  /// The controllers of the library, by the names of their elements.
  package enum Kind: String, CaseIterable, Sendable {
    case viewController, tableViewController, navigationController, tabBarController
  }

  package let kind: Kind

  package init(_ kind: Kind) { self.kind = kind }

  /// The id that the controller gets in a document.
  package func id(in document: NibDocument) throws(EditError) -> String {
    guard let maker = EditMaker(document) else { throw EditError("the document cannot be edited") }
    var ids = maker.freshIDs
    return id("controller", maker, &ids)
  }

  func edits(_ maker: EditMaker, _ resources: EditResources) throws(EditError) -> [SourceEdit] {
    let root = maker.document.root
    guard let scenes = root.child(named: "scenes") else {
      throw EditError("only storyboards have scenes")
    }
    let others = Array(scenes.children)
    var ids = maker.freshIDs
    let controller = NibDraft(kind.rawValue)
    controller["id"] = id("controller", maker, &ids)
    controller["sceneMemberID"] = "viewController"
    let size = NewScene.size(in: maker.document, resources)
    addContent(to: controller, size, maker, &ids)
    let responder = NibDraft(
      "placeholder", ["placeholderIdentifier": "IBFirstResponder", "id": id("responder", maker, &ids)])
    responder["userLabel"] = "First Responder"
    responder["customClass"] = "UIResponder"
    responder["sceneMemberID"] = "firstResponder"
    let objects = NibDraft("objects")
    objects.children = [controller, responder]
    let scene = NibDraft("scene", ["sceneID": id("scene", maker, &ids)])
    scene.children = [objects, NewScene.location(after: others)]
    let indent = maker.indentation(ofChildrenIn: scenes) ?? ""
    let text =
      "\(indent)<!--\(SceneComment.title(of: kind.rawValue))-->\(maker.lineBreak)"
      + scene.source(indentation: indent, lineBreak: maker.lineBreak)
    let isFirst = others.isEmpty && root["initialViewController"] == nil
    return (isFirst ? maker.edits(setting: "initialViewController", of: root, to: controller["id"]) : [])
      + maker.edits(adding: text, to: scenes, before: nil)
  }

  private func id(_ part: String, _ maker: EditMaker, _ ids: inout FreshIDs) -> String {
    ids.make(for: ExactText("\(kind.rawValue) \(part) \(maker.source.count)")).text
  }

  // MARK: Content

  private func addContent(
    to controller: NibDraft, _ size: NibSize, _ maker: EditMaker, _ ids: inout FreshIDs
  ) {
    switch kind {
    case .viewController:
      controller.children = [view(size, maker, &ids)]
    case .tableViewController:
      controller.children = [tableView(size, of: controller["id"] ?? "", maker, &ids)]
    case .navigationController:
      let bar = NibDraft("navigationBar", key: "navigationBar", ["contentMode": "scaleToFill"])
      controller.children = [self.bar(bar, y: 44, NibSize(width: size.width, height: 44), maker, &ids)]
    case .tabBarController:
      let bar = NibDraft("tabBar", key: "tabBar", ["contentMode": "scaleToFill"])
      controller.children = [
        self.bar(bar, y: size.height - 49, NibSize(width: size.width, height: 49), maker, &ids)
      ]
    }
  }

  private func view(_ size: NibSize, _ maker: EditMaker, _ ids: inout FreshIDs) -> NibDraft {
    let view = NibDraft("view", key: "view", ["contentMode": "scaleToFill"])
    view["id"] = id("view", maker, &ids)
    view.children = NewScene.frame(y: 0, size, isFlexible: true)
    if maker.document.root["useSafeAreas"] == "YES" {
      view.children.append(
        NibDraft("viewLayoutGuide", key: "safeArea", ["id": id("safeArea", maker, &ids)]))
    }
    view.children.append(
      NibDraft("color", key: "backgroundColor", ["systemColor": "systemBackgroundColor"]))
    return view
  }

  private func tableView(
    _ size: NibSize, of controller: String, _ maker: EditMaker, _ ids: inout FreshIDs
  ) -> NibDraft {
    let table = LibraryView.all["tableView"]?.draft() ?? NibDraft("tableView")
    let view = NibDraft("tableView", key: "view")
    for attribute in table.attributes { view[attribute.name] = attribute.value }
    view["id"] = id("view", maker, &ids)
    let connections = NibDraft("connections")
    connections.children = ["dataSource", "delegate"].map { name in
      NibDraft(
        "outlet", ["property": name, "destination": controller, "id": id(name, maker, &ids)])
    }
    view.children = NewScene.frame(y: 0, size, isFlexible: true) + table.children + [connections]
    return view
  }

  private func bar(
    _ bar: NibDraft, y: Double, _ size: NibSize, _ maker: EditMaker, _ ids: inout FreshIDs
  ) -> NibDraft {
    bar["id"] = id("bar", maker, &ids)
    bar.children = NewScene.frame(y: y, size, isFlexible: false)
    return bar
  }

  private static func frame(y: Double, _ size: NibSize, isFlexible: Bool) -> [NibDraft] {
    let rect = NibDraft.frame(NibRect(x: 0, y: y, width: size.width, height: size.height))
    let mask = NibDraft("autoresizingMask", key: "autoresizingMask")
    if isFlexible { (mask["widthSizable"], mask["heightSizable"]) = ("YES", "YES") }
    return [rect, mask]
  }

  // MARK: Place

  /// The size of the view of a new scene, in points: that of the document's device. In a document without one, it is that of
  /// the last scene with a view.
  private static func size(in document: NibDocument, _ resources: EditResources) -> NibSize {
    if let screen = resources.screenSize(document) { return screen }
    let scenes = document.root.children(inside: "scenes")
    if let size = scenes.reversed().lazy.compactMap({ size(of: $0) }).first { return size }
    return document.kind.platform == .tvOS
      ? NibSize(width: 1920, height: 1080) : NibSize(width: 393, height: 852)
  }

  /// The size of the view of a scene; `nil` if its controller has none, as a navigation controller.
  private static func size(of scene: NibElement) -> NibSize? {
    let controllers = scene.children(inside: "objects").filter(\.isController)
    let frame = controllers.first?.child(key: "view")?.child(key: "frame").flatMap { NibRect($0) }
    return frame.map { NibSize(width: $0.width, height: $0.height) }
  }

  /// A place on the canvas to the right of all scenes.
  private static func location(after scenes: [NibElement]) -> NibDraft {
    let points = scenes.compactMap { scene -> (x: Double, y: Double)? in
      guard let point = scene.child(key: "canvasLocation"), let x = Double(point["x"] ?? ""),
        let y = Double(point["y"] ?? "")
      else { return nil }
      return (x, y)
    }
    let last = points.max { $0.x < $1.x }
    let point = NibDraft("point", key: "canvasLocation")
    point["x"] = EditorNumber.text(last.map { $0.x + 800 } ?? 0)
    point["y"] = EditorNumber.text(last?.y ?? 0)
    return point
  }
}
