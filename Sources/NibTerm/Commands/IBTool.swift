import ArgumentParser

/// `nibterm ibtool ...`, and the program under the name `ibtool`: takes the arguments of Apple's compiler for documents.
struct IBTool: ParsableCommand {
  /// The name under which the program behaves like Apple's.
  static let name = "ibtool"

  static let configuration = CommandConfiguration(
    commandName: name, _superCommandName: "nibterm",
    abstract: "Compile documents with the arguments, the output and the exit status of Apple's ibtool.",
    usage: """
      nibterm ibtool [--errors] [--warnings] [--notices] --compile OUT FILE
      nibterm ibtool [options] --compilation-directory FOLDER FILE...
      nibterm ibtool [options] --link FOLDER STORYBOARDC...
      nibterm ibtool --export-strings-file STRINGS FILE
      nibterm ibtool --import-strings-file STRINGS --write OUT FILE
      nibterm ibtool --version
      """,
    discussion: """
      A link to the program with the name 'ibtool' does the same, so that build systems find it. The options are those \
      that Xcode and other build systems use: --module, --minimum-deployment-target, --target-device, \
      --output-partial-info-plist, --output-format, --auto-activate-custom-fonts, --reference-external-strings-file \
      and --flatten. docs/ibtool.md describes each of them. Only documents for iOS can be compiled.
      """)

  @Argument(
    parsing: .captureForPassthrough,
    help: ArgumentHelp("The arguments of Apple's ibtool.", valueName: "arguments"))
  var arguments: [String] = []

  func run() throws {
    if arguments.contains("--help") { throw CleanExit.helpRequest(self) }
    let status = IBToolRun(arguments).run()
    if status != 0 { throw ExitCode(status) }
  }
}
