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
      "copy the id, frame or place in the file", keys: "y", in: .panes, word: "copy",
      synonyms: "yank clipboard path",
      // In the list of documents, the chosen row always has a path.
      unless: {
        $0.session.selected == nil && $0.documents.focusedPath == nil ? "Nothing is selected." : nil
      },
      action: { $0.session.panel = $0.menu })
  ]

  private var menu: MenuPanel {
    let listed = documents.focusedPath.map { [(name: "path", text: $0, key: Character("p"))] } ?? []
    let found = listed + (session.selected.map { copies(of: $0) } ?? [])
    let items = found.map { copy in
      MenuPanel.Item(title: copy.name, detail: copy.text, key: copy.key) { [unowned session] in
        session.copy(copy.text)
      }
    }
    return MenuPanel("Copy", items, isFiltered: false)
  }

  /// The texts that the copy menu offers for an object and for the inspector's row, with their names and keys.
  private func copies(of id: String) -> [(name: String, text: String, key: Character)] {
    guard let inspected = session.open?.inspected else { return [] }
    var copies: [(name: String, text: String, key: Character)] = [("id", id, "i")]
    if let frame = InspectorCopy.frame(id, in: inspected) { copies.append(("frame", frame, "f")) }
    if let place = InspectorCopy.place(id, in: inspected) { copies.append(("place", place, "l")) }
    if session.focus == .inspector, let row = inspector.list.chosenRow {
      copies.append(("row", row.copied, "r"))
    }
    return copies
  }
}

/// Makes the texts to copy for an object.
enum InspectorCopy {
  /// The frame of a view in its superview, in points: `x y width height`; nil if the object is not a view.
  static func frame(_ id: String, in inspected: InspectedDocument) -> String? {
    inspected.shown.view(id).map { NibValueText.text(of: $0.frame) }
  }

  /// The position of the object in its file: `Screens/View.xib:41`; nil if the document has no object with
  /// this id.
  static func place(_ id: String, in inspected: InspectedDocument) -> String? {
    inspected.document.object(id: id).map { PlaceText.full($0.location) }
  }
}
