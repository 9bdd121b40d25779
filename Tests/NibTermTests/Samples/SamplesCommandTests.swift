import Foundation
import TestSupport
import Testing

@testable import NibSamples
@testable import NibTerm

/// `nibterm samples` without a terminal.
@Suite struct SamplesCommandTests {
  @Test("samples prints one line per screen")
  func list() throws {
    let run = try CommandRun("samples")
    #expect(run.status == 0)
    #expect(run.lines.count == Sample.all.flatMap(\.screens).count)
    let rows = run.lines.map { $0.split(separator: "  ").map { $0.trimmingCharacters(in: .whitespaces) } }
    #expect(rows.contains(["NibOwner", "ExampleCell", "A cell registered by its class"]))
    #expect(rows.filter { $0.first == "NMView" }.count == 6)
    #expect(run.error.isEmpty)
  }

  @Test("Case and spaces in names of samples and screens are ignored")
  func names() throws {
    #expect(Sample.named("pragmaticnib")?.name == "PragmaticNib")
    #expect(Sample.named("LESSON")?.screen(named: "togglebutton")?.name == "Toggle Button")
    #expect(Set(Sample.all.map(\.name)).count == Sample.all.count)
  }

  @Test("An unknown sample or screen is an error that lists the existing ones")
  func unknownNames() throws {
    let sample = try CommandRun("samples", "Nope")
    #expect(sample.status == 64)
    #expect(sample.error.contains("No sample named 'Nope'; use one of: Lesson, Elements, NibOwner, "))
    let screen = try CommandRun("samples", "Lesson", "Nope")
    #expect(screen.status == 64)
    #expect(
      screen.error.contains(
        "Lesson has no screen named 'Nope'; use one of: Toggle Button, Two Tables, Late Rows."))
    #expect(try CommandRun("samples", "--draw").status == 64)
  }

  @Test("A sample is drawn as by show, with the same options")
  func drawn() throws {
    let one = try CommandRun("samples", "pragmaticnib", "six rows", "--size", "480x320")
    #expect(one.status == 0)
    #expect(one.lines.count == 20)
    #expect(one.output.contains("                      Programmatic Nib"))
    let all = try CommandRun("samples", "NibOwner", "--style", "boxes")
    #expect(all.output.contains("ExampleCell  375 x 667\n"))
    let json = try CommandRun("samples", "NibOwner", "CompoundExampleView", "--format", "json")
    #expect(json.output.contains("\"class\": \"InnerExampleView\", \"frame\": [20, 20, 250, 250]"))
    #expect(try CommandRun("samples", "NibOwner", "--device", "ipad").output.contains("820 x 1180"))
  }

  @Test("With --nibs, the nibs of another folder are used first")
  func otherNibs() throws {
    let folder = try TemporaryFolder()
    let own = SourcePackage.sampleNib("Lesson/ToggleButton.xib")
    let text = try String(contentsOf: own, encoding: .utf8)
      .replacingOccurrences(of: "title=\"Off\"", with: "title=\"Dark\"")
    _ = try folder.write(text, to: "deep/ToggleButton.xib")
    let run = try CommandRun("samples", "Lesson", "Toggle Button", "--nibs", folder.path)
    #expect(run.output.contains("Dark"))
    #expect(try CommandRun("samples", "Lesson", "Toggle Button").output.contains("Off"))
    let missing = try CommandRun("samples", "Lesson", "--nibs", "/no/such/folder")
    #expect(missing.status == 1)
    #expect(missing.error == "/no/such/folder: error: the folder does not exist [no-folder]\n")
  }

  @Test("A27: With --nibs, nibs that name another module or none find the samples' classes")
  func otherModules() throws {
    let folder = try TemporaryFolder()
    let samples = SourcePackage.sampleNibs
    for name in [
      "NibOwner/NibOwnerExample.storyboard", "NibOwner/ExampleView.xib", "NibOwner/ExampleCell.xib",
    ] {
      let text = try String(contentsOf: samples.appendingPathComponent(name), encoding: .utf8)
        .replacingOccurrences(of: " customModule=\"NibTerm\" customModuleProvider=\"target\"", with: "")
        .replacingOccurrences(of: "id=", with: "customModule=\"NibOwner_Example\" id=")
      _ = try folder.write(
        text, to: name.replacingOccurrences(of: "NibOwnerExample", with: "Base.lproj/Main"))
    }
    let run = try CommandRun("samples", "NibOwner", "ExampleView", "--format", "json", "--nibs", folder.path)
    #expect(run.output.contains("\"class\": \"ExampleView\", \"frame\": [20, 20, 250, 250]"))
  }
}
