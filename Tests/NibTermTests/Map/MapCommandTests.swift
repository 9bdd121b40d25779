import Foundation
import NibAnalysis
import NibCore
import NibDrawing
import Testing

@testable import NibBrowser
@testable import NibTerm
@testable import NibTools

/// `nibterm map` with its formats, and with documents that have no usable map.
@Suite struct MapCommandTests {
  @Test("JSON has the scenes with their frames and the segues with their lines") func json() throws {
    let storyboard = try MapStoryboard()
    let run = try CommandRun("map", storyboard.path, "--format", "json")
    let json = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let scenes = try #require(json["scenes"] as? [[String: Any]])
    let segues = try #require(json["segues"] as? [[String: Any]])
    #expect(scenes.map { $0["id"] as? String } == ["lonely", "stack", "list", "detail", "settings", "help"])
    #expect(scenes[1]["frame"] as? [Double] == [-187.5, -333.5, 375, 667])
    #expect(scenes[1]["initial"] as? Bool == true)
    #expect(segues.map { $0["id"] as? String } == ["s1", "s2", "s3", "s4", "s5", "s6", "s7"])
    #expect(segues.map { $0["line"] as? Int } == [5, 6, 6, 6, 7, 8, 8])
    #expect(segues[1]["from"] as? String == "Go from list")
  }

  @Test("SVG is well-formed, and has a rectangle per scene and a curve per connection") func svg() throws {
    let storyboard = try MapStoryboard()
    let run = try CommandRun("map", storyboard.path, "--format", "svg")
    // An image is not a nib, but the reader finds mistakes in its XML first.
    do {
      _ = try NibReader.read(Array(run.output.utf8), file: "map.svg")
    } catch {
      #expect(error.diagnostic.id == "not-a-nib", "\(error)")
    }
    #expect(run.output.components(separatedBy: "<rect class=\"scene").count == 7)
    // Two segues between the same scenes are one curve, and the unwind segue has none. One line is the initial arrow.
    #expect(run.output.components(separatedBy: "<path class=\"line").count == 7)
    #expect(run.output.contains("prefers-color-scheme:dark"))
    // The scenes are drawn, with their names above them.
    #expect(run.output.contains(">Go from"))
    #expect(run.output.contains(">Lonely</text>"))
  }

  @Test("A nib has no map") func xib() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun("map", try folder.write(SmallNibs.label("First"), to: "A.xib"))
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(run.error.contains("A.xib: error: only storyboards have a map"))
  }

  @Test("A storyboard without scenes has no map") func noScenes() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun("map", try folder.write(storyboard(""), to: "A.storyboard"))
    #expect(run.status == 1)
    #expect(run.error.contains("the storyboard has no scenes [no-map]"))
  }

  @Test(
    "No line is wider than --width, and a map that needs more is left out", arguments: [5, 30, 100])
  func columns(width: Int) throws {
    let storyboard = try MapStoryboard()
    let run = try CommandRun("map", storyboard.path, "--width", "\(width)")
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n")
    #expect(!lines.isEmpty && lines.allSatisfy { $0.count <= width })
    let isListed = run.error.contains("columns; the scenes and segues are listed instead")
    if width == 5 { #expect(isListed) }
    if width == 30 { #expect(isListed && run.output.contains("   → 5 Settings  modal")) }
    if width == 100 { #expect(!isListed) }
  }

  @Test("An image of the map shows the scenes in points, with their pictures and names") func image() throws {
    let storyboard = try MapStoryboard()
    let document = try InputFile.read(storyboard.path)
    let map = StoryboardMap(document)
    let pictures = MapScenePictures(map, document)
    let picture = MapPicture(map, pictures: pictures).picture
    let scenes = map.scenes.dropFirst().reduce(map.scenes[0].frame) { $0.union($1.frame) }
    #expect(picture.size == scenes.insetBy(dx: -120, dy: -120).size)
    #expect(pictures.scenes == [0, 1, 2, 3, 4])
    func texts(_ items: [VectorItem]) -> [String] {
      items.flatMap { item -> [String] in
        switch item {
        case .text(let text): [text.string]
        case .clip(_, let inside), .moved(_, let inside): texts(inside)
        case .shape, .image, .symbol, .graphic: []
        }
      }
    }
    let all = texts(picture.items)
    for text in ["Lonely", "Go from list", "More: Help", "modal", "2 segues"] { #expect(all.contains(text)) }
  }

  @Test("A width that is not possible is reported", arguments: ["0", "-3", "1000000"]) func width(
    width: String
  ) throws {
    #expect(try CommandRun("map", "A.storyboard", "--width", width).status == 64)
  }

  @Test(
    "Hostile storyboards have a map in every format", .timeLimit(.minutes(2)),
    arguments: ["far", "same", "cycle", "many"])
  func hostile(name: String) throws {
    func scene(_ index: Int, next: Int, _ x: String) -> String {
      "<scene><objects><viewController id=\"c\(index)\" title=\"Scene \(index)\"><connections>"
        + "<segue destination=\"c\(next)\" kind=\"show\" id=\"s\(index)\"/></connections></viewController></objects>"
        + "<point key=\"canvasLocation\" x=\"\(x)\" y=\"\(x)\"/></scene>"
    }
    let scenes =
      switch name {
      case "far": [scene(0, next: 1, "1e300"), scene(1, next: 0, "-1e300"), scene(2, next: 2, "nan")]
      case "same": (0..<60).map { scene($0, next: ($0 * 7) % 60, "0") }
      case "cycle": (0..<40).map { scene($0, next: ($0 + 1) % 40, "\($0 * 700)") }
      default: (0..<1500).map { scene($0, next: ($0 + 5) % 1500, "0") }
      }
    let folder = try TemporaryFolder()
    let path = try folder.write(storyboard(scenes.joined()), to: "A.storyboard")
    for format in ["text", "ansi", "svg", "json"] {
      let run = try CommandRun("map", path, "--format", format, "--width", "100")
      #expect(run.status == 0, "\(format)")
      if format != "ansi" { #expect(!run.output.contains("\u{1B}"), "\(format)") }
    }
  }

  private func storyboard(_ scenes: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" initialViewController="c0"><scenes>\(scenes)</scenes></document>
    """
  }
}
