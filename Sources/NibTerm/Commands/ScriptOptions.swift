import ArgumentParser
import NibCore
import NibScreen

/// A run of the browser on a screen in memory: for pictures and for tests. What the screen shows in the end is written
/// to standard output.
struct ScriptOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Run without a terminal on a screen of that size and print what it shows in the end.",
      valueName: "COLUMNSxROWS", visibility: .hidden))
  var screen: String?

  @Option(
    help: ArgumentHelp(
      "Keys to type on that screen: words such as 'j', 'Enter', 'C-p', 'type:text', 'click:4,2'.",
      valueName: "keys",
      visibility: .hidden))
  var keys = ""

  @Option(help: ArgumentHelp("text, ansi or svg.", visibility: .hidden))
  var format = Format.text

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, ansi, svg }

  var isGiven: Bool { screen != nil }

  private var size: CellSize? {
    let numbers = (screen ?? "").split(separator: "x").map { Int($0) }
    guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1],
      (1...1000).contains(columns), (1...1000).contains(rows)
    else { return nil }
    return CellSize(columns: columns, rows: rows)
  }

  func validate() throws {
    if screen != nil, size == nil {
      throw ValidationError("'\(screen ?? "")' is no size of a screen, such as 80x24.")
    }
    if let wrong = KeyScript.events(keys).wrong { throw ValidationError("'\(wrong)' is no key.") }
  }

  /// Runs the browser through the script and prints the last screen.
  func run(_ browser: Browser) throws {
    guard let size else { return }
    let screen = HeadlessScreen(size: size)
    let loop = EventLoop(screen: screen, input: ScriptedInput(KeyScript.events(keys).batches))
    browser.loop = loop
    _ = loop.run(browser)
    guard let last = screen.frames.last else { return }
    switch format {
    case .text: Output.write(TextExport().text(of: last))
    case .ansi: Output.write(sequences: ANSIExport(depth: .trueColor).text(of: last))
    case .svg: Output.write(SVGExport(title: "nibterm", appearance: .automatic).text(of: last))
    }
  }
}
