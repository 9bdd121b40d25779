import NibCore
import NibSupport

/// The translations of a document that an app does not contain, because its Xcode project does not list them.
package struct ProjectLanguages {
  private let document: String
  private let folder: DocumentFolder
  private let projects: [(file: String, content: XcodeProject)]
  /// Whether the translations into a language are looked for.
  private let isChecked: (String) -> Bool

  /// - Parameters:
  ///   - document: the path of the document in the development language.
  ///   - isChecked: whether the translations into a language are looked for.
  init(
    of document: String, in projects: SourceProjects, isChecked: @escaping (String) -> Bool = { _ in true }
  ) {
    self.document = document
    self.isChecked = isChecked
    folder = DocumentFolder(of: document)
    self.projects = projects.owners(of: document)
  }

  /// A translation or language that the project lacks.
  struct Gap {
    let message: String
    /// The place in the project file.
    let place: SourceLocation
  }

  /// The gaps; empty if no project contains the document.
  ///
  /// - Parameter newFiles: the paths of files with translations that do not exist yet.
  func gaps(with newFiles: [String] = []) -> [Gap] {
    guard let project = projects.first else { return [] }
    let files = (existingFiles + newFiles).uniqued(by: { ExactText($0) })
    let absent = files.filter { file in
      let path = XcodeProject.normalized(file)
      return !projects.contains { $0.content.contains(path) }
    }
    return [gap(without: absent, in: project), gapOfRegions(files.filter { !absent.contains($0) })]
      .compactMap(\.self)
  }

  /// The files with translations and the documents in other languages.
  private var existingFiles: [String] {
    let translations = folder.translationPlaces.map(\.path).filter { Disk.exists($0) }
    let documents = folder.localizedDocuments.map(\.path).filter {
      Disk.resolved($0) != Disk.resolved(document)
    }
    return (translations + documents).filter { path in
      DocumentFolder.language(of: Disk.folder(of: path)).map(isChecked) ?? true
    }
  }

  /// The largest number of names in a message.
  private static let namedCount = 4

  private func gap(without files: [String], in project: (file: String, content: XcodeProject)) -> Gap? {
    guard !files.isEmpty else { return nil }
    let names = files.prefix(Self.namedCount).map { "'\(Self.name(of: $0))'" }.joined(separator: ", ")
    let more = files.count > Self.namedCount ? " and \(files.count - Self.namedCount) more" : ""
    let group = project.content.variantGroups[XcodeProject.normalized(document)]
    return Gap(
      message:
        "no target of \(Self.projectName(project.file)) contains \(names)\(more), so the app does not have "
        + (files.count == 1 ? "this translation" : "these translations"),
      place: Self.place(of: group.map { $0 + " " } ?? "knownRegions", in: project.file))
  }

  /// The gap if the languages of files are not those of the project.
  private func gapOfRegions(_ files: [String]) -> Gap? {
    let known = projects.compactMap(\.content.regions)
    guard known.count == projects.count, let project = projects.first else { return nil }
    let regions = Set(known.joined().map { LanguageName($0) })
    let languages = Set(files.flatMap(Self.languages)).filter { !regions.contains($0) }.map(\.code).sorted()
    guard !languages.isEmpty else { return nil }
    let names = languages.map { "'\($0)'" }.joined(separator: ", ")
    return Gap(
      message:
        "the languages of \(Self.projectName(project.file)) (knownRegions) lack \(names), so Xcode neither lists "
        + "nor exports the translations",
      place: Self.place(of: "knownRegions", in: project.file))
  }

  /// The languages of a file with translations or of a document.
  private static func languages(of file: String) -> [LanguageName] {
    if let language = DocumentFolder.language(of: Disk.folder(of: file)) { return [LanguageName(language)] }
    let translations = TranslationFile(Disk.name(of: file), path: file)
    return translations?.tables.map { LanguageName($0.language) } ?? []
  }

  /// The name of a file, with its language folder.
  private static func name(of file: String) -> String {
    let folder = Disk.folder(of: file)
    return folder.hasSuffix(".lproj")
      ? Disk.path(of: Disk.name(of: file), in: Disk.name(of: folder)) : Disk.name(of: file)
  }

  private static func projectName(_ file: String) -> String { Disk.name(of: Disk.folder(of: file)) }

  /// The place of a declaration in a project file: that of its id or name, before an equals sign.
  private static func place(of name: String, in file: String) -> SourceLocation {
    let bytes = FileBytes.ifReadable(file) ?? []
    var start = 0
    while let found = bytes.firstIndex(of: Array(name.utf8), from: start) {
      let line = bytes[found...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: ";") }
      if line.contains(UInt8(ascii: "=")) { return NibLineTable.location(of: found, in: bytes, file: file) }
      start = found + 1
    }
    return SourceLocation(file: file)
  }
}

extension SourceProjects {
  /// The project files in the nearest folder around a document that has one.
  static func files(around document: String) -> [String] {
    let folders = SurroundingFolders(of: Disk.url(document)).lazy.map(\.path)
    let names = folders.map { folder in
      FolderWalk.names(in: folder).filter { $0.hasSuffix(".xcodeproj") }
        .map { Disk.path(of: "\($0)/project.pbxproj", in: folder) }.filter { Disk.exists($0) }
    }
    let current = Disk.currentFolder + "/"
    return (names.first { !$0.isEmpty } ?? []).map { path in
      path.hasPrefix(current) ? String(path.dropFirst(current.count)) : path
    }
  }
}
