import NibEditing
import Synchronization
import Testing

@testable import NibAnalysis
@testable import NibCore

/// Saved frames that follow from an edit.
@Suite struct FollowingFrameTests {
  private typealias S = ExplainSample

  private func frames(_ edits: [FrameEdit]) -> [String] {
    edits.map { edit in
      let numbers = [edit.frame.x, edit.frame.y, edit.frame.width, edit.frame.height]
      return "\(edit.view) \(numbers.map(NibNumber.text).joined(separator: " "))"
    }
  }

  /// The frames that follow if constraints are replaced by others.
  private func frames(
    _ views: [String], from old: [String], to new: [String], by edits: [DocumentEdit] = []
  ) throws -> [String] {
    var editor = try DocumentEditor(ExplainSample(views, new).loaded.document)
    try editor.apply(edits)
    return frames(
      FollowingFrames.edits(
        from: CanvasScenes(ExplainSample(views, old).loaded.document, of: ["root"]),
        to: CanvasScenes(editor.document, of: ["root"])))
  }

  @Test(
    "A scene is laid out once before and once after an edit, and again if a view does not have its saved size"
  )
  func layouts() throws {
    NibClassRegistry.register(CountedView.self)
    let view = S.view("a", attributes: "customClass=\"CountedView\"")
    let document = ExplainSample(
      [view],
      [
        S.pin("a", "leading", 10), S.pin("a", "top", 10), S.length("a", "width", 40),
        S.length("a", "height", 20),
      ]
    ).loaded.document
    let scenes = CanvasScenes(document, of: ["root"])
    func edited(_ constraint: String, _ constant: String) throws -> (frames: [String], loads: Int) {
      var editor = try DocumentEditor(document)
      try editor.apply([.set(PropertyEdit(constraint, "constant", constant))])
      CountedView.loads.withLock { $0 = 0 }
      let edits = scenes.edits(following: editor.document)
      return (
        frames(edits.compactMap { if case .frame(let edit) = $0 { edit } else { nil } }),
        CountedView.loads.withLock { $0 }
      )
    }
    let moved = try edited("k1", "30")
    #expect(moved.frames == ["a 30 10 40 20"] && moved.loads == 2)
    // The scene before the edits is known now.
    let again = try edited("k2", "50")
    #expect(again.frames == ["a 10 50 40 20"] && again.loads == 1)
    let resized = try edited("k3", "60")
    #expect(resized.frames == ["a 10 10 60 20"] && resized.loads == 2)
  }

  @Test("A position that was out of date follows with the length that an edit determines") func wholeAxis()
    throws
  {
    let open = [S.pin("a", "leading", 10), S.pin("a", "top", 50), S.length("a", "width", 40)]
    #expect(
      try frames([S.view("a")], from: open, to: open + [S.length("a", "height", 20)]) == ["a 10 50 40 20"])
  }

  @Test("A container and the text in it follow with the saved size of the text") func oneSolution() throws {
    let box = S.view("box", content: "<subviews>\(S.content("c", 60, 10))</subviews>")
    let place = [
      S.pin("box", "leading", 10), S.pin("box", "top", 10), S.length("box", "height", 20),
      S.pin("c", "top", 10, to: "box"), S.pin("c", "centerX", to: "box"),
    ]
    // The text is 60 points wide here, and was 40 points wide where the document was saved.
    #expect(
      try frames([box], from: place, to: place + [S.pin("c", "leading", 16, to: "box")])
        == ["box 10 10 72 20", "c 16 10 40 20"])
  }

  @Test("A text that the edit makes longer has its measured size, and what contains it follows") func text()
    throws
  {
    let box = S.view("box", content: "<subviews>\(S.content("c", 40, 20))</subviews>")
    let constraints =
      [S.pin("box", "leading", 10), S.pin("box", "top", 10)]
      + ["leading", "trailing", "top", "bottom"].map { S.pin("c", $0, to: "box") }
    let edits = try frames(
      [box], from: constraints, to: constraints,
      by: [.set(PropertyEdit("c", "placeholderIntrinsicWidth", "70"))])
    #expect(edits == ["box 10 10 70 20", "c 0 10 70 20"])
  }

  @Test("A text that was saved with a wrong length gets its measured one when the edit places it")
  func measuredText() throws {
    let label = S.view("label", element: "label", attributes: "text=\"Agree\"")
      .replacing("height=\"20\"", with: "height=\"32\"")
    let place = [S.pin("label", "leading", 10), S.length("label", "width", 40)]
    let edits = try frames([label], from: place, to: place + [S.pin("label", "centerY")])
    let height = ExplainSample([label], place).view("label").frame.height
    #expect(height < 30)
    #expect(edits.count == 1 && edits.first?.hasSuffix(" 40 \(NibNumber.text(height))") == true, "\(edits)")
  }

  @Test("The frames that only followed from a conflict follow when it is solved") func conflict() throws {
    let place = [S.pin("a", "leading", 10), S.pin("a", "top", 50), S.length("a", "width", 40)]
    let (right, wrong) = (S.length("a", "height", 60), S.length("a", "height", 80))
    let layout = ExplainSample([S.view("a")], place + [right, wrong]).view("a").frame.height
    let kept = layout == 60 ? right : wrong
    // The layout stays as it is: the constraint that was broken is removed.
    #expect(
      try frames([S.view("a")], from: place + [right, wrong], to: place + [kept])
        == ["a 10 50 40 \(Int(layout))"])
  }
}

/// A view that counts how often it is loaded.
private final class CountedView: UIView {
  static let loads = Mutex(0)

  required init?(coder: NSCoder) {
    CountedView.loads.withLock { $0 += 1 }
    super.init(coder: coder)
  }
}
