import Foundation
import NibCore
import TestSupport
import Testing

@testable import NibBrowser
@testable import NibTerm

/// The memory of the browser: its file, and what it restores.
@Suite struct ProjectMemoryTests {
  private let folder: TemporaryFolder
  private let state: TemporaryFolder

  init() throws {
    (folder, state) = (try TemporaryFolder(), try TemporaryFolder())
    try folder.write(SmallNibs.label("First"), to: "A.xib")
    try folder.write(SmallNibs.label("Second"), to: "B.xib")
    try folder.write(SmallNibs.label("Deep"), to: "inner/C.xib")
  }

  private func memory(isFresh: Bool = false) throws -> BrowserMemory {
    let memory = BrowserMemory(
      opened: folder.path, isFresh: isFresh, environment: ["XDG_STATE_HOME": state.path])
    return try #require(memory)
  }

  /// A browser that remembers.
  private func run(
    _ name: String = "", keys: String = "", isFresh: Bool = false,
    change: (inout BrowserSetup) -> Void = { _ in }
  ) throws -> BrowserScript {
    let memory = try memory(isFresh: isFresh)
    let path = name.isEmpty ? folder.path : "\(folder.path)/\(name)"
    return BrowserScript(path, CellSize(columns: 120, rows: 40), keys: keys) {
      $0.memory = memory
      change(&$0)
    }
  }

  private var files: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: state.path + "/nibterm/projects").sorted()
    }
  }

  @Test("The document, selection, zoom, device and panes are restored") func everything() throws {
    let first = try run(keys: "j 3 Enter Enter + d \\")
    first.browser.remembering.remember()
    let second = try run()
    #expect(second.browser.session.open?.name == "B.xib")
    #expect(second.browser.documents.list?.chosenDocument == "B.xib")
    #expect(second.browser.session.selected == first.browser.session.selected)
    #expect(second.browser.session.selected != nil)
    #expect(second.browser.canvas.viewport.zoom == 1.5)
    #expect(second.browser.session.settings.deviceName == LayoutSettings.commonDeviceNames[0])
    #expect(second.browser.session.arrangement == first.browser.session.arrangement)
    #expect(second.browser.session.arrangement != PaneArrangement())
  }

  @Test("A document that was named is shown, with the zoom and the device of the last run") func named()
    throws
  {
    try run(keys: "j + d").browser.remembering.remember()
    let second = try run("A.xib")
    #expect(second.browser.session.open?.name == "A.xib")
    #expect(second.browser.canvas.viewport.zoom == 1.5)
    #expect(second.browser.session.settings.deviceName == LayoutSettings.commonDeviceNames[0])
    let third = try run { $0.deviceName = "iPad Pro" }
    #expect(third.browser.session.settings.deviceName == "iPad Pro")
  }

  @Test("A fresh browser restores nothing but the list of recent documents") func fresh() throws {
    try run(keys: "j +").browser.remembering.remember()
    let second = try run(isFresh: true)
    #expect(second.browser.session.open?.name == "A.xib")
    #expect(second.browser.canvas.viewport.zoom == 1)
    second.type("C-o")
    #expect(second.contains("B.xib"))
  }

  @Test("A fresh browser in which nothing was opened leaves the remembered place as it was") func untouched()
    throws
  {
    try run(keys: "j +").browser.remembering.remember()
    try run(isFresh: true).browser.remembering.remember()
    #expect(try run().browser.session.open?.name == "B.xib")
    try run(keys: "G", isFresh: true).browser.remembering.remember()
    #expect(try run().browser.session.open?.name == "C.xib")
  }

  @Test("A document that no longer exists is not shown, and not listed") func deleted() throws {
    try run(keys: "j").browser.remembering.remember()
    try FileManager.default.removeItem(atPath: folder.path + "/B.xib")
    let second = try run(keys: "C-o")
    #expect(second.browser.session.open?.name == "A.xib")
    #expect(second.browser.session.panel == nil)
    #expect(second.status.contains("No other document"))
  }

  @Test("A recent document is opened from the palette") func recent() throws {
    try run(keys: "G").browser.remembering.remember()
    let second = try run(keys: "g : type:inner Enter", isFresh: true)
    #expect(second.browser.session.open?.name == "C.xib")
    #expect(second.browser.documents.list?.chosenDocument == "inner/C.xib")
  }

  @Test("Two browsers at once lose nothing") func twoInstances() throws {
    let (one, two) = (try run(keys: "j"), try run("inner/C.xib"))
    one.type("3 + +")
    two.type("d")
    one.browser.remembering.remember()
    two.browser.remembering.remember()
    let stored = try memory().current
    #expect(stored.zoom?.factor == 2)
    #expect(stored.device == LayoutSettings.commonDeviceNames[0])
    #expect(stored.recent.map { Disk.name(of: $0.path) } == ["C.xib", "B.xib"])
    #expect(stored.place.map { Disk.name(of: $0.document) } == "C.xib")
  }

  @Test("Two browsers at once remember the selections in both of their documents") func twoPlaces() throws {
    let (one, two) = (try run("A.xib"), try run("inner/C.xib"))
    one.type("3 Enter Enter")
    two.type("3 Enter")
    one.browser.remembering.remember()
    two.browser.remembering.remember()
    let selections = [one, two].map { $0.browser.session.selected }
    #expect(!selections.contains(nil) && selections[0] != selections[1])
    #expect(try run("A.xib").browser.session.selected == selections[0])
    #expect(try run("inner/C.xib").browser.session.selected == selections[1])
    #expect(try run("A.xib", isFresh: true).browser.session.selected == nil)
    #expect(try run(keys: "C-o type:A.xib Enter").browser.session.selected == selections[0])
  }

  @Test("At most 50 documents are recent, each of them once") func recentLimit() {
    var memory = ProjectMemory()
    for number in 0..<70 {
      memory.addRecent(ProjectMemory.DocumentState(document: "/\(number % 60).xib"), at: Double(number))
    }
    #expect(memory.recent.count == 50)
    #expect(memory.recent.first?.path == "/9.xib")
    #expect(Set(memory.recent.map(\.path)).count == 50)
  }

  @Test("At most 200 projects are kept: the oldest file is deleted") func projectLimit() throws {
    for number in 0..<205 {
      let name = String(repeating: "0", count: 13) + String(format: "%03d", number) + ".json"
      let path = try state.write("{}", to: "nibterm/projects/\(name)")
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: Double(number))], ofItemAtPath: path)
    }
    try state.write("mine", to: "nibterm/projects/notes.txt")
    try memory().save()
    #expect(try files.count == 201)
    #expect(try !files.contains("0000000000000005.json"))
    #expect(try files.contains("0000000000000006.json"))
  }

  @Test(
    "A broken file is ignored with a message, and replaced",
    arguments: ["", "{", "[]", "{\"version\": 1}", "null", "\u{0}\u{1}"])
  func broken(text: String) throws {
    try memory().save()
    let name = try #require(try files.first)
    try state.write(text, to: "nibterm/projects/\(name)")
    let run = try run(keys: "")
    #expect(run.browser.session.open?.name == "A.xib")
    #expect(run.browser.session.setup.memory?.problem?.message.contains("its file is not valid") == true)
    run.browser.remembering.remember()
    #expect(try memory().problem == nil)
  }

  @Test("A file of another project or a later version is ignored with a message, and stays as it is")
  func foreign() throws {
    try memory().save()
    let name = try #require(try files.first)
    let text = "{\"version\": 2, \"project\": \"/elsewhere\"}"
    let path = try state.write(text, to: "nibterm/projects/\(name)")
    let run = try run()
    #expect(run.status.contains("is ignored: its file is that of another project or version"))
    run.browser.remembering.remember()
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
  }

  @Test("Senseless numbers in the file are limited") func limits() throws {
    try memory().save()
    let name = try #require(try files.first)
    let path = state.path + "/nibterm/projects/\(name)"
    let project = try #require(Disk.realPath(folder.path))
    try state.write(
      """
      {"version": 1, "project": "\(project)", "memory": {"recent": [], "device": "No such device",
      "zoom": {"factor": 1e300, "fits": false}, "panes": {"showsSide": true, "showsInspector": true,
      "sideColumns": -9223372036854775808, "inspectorRows": 9223372036854775807, "documentsShare": -1e300}}}
      """, to: "nibterm/projects/\(name)")
    let run = try run()
    #expect(Disk.exists(path))
    #expect(run.browser.canvas.viewport.zoom == 4)
    #expect(run.browser.session.settings.deviceName == nil)
    #expect(run.contains("First"))
  }

  @Test("A state folder that cannot be written is not a problem") func readOnly() throws {
    let memory = try #require(
      BrowserMemory(opened: folder.path, environment: ["XDG_STATE_HOME": "/dev/null"]))
    #expect(memory.problem == nil)
    memory.addRecent(ProjectMemory.DocumentState(document: "/A.xib"), at: 1)
    memory.save()
    #expect(memory.recentDocuments == ["/A.xib"])
    #expect(BrowserMemory(opened: folder.path, environment: [:]) == nil)
  }

  @Test("The project is the Git repository around a folder or document") func project() throws {
    try folder.write("", to: ".git/HEAD")
    let environment: EnvironmentVariables = ["XDG_STATE_HOME": state.path]
    let root = try #require(Disk.realPath(folder.path))
    #expect(MemoryFile(opened: folder.path + "/inner/C.xib", environment: environment)?.project == root)
    #expect(MemoryFile(opened: folder.path + "/inner", environment: environment)?.project == root)
  }
}
