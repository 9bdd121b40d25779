import NibCore

extension CheckContext {
  /// Why the program cannot find an asset, as the end of a sentence: its sets are in catalogs that belong only to targets
  /// that do not contain the document. `nil` if the program finds the asset, or if the targets are not known.
  ///
  /// - Parameter sets: the paths of the sets with the asset.
  func reason(unavailable sets: [String]) -> String? {
    let catalogs = sets.map { catalog(around: $0) }.uniqued()
    guard let projects = project.program?.projects,
      let owners = projects.owners(of: catalogs, apartFromThoseOf: document.file)
    else { return nil }
    let name = Disk.name(of: catalogs[0])
    return
      "only in \(name) of the target \(owners.ofFiles), but the document is in the target \(owners.ofDocument)"
  }

  /// The path of the asset catalog around a set.
  private func catalog(around set: String) -> String {
    var folder = Disk.folder(of: set)
    while !folder.hasSuffix(".xcassets"), folder.count > 1 { folder = Disk.folder(of: folder) }
    return folder
  }
}
