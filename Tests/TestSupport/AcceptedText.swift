import Foundation
import Testing

/// A golden: a text file that a reviewer accepted and that a drawing must equal. `make accept ONLY=name` replaces it
/// with the current drawing.
public struct AcceptedText {
  private let name: String
  private let file: URL

  /// A text in the folder `Goldens` of a test target.
  ///
  /// - Parameters:
  ///   - name: the name of the file without its extension.
  ///   - folder: the folder in `Goldens`; nil for this folder itself.
  ///   - caller: a source file of the target.
  public init(_ name: String, folder: String? = nil, caller: String = #filePath) {
    let goldens = Self.goldens(of: caller)
    let place = folder.map(goldens.appendingPathComponent) ?? goldens
    self.init(name, in: place.appendingPathComponent("\(name).txt"))
  }

  /// A file elsewhere in the package.
  public init(_ name: String, in file: URL) {
    self.name = name
    self.file = file
  }

  /// The folder `Goldens` of the test target with the given source file.
  public static func goldens(of caller: String = #filePath) -> URL {
    let path = URL(fileURLWithPath: caller).resolvingSymlinksInPath().pathComponents
    let target = path[SourcePackage.tests.pathComponents.count]
    return SourcePackage.tests.appendingPathComponent(target).appendingPathComponent("Goldens")
  }

  /// Whether `make accept` asks to write the golden with the given name instead of comparing it.
  public static func isAccepting(_ name: String) -> Bool {
    let wanted = ProcessInfo.processInfo.environment["NIBTERM_ACCEPT"]
    return wanted == "*" || wanted == name
  }

  /// Records an issue that shows `drawn` if it differs from the accepted text.
  public func check(_ drawn: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    if Self.isAccepting(name) { try Data(drawn.utf8).write(to: file) }
    let accepted = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    #expect(
      drawn == accepted,
      """
      \(accepted.isEmpty ? "no golden yet" : Self.firstDifference(drawn, accepted))
      to accept: make accept ONLY=\(name)
      \(drawn)
      """,
      sourceLocation: sourceLocation)
  }

  private static func firstDifference(_ drawn: String, _ accepted: String) -> String {
    let new = drawn.split(separator: "\n", omittingEmptySubsequences: false)
    let old = accepted.split(separator: "\n", omittingEmptySubsequences: false)
    let row =
      zip(new, old).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(new.count, old.count)
    func line(_ lines: [Substring]) -> String { row < lines.count ? String(lines[row]) : "(end)" }
    return "first difference in line \(row + 1):\n  accepted: \(line(old))\n  drawn:    \(line(new))"
  }
}
