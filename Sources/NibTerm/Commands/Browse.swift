import ArgumentParser
import NibBrowser
import NibCore
import NibScreen
import NibTools

/// `nibterm [PATH]`: opens a folder or a document in the browser.
struct Browse: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "browse", _superCommandName: "nibterm",
    abstract: "Browse a folder of documents, or view one document.",
    discussion: """
      If the output is not a terminal, draws the document as 'show' does, or lists the documents in the folder. \
      Hidden documents are left out. In a git work tree, documents that git ignores are left out too.
      """)

  @Flag(help: "Print what a screen reader would say about a document, in reading order, and exit.")
  var linear = false

  @Flag(help: "Also show documents that git ignores.")
  var noIgnore = false

  @Flag(
    help:
      "Print the names of a folder's documents, each followed by a zero byte, and exit. Use with xargs -0.")
  var null = false

  @Flag(help: "Ignore the document, zoom, device and panes that an earlier run remembered for the project.")
  var fresh = false

  @Flag(
    help: """
      Browse the documents that changed in a git work tree, with both versions. The arguments are those of 'nibterm \
      diff': commits and paths, or two documents. Default: the changes that are not committed.
      """)
  var diff = false

  @Flag(help: "Do not allow edits.")
  var readOnly = false

  @OptionGroup var settings: Settings
  @OptionGroup var script: ScriptOptions

  @Argument(help: ArgumentHelp("A folder or a document; with --diff, commits and paths.", valueName: "path"))
  var paths: [String] = []

  /// The folder or document to open.
  var path: String { paths.first ?? "." }

  func validate() throws {
    if !diff, paths.count > 1 { throw ValidationError("Unexpected argument '\(paths[1])'") }
    if diff, linear || null { throw ValidationError("--diff cannot be combined with --linear or --null.") }
  }

  func run() throws {
    if diff { return try browseChanges() }
    if let suggestion = CommandSuggestion(path) {
      Output.error(suggestion.missingFile)
      throw ExitCode(1)
    }
    let isFolder = InputFile.isFolder(path)
    guard Terminal.isInteractive || script.isGiven, !linear, !null, path != "-" else {
      return try printPlainly(isFolder: isFolder)
    }
    guard isFolder || Disk.exists(path) else {
      Output.error(Diagnostic(.noFile, "the file or folder does not exist", at: SourceLocation(file: path)))
      throw ExitCode(1)
    }
    let browser = Browser(setup(isFolder: isFolder))
    if script.isGiven { return try script.run(browser, loop: \.loop) }
    try run(browser)
  }

  /// Browses the documents that differ between two versions, or prints the changes if there is no terminal.
  private func browseChanges() throws {
    guard Terminal.isInteractive || script.isGiven else {
      var diff = try Diff.parse(paths)
      diff.layout = settings.layout
      return try diff.run()
    }
    let compared: DiffArguments
    do throws(GitVersions.Failure) {
      compared = try DiffArguments(paths, name: nil)
    } catch {
      Output.error("nibterm: error: \(error.message)")
      throw ExitCode(2)
    }
    compared.report()
    let pairs = compared.pairs
    if pairs.isEmpty, !compared.problems.isEmpty { throw ExitCode(2) }
    guard !pairs.isEmpty else { return Output.line("No document changed.") }
    var setup = usualSetup
    setup.changes = VersionPairs(pairs)
    let browser = Browser(setup)
    if script.isGiven { return try script.run(browser, loop: \.loop) }
    try run(browser)
  }

  private func setup(isFolder: Bool) -> BrowserSetup {
    var setup = usualSetup
    if isFolder { setup.folder = path } else { setup.file = path }
    if !script.isGiven {
      setup.memory = BrowserMemory(opened: path, isFresh: fresh)
      setup.recovery = RecoveryFolder()
    }
    return setup
  }

  /// The setup without documents.
  private var usualSetup: BrowserSetup {
    var setup = BrowserSetup(screen: settings.screen, blocks: settings.blocks)
    setup.options = layout.options
    setup.deviceName = layout.device
    setup.icons = settings.icons
    setup.respectsIgnore = !noIgnore
    setup.isReadOnly = readOnly
    setup.findsSynchronously = script.isGiven
    setup.settingsDiagnostics = SettingsFile.standard.diagnostics
    return setup
  }

  /// The device and settings for the layout of documents.
  var layout: LayoutArguments { settings.layout }

  private func run(_ browser: Browser) throws {
    do {
      let loop = EventLoop(terminal: try settings.screen.makeScreen())
      browser.loop = loop
      let ending = loop.run(browser)
      browser.remembering.remember()
      ending.exitProcess()
    } catch {
      Output.error("nibterm: error: \(error)")
      throw ExitCode(1)
    }
  }

  /// Prints the document or the list of documents, because the output is not a terminal.
  private func printPlainly(isFolder: Bool) throws {
    guard isFolder else {
      return try DocumentPrinter(isLinear: linear, blocks: settings.blocks, options: layout.options)
        .print(path, object: nil)
    }
    let files = InputFile.nibs(below: path, respectsIgnore: !noIgnore)
    for file in files { Output.name(file, endsWithZero: null) }
    if files.isEmpty {
      Output.error(
        Diagnostic(
          .noFiles,
          "there are no .xib, .storyboard or .nib files in this folder; name another folder, or a document",
          at: SourceLocation(file: path)))
    }
  }
}

extension DiagnosticKind {
  static let noFiles = DiagnosticKind(
    "no-files", .note, "There are no documents in the folder.", advice: "Name another folder.")
}
