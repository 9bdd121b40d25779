import NibCore

/// The command that opens a file at a line in the user's editor.
package struct EditorCommand: Hashable, Sendable {
  /// The user's editor as a shell command: a program, possibly with options.
  package let editor: String

  /// Determines the user's editor.
  ///
  /// - Parameter environment: the environment variables. VISUAL takes precedence over EDITOR; without either,
  ///   the editor is `vi`.
  package init(environment: EnvironmentVariables = .ofProcess) {
    let editors = ["VISUAL", "EDITOR"].compactMap { environment[$0] }
    editor = editors.first { !$0.allSatisfy(\.isWhitespace) } ?? "vi"
  }

  /// The arguments for `EventLoop.runInForeground(_:)`.
  ///
  /// - Parameter line: the line number, counted from 1; with `nil`, the editor chooses the line.
  package func arguments(file: String, line: Int? = nil) -> [String] {
    let file = ForegroundProgram.argument(forFile: file)
    let place = line.map { EditorCommand.place($0, in: file, of: program) } ?? [file]
    // The shell separates the program from its options, as when git starts an editor.
    return ["/bin/sh", "-c", editor + " \"$@\"", editor] + place
  }

  /// The name of the editor's program, without folders and options.
  private var program: String {
    let path = editor.split(whereSeparator: \.isWhitespace).first ?? ""
    return path.split(separator: "/").last.map(String.init) ?? ""
  }

  /// The arguments for a line in a file. Nearly all terminal editors accept `+line`.
  private static func place(_ line: Int, in file: String, of program: String) -> [String] {
    switch program {
    case "code", "code-insiders", "codium", "cursor", "windsurf": ["--goto", "\(file):\(line)"]
    case "hx", "helix", "subl", "zed", "zeditor": ["\(file):\(line)"]
    case "mate": ["--line", "\(line)", file]
    default: ["+\(line)", file]
    }
  }
}
