import ArgumentParser
import NibCore

/// The option of commands that write a package which depends on NibTerm.
struct NibTermDependency: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The path or address of the NibTerm package. Default: the one that this program was built in.",
      valueName: "package"))
  var nibterm: String?

  /// The path or address of the NibTerm package: the value of the option, or the nearest folder around this program with
  /// NibTerm's manifest.
  ///
  /// - Throws: an exit status if there is no such folder, as for an installed program.
  func place() throws -> String {
    if let nibterm { return nibterm.contains("://") ? nibterm : Disk.resolved(nibterm) }
    var folder = Disk.folder(of: Disk.resolved(CommandLine.arguments[0]))
    while folder.count > 1 {
      if Disk.exists(folder + "/Sources/NibCore"), Disk.exists(folder + "/Package.swift") { return folder }
      folder = Disk.folder(of: folder)
    }
    Output.error(
      "error: the package of NibTerm is not around this program; name its folder or address with --nibterm")
    throw ExitCode(1)
  }
}
