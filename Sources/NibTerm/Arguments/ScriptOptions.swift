import ArgumentParser
import NibBrowser
import NibCore
import NibScreen
import NibTools

/// Options that run the browser or the screen of conflicts on a screen in memory, for pictures and tests. The last
/// screen is written to standard output.
struct ScriptOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Run without a terminal on a screen of this size and print the last screen.",
      valueName: "COLUMNSxROWS", visibility: .hidden))
  var screen: String?

  @Option(
    help: ArgumentHelp(
      "Type these keys on the screen: words such as 'j', 'Enter', 'C-p', 'type:text', 'click:4,2'.",
      valueName: "keys",
      visibility: .hidden))
  var keys = ""

  @Option(help: ArgumentHelp("Print the screen in this format.", visibility: .hidden))
  var format = OutputFormat.text

  /// Whether to use a screen in memory, which `--screen` requests.
  var isGiven: Bool { screen != nil }

  /// The size that `--screen` requests; `nil` if it is not valid.
  private var size: CellSize? {
    let numbers = (screen ?? "").split(separator: "x").map { Int($0) }
    guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1],
      (1...1000).contains(columns), (1...1000).contains(rows)
    else { return nil }
    return CellSize(columns: columns, rows: rows)
  }

  func validate() throws {
    if screen != nil, size == nil {
      throw ValidationError(
        "'\(screen ?? "")' is not a valid screen size; use COLUMNSxROWS, for example 80x24.")
    }
    if let word = KeyScript.events(keys).invalidWord {
      throw ValidationError(
        "'\(word)' is not a valid key; use words such as 'j', 'Enter', 'C-p', 'type:text' or 'click:4,2'.")
    }
  }

  /// Runs the browser or another handler with the script's keys and prints the last screen.
  ///
  /// - Parameter loopOfHandler: the property to which the event loop is assigned.
  func run<Handler: EventHandler>(
    _ handler: Handler, loop loopOfHandler: ReferenceWritableKeyPath<Handler, EventLoop?>
  ) throws {
    guard let size else { return }
    let screen = HeadlessScreen(size: size)
    let loop = EventLoop(screen: screen, input: ScriptedInput(KeyScript.events(keys).batches))
    handler[keyPath: loopOfHandler] = loop
    _ = loop.run(handler)
    guard let last = screen.frames.last else { return }
    let drawing = Drawing(last, name: "nibterm")
    let page = DrawnPage(drawings: [drawing], file: "nibterm", title: "nibterm")
    Output.write(try format.output(for: page, to: SavedFile(path: "-", content: .drawing)))
  }
}
