import Foundation
import Testing

/// Folders that are documents, such as `Cell.nib/`.
@Suite struct PackageCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.write(SmallNibs.label("Source"), to: "App.bundle/Cell.nib/designable.nib")
    _ = try folder.write("{ IBClasses = (); }", to: "App.bundle/Cell.nib/classes.nib")
    _ = try folder.write(SmallNibs.label("Plain"), to: "App.bundle/Plain.xib")
    _ = try folder.write(SmallNibs.label("Hidden"), to: "App.bundle/.git/Hidden.xib")
    _ = try folder.write("not a nib", to: "Empty.nib/info.nib")
    _ = try folder.write("bplist00", to: "Damaged.nib")
  }

  private func run(_ arguments: String...) throws -> CommandRun {
    try CommandRun(arguments: arguments, directory: folder.path)
  }

  @Test("A search finds each package as one document") func search() throws {
    #expect(
      try run(".").lines == ["Damaged.nib", "Empty.nib", "App.bundle/Cell.nib", "App.bundle/Plain.xib"])
    #expect(try run("App.bundle").lines == ["App.bundle/Cell.nib", "App.bundle/Plain.xib"])
  }

  @Test("Commands read a package like a file", arguments: ["App.bundle/Cell.nib", "App.bundle/Cell.nib/"])
  func reading(path: String) throws {
    for command in ["show", "tree"] {
      let result = try run(command, path)
      #expect(result.status == 0)
      #expect(result.output.contains("Source"))
    }
    #expect(try run("layout", path).status == 0)
    #expect(try run("check", path).error.hasPrefix("1 document: no errors"))
    #expect(try run(path).output.contains("Source"))
  }

  @Test("Packages without a nib and damaged nibs are errors") func damagedPackages() throws {
    #expect(
      try run("tree", "Empty.nib").error
        == "Empty.nib:1:1: error: found no nib in the folder, expected for example runtime.nib or "
        + "keyedobjects.nib "
        + "[not-a-nib]\n")
    #expect(
      try run("tree", "Damaged.nib").error
        == "Damaged.nib: error: the binary property list ends before its trailer (byte 0x8) [damaged-nib]\n")
    #expect(try run("check", ".").status == 1)
  }
}
