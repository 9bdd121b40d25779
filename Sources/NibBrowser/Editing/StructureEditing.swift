import NibAnalysis
import NibCore
import NibEditing
import NibTools

/// Removes, duplicates, orders and wraps objects, and saves the frames that constraints give.
final class StructureEditing {
  private let session: BrowserSession
  private let editing: Editing
  private let previews: EditPreviews

  init(_ session: BrowserSession, editing: Editing, previews: EditPreviews) {
    (self.session, self.editing, self.previews) = (session, editing, previews)
  }

  static let commands: [Command<StructureEditing>] = [
    command("remove the selected object", "remove", keys: "Delete", "delete erase") { structure, id in
      let title = "Remove \(structure.name(id)) and what refers to it"
      structure.previews.ask(title, [.remove(Removal([id]))], about: [id])
    },
    command("duplicate the selected object", "duplicate", keys: "A-d", "copy clone") { $0.duplicate($1) },
    command("move the selected object up in its list", "move-earlier", keys: "A-k", orderWords) {
      $0.move($1, .earlier)
    },
    command("move the selected object down in its list", "move-later", keys: "A-j", orderWords) {
      $0.move($1, .later)
    },
    command(
      "embed the selected view in a vertical stack view", "wrap-vertical", keys: "A-v", "stack wrap column"
    ) { $0.wrap($1, "vertical") },
    command(
      "embed the selected view in a horizontal stack view", "wrap-horizontal", keys: "A-h", "stack wrap row"
    ) { $0.wrap($1, "horizontal") },
    command(
      "remove the selected stack view and keep its views", "unwrap", keys: "A-b", "unembed stack"
    ) { structure, id in
      structure.previews.ask("Remove \(structure.name(id)) and keep its views", [.unwrap(id)], about: [id])
    },
    command(
      "save the frames that constraints give to the selected view", "update-frame", keys: "A-f", "misplaced"
    ) { $0.updateFrames($1) },
    Command(
      "save the frames that constraints give to all views", id: "update-frames", keys: "A-F", in: .panes,
      synonyms: "misplaced all", needs: .document
    ) { $0.updateFrames(nil) },
  ]

  private static let orderWords = "order reorder sibling row section tab back front swap"

  /// A command for the selected object.
  private static func command(
    _ title: String, _ id: String, keys: String, _ synonyms: String,
    action: @escaping @Sendable (StructureEditing, String) -> Void
  ) -> Command<StructureEditing> {
    Command(
      title, id: id, keys: keys, in: .panes, synonyms: synonyms, needs: .document,
      unless: { $0.session.selected == nil ? "Nothing is selected." : $0.session.reasonForNoEditing },
      action: { structure in structure.session.selected.map { action(structure, $0) } })
  }

  private func name(_ id: String) -> String {
    session.open?.element(id: id).map { ObjectName($0).brief } ?? id
  }

  /// Adds a copy of an object and selects it.
  private func duplicate(_ id: String) {
    let known = Set(session.open?.document?.root.descendants.compactMap(\.id) ?? [])
    editing.perform([.duplicate(id)])
    guard let original = session.open?.element(id: id), let siblings = original.parent?.children
    else { return }
    let copy = siblings.drop { $0 != original }.dropFirst().first {
      $0.id.map { !known.contains($0) } ?? false
    }
    if let copy = copy?.id { session.select(copy) }
  }

  /// Moves an object in its list. The comparison of versions can find that its neighbor moved instead.
  private func move(_ id: String, _ place: Move.Place) {
    let direction = place == .earlier ? "up" : "down"
    editing.perform([.move(Move(id, place))], words: "\(name(id)) moved \(direction) in its list")
  }

  private func wrap(_ id: String, _ axis: String) {
    previews.ask(
      "Embed \(name(id)) in a \(axis) stack view", [.wrap(Wrapping([id], axis: axis, spacing: nil))])
  }

  /// - Parameter id: the id of the view; `nil` for all views.
  private func updateFrames(_ id: String?) {
    do throws(EditError) {
      let document = try editing.edits().document
      let frames = UpdatedFrames(of: document, inside: id.map { [$0] })
      guard !frames.all.isEmpty else { return session.showMessage("All saved frames are right.") }
      try editing.apply(frames.all)
    } catch {
      session.showMessage(error.sentence, isProblem: true)
    }
  }
}
