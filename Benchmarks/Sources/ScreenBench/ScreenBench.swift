import NibCore
import NibScreen

/// Measures screen updates: from a key press or a resize to the output to the terminal. `Peers/pty` runs it on a
/// terminal of 200 columns by 60 rows.
///
///     ScreenBench table ROWS      keys scroll a table
///     ScreenBench resize VIEWS    the width of a scene changes
///     ScreenBench colors          every cell changes its color in every frame
///
/// It measures the processor time of its thread, so that other programs have little influence.
@main
enum ScreenBench {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    let count = arguments.dropFirst().first.flatMap { Int($0) }
    switch (arguments.first, count) {
    case ("table", let rows?): try measure(TableScrolling(rows: rows), "screen: table")
    case ("resize", let views?): try measure(SceneResizing(views: views), "screen: resize")
    case ("colors", _): try measure(ColorRichCanvas(), "screen: colors")
    default: exit(64)
    }
  }

  private static func measure(_ subject: some Subject, _ name: String) throws {
    let terminal = try CursesScreen()
    defer { terminal.close() }
    var times = FrameTimes()
    for number in 0..<subject.frames.warmup + subject.frames.measured {
      if number == subject.frames.warmup { times = FrameTimes() }
      times.layout += Clock.time { subject.change(number) }
      let canvas = CellCanvas(size: terminal.size)
      times.drawing += Clock.time { subject.draw(on: canvas) }
      times.blitting += Clock.time { terminal.present(canvas) }
      times.count += 1
    }
    report(times, name)
  }

  private static func report(_ times: FrameTimes, _ name: String) {
    Results.print("\(name), frames", 1e6 / times.frame, "frames/s")
    Results.print("\(name), event to cells", (times.layout + times.drawing) / Double(times.count) / 1e3, "ms")
    Results.print("\(name), layout", times.layout / Double(times.count), "us")
    Results.print("\(name), drawing", times.drawing / Double(times.count), "us")
    Results.print("\(name), blitting", times.blitting / Double(times.count), "us")
    Results.print("\(name), resident memory", Clock.residentMegabytes, "MB")
  }
}

/// A screen that changes from frame to frame.
protocol Subject: AnyObject {
  /// The number of frames that are drawn before the measurement, and the number of measured frames.
  var frames: (warmup: Int, measured: Int) { get }
  /// Changes the screen for the frame with the given number, and lays it out.
  func change(_ number: Int)
  func draw(on canvas: CellCanvas)
}

/// The total times of all frames, in microseconds.
struct FrameTimes {
  var layout = 0.0
  var drawing = 0.0
  var blitting = 0.0
  var count = 0

  /// The time per frame.
  var frame: Double { (layout + drawing + blitting) / Double(max(1, count)) }
}
