import NibCore
import NibFormats
import NibSources

/// A Swift package with the code and resources of an iOS app, written into a folder.
struct PortedPackage {
  private let project: IOSProject
  private let folder: String
  /// The path or address of the NibTerm package.
  private let nibTerm: String
  /// The parts that were not ported.
  private(set) var findings: [Diagnostic] = []

  /// Writes the package.
  ///
  /// - Throws: `WritingFailure` if a file cannot be written.
  init(_ project: IOSProject, in folder: String, nibTerm: String) throws(WritingFailure) {
    self.project = project
    self.folder = folder
    self.nibTerm = nibTerm
    try writeSources()
    try copyResources()
    try write("Package.swift", PackageManifest.text(name: project.name, nibTerm: nibTerm))
    try write("Tests/\(project.name)Tests/NibTests.swift", NibTestsFile.text(module: project.name))
    try write(".gitignore", ".build/\n")
    for path in project.otherSources {
      findings.append(
        Diagnostic(
          "not-ported", .warning, "Objective-C and C are not compiled",
          at: SourceLocation(file: path, line: 1, column: 1)))
    }
  }

  private var target: String { "Sources/\(project.name)" }

  // MARK: Sources

  private mutating func writeSources() throws(WritingFailure) {
    var files: [(path: String, bytes: [UInt8])] = []
    var selectors = SelectorTexts()
    for path in project.sources {
      guard let bytes = FileBytes.ifReadable(path) else { continue }
      files.append((path, bytes))
      selectors.add(SourceFile(bytes, file: path, .swift))
    }
    let nibClasses = classesOfNibs()
    var names: Set<String> = []
    for (path, bytes) in files {
      let ported = PortedSource(bytes, file: path, selectors: selectors, nibClasses: nibClasses)
      findings += ported.findings
      try write("\(target)/\(PortedPackage.unusedName(Disk.name(of: path), &names))", ported.text)
    }
  }

  /// The classes that the app's nibs and storyboards name.
  private func classesOfNibs() -> Set<String> {
    var names: Set<String> = []
    for path in project.resources where path.hasSuffix(".xib") || path.hasSuffix(".storyboard") {
      let text = String(decoding: FileBytes.ifReadable(path) ?? [], as: UTF8.self)
      for part in text.split(separator: "customClass=\"").dropFirst() {
        names.insert(String(part.prefix { $0 != "\"" }))
      }
    }
    return names
  }

  /// The name, with a number if another file in the folder has the same name.
  private static func unusedName(_ name: String, _ names: inout Set<String>) -> String {
    var result = name
    var number = 2
    while !names.insert(result.lowercased()).inserted {
      let end = name.lastIndex(of: ".") ?? name.endIndex
      result = "\(name[..<end])\(number)\(name[end...])"
      number += 1
    }
    return result
  }

  // MARK: Resources

  /// Copies resources into one folder, as an app's bundle has them. Localized files stay in their `.lproj` folders.
  private func copyResources() throws(WritingFailure) {
    let resources = "\(target)/Resources"
    try FileWriting.makeFolder("\(folder)/\(resources)")
    for path in project.resources {
      let parent = Disk.name(of: Disk.folder(of: path))
      let place = parent.hasSuffix(".lproj") ? "\(resources)/\(parent)" : resources
      try copy(path, to: "\(place)/\(Disk.name(of: path))")
    }
    if let info = project.info { try copy(info, to: "\(resources)/Info.plist") }
    for catalog in project.catalogs {
      for path in files(in: catalog) {
        try copy(path, to: "\(resources)/\(Disk.name(of: catalog))/\(path.dropFirst(catalog.count + 1))")
      }
    }
  }

  private func files(in catalog: String) -> [String] {
    var files: [String] = []
    var walk = FolderWalk(limit: 20_000, depth: 8)
    walk.walk(catalog) { item in
      if item.kind.isFile { files.append(item.path) }
      return true
    }
    return files
  }

  private func copy(_ path: String, to place: String) throws(WritingFailure) {
    guard let bytes = FileBytes.ifReadable(path) else { return }
    try write(place, bytes)
  }

  private func write(_ place: String, _ text: String) throws(WritingFailure) {
    try write(place, Array(text.utf8))
  }

  private func write(_ place: String, _ bytes: [UInt8]) throws(WritingFailure) {
    let path = "\(folder)/\(place)"
    try FileWriting.makeFolder(Disk.folder(of: path))
    try FileWriting.replace(path, with: bytes, before: try? FileStatus(of: path))
  }
}
