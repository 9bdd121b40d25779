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

  /// The note that assets which are in no catalog can be in one that the document's target contains and that is not there;
  /// `nil` if no catalog is missing.
  ///
  /// - Parameters:
  ///   - kind: the kind of asset in the plural, such as `colors`.
  ///   - names: the names of the assets.
  ///   - element: the element that names the first of them, in the given attribute.
  func noteOnMissingCatalogs(_ kind: String, _ names: [String], at element: NibElement, attribute: String)
    -> Diagnostic?
  {
    let catalogs = project.program?.projects.missingCatalogs(ofTargetsWith: document.file) ?? []
    guard let first = catalogs.first else { return nil }
    let are =
      catalogs.count == 1 ? "'\(first)', which is" : "\(catalogs.map { "'\($0)'" }.listed()), which are"
    return finding(
      "the target of the document contains \(are) not in the project's folder, so that these \(kind) cannot be looked up: "
        + names.map { "'\($0)'" }.listed(),
      at: element, attribute: attribute
    ).downgraded(to: .note)
  }

  /// The path of the asset catalog around a set.
  private func catalog(around set: String) -> String {
    var folder = Disk.folder(of: set)
    while !folder.hasSuffix(".xcassets"), folder.count > 1 { folder = Disk.folder(of: folder) }
    return folder
  }
}
