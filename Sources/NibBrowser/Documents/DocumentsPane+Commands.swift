import NibCore
import NibTools

/// The commands for scenes and documents.
extension DocumentsPane {
  static let commands = [
    Command<DocumentsPane>(
      "next scene", keys: "]", synonyms: "screen picture controller", unless: \.reasonForNoOtherScene
    ) { $0.session.stepPicture(by: 1) },
    Command<DocumentsPane>(
      "previous scene", keys: "[", synonyms: "screen picture controller", unless: \.reasonForNoOtherScene
    ) { $0.session.stepPicture(by: -1) },
    Command<DocumentsPane>(
      "first scene with content, instead of an empty one", id: "scene-with-content", keys: "C-n",
      synonyms: "blank white first screen", unless: \.reasonForNoSceneWithContent
    ) { $0.showSceneWithContent() },
    Command<DocumentsPane>(
      "next document", keys: "}", synonyms: "file xib", unless: \.reasonForNoOtherDocument
    ) { $0.step(by: 1) },
    Command<DocumentsPane>(
      "previous document", keys: "{", synonyms: "file xib", unless: \.reasonForNoOtherDocument
    ) { $0.step(by: -1) },
  ]

  /// The reason why the user cannot go to another scene; `nil` if that is possible.
  private var reasonForNoOtherScene: String? {
    switch session.open?.pictures.count ?? 0 {
    case 0: "There are no scenes."
    case 1: "There is only one scene."
    default: nil
    }
  }

  /// The reason why the user cannot go to another document; `nil` if that is possible.
  private var reasonForNoOtherDocument: String? {
    if !session.setup.listsDocuments { return "Only one document is open." }
    switch list?.documents.count ?? 0 {
    case 0: return "There are no documents."
    case 1: return "There is only one document."
    default: return nil
    }
  }

  // MARK: Scenes with content

  /// The index of the picture of the first scene that shows something; `nil` if none does. Scenes that can be used
  /// without code have precedence.
  var sceneWithContent: Int? {
    guard let open = session.open, open.pictures.count > 1 else { return nil }
    let scenes = open.pictures.indices.filter {
      !open.pictures[$0].isLoose && !SceneUse.isEmpty(open.pictures[$0].view)
    }
    return scenes.first { SceneUse(of: open.pictures[$0]) == .works } ?? scenes.first
  }

  /// Shows the first scene with content in place of an empty one.
  private func showSceneWithContent() {
    guard let picture = sceneWithContent else { return }
    session.choosePicture(picture)
    choose(picture: picture)
  }

  /// The reason why no other scene is shown instead; `nil` if the scene on the canvas is empty and another one is not.
  private var reasonForNoSceneWithContent: String? {
    guard let picture = session.currentPicture else { return session.reasonForNoPicture("to show") }
    if !SceneUse.isEmpty(picture.view) { return "This scene is not empty." }
    return sceneWithContent == nil ? "No other scene shows anything." : nil
  }

  // MARK: Stepping through documents

  /// Opens the next document in the list, or the previous one with -1.
  func step(by step: Int) {
    guard list?.moveToDocument(step) ?? false else {
      let filter = list?.filterText ?? ""
      let isFiltered = !filter.isEmpty
      if isFiltered, list?.matchCount == 0 {
        return session.showMessage("No document matches '\(VisibleText.line(filter))'.")
      }
      return session.showMessage(
        "This is the \(step > 0 ? "last" : "first") document\(isFiltered ? " that matches the filter" : "").")
    }
    showChosen()
  }
}
