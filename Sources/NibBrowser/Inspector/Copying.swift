import NibAnalysis
import NibCore

/// Copies texts about the selection or the chosen document to the clipboard.
final class Copying {
  private let session: BrowserSession
  private let documents: DocumentsPane
  private let inspector: InspectorPane

  init(_ session: BrowserSession, documents: DocumentsPane, inspector: InspectorPane) {
    (self.session, self.documents, self.inspector) = (session, documents, inspector)
  }

  static let commands: [Command<Copying>] = [
    Command(
      "copy the id, frame or place in the file", keys: "y", in: .panes, shortTitle: "copy",
      synonyms: "yank clipboard path",
      // In the list of documents, the chosen row always has a path.
      unless: {
        $0.session.selected == nil && $0.documents.focusedPath == nil ? "Nothing is selected." : nil
      },
      action: { $0.session.panel = $0.menu })
  ]

  private var menu: MenuPanel {
    let path = documents.focusedPath.map { [item("path", text: $0, key: "p")] } ?? []
    let items = path + (session.selected.map(items(forObject:)) ?? [])
    return MenuPanel("Copy", items, isFiltered: false)
  }

  /// The items for an object, and for the row of the inspector if the inspector has the focus.
  private func items(forObject id: String) -> [MenuPanel.Item] {
    guard let inspected = session.open?.inspected else { return [] }
    let isInspecting = session.focus == .inspector
    return [
      item("id", text: id, key: "i"),
      InspectorCopy.frame(id, in: inspected).map { item("frame", text: $0, key: "f") },
      InspectorCopy.place(id, in: inspected).map { item("place", text: $0, key: "l") },
      isInspecting ? inspector.list.chosenRow.map { item("row", text: $0.textToCopy, key: "r") } : nil,
    ].compactMap { $0 }
  }

  private func item(_ title: String, text: String, key: Character) -> MenuPanel.Item {
    MenuPanel.Item(title: title, detail: text, key: key) { [unowned session] in session.copy(text) }
  }
}

/// The texts about an object that can be copied.
enum InspectorCopy {
  /// The frame of a view in its superview, in points: `x y width height`; `nil` if the object is not a view.
  static func frame(_ id: String, in inspected: InspectedDocument) -> String? {
    inspected.shown.view(id).map { NibValueText.text(of: $0.frame) }
  }

  /// The position of the object in its file: `Screens/View.xib:41`; `nil` if the document has no object with
  /// this id.
  static func place(_ id: String, in inspected: InspectedDocument) -> String? {
    inspected.document.object(id: id).map { PlaceText.full($0.location) }
  }
}
