import Foundation

/// How the user's editor is asked to open a file at a line.
public struct EditorCommand: Hashable, Sendable {
  /// What the user runs, as a shell reads it: a program, perhaps with options.
  public let editor: String

  /// - Parameter environment: VISUAL counts, then EDITOR; without either it is `vi`.
  public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let named = ["VISUAL", "EDITOR"].compactMap { environment[$0] }
    editor = named.first { !$0.allSatisfy(\.isWhitespace) } ?? "vi"
  }

  /// What to run, for `EventLoop.runInForeground(_:)`.
  ///
  /// - Parameter line: counted from 1; nil opens the file as the editor pleases.
  public func arguments(file: String, line: Int? = nil) -> [String] {
    let file = ForegroundProgram.argument(forFile: file)
    let place = line.map { EditorCommand.place($0, in: file, of: program) } ?? [file]
    // The shell takes the user's own options apart, as git has it.
    return ["/bin/sh", "-c", editor + " \"$@\"", editor] + place
  }

  /// The program's name without folders and options.
  private var program: String {
    let path = editor.split(whereSeparator: \.isWhitespace).first ?? ""
    return path.split(separator: "/").last.map(String.init) ?? ""
  }

  /// Nearly all editors of terminals take `+line`.
  private static func place(_ line: Int, in file: String, of program: String) -> [String] {
    switch program {
    case "code", "code-insiders", "codium", "cursor", "windsurf": ["--goto", "\(file):\(line)"]
    case "hx", "helix", "subl", "zed", "zeditor": ["\(file):\(line)"]
    case "mate": ["--line", "\(line)", file]
    default: ["+\(line)", file]
    }
  }
}
