import NibFormats

/// Gives a view a saved frame.
package struct FrameEdit: Hashable, Sendable {
  package let view: String
  /// The frame in the coordinates of the superview, in points.
  package let frame: NibRect

  package init(_ view: String, _ frame: NibRect) { (self.view, self.frame) = (view, frame) }

  func edits(_ maker: EditMaker) throws(EditError) -> [SourceEdit] {
    let view = try maker.view(view)
    try frame.checkLengths()
    return maker.edits(settingFrame: frame, of: view) + maker.edits(setting: "misplaced", of: view, to: nil)
      + (RowHeight(of: view, maker)?.edits(following: frame) ?? [])
  }
}

extension EditMaker {
  /// The edits of a saved frame. Numbers that are right keep their text.
  func edits(settingFrame frame: NibRect, of view: NibElement) -> [SourceEdit] {
    let numbers = [("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height)]
    guard let rect = view.child(key: "frame") else {
      return edits(adding: [.frame(frame)], to: view)
    }
    return numbers.filter { rect.double($0.0) != $0.1 }.flatMap {
      edits(setting: $0.0, of: rect, to: EditorNumber.text($0.1))
    }
  }
}

extension NibDraft {
  /// The element of a saved frame.
  static func frame(_ frame: NibRect) -> NibDraft {
    let draft = NibDraft("rect", key: "frame")
    for (name, number) in zip(NibRect.names, [frame.x, frame.y, frame.width, frame.height]) {
      draft[name] = EditorNumber.text(number)
    }
    return draft
  }
}
