import NibSupport

/// A test file that compares the nibs of a module with its code.
enum NibTestsFile {
  /// The source of a test of all nibs of a module.
  static func text(module: String) -> String {
    """
    import NibCore
    import Testing

    @testable import \(module)

    /// Compares every nib and every scene with the code: classes, outlets, runtime attributes and actions.
    @MainActor @Suite("The nibs of \(module)", .serialized) struct NibTests {
      nonisolated static let audit = NibAudit(NibTermBindings.self)

      /// The nibs and scenes to test. Leave one out by its description, which a failed test shows:
      ///
      ///     audit.subjects.filter { $0.description != "Main, DetailController #a1B-2c-D3e" }
      nonisolated static let subjects = audit.subjects

      // Objects are made and connected, but viewDidLoad does not run, because a screen may need data from
      // prepare(for:sender:). In a test of a screen that needs none, use audit.load(_:) to run viewDidLoad, and
      // sendActions() to call its actions.
      @Test("Every outlet and action of the nibs is in the code", arguments: subjects)
      func connects(_ subject: NibAudit.Subject) throws {
        let nib = try Self.audit.connect(subject)
        #expect(nib.problems == [])
        #expect(nib.settersNotCalled == [])
        #expect(nib.unansweredActions == [])
      }

      // The class of such a scene needs data in its initializer, so that only its segue action can make it.
      @Test(
        "Scenes that segue actions make are not tested here",
        .disabled(
          if: !audit.subjectsOfSegueActions.isEmpty,
          "\\(audit.subjectsOfSegueActions.map(\\.description).joined(separator: "; "))"))
      func scenesOfSegueActions() {}
    }

    """
  }
}
