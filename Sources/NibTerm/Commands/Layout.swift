import ArgumentParser
import NibCore

/// `nibterm layout FILE...`: the solved frame of every view with an id, as JSON lines.
struct Layout: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the solved frames as JSON lines.",
    discussion: "One line a view: file, root, id, element, class, frame [x, y, width, height] in points.")

  @Flag(help: "Give leaf views their saved size as intrinsic size, which takes fonts and images out.")
  var replaySizes = false

  @OptionGroup var canvas: CanvasOptions

  @Argument(help: ArgumentHelp("The documents; '-' reads standard input.", valueName: "file"))
  var files: [String]

  func run() throws {
    var options = canvas.canvas
    options.replaysSavedSizes = replaySizes
    var failed = false
    for file in files {
      guard let document = InputFile.document(file) else {
        failed = true
        continue
      }
      if let other = document.diagnostics.first(where: { $0.id == "unsupported-platform" }) {
        Output.error(other.rendered)
      }
      Output.write(Layout.lines(NibCanvas(document, options: options), file: file))
    }
    if failed { throw ExitCode(1) }
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
        text += "\"class\": \(JSON.string(origin.customClass ?? String(describing: type(of: view)))), "
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
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// At most four decimals, none for whole numbers.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    let rounded = (value * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() && rounded.magnitude < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}
