import NibCore

extension CheckContext {
  /// The view controllers of a storyboard's scenes, without references to other storyboards. Empty for other documents.
  var sceneControllers: [NibElement] {
    guard document.kind.container == .storyboard else { return [] }
    return document.objectLists.compactMap { $0.children.first(where: \.isController) }
  }

  /// The name of the document's file, without its extension and the kind of device; `nil` for standard input.
  var documentName: String? {
    document.file.hasPrefix("<") ? nil : StrictCheckContext.nibName(of: document.file)
  }
}

extension NibElement {
  /// The name of an object's custom class, or of the built-in class that its element stands for.
  var objectClassName: String { self["customClass"] ?? NibClassRegistry.className(ofElement: name) }
}
