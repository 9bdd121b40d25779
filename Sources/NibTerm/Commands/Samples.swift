import ArgumentParser
import NibCore
import NibDrawing
import NibSamples
import NibScreen
import NibTools

/// `nibterm samples [NAME [SCREEN]]`: lists, draws and runs the screens of the samples.
struct Samples: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "samples", _superCommandName: "nibterm",
    abstract: "Run the samples: views, cells and controllers loaded from nibs.",
    discussion: """
      Without NAME, shows a menu of all samples. With NAME, runs that sample, or one SCREEN of it. Case and spaces in \
      names are ignored. If the output is not a terminal, lists the samples, or draws NAME once as 'show' does.
      """)

  @Flag(help: "Draw the sample once to standard output, even on a terminal.")
  var draw = false

  @Option(help: ArgumentHelp("Search for nibs in this folder and its subfolders first.", valueName: "folder"))
  var nibs: String?

  @OptionGroup var output: DrawingOptions

  @Option(help: "Draw views rendered (as the screen would look) or as boxes (outlines with names).")
  var style = NibDrawingContext.Style.rendered

  @Option(help: .blocks) var blocks = LargeTextBlocks.quadrants

  @OptionGroup var layout: LayoutArguments

  @Argument(help: ArgumentHelp("The sample to run.", valueName: "name"))
  var name: String?

  @Argument(help: ArgumentHelp("The screen of the sample to run.", valueName: "screen"))
  var screen: String?

  func validate() throws {
    guard let name else {
      if draw {
        throw ValidationError(
          "--draw requires a sample; use one of: \(Samples.names(Sample.all.map(\.name))).")
      }
      return
    }
    guard let sample = Sample.named(name) else {
      throw ValidationError(
        "No sample named '\(name)'; \(Samples.choices(for: name, from: Sample.all.map(\.name)))")
    }
    guard let screen, sample.screen(named: screen) == nil else { return }
    throw ValidationError(
      "\(sample.name) has no screen named '\(screen)'; \(Samples.choices(for: screen, from: sample.screens.map(\.name)))"
    )
  }

  /// The names to choose from, and the one that is similar to an unknown name.
  private static func choices(for name: String, from known: [String]) -> String {
    let question = Suggestion(for: name, from: known).question.map { " \($0)" } ?? ""
    return "use one of: \(names(known)).\(question)"
  }

  private static func names(_ names: [String]) -> String { names.joined(separator: ", ") }

  func run() throws {
    NibLoadingMode.standard = .strict
    try registerNibs()
    let isInteractive = Terminal.isInteractive && !draw && !output.destination.isFile
    guard let sample = name.flatMap({ Sample.named($0) }) else {
      guard isInteractive else { return Output.write(SampleList.text(of: Sample.all)) }
      return try run(SamplesMenuController.stack(Sample.all, title: "Samples"))
    }
    let chosen = screen.flatMap { sample.screen(named: $0) }
    guard isInteractive else { return try print(sample, chosen.map { [$0] } ?? sample.screens) }
    if let screen = chosen ?? sample.program { return try run(sample.run(screen)) }
    try run(SamplesMenuController.stack([sample], title: sample.name))
  }

  private func print(_ sample: Sample, _ screens: [Sample.Screen]) throws {
    ProgramLog.open()
    let printer = DocumentPrinter(
      format: output.chosenFormat, color: output.color, style: style, drawsCells: output.cells,
      scale: output.scale, blocks: blocks, destination: output.destination, options: layout.options)
    try SamplePrinter(sample: sample, layout: layout, printer: printer).print(screens)
  }

  /// Registers the nibs of the samples, and those of the given folder before them.
  private func registerNibs() throws {
    if let nibs {
      guard Disk.isFolder(nibs) else {
        Output.error(Diagnostic(.noFolder, "the folder does not exist", at: SourceLocation(file: nibs)))
        throw ExitCode(1)
      }
      SampleNibs.prefer(Disk.url(nibs))
    }
    SampleNibs.register()
  }

  private func run(_ controller: @autoclosure () throws -> UIViewController) throws {
    ProgramLog.open()
    do {
      let application = try TerminalApplication(rootViewController: controller(), style: style)
      application.showsKeyHints = true
      application.offersStyles = true
      application.savesDefaults = false
      try application.run().exitProcess()
    } catch let exit as ExitCode {
      throw exit
    } catch {
      Output.error("nibterm: error: \(error)")
      throw ExitCode(1)
    }
  }
}

/// Formats the samples as text in columns, one line per screen.
enum SampleList {
  static func text(of samples: [Sample]) -> String {
    let rows = samples.flatMap { sample in sample.screens.map { [sample.name, $0.name, $0.summary] } }
    let widths = (0..<2).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
      return (cells + [row[2]]).joined(separator: "  ") + "\n"
    }.joined()
  }
}

/// Draws screens of a sample to standard output, as `show` draws a document.
struct SamplePrinter {
  let sample: Sample
  let layout: LayoutArguments
  let printer: DocumentPrinter

  /// Draws the screens one below the other, each in its own window.
  ///
  /// - Throws: any error that occurs while a screen is created.
  func print(_ screens: [Sample.Screen]) throws {
    let pictures = try screens.map(picture)
    try printer.write(pictures, file: sample.name)
    for picture in pictures { (picture.view as? UIWindow)?.nibClose() }
  }

  private func picture(_ screen: Sample.Screen) throws -> Picture {
    try NibEnvironment.$current.withValue(environment) {
      let controller = try screen.make()
      return Picture(
        UIWindow(nibShowing: controller, size: size), name: screen.name, controller: controller)
    }
  }

  /// The size of the window in points: the size in the options, or the size of the screen without the status bar for a
  /// sample that begins below it. `nil` means the whole screen.
  private var size: CGSize? {
    guard layout.options.size == nil, sample.beginsBelowStatusBar else { return layout.options.size }
    let screen = environment.screenSize
    return CGSize(width: screen.width, height: screen.height - environment.rules.safeArea.top)
  }

  private var environment: NibEnvironment {
    let options = layout.options
    return NibEnvironment(
      device: options.device ?? Device.named(sample.device) ?? .terminal,
      isLandscape: options.isLandscape ?? false, window: options.size, contentSize: options.contentSize,
      style: options.style ?? .light, isRightToLeft: options.isRightToLeft)
  }
}

extension DiagnosticKind {
  static let noFolder = DiagnosticKind("no-folder", .error, "The folder of `--nibs` does not exist.")
}
