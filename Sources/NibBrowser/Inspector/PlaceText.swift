import NibCore

/// Formats source locations as text for the inspector.
enum PlaceText {
  /// `View.xib:41`: the file's name without its folders.
  static func short(_ location: SourceLocation) -> String {
    let name = Disk.name(of: location.file)
    return location.line > 0 ? "\(name):\(location.line)" : name
  }

  /// `de.lproj/View.strings:41`: the file's name with the folder of its language, if it is in one.
  static func withLanguage(_ location: SourceLocation) -> String {
    let folder = Disk.folder(of: location.file)
    guard folder.hasSuffix(".lproj") else { return short(location) }
    return Disk.path(of: short(location), in: Disk.name(of: folder))
  }

  /// `, line 41`, for locations in the shown file; empty for files without lines.
  static func line(_ location: SourceLocation) -> String {
    location.line > 0 ? ", line \(location.line)" : ""
  }

  /// `Screens/View.xib:41`, the form that editors accept.
  static func full(_ location: SourceLocation) -> String {
    location.line > 0 ? "\(location.file):\(location.line)" : location.file
  }
}
