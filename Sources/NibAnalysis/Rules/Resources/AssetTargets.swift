import NibCore

extension CheckContext {
  /// Why the program cannot find an asset, as the end of a sentence: its catalogs belong only to targets that do not
  /// contain the document. `nil` if the program finds the asset, or if the targets are not known.
  func reason(unavailable catalogs: [String]) -> String? {
    guard let projects = project.program?.projects,
      let owners = projects.owners(of: catalogs, apartFromThoseOf: document.file)
    else { return nil }
    let catalog = Disk.name(of: catalogs[0])
    return
      "only in \(catalog) of the target \(owners.ofFiles), but the document is in the target \(owners.ofDocument)"
  }
}
