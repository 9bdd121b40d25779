import Foundation
import Testing

/// `show FILE OBJECT` on storyboards, with every kind of name that a scene or view can have.
@Suite struct StoryboardShowTests {
  private let project: SmallProject

  init() throws { project = try SmallProject() }

  /// The words of a drawing, without lines and spaces.
  private func words(_ arguments: String...) throws -> [String] {
    let run = try CommandRun(arguments: ["show", project.main] + arguments)
    #expect(run.status == 0)
    return run.output.split(whereSeparator: { $0.isWhitespace || "─│┄┆┌┐└┘".contains($0) }).map(String.init)
  }

  @Test(
    "Scenes and views are shown by each of their names, and controllers with the bars around them",
    arguments: [
      ("tabs", ["List", "Push", "Sheet", "Afar", "[Stack]"]),
      ("scene-0", ["List", "Push", "Sheet", "Afar", "[Stack]"]),
      ("List (tabs)", ["List", "Push", "Sheet", "Afar", "[Stack]"]),
      ("stack", ["List", "Push", "Sheet", "Afar"]), ("scene-1", ["List", "Push", "Sheet", "Afar"]),
      ("Stack", ["List", "Push", "Sheet", "Afar"]),
      ("list", ["List", "Push", "Sheet", "Afar", "[Stack]"]),
      ("TheList", ["List", "Push", "Sheet", "Afar", "[Stack]"]),
      ("ListController", ["List", "Push", "Sheet", "Afar", "[Stack]"]),
      ("List", ["List", "Push", "Sheet", "Afar", "[Stack]"]),
      ("list-view", ["Push", "Sheet", "Afar"]), ("button-192", ["Sheet"]),
      ("detail", ["Embedded", "Unwind"]), ("box", ["Embedded"]), ("Box", ["Embedded"]),
      ("reference", ["Storyboard:", "Help"]), ("Help", ["Storyboard:", "Help"]),
    ])
  func names(name: String, expected: [String]) throws {
    #expect(try words(name) == expected)
  }

  @Test("Without a name, each scene is shown once") func everyScene() throws {
    let run = try CommandRun("show", project.main)
    let headings = run.lines.filter { $0.contains(" x ") }.map(String.init)
    #expect(
      headings == [
        "List (tabs)  375 x 667", "Detail  375 x 667", "View Controller  375 x 667", "Help  240 x 64",
      ])
  }

  @Test("An unknown name of a scene or view is an error") func missingObject() throws {
    let run = try CommandRun("show", project.main, "Nothing")
    #expect(run.status == 1)
    #expect(run.error.hasSuffix(" [no-object]\n"))
    #expect(run.error.contains("Main.storyboard: error: no view or scene named 'Nothing'"))
  }

  @Test("tree prints the target of a storyboard reference") func treeReferences() throws {
    let run = try CommandRun("tree", project.main)
    #expect(run.output.contains("StoryboardReference #reference \"Help\""))
  }
}
