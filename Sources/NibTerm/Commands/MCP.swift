import ArgumentParser
import NibCore
import NibTools

/// `nibterm mcp [FOLDER]`: a server of the Model Context Protocol.
struct MCP: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp", _superCommandName: "nibterm",
    abstract: "Serve the documents of a folder to agents, by the Model Context Protocol.",
    discussion: """
      Reads messages from standard input and writes answers to standard output, until the input ends. The tools outline, \
      object, layout, picture, explain, check, find, map, diff, edit and strings are the commands of the program with short \
      answers. They use the documents in FOLDER (default: the current folder) and nothing outside of it. Without --write, \
      'edit' and 'strings' only say what would follow from a change.

      Example:
        nibterm mcp --write ~/App
      """)

  @Flag(help: "Allow the tools 'edit' and 'strings' to write files, if a call asks for it.")
  var write = false

  @Argument(help: ArgumentHelp("The folder with the documents.", valueName: "folder"))
  var folder = "."

  func run() throws {
    guard Disk.isFolder(folder), let path = Disk.realPath(folder), chdir(path) == 0 else {
      throw ValidationError("'\(folder)' is not a folder; name one that contains documents.")
    }
    // The name under which the program was started may be relative to another folder.
    let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
    MCPSession(MCPServer(MCPToolRunner(folder: path, canWrite: write, program: program))).run()
  }
}
