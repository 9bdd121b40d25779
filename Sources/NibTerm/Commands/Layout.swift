import ArgumentParser
import NibCore

/// `nibterm layout FILE...`: the solved frame of every view with an id, as JSON lines.
struct Layout: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Print the solved frames as JSON lines.",
    discussion: "One line a view: file, root, id, element, class, frame [x, y, width, height] in points.")

  @Flag(help: "Give leaf views their saved size as intrinsic size, which takes fonts and images out.")
  var replaySizes = false

  @Option(help: ArgumentHelp("Lay out so many documents at a time.", valueName: "number"))
  var jobs = 1

  @OptionGroup var canvas: CanvasOptions

  @Argument(help: ArgumentHelp("The documents; '-' reads standard input.", valueName: "file"))
  var files: [String]

  func validate() throws {
    let most = 256
    guard (1...most).contains(jobs) else {
      throw ValidationError("\(jobs) jobs are not possible: write a number from 1 to \(most).")
    }
  }

  func run() throws {
    var options = canvas.canvas
    options.replaysSavedSizes = replaySizes
    try Layout.print(files, options: options, jobs: jobs)
  }

  /// Prints the frames of documents, in the order in which they are named.
  ///
  /// - Throws: `ExitCode` 1 if a document cannot be read; the others are printed.
  static func print(_ files: [String], options: NibCanvas.Options = NibCanvas.Options(), jobs: Int = 1) throws
  {
    var failed = false
    OrderedJobs(threads: jobs).run(files) { file in
      nibAutoreleasePool { Result(file, options) }
    } finish: { result in
      if let remark = result.remark { Output.error(remark) }
      if let lines = result.lines { Output.write(lines) } else { failed = true }
    }
    if failed { throw ExitCode(1) }
  }

  /// What one document is printed as.
  private struct Result: Sendable {
    /// nil for one that cannot be read.
    var lines: String?
    var remark: Diagnostic?

    init(_ file: String, _ options: NibCanvas.Options) {
      do {
        let document = try InputFile.read(file)
        remark = document.diagnostics.first { $0.id == "unsupported-platform" }
        lines = Layout.lines(NibCanvas(document, options: options), file: file)
      } catch {
        remark = error.diagnostic
      }
    }
  }

  /// The JSON lines of a loaded document.
  static func lines(_ canvas: NibCanvas, file: String) -> String {
    var text = ""
    for root in canvas.roots {
      let ambiguous = Ambiguity(root.view)
      for view in root.views {
        guard let origin = view.nibOrigin else { continue }
        let frame = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
        text += "{\"file\": \(JSON.string(file)), \"root\": \(JSON.string(root.id)), "
        text += "\"id\": \(JSON.string(origin.id)), \"element\": \(JSON.string(origin.element.name)), "
        text += "\"class\": \(JSON.string(origin.customClass ?? nibBareName(of: type(of: view)))), "
        text += "\"frame\": [\(frame.map { JSON.number(Double($0)) }.joined(separator: ", "))], "
        text += "\"ambiguous\": \"\(ambiguous[view])\"}\n"
      }
    }
    return text
  }

  /// Which axes of which views of a tree are ambiguous: the reports of all layouts in it, gathered once.
  private struct Ambiguity {
    private var axes: [ObjectIdentifier: String] = [:]

    init(_ root: UIView) { gather(root) }

    private mutating func gather(_ view: UIView) {
      for entry in view.nibLayoutReport?.ambiguous ?? [] {
        axes[ObjectIdentifier(entry.view)] = entry.horizontal ? (entry.vertical ? "xy" : "x") : "y"
      }
      for subview in view.subviews { gather(subview) }
    }

    subscript(view: UIView) -> String { axes[ObjectIdentifier(view)] ?? "none" }
  }
}

/// JSON text of strings and numbers.
enum JSON {
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where VisibleText.isHarmless(scalar): result.unicodeScalars.append(scalar)
      default: result += String(scalar).utf16.map(escaped).joined()
      }
    }
    return result + "\""
  }

  private static func escaped(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }

  /// At most four decimals, none for whole numbers.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    let rounded = (value * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() && rounded.magnitude < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}
