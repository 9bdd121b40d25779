import Foundation
import Testing

/// `show --format svg` in the built program.
@Suite struct SVGCommandTests {
  @Test("show --format svg writes the views in points, with a title and texts")
  func vectors() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(SmallNibs.label("A &lt;Good&gt; one"), to: "A & B.xib")
    let run = try CommandRun("show", "--format", "svg", file)
    #expect(run.status == 0)
    #expect(run.error == "")
    #expect(run.output.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(run.output.hasSuffix("</svg>\n"))
    #expect(run.output.contains("<title>A &amp; B.xib</title>"))
    #expect(run.output.contains(">A &lt;Good&gt; one</text>"))
    #expect(run.output.contains("textLength="))
    #expect(try CommandRun("show", "--format", "svg", file).output == run.output)
  }

  @Test("show --format png writes an image, and a scale outside 1 to 3 is an error") func image() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(SmallNibs.label("Good"), to: "Good.xib")
    let run = try CommandRun("show", "--format", "png", "--scale", "4", file)
    #expect(run.status == 64)
    #expect(run.error.contains("'4' is not a valid scale; use 1, 2 or 3."))
  }

  @Test("show --format svg --cells writes a picture with a title, texts and both color schemes")
  func document() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(SmallNibs.label("Good"), to: "A & B.xib")
    let run = try CommandRun("show", "--cells", "--format", "svg", file)
    #expect(run.status == 0)
    #expect(run.error == "")
    #expect(run.output.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(run.output.hasSuffix("</svg>\n"))
    #expect(run.output.contains("<title>A &amp; B.xib</title>"))
    #expect(run.output.contains(">Good</text>"))
    #expect(run.output.contains("prefers-color-scheme"))
    #expect(try CommandRun("show", "--cells", "--format", "svg", file).output == run.output)
  }

  @Test("The title of a picture of one object names the object") func partTitle() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(SmallNibs.label("Good"), to: "Good.xib")
    let run = try CommandRun("show", "--cells", "--format", "svg", file, "label")
    #expect(run.output.contains("<title>Good.xib: label</title>"))
  }

  @Test("A dark picture does not follow the color scheme of its viewer") func darkPicture() throws {
    let run = try CommandRun(
      "show", "--cells", "--format", "svg", "--dark", "-", input: SmallNibs.label("Dark"))
    #expect(!run.output.contains("prefers-color-scheme"))
    #expect(!run.output.contains("fill=\"#000000\""))
  }

  @Test("The headings of narrow pictures beside each other do not overlap") func narrowPictures() throws {
    let views = (0..<4).map {
      """
      <view userLabel="A view with a very long name, number \($0)" id="v\($0)">
      <rect key="frame" x="0" y="0" width="20" height="400"/></view>
      """
    }
    let run = try CommandRun(
      "show", "--format", "svg", "-", input: SmallNibs.document(views.joined()))
    let headings = run.output.matches(
      of: /<text x="([\d.]+)" y="([\d.]+)"[^>]* textLength="([\d.]+)"[^>]*>A view/)
    #expect(headings.count == 4)
    let places = headings.map {
      (x: Double($0.output.1) ?? 0, y: $0.output.2, width: Double($0.output.3) ?? 0)
    }
    for (left, right) in zip(places, places.dropFirst()) where left.y == right.y {
      #expect(left.x + left.width < right.x)
    }
    #expect(Set(places.map(\.y)).count < 4)
  }

  @Test("Several root views make one picture with headings") func severalRoots() throws {
    let views = ["A", "B"].map {
      """
      <view id="\($0)" userLabel="View \($0)"><rect key="frame" x="0" y="0" width="80" height="32"/></view>
      """
    }
    let run = try CommandRun(
      "show", "--cells", "--format", "svg", "-", input: SmallNibs.document(views.joined()))
    #expect(run.output.components(separatedBy: "<svg").count == 2)
    #expect(run.output.contains(">View A  80 x 32</text>"))
    #expect(run.output.contains(">View B  80 x 32</text>"))
  }
}
