import NibCore

/// Formats source locations as text for the inspector.
enum PlaceText {
  /// `View.xib:41`: the file's name without its folders.
  static func short(_ location: SourceLocation) -> String {
    let name = Disk.name(of: location.file)
    return location.line > 0 ? "\(name):\(location.line)" : name
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
