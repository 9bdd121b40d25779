/// The owner of the resources that are searched: a program and the modules in which its classes are searched.
package struct ResourceOwner {
  /// The name of the program, or of a module. In tests, it is the name of a package with `PackageTests` at its end.
  let program: String
  /// The modules that were registered, in order.
  let modules: [String]

  /// Returns whether the program contains a module.
  private let contains: (String) -> Bool

  /// - Parameters:
  ///   - program: the name of the program, or of a module.
  ///   - contains: returns whether the program contains the module with the given name.
  package init(
    program: String, modules: [String] = [], contains: @escaping (String) -> Bool = { _ in false }
  ) {
    self.program = program
    self.modules = modules
    self.contains = contains
  }

  /// The running program with the modules that it registered and those that were built with the plugin.
  package static var running: ResourceOwner {
    ResourceOwner(
      program: ProcessInfo.processInfo.processName, modules: RegisteredModules.names,
      contains: RegisteredModules.contains)
  }

  /// The folders, such as `Package_Module.resources`, that belong to the owner: first those of the program, then those
  /// of the modules, then those of the tested package. Folders of equal rank keep their order.
  func owned(_ folders: [String]) -> [String] {
    let ranked = folders.enumerated().compactMap { index, name in
      rank(of: name).map { (rank: $0, index: index, name: name) }
    }
    return ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.name)
  }

  private func rank(of folder: String) -> Int? {
    let name = ResourceOwner.moduleName(String(folder.prefix { $0 != "." }))
    return ranks.firstIndex { $0(name) }
  }

  /// The conditions for the name of a folder to have each rank, beginning with the highest rank.
  private var ranks: [(String) -> Bool] {
    var ranks = ([program] + modules).map(ResourceOwner.moduleName).map { module in
      { (name: String) in name.hasSuffix("_" + module) }
    }
    // The module can begin after any underscore, because the name of the package can contain underscores too.
    ranks.append { name in
      name.indices.contains { name[$0] == "_" && contains(String(name[name.index(after: $0)...])) }
    }
    if let end = program.range(of: "PackageTests") {
      let package = ResourceOwner.moduleName(String(program[..<end.lowerBound]))
      ranks.append { $0 == "\(package)_\(package)" }
      ranks.append { $0.hasPrefix(package + "_") && !$0.hasSuffix("Tests") }
      ranks.append { $0.hasPrefix(package + "_") }
    }
    return ranks
  }

  /// The name in code of a module whose target or package has the given name.
  private static func moduleName(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}
