import Testing

@testable import NibCore

/// Xibs of the corpus, compiled and read again, are laid out to the same frames.
@Suite struct UIKitFramesTests {
  @Test(.enabled(if: DocumentCorpus.isPresent, "the corpus of real documents is not beside the package"))
  func theFramesAreEqual() throws {
    var compared = 0
    // An even choice: laying out all of them would take long in debug builds.
    for (index, document) in try UIKitRoundTripTests.xibs().enumerated() where index % 6 == 0 {
      guard try isKeptWhole(document) else { continue }
      let device = Self.device(of: document)
      let frames = Self.frames(of: document, on: device)
      let again = Self.frames(of: try UIKitRoundTripTests.compiled(document), on: device)
      #expect(frames == again, "\(document.file)")
      compared += 1
    }
    #expect(compared > 15)
  }

  /// Whether nothing of a document that sizes depend on is left out of its nib: sizes for the canvas alone, and
  /// what has no known form.
  private func isKeptWhole(_ document: NibDocument) throws -> Bool {
    let words = ["placeholderIntrinsicWidth", "placeholderIntrinsicHeight"]
    return try !document.root.descendants.contains { element in words.contains { element[$0] != nil } }
      && !NibCompiler.compile(document).diagnostics.contains { $0.id == "not-compiled" }
  }

  /// The device that a document was designed on, which a nib does not tell.
  private static func device(of document: NibDocument) -> Device? {
    let id = document.root.child(named: "device")?.id ?? "retina4_7"
    return Device.all.first { $0.id == id }
  }

  private static func frames(of document: NibDocument, on device: Device?) -> [String] {
    var options = NibCanvas.Options()
    options.device = device
    return NibCanvas(document, options: options).roots.flatMap(\.views).map { view in
      "\(nibClassName(of: view)) \(view.frame)"
    }
  }
}
