import ArgumentParser
import NibAnalysis
import NibCore
import NibDrawing
import NibScreen
import NibTools

/// A format of the output, which `--format` chooses by its name.
///
/// To add a format, declare a constant in an extension in a separate file, and add the constant to `all`, which is in
/// `FormatChoice+All.swift`.
struct OutputFormat: FormatChoice {
  let name: String
  /// The explanation of the name in the help, if it needs one.
  var summary: String?
  /// Whether the format itself paints the background. For other formats, a drawing with dark appearance fills its
  /// background with a color.
  var hasBackground = false
  /// Whether the page is painted in its own color, as in the browser. Otherwise the reader's colors determine it.
  var paintsPages = false
  /// Whether drawings of views are vectors by default, and not cells.
  var usesVectors = false
  /// Returns the output for the drawings of a page.
  let bytes: @Sendable (DrawnPage) throws(OutputFailure) -> [UInt8]
  /// Returns the output for a report; `nil` if the format is for drawings only.
  var report: (@Sendable (any CommandReport) -> String)?

  init(
    name: String, summary: String? = nil, hasBackground: Bool = false, usesVectors: Bool = false,
    drawings: @escaping @Sendable (DrawnPage) throws(OutputFailure) -> String,
    report: (@Sendable (any CommandReport) -> String)? = nil
  ) {
    self.init(
      name: name, summary: summary, hasBackground: hasBackground, usesVectors: usesVectors,
      bytes: { page throws(OutputFailure) in
        Array(VisibleText.withoutCommands(try drawings(page)).utf8)
      }, report: report)
  }

  init(
    name: String, summary: String? = nil, hasBackground: Bool = false, paintsPages: Bool = false,
    usesVectors: Bool = false,
    bytes: @escaping @Sendable (DrawnPage) throws(OutputFailure) -> [UInt8],
    report: (@Sendable (any CommandReport) -> String)? = nil
  ) {
    self.name = name
    self.summary = summary
    self.hasBackground = hasBackground
    self.paintsPages = paintsPages
    self.usesVectors = usesVectors
    self.bytes = bytes
    self.report = report
  }

  var isText: Bool { name == OutputFormat.text.name || name == OutputFormat.ansi.name }

  /// The format if `--format` is not given: text, in colors if the output supports them.
  static func usual(_ color: ColorChoice) -> OutputFormat { color.depth == nil ? .text : .ansi }
}

/// The reason why the drawings of a page could not be written.
struct OutputFailure: Error {
  let message: String
}

extension OutputFormat {
  /// The bytes of the output.
  ///
  /// - Parameter destination: the file that the output is for.
  /// - Throws: `ExitCode` 1 after reporting that there is no output.
  func output(for page: DrawnPage, to destination: SavedFile) throws -> [UInt8] {
    if name == OutputFormat.png.name, !destination.isFile, Terminal.isOutput {
      Output.error("nibterm: error: a PNG image cannot be written to a terminal; name a file with -o")
      throw ExitCode(1)
    }
    do throws(OutputFailure) {
      return try bytes(page)
    } catch {
      Output.error(Diagnostic(.image, error.message, at: SourceLocation(file: page.file)))
      throw ExitCode(1)
    }
  }
}

extension ObjectName {
  /// The name for a terminal: the id is faint.
  var terminalText: String {
    let name = VisibleText.line(withPlaceAndClass)
    return id.map { "\(name) \(Output.faint("#" + VisibleText.line($0)))" } ?? name
  }
}

extension DiagnosticKind {
  static let image = DiagnosticKind("image", .error, "A drawing cannot be written in the format.")
}
