/// The `Info.plist` of a compiled storyboard: which nib holds which controller.
struct StoryboardIndex {
  /// A controller: what it is called, and the nib that holds it.
  struct Scene: Hashable {
    let identifier: String
    let nib: String
  }

  /// The scenes: the first one that appears, then the others by their identifiers.
  let scenes: [Scene]
  /// The identifier of the controller that appears first.
  let entryPoint: String?

  /// - Throws: if the property list is damaged, or if it is no storyboard's.
  init(_ bytes: [UInt8], file: String) throws(NibReadError) {
    let list = try PropertyList.read(bytes, file: file)
    func value(_ key: String) -> Int? {
      // UIKit's and AppKit's keys differ in their prefix.
      list.value("UI" + key, of: list.root) ?? list.value("NS" + key, of: list.root)
    }
    guard let table = value("ViewControllerIdentifiersToNibNames") else {
      throw NibReadError(
        Diagnostic(
          "not-a-nib", .error, "property list without UIViewControllerIdentifiersToNibNames: no storyboard's",
          at: SourceLocation(file: file, line: 1, column: 1)))
    }
    let entryPoint = list.string(value("StoryboardDesignatedEntryPointIdentifier"))
    scenes = list.pairs(of: table)
      .compactMap { pair in list.string(pair.value).map { Scene(identifier: pair.key, nib: $0) } }
      .sorted { a, b in
        let (isEntryA, isEntryB) = (a.identifier == entryPoint, b.identifier == entryPoint)
        return isEntryA != isEntryB ? isEntryA : a.identifier < b.identifier
      }
    self.entryPoint = entryPoint
  }
}
