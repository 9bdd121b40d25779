import ArgumentParser
import NibCore
import NibFormats

/// `nibterm new NAME`: writes a package with a small program, which can be run and tested at once.
struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Make a package with a program that shows a nib.",
    discussion: """
      Writes a Swift package into the new folder NAME: a view controller, its nib, tests and a README. 'swift run' in the \
      folder shows the nib in the terminal, 'swift test' runs the tests.
      """)

  @OptionGroup var dependency: NibTermDependency

  @Argument(
    help: ArgumentHelp(
      "The name of the program, or the path of its folder. The name consists of letters, digits and underscores.",
      valueName: "name"))
  var name: String

  func validate() throws {
    let module = Disk.name(of: name)
    let isPlain = module.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    guard isPlain, let first = module.first, !first.isNumber else {
      throw ValidationError(
        "'\(module)' is not the name of a Swift module; use letters, digits and underscores, and begin with a letter"
      )
    }
    guard !New.takenNames.contains(module.lowercased()) else {
      throw ValidationError("'\(module)' is the name of another module; choose another name")
    }
  }

  /// Modules that a package with NibTerm contains or imports, in lowercase.
  private static let takenNames: Set<String> = [
    "nibterm", "nibcore", "nibscreen", "nibdrawing", "nibformats", "niblayout", "nibcells", "nibsupport",
    "nibsources", "nibanalysis", "nibbindings", "swift", "foundation", "testing", "xctest", "dispatch",
  ]

  func run() throws {
    guard !Disk.exists(name) else {
      Output.error("\(name): error: this file or folder exists; choose another name")
      throw ExitCode(1)
    }
    let template = PackageTemplate(name: Disk.name(of: name), nibTerm: try dependency.place())
    do throws(WritingFailure) {
      for (path, text) in template.files { try write("\(name)/\(path)", text) }
    } catch {
      Output.error("\(name): error: \(error.reason)")
      throw ExitCode(1)
    }
    Output.line("Wrote the package \(Disk.name(of: name)). Run it with: cd \(name) && swift run")
  }

  private func write(_ path: String, _ text: String) throws(WritingFailure) {
    try FileWriting.makeFolder(Disk.folder(of: path))
    try FileWriting.replace(path, with: Array(text.utf8), before: nil)
  }
}
