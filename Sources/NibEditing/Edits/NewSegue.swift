import NibFormats
import NibSupport

/// The edits that add a segue to an object of a storyboard.
struct NewSegue {
  /// The kinds of segues that lead to a controller.
  static let kinds = [
    "show", "showDetail", "presentation", "popoverPresentation", "embed", "rootViewController",
    "viewControllers",
  ]

  private let kind: String
  private let identifier: String?
  private let source: NibElement
  private let target: NibElement
  private let maker: EditMaker

  /// - Parameters:
  ///   - kind: one of `kinds`, or a selector with a colon for an unwind segue.
  ///   - target: the controller; for an unwind segue, any object of the scene.
  init(
    _ kind: String, _ identifier: String?, from source: NibElement, to target: NibElement, _ maker: EditMaker
  ) {
    (self.kind, self.identifier, self.source, self.target, self.maker) = (
      kind, identifier, source, target, maker
    )
  }

  var edits: [SourceEdit] {
    get throws(EditError) {
      guard source.ancestor(named: "scene") != nil else { throw EditError("only storyboards have segues") }
      if kind.contains(":") { return try unwindEdits }
      guard NewSegue.kinds.contains(kind) else {
        throw EditError(
          "'\(kind)' is not a kind of segues; use \(NewSegue.kinds.joined(separator: ", ")), or a selector with a "
            + "colon for an unwind segue")
      }
      guard target.isSegueDestination else {
        throw EditError(
          "\(target.name) '\(target.id ?? "")' is not a controller, and a segue leads to a controller")
      }
      switch kind {
      case "embed": return try embedEdits
      case "rootViewController": return try relationshipEdits("navigationController", "navigationItem")
      case "viewControllers": return try relationshipEdits("tabBarController", "tabBarItem")
      default:
        try checkThatSourceHasNone()
        return adding(draft(kind, to: target.id))
      }
    }
  }

  /// A control or a cell has only one segue, which its event triggers. Other views trigger none.
  private func checkThatSourceHasNone() throws(EditError) {
    guard source.canTriggerSegues || kind == "embed" else {
      throw EditError(
        "\(source.name) '\(source.id ?? "")' triggers no segues; only controls, bar button items, gesture recognizers, "
          + "cells and controllers do")
    }
    let existing = source.children(named: "segue", inside: "connections")
    guard let segue = existing.first, !source.isController else { return }
    throw EditError(
      "\(source.name) '\(source.id ?? "")' already has the segue '\(segue.id ?? "")'; disconnect it first")
  }

  private var embedEdits: [SourceEdit] {
    get throws(EditError) {
      guard source.isNamed("containerView") else {
        throw EditError(
          "\(source.name) '\(source.id ?? "")' is not a container view, which embeds a controller")
      }
      try checkThatSourceHasNone()
      return adding(draft("embed", to: target.id))
    }
  }

  /// The edits that make a controller a child of a container. It gets the item that the container shows for it.
  private func relationshipEdits(_ container: String, _ item: String) throws(EditError) -> [SourceEdit] {
    guard source.isNamed(container) else {
      throw EditError("\(source.name) '\(source.id ?? "")' has no '\(kind)'; only a \(container) has")
    }
    let existing = source.children(named: "segue", inside: "connections").filter {
      $0["relationship"] == kind
    }
    if existing.contains(where: { $0["destination"] == target.id }) { return [] }
    var ids = maker.freshIDs
    let draft = NibDraft(item, key: item)
    if item == "tabBarItem" { draft["title"] = "Item" }
    draft["id"] = ids.make(for: ExactText("\(maker.source.count) \(item) \(target.id ?? "")")).text
    let itemEdits =
      target.child(key: item) == nil && target.isController ? maker.edits(adding: [draft], to: target) : []
    if kind == "rootViewController", let segue = existing.first {
      return maker.edits(setting: "destination", of: segue, to: target.id) + itemEdits
    }
    return adding(self.draft("relationship", to: target.id)) + itemEdits
  }

  /// The edits of an unwind segue, which leads to the exit of its scene.
  private var unwindEdits: [SourceEdit] {
    get throws(EditError) {
      guard let scene = source.ancestor(named: "scene"), target.ancestor(named: "scene") == scene,
        let objects = scene.child(named: "objects")
      else {
        throw EditError("an unwind segue leads to the exit of its scene; name an object of the scene")
      }
      try checkThatSourceHasNone()
      if let exit = objects.child(named: "exit") { return adding(draft("unwind", to: exit.id)) }
      var ids = maker.freshIDs
      let id = ids.make(for: ExactText("\(maker.source.count) exit")).text
      let exit = NibDraft("exit", ["id": id, "userLabel": "Exit", "sceneMemberID": "exit"])
      return adding(draft("unwind", to: id)) + maker.edits(adding: [exit], to: objects, before: nil)
    }
  }

  private func draft(_ kind: String, to destination: String?) -> NibDraft {
    let draft = NibDraft("segue", ["destination": destination ?? "", "kind": kind])
    draft["identifier"] = identifier
    if kind == "relationship" { draft["relationship"] = self.kind }
    if kind == "unwind" { draft["unwindAction"] = self.kind }
    var ids = maker.freshIDs
    draft["id"] = ids.make(for: ExactText("\(maker.source.count) segue \(source.id ?? "")")).text
    return draft
  }

  private func adding(_ draft: NibDraft) -> [SourceEdit] { Connection.adding(draft, to: source, maker) }
}
