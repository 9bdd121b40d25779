/// Whose resources are searched: those of a program and of the modules in which its classes are searched.
package struct ResourceOwner {
  /// The name of the program, or of a module. In tests, it is the name of a package with `PackageTests` at its end.
  let program: String
  /// The modules that were registered, in order.
  let modules: [String]

  /// Creates the owner with a name and modules: by default, the running program with the modules that it registered.
  package init(
    program: String = ProcessInfo.processInfo.processName, modules: [String] = RegisteredModules.names
  ) {
    self.program = program
    self.modules = modules
  }

  /// Whether a folder, such as `Package_Module.resources`, belongs to the program, one of the modules or the tested package.
  func owns(_ folder: String) -> Bool { rank(of: folder) < ranks.count }

  /// Sorts names of folders: the program's own first, then those of the modules, then those of the tested package, then
  /// others. Folders of equal rank keep their order.
  func sorted(_ folders: [String]) -> [String] {
    let ranked = folders.enumerated().map { (rank: rank(of: $1), index: $0, name: $1) }
    return ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.name)
  }

  private func rank(of folder: String) -> Int {
    let name = ResourceOwner.moduleName(String(folder.prefix { $0 != "." }))
    return ranks.firstIndex { $0(name) } ?? ranks.count
  }

  /// Whether a name has each of the ranks, the first one first.
  private var ranks: [(String) -> Bool] {
    var ranks = ([program] + modules).map(ResourceOwner.moduleName).map { module in
      { (name: String) in name.hasSuffix("_" + module) }
    }
    if let end = program.range(of: "PackageTests") {
      let package = ResourceOwner.moduleName(String(program[..<end.lowerBound]))
      ranks.append { $0 == "\(package)_\(package)" }
      ranks.append { $0.hasPrefix(package + "_") && !$0.hasSuffix("Tests") }
      ranks.append { $0.hasPrefix(package + "_") }
    }
    return ranks
  }

  /// The name that a module has in code if its target or package has the given name.
  private static func moduleName(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}
