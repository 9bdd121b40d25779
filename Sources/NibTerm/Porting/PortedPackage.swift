import NibCore
import NibFormats
import NibSources

/// A Swift package with the code and resources of an iOS app, written into a folder.
struct PortedPackage {
  private let project: IOSProject
  private let folder: String
  /// The path or address of the NibTerm package.
  private let nibTerm: String
  /// The files of the app, which must not be changed.
  private let appFiles: Set<FileStatus.Identity>
  private(set) var findings: [Diagnostic] = []

  /// Writes the package.
  ///
  /// - Throws: `WritingFailure` if a file cannot be written.
  init(_ project: IOSProject, in folder: String, nibTerm: String) throws(WritingFailure) {
    self.project = project
    self.folder = folder
    self.nibTerm = nibTerm
    let paths = project.sources + project.resources + project.otherSources + [project.info].compactMap { $0 }
    appFiles = Set(paths.compactMap { (try? FileStatus(of: $0))?.identity })
    try writeSources()
    try copyResources()
    try write("Package.swift", PackageManifest.text(name: project.name, nibTerm: nibTerm))
    try write("Tests/\(project.name)Tests/NibTests.swift", NibTestsFile.text(module: project.name))
    try write(".gitignore", ".build/\n")
    for path in project.otherSources { report("Objective-C and C are not compiled", path: path) }
    for (path, reason) in project.missing {
      report("the project names this file, but it \(reason)", path: path)
    }
    for path in project.foreignLinks {
      report("a link that leads out of the folder is not followed", path: path)
    }
  }

  private mutating func report(_ message: String, path: String) {
    findings.append(
      Diagnostic(.notPorted, message, at: SourceLocation(file: path, line: 1, column: 1)))
  }

  /// The bytes of a file. A file that cannot be read is reported.
  private mutating func bytes(of path: String) -> [UInt8]? {
    do throws(FileFailure) {
      return try FileBytes.read(path)
    } catch {
      findings.append(error.diagnostic(file: path))
      return nil
    }
  }

  private var target: String { "Sources/\(project.name)" }

  /// Ports and writes the sources of the app.
  private mutating func writeSources() throws(WritingFailure) {
    var files: [(path: String, bytes: [UInt8])] = []
    var selectors = SelectorTexts()
    var declarations = AppDeclarations(isComplete: project.otherSources.isEmpty)
    for path in project.sources {
      guard let bytes = bytes(of: path) else { continue }
      files.append((path, bytes))
      selectors.add(SourceFile(bytes, file: path, .swift))
      declarations.add(bytes)
    }
    let nibClasses = classesOfNibs()
    var names = UniqueNames()
    for (path, bytes) in files {
      let ported = PortedSource(
        bytes, file: path, selectors: selectors, nibClasses: nibClasses, ownModules: project.modules,
        declarations: declarations)
      findings += ported.findings
      try write("\(target)/\(names.unusedName(for: Disk.name(of: path)))", ported.text)
    }
  }

  /// The classes that the app's nibs and storyboards name.
  private func classesOfNibs() -> Set<String> {
    var names: Set<String> = []
    for path in project.resources where DocumentName.isSource(path) {
      let text = String(decoding: FileBytes.ifReadable(path) ?? [], as: UTF8.self)
      for part in text.split(separator: "customClass=\"").dropFirst() {
        names.insert(String(part.prefix { $0 != "\"" }))
      }
    }
    return names
  }

  // MARK: Resources

  /// Copies resources into one folder, as an app's bundle has them. Localized files stay in their `.lproj` folders. Of
  /// several files with one name, the later ones get numbers and are reported.
  private mutating func copyResources() throws(WritingFailure) {
    let resources = "\(target)/Resources"
    try checkPlace("\(resources)/")
    try FileWriting.makeFolder("\(folder)/\(resources)")
    var copies = ResourceCopies()
    if let info = project.info, let bytes = FileBytes.ifReadable(info) {
      try write("\(resources)/Info.plist", bytes)
      _ = copies.place(for: info, bytes, named: "Info.plist", in: resources)
    }
    for path in project.resources {
      let parent = Disk.name(of: Disk.folder(of: path))
      let place = parent.hasSuffix(".lproj") ? "\(resources)/\(parent)" : resources
      guard let bytes = bytes(of: path) else { continue }
      try copy(bytes, of: path, to: copies.place(for: path, bytes, named: Disk.name(of: path), in: place))
    }
    var names = UniqueNames()
    for catalog in project.catalogs {
      let place = "\(resources)/\(names.unusedName(for: Disk.name(of: catalog)))"
      for path in files(in: catalog) {
        if let bytes = FileBytes.ifReadable(path) { try write(place + path.dropFirst(catalog.count), bytes) }
      }
    }
  }

  /// Copies a resource, and reports it if its name is different in the package. The place is `nil` for a file that has
  /// already been copied.
  private mutating func copy(_ bytes: [UInt8], of path: String, to place: String?) throws(WritingFailure) {
    guard let place else { return }
    try write(place, bytes)
    let (old, new) = (Disk.name(of: path), Disk.name(of: place))
    if new != old {
      report("another resource has the name \(old), so this one is \(new) in the package", path: path)
    }
  }

  /// The files of an asset catalog.
  private func files(in catalog: String) -> [String] {
    var files: [String] = []
    let root = Disk.resolved(catalog)
    var walk = FolderWalk(limit: 20_000, depth: 8)
    walk.walk(catalog) { item in
      if item.kind.isFile, IOSProject.isInside(item, of: root) { files.append(item.path) }
      return true
    }
    return files
  }

  private func write(_ place: String, _ text: String) throws(WritingFailure) {
    try write(place, Array(text.utf8))
  }

  private func write(_ place: String, _ bytes: [UInt8]) throws(WritingFailure) {
    let path = "\(folder)/\(place)"
    try checkPlace(place)
    if let file = try? FileStatus(of: path), appFiles.contains(file.identity) {
      throw WritingFailure("\(path) is a file of the app, which is not changed; name another folder with -o")
    }
    do throws(WritingFailure) {
      try FileWriting.makeFolder(Disk.folder(of: path))
      try FileWriting.replace(path, with: bytes)
    } catch {
      throw WritingFailure("\(path) cannot be written: \(error.reason)")
    }
  }

  /// Checks that a place in the package and the folders on the way to it are no links, through which files elsewhere
  /// would be replaced.
  private func checkPlace(_ place: String) throws(WritingFailure) {
    let root = Disk.resolved(folder)
    var path = ""
    for part in place.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).dropLast() {
      path += "/\(Substring(part))"
      guard let found = Disk.realPath(folder + path), found != root + path else { continue }
      throw WritingFailure("\(folder)\(path) is a link; remove it, or name another folder with -o")
    }
    let isFolder = place.utf8.last == UInt8(ascii: "/")
    if !isFolder, (try? FileStatus(of: "\(folder)/\(place)", followsLinks: false))?.kind == .link {
      throw WritingFailure("\(folder)/\(place) is a link; remove it, or name another folder with -o")
    }
  }
}

/// The names of the files in a folder, which are different also where case does not count.
private struct UniqueNames {
  /// The names in lowercase.
  private var usedNames: Set<String> = []
  /// The number to try next for each name in lowercase that several files have.
  private var next: [String: Int] = [:]

  /// The name, with a number if another file in the folder has the same name.
  mutating func unusedName(for name: String) -> String {
    let key = name.lowercased()
    if usedNames.insert(key).inserted { return name }
    var number = next[key] ?? 2
    while !usedNames.insert(UniqueNames.numbered(name, number).lowercased()).inserted { number += 1 }
    next[key] = number + 1
    return UniqueNames.numbered(name, number)
  }

  /// The name of a file with a number before its suffix.
  static func numbered(_ name: String, _ number: Int) -> String {
    let end = name.lastIndex(of: ".") ?? name.endIndex
    return "\(name[..<end])\(number)\(name[end...])"
  }
}

/// The resources that have been copied into a package, by their names.
private struct ResourceCopies {
  private struct File {
    /// The path in the project.
    let path: String
    /// The hash of the bytes, so that other files with the same name need not be read again.
    let hash: Int
  }

  /// The copied files, by their places in lowercase.
  private var copies: [String: File] = [:]

  /// The place for a file: its name, with a number if another file has the same name. `nil` if the same bytes have
  /// already been copied under this name.
  mutating func place(
    for path: String, _ bytes: [UInt8], named name: String, in folder: String
  ) -> String? {
    let hash = bytes.hashValue
    var result = "\(folder)/\(name)"
    var number = 2
    while let other = copies[result.lowercased()] {
      if other.hash == hash, FileBytes.ifReadable(other.path) == bytes { return nil }
      result = "\(folder)/\(UniqueNames.numbered(name, number))"
      number += 1
    }
    copies[result.lowercased()] = File(path: path, hash: hash)
    return result
  }
}
