import NibAnalysis
import NibCore

/// Opens storyboards to which references on the map lead.
extension Browser {
  /// Opens the storyboard that a storyboard reference names, and shows the scene that it names. If that is not possible,
  /// says why, and the map stays.
  func openReference(_ reference: NibElement) {
    guard let name = reference["storyboardName"], !name.isEmpty else {
      return showMessage("The reference names no storyboard.")
    }
    guard let path = path(ofStoryboard: name) else {
      let bundle = reference["bundleIdentifier"].map { " It is in the bundle \($0)." } ?? ""
      let place = setup.folder == nil ? "beside this document" : "in the folder"
      return showMessage("\(name).storyboard was not found \(place).\(bundle)", isProblem: true)
    }
    if let folder = setup.folder {
      panes.documents.list?.documents.first { Disk.path(of: $0, in: folder) == path }
        .map { panes.documents.list?.reveal(document: $0) }
    }
    openDocument(path)
    focus(on: .canvas)
    showScene(identifier: reference["referencedIdentifier"])
  }

  /// Shows and selects the scene with a storyboard identifier; the initial scene if there is none.
  private func showScene(identifier: String?) {
    guard let identifier, !identifier.isEmpty, let document = state.open?.document else { return }
    guard
      let scene = StoryboardMap(document).scenes.first(where: { $0.storyboardIdentifier == identifier })
    else {
      return showMessage("No scene has the identifier '\(identifier)'.", isProblem: true)
    }
    if let picture = state.open?.shown?.picture(of: scene.element) { showPicture(picture) }
    select(scene.element.id)
  }

  /// The path of the storyboard with the given name: in the list of the folder, the one nearest to the open document;
  /// if a single document is shown, a file beside it. Nil if there is none.
  private func path(ofStoryboard name: String) -> String? {
    guard let open = state.open, open.path != "-" else { return nil }
    let here = Disk.folder(of: open.path)
    let names = ["\(name).storyboard", "\(name).storyboardc"]
    if let root = setup.folder {
      let found = (panes.documents.list?.documents ?? []).filter { names.contains(Disk.name(of: $0)) }
        .map { Disk.path(of: $0, in: root) }
      return found.max { Browser.sharedLength($0, here) < Browser.sharedLength($1, here) }
    }
    // A localized storyboard is in a folder such as `Base.lproj`, beside the others or beside the other folders.
    let parent = here.hasSuffix(".lproj") ? Disk.folder(of: here) : here
    let folders = [here, parent] + ["Base.lproj", "en.lproj"].map { Disk.path(of: $0, in: parent) }
    return folders.lazy.flatMap { folder in names.map { Disk.path(of: $0, in: folder) } }.first(
      where: Disk.exists)
  }

  /// The number of folders that a path begins with as another one does.
  private static func sharedLength(_ path: String, _ folder: String) -> Int {
    let pairs = zip(path.split(separator: "/"), folder.split(separator: "/"))
    return pairs.prefix { $0 == $1 }.count
  }
}
