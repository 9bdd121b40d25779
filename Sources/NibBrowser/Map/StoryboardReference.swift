import NibAnalysis
import NibCore
import NibTools

/// Opens storyboards to which references on the map lead.
extension StoryboardMaps {
  /// Opens the storyboard and shows the scene that a storyboard reference names. If there is no such storyboard or
  /// scene, shows a message. Without a storyboard, the map stays open.
  func openReference(_ reference: NibElement) {
    guard let name = reference["storyboardName"], !name.isEmpty else {
      return session.showMessage("The reference names no storyboard.")
    }
    let identifier = reference["referencedIdentifier"]
    if let path = path(ofStoryboard: name) { return openStoryboard(path, showing: identifier) }
    let bundle = reference["bundleIdentifier"].map { " It is in the bundle \($0)." } ?? ""
    guard session.setup.folder == nil, let open = session.open,
      let project = MemoryFile.repository(around: open.path)
    else {
      let place = session.setup.folder == nil ? "beside this document" : "in the folder"
      return session.showMessage("\(name).storyboard was not found \(place).\(bundle)", isProblem: true)
    }
    findStoryboard(name, in: project, near: open.path) { [weak self] path in
      guard let self, session.open === open else { return }
      if let path {
        openStoryboard(path, showing: identifier)
      } else {
        session.showMessage("\(name).storyboard was not found in the project.\(bundle)", isProblem: true)
      }
      session.loop?.setNeedsDisplay()
    }
  }

  /// Opens a storyboard and shows one of its scenes.
  private func openStoryboard(_ path: String, showing identifier: String?) {
    if let folder = session.setup.folder {
      documents.list?.documents.first { Disk.path(of: $0, in: folder) == path }
        .map { documents.list?.reveal(document: $0) }
    }
    session.openDocument(path)
    session.focus(on: .canvas)
    showScene(identifier: identifier)
  }

  /// Shows and selects the scene with a storyboard identifier; the initial scene if there is none.
  private func showScene(identifier: String?) {
    guard let identifier, !identifier.isEmpty, let document = session.open?.document else { return }
    guard
      let scene = StoryboardMap(document).scenes.first(where: { $0.storyboardIdentifier == identifier })
    else {
      return session.showMessage("No scene has the identifier '\(identifier)'.", isProblem: true)
    }
    if let picture = session.open?.shown?.picture(of: scene.element) { session.showPicture(picture) }
    session.select(scene.element.id)
  }

  /// The path of the storyboard with the given name: in the list of the folder, the one nearest to the open document;
  /// if a single document is shown, a file beside it. `nil` if there is none.
  private func path(ofStoryboard name: String) -> String? {
    guard let open = session.open, open.path != "-" else { return nil }
    if let root = session.setup.folder {
      let all = (documents.list?.documents ?? []).map { Disk.path(of: $0, in: root) }
      return StoryboardFile.nearest(to: open.path, named: name, among: all)
    }
    // Localized storyboards are in folders such as `Base.lproj`, which are beside documents that are not localized.
    let folder = Disk.folder(of: open.path)
    let parent = folder.hasSuffix(".lproj") ? Disk.folder(of: folder) : folder
    let folders = [folder, parent] + ["Base.lproj", "en.lproj"].map { Disk.path(of: $0, in: parent) }
    return folders.lazy.flatMap { folder in
      StoryboardFile.names(of: name).map { Disk.path(of: $0, in: folder) }
    }.first(where: Disk.exists)
  }

  /// Searches the project for the storyboard with the given name on another thread, because a project can have many
  /// folders. Calls `finish` with the path of the storyboard that is nearest to `document`, or with `nil`.
  private func findStoryboard(
    _ name: String, in project: String, near document: String, finish: @escaping (String?) -> Void
  ) {
    let (respectsIgnore, document) = (session.setup.respectsIgnore, Disk.resolved(document))
    @Sendable func find() -> String? {
      let all = FolderSearch(root: project, respectsIgnore: respectsIgnore).lazy.flatMap(\.documents)
      return StoryboardFile.nearest(
        to: document, named: name, among: all.map { Disk.path(of: $0, in: project) })
    }
    guard !session.setup.findsSynchronously else { return finish(find()) }
    session.showMessage("Looking for \(name).storyboard in the project…")
    let handler = MainHandler<String?> { finish($0) }
    search?.cancel()
    search = handler
    Worker.run(named: "storyboard") {
      handler.send(find())
    }
  }
}

/// Chooses among the files of storyboards.
private enum StoryboardFile {
  static func names(of storyboard: String) -> [String] {
    ["\(storyboard).storyboard", "\(storyboard).storyboardc"]
  }

  /// The path of the storyboard that shares the most folders with a document; `nil` if there is none with the name.
  static func nearest(to document: String, named name: String, among paths: some Sequence<String>) -> String?
  {
    let names = names(of: name)
    let folder = Disk.folder(of: document).split(separator: "/")
    func sharedCount(_ path: String) -> Int {
      zip(path.split(separator: "/"), folder).prefix { $0 == $1 }.count
    }
    return paths.filter { names.contains(Disk.name(of: $0)) }.max { sharedCount($0) < sharedCount($1) }
  }
}
