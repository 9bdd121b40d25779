import ArgumentParser
import NibAnalysis
import NibCore
import NibTools

/// `nibterm compile FILE.xib -o FILE.nib`: writes the nib, or the compiled storyboard, that an app would load.
struct Compile: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile", _superCommandName: "nibterm",
    abstract: "Compile a xib or a storyboard to what iOS apps load at run time.",
    discussion: """
      A xib becomes a nib, and a storyboard a folder with a nib for each controller and each view. The nibs contain \
      objects, classes, values, constraints, connections, segues and runtime attributes. Information that only \
      Interface Builder uses is left out without a warning. Examples are ids, labels, notes, comments, placeholder \
      sizes, and positions, bars and screens of the canvas. Anything else that cannot be stored is reported as a \
      warning with its location, or with --strict as an error. Texts of a document in a folder 'Base.lproj' get the keys of their translations. \
      macOS and watchOS documents cannot be compiled. 'nibterm ibtool' takes the arguments of Apple's compiler.
      """)

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      """
      Write to this file or folder; '-' is standard output, for a nib. Default: a .nib or .storyboardc beside the \
      document.
      """,
      valueName: "nib"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The Swift module of the app, for classes whose module is that of the target.", valueName: "name"))
  var module: String?

  @Option(
    help: ArgumentHelp(
      """
      The oldest version of iOS on which the app runs. Documents that such a version cannot load are errors. Before \
      12.3, no constraints place the content of collection view cells. Documents saved by Xcode 11 and older are \
      compiled as by the Xcode that saved them, or that came two years after this version of iOS. Until Xcode 12, \
      documents with constraints to safe areas (for systems before 11) or with collection view cells (before 12.3) \
      become folders with a nib for each group of systems.
      """,
      valueName: "version"))
  var minimumDeploymentTarget: IOSVersion?

  @Option(
    help: ArgumentHelp(
      "A device for which the app is built: iphone, ipad or tv. What is written is the same for all.",
      valueName: "device"))
  var targetDevice: [TargetDevice] = []

  @Option(
    help: ArgumentHelp(
      """
      Write what this version of Xcode writes, from 7. Default: the version that saved the document, but at least \
      12, or the version two years after the minimum deployment target if that is before iOS 12.
      """,
      valueName: "version"))
  var xcode: Int?

  @Flag(
    help: """
      Everything that cannot be stored is an error: the exit status is 1, and nothing is written.
      """)
  var strict = false

  @Argument(help: ArgumentHelp("The document; '-' reads standard input.", valueName: "file"))
  var file: String

  /// A kind of device for which documents can be compiled.
  enum TargetDevice: String, CaseIterable, ExpressibleByArgument {
    case iphone, ipad, tv
  }

  func validate() throws {
    if file == "-", output == nil {
      throw ValidationError(
        "The document is standard input; name the nib with -o, or use '-o -' for standard output.")
    }
    if let module, !CodeName.member.matches(module) {
      throw ValidationError(
        "'\(module)' is not the name of a module: use letters, digits and '_', as Xcode does for a target with this "
          + "name, such as '\(ModuleName.module(for: module))'.")
    }
    if let xcode, xcode < CompilerStyle.oldest {
      throw ValidationError("Only the output of Xcode \(CompilerStyle.oldest) and later can be written.")
    }
  }

  func run() throws {
    guard let document = InputFile.document(file) else { throw ExitCode(1) }
    let options = NibCompilerOptions(
      module: module, isLocalized: NibCompilerOptions.isLocalized(path: file), xcode: xcode,
      deploymentTarget: minimumDeploymentTarget?.decimal)
    var compilation = DocumentCompilation(document, path: file, options)
    compilation.deploymentTarget = minimumDeploymentTarget
    compilation.isStrict = strict
    let isWritten = compilation.save(as: output)
    for diagnostic in compilation.diagnostics { Output.error(diagnostic) }
    if !isWritten { throw ExitCode(1) }
  }
}
