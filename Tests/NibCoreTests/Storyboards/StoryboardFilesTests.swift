import TestSupport
import Testing

@testable import NibCore

/// The search for the storyboards of a project.
@Suite struct StoryboardFilesTests {
  @Test("Storyboards are found by name only inside the project") func storyboards() throws {
    let around = try TemporaryFolder(["project/.git/HEAD": ""])
    func storyboard(_ name: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="\(name)">
      <scenes/></document>
      """
    }
    let document = try around.write(storyboard("main"), to: "project/Main.storyboard")
    try around.write(storyboard("near"), to: "project/a/Near.storyboard")
    try around.write(storyboard("far"), to: "stranger/Far.storyboard")
    try around.link("project/up", to: "..")
    let folder = ProjectFolder(of: Disk.url(document))
    #expect(try StoryboardFiles.document(named: "Near", in: folder)?.root["initialViewController"] == "near")
    #expect(try StoryboardFiles.document(named: "Far", in: folder) == nil)
  }
}
