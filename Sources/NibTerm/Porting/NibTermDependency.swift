import ArgumentParser
import NibCore
import NibTools

/// The option of commands that write a package which depends on NibTerm.
struct NibTermDependency: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The path or address of the NibTerm package. Default: the one that this program was built in.",
      valueName: "package"))
  var nibterm: String?

  /// The path or address of the NibTerm package: the value of the option, or the nearest folder around this program
  /// with NibTerm's manifest.
  ///
  /// - Parameter command: the command without options, for the message.
  /// - Throws: an exit status if there is no such folder, as for an installed program.
  func place(for command: String) throws -> String {
    if let nibterm { return try named(nibterm) }
    // A program that the shell found in PATH has only its name as the first argument.
    let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
    var folder = Disk.folder(of: Disk.realPath(program) ?? Disk.resolved(program))
    while folder.count > 1 {
      if NibTermDependency.isPackage(folder) { return folder }
      folder = Disk.folder(of: folder)
    }
    Output.error(
      "error: this program is not in a clone of NibTerm, so it does not know the package on which the new one depends; "
        + "name a folder with a clone, or the address of a repository from which the new package can clone it, for example: "
        + "nibterm \(command) --nibterm ~/NibTerm")
    throw ExitCode(1)
  }

  /// The value of the option, with a path made absolute.
  private func named(_ value: String) throws -> String {
    if PackageManifest.isAddress(value) { return value }
    guard NibTermDependency.isPackage(value) else {
      Output.error(
        "\(value): error: this is not a folder with the package of NibTerm; name a clone or its address")
      throw ExitCode(1)
    }
    return Disk.resolved(value)
  }

  private static func isPackage(_ folder: String) -> Bool {
    Disk.exists(folder + "/Sources/NibCore") && Disk.exists(folder + "/Package.swift")
  }
}
