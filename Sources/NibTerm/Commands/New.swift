import ArgumentParser
import NibCore
import NibFormats
import NibTools

/// `nibterm new NAME`: writes a package with a small program, which can be run and tested at once.
struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", _superCommandName: "nibterm",
    abstract: "Make a package with a program that shows a nib.",
    discussion: """
      Writes a Swift package into the new folder NAME, with a view controller, its nib, a folder for resources, tests \
      and a README. In the folder, 'swift run' shows the nib in the terminal, and 'swift test' runs the tests.

      The package depends on the package of NibTerm. A program that was copied or installed does not know where that \
      is: name the folder or the address of a clone with --nibterm.
      """)

  @OptionGroup var dependency: NibTermDependency

  @Argument(
    help: ArgumentHelp(
      "The name of the program, or the path of its folder. The name consists of letters, digits and underscores.",
      valueName: "name"))
  var name: String

  func validate() throws {
    if let problem = ModuleName.problem(of: Disk.name(of: name)) { throw ValidationError(problem) }
  }

  func run() throws {
    guard !Disk.existsOrIsLink(name) else {
      Output.error("\(name): error: this file or folder exists; choose another name")
      throw ExitCode(1)
    }
    let template = PackageTemplate(
      name: Disk.name(of: name), nibTerm: try dependency.place(for: "new \(ShellText.path(name))"))
    do throws(WritingFailure) {
      for (path, text) in template.files { try write("\(name)/\(path)", text: text) }
    } catch {
      Output.error("\(name): error: \(error.reason)")
      throw ExitCode(1)
    }
    Output.line(
      "Wrote the package \(Disk.name(of: name)). Run it with: cd \(ShellText.path(name)) && swift run")
  }

  private func write(_ path: String, text: String) throws(WritingFailure) {
    try FileWriting.makeFolder(Disk.folder(of: path))
    try FileWriting.replace(path, with: Array(text.utf8))
  }
}
