import NibCore
import TestSupport
import Testing

@testable import NibTools

/// The programs of a run of `nibterm check`.
@Suite struct CheckProgramsTests {
  @Test("A program is kept until the last document of the run that it loads was checked") func lastDocument()
    throws
  {
    let folder = try TemporaryFolder()
    let names = ["One.xib", "Two.xib"]
    let files = names.map { "\(folder.path)/\($0)" }
    for name in names { try folder.write(SmallNibs.label("Name"), to: name) }
    try folder.write("class Card: UIView {}", to: "Card.swift")
    let programs = CheckPrograms(folders: [], checked: [folder.path], module: nil)
    programs.begin(files)
    #expect(programs.knownProgram(around: files[0]) == nil)
    let program = programs.program(around: files[0])
    #expect(program.sourceCount == 1 && !program.areSourcesScanned)
    #expect(programs.knownProgram(around: files[0]) == nil)
    program.scanSources()
    programs.finish(files[0])
    #expect(programs.knownProgram(around: files[1])?.sourceCount == 1)
    programs.finish(files[1])
    #expect(programs.knownProgram(around: files[1]) == nil)
  }
}
