import ArgumentParser
import NibTools

/// `nibterm git install` and `nibterm git uninstall`.
struct Git: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "git", _superCommandName: "nibterm",
    abstract: "Make git show and merge documents with NibTerm.",
    subcommands: [GitInstall.self, GitUninstall.self])
}

/// The choice between the settings of one repository and those of the user.
struct GitScopeOptions: ParsableArguments {
  @Flag(help: "For this repository, with attributes in .gitattributes. This is the default.")
  var local = false

  @Flag(help: "For all repositories of the user.")
  var global = false

  func validate() throws {
    if local, global { throw ValidationError("Choose --local or --global.") }
  }

  /// Changes the settings, and prints a line for each change.
  ///
  /// - Parameter message: the line to print if nothing has changed.
  func change(
    otherwise message: String, _ body: (GitSetup) throws(GitVersions.Failure) -> [String]
  ) throws {
    do throws(GitVersions.Failure) {
      let lines = try body(try GitSetup(global ? .global : .local))
      for line in lines.isEmpty ? [message] : lines { Output.line(line) }
    } catch {
      Output.error("nibterm: error: \(error.message)")
      throw ExitCode(1)
    }
  }
}

/// `nibterm git install`: writes the settings.
struct GitInstall: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "install", abstract: "Set up git diff, git difftool and git merge for documents.",
    discussion: """
      'git diff' and 'git difftool --tool nibterm' then run 'nibterm diff', 'git log -p', 'git show' and 'git blame' use \
      the lines of 'nibterm tree --full', and 'git merge' merges documents with 'nibterm merge'. If nibterm is missing \
      or fails, git uses the text of the files. Prints every setting that it writes; 'nibterm git uninstall' removes \
      them. Settings with values of yours are kept.
      """)

  @OptionGroup var scope: GitScopeOptions

  func run() throws {
    try scope.change(otherwise: "Nothing to write.") { setup throws(GitVersions.Failure) in
      try setup.install()
    }
    if let warning = GitSetup.warning { Output.error("nibterm: warning: \(warning)") }
  }
}

/// `nibterm git uninstall`: removes the settings.
struct GitUninstall: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "uninstall", abstract: "Remove what 'nibterm git install' wrote.")

  @OptionGroup var scope: GitScopeOptions

  func run() throws {
    try scope.change(otherwise: "Nothing to remove.") { setup throws(GitVersions.Failure) in
      try setup.uninstall()
    }
  }
}
