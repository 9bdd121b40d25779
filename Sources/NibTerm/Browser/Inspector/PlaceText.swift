import NibCore

/// Places in files as the inspector shows them.
enum PlaceText {
  /// `View.xib:41`: the file's name without its folders.
  static func short(_ location: SourceLocation) -> String {
    let name = location.file.split(separator: "/").last.map(String.init) ?? location.file
    return location.line > 0 ? "\(name):\(location.line)" : name
  }

  /// `, line 41`, for places in the file that is shown anyway; nothing where files have no lines.
  static func line(_ location: SourceLocation) -> String {
    location.line > 0 ? ", line \(location.line)" : ""
  }

  /// `Screens/View.xib:41`, as editors take it.
  static func full(_ location: SourceLocation) -> String {
    location.line > 0 ? "\(location.file):\(location.line)" : location.file
  }
}
