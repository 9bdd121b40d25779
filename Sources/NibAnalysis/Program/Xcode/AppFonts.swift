import NibCore

/// The font files that the property lists of a program's apps list under `UIAppFonts`. iOS makes the fonts in these files
/// available when an app starts.
struct AppFonts: Sendable {
  /// The names of the files in lower case, without folders.
  let files: Set<String>
  /// The paths of the property lists; empty if Xcode makes the property list from the settings of a project.
  private let propertyLists: [String]

  /// Reads property lists and projects.
  ///
  /// - Parameters:
  ///   - settings: the paths of property lists, projects and other settings of the program.
  ///   - limit: the maximum size of a file in bytes, apart from projects.
  /// - Returns: `nil` if the list is not known: there is no property list of an app, one of them cannot be read, or another
  ///   file of settings contains the list.
  init?(settings: [String], limit: Int) {
    var files: Set<String> = []
    var propertyLists: [String] = []
    var isGenerated = false
    for path in settings {
      let isProject = path.hasSuffix(".pbxproj")
      let bytes = isProject ? FileBytes.ifReadable(path) : FileBytes.ifReadable(path, limit: limit)
      let isAppList = path.hasSuffix("Info.plist")
      guard let bytes else {
        // Large files of other kinds contain data.
        if isAppList || isProject { return nil }
        continue
      }
      if isAppList, bytes.starts(with: "bplist".utf8) { return nil }
      if isProject { isGenerated = isGenerated || bytes.contains(text: "GENERATE_INFOPLIST_FILE = YES") }
      let names = bytes.contains(text: "UIAppFonts") ? AppFonts.list(in: bytes) : []
      guard let names, path.hasSuffix(".plist") || names.isEmpty else { return nil }
      files.formUnion(names)
      if isAppList, bytes.contains(text: "CFBundle") { propertyLists.append(path) }
    }
    guard isGenerated || !propertyLists.isEmpty else { return nil }
    self.files = files
    self.propertyLists = propertyLists
  }

  /// The path of the property list to which a font is added; `nil` if there is none.
  ///
  /// - Parameter paths: the property lists of the app; empty if they are not known.
  func propertyList(among paths: [String]) -> String? {
    let places = Set(paths.map { SourcePlace.path($0) })
    return propertyLists.first { places.isEmpty || places.contains(SourcePlace.path($0)) }
  }

  /// The names in the list of a property list; `nil` if the file has another form, or if a name contains a variable.
  private static func list(in bytes: [UInt8]) -> Set<String>? {
    let text = String(decoding: bytes, as: UTF8.self)
    let lists = text.matches(of: /<key>UIAppFonts<\/key>\s*(?:<array\s*\/>|<array>((?s:.*?))<\/array>)/)
    guard !lists.isEmpty else { return nil }
    var names: Set<String> = []
    for list in lists {
      for name in (list.output.1 ?? "").matches(of: /<string>([^<]*)<\/string>/) {
        if name.output.1.contains("$") { return nil }
        let path = name.output.1.trimmingCharacters(in: .whitespacesAndNewlines)
        names.insert(Disk.name(of: path).lowercased())
      }
    }
    return names
  }
}
