import ArgumentParser
import NibAnalysis
import NibCore
import NibFormats
import NibSources
import NibTools

/// `nibterm port FOLDER -o PACKAGE`: writes a Swift package that runs an iOS app in a terminal.
/// `nibterm port FILE.swift` prints one edited file.
struct Port: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "port", _superCommandName: "nibterm",
    abstract: "Make a Swift package of an iOS app, to run it in a terminal.",
    discussion: """
      Copies the Swift sources, nibs, asset catalogs and other resources of the app in FOLDER into a new package, and \
      edits what Swift on Linux does not accept, such as @IBOutlet and #selector. FOLDER is not changed, and links that \
      lead out of it are not followed. 'swift run' in \
      the package then compiles and runs the app. What could not be translated is listed with its file and line.

      If a Swift file is named instead of a folder, prints the edited file.
      """)

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "Write the package into this folder. Default: FOLDER with -nibterm at the end.", valueName: "package"))
  var output: String?

  @OptionGroup var dependency: NibTermDependency

  @Flag(help: "Replace files in a package folder that is not empty.")
  var force = false

  @Argument(
    help: ArgumentHelp(
      "The folder of the app, its .xcodeproj, or a Swift file; '-' reads Swift from standard input.",
      valueName: "folder"))
  var folder: String

  func validate() throws {
    if output == "" { throw ValidationError("Name a folder for the package with -o.") }
  }

  func run() throws {
    if folder == "-" || folder.hasSuffix(".swift") { return try printFile() }
    let root = folder.hasSuffix(".xcodeproj") ? Disk.folder(of: folder) : folder
    guard Disk.isFolder(root) else { try fail("\(folder): error: there is no such folder") }
    let destination = output ?? Disk.resolved(root) + "-nibterm"
    // Links are followed.
    guard ExactText(Disk.resolved(destination)) != ExactText(Disk.resolved(root)) else {
      try fail(
        "\(destination): error: this is the folder of the app, which is not changed; name another one with -o"
      )
    }
    if !force, FolderWalk.hasName(in: destination, where: { _ in true }) {
      try fail("\(destination): error: the folder is not empty; name another one with -o, or use --force")
    }
    let chosen = folder.hasSuffix(".xcodeproj") ? folder : nil
    let project = IOSProject(in: root, project: chosen, leavingOut: destination)
    guard !project.sources.isEmpty else { try fail("\(root): error: there are no Swift files of an app") }
    let nibTerm = try dependency.place(for: "port \(folder)")
    let package: PortedPackage
    do throws(WritingFailure) {
      package = try PortedPackage(project, in: destination, nibTerm: nibTerm)
    } catch {
      try fail("\(destination): error: \(error.reason)")
    }
    for finding in package.findings { Output.error(finding) }
    report(project, package, destination)
  }

  /// Prints a single file as it is ported.
  private func printFile() throws {
    let bytes: [UInt8]
    do {
      bytes = try InputFile.bytes(folder)
    } catch {
      Output.error(error.diagnostic)
      throw ExitCode(1)
    }
    var selectors = SelectorTexts()
    selectors.add(SourceFile(bytes, file: folder, .swift))
    let ported = PortedSource(bytes, file: folder, selectors: selectors)
    for finding in ported.findings { Output.error(finding) }
    Output.write(Array(ported.text.utf8))
  }

  /// Reports what was written and what was left out.
  private func report(_ project: IOSProject, _ package: PortedPackage, _ destination: String) {
    let files = NibNumber.count(project.sources.count, "Swift file")
    let resources = NibNumber.count(project.resources.count, "resource")
    Output.line("Wrote \(project.name) to \(destination): \(files), \(resources).")
    if !package.findings.isEmpty { Output.line("Not ported: \(package.findings.count), listed above.") }
    for target in project.otherTargets { Output.line("Left out another target: \(target)") }
    for path in project.otherProjects { Output.line("Left out another project: \(path)") }
    if let ported = project.project, let other = project.otherProjects.first {
      Output.line("Ported \(ported). To port another project, name it: nibterm port \(ShellText.path(other))")
    }
    Output.line("Run it with: cd \(ShellText.path(destination)) && swift run")
  }

  private func fail(_ message: String) throws -> Never {
    Output.error(message)
    throw ExitCode(1)
  }
}
