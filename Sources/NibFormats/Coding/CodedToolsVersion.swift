/// Estimates the version of Interface Builder that compiled a nib, on which the default sizes of controls
/// depend. Nibs do not contain the version, but newer compilers write keys that older ones do not.
enum CodedToolsVersion {
  /// Keys with the version of Interface Builder that introduced them, the newest first.
  private static let introductions: [(key: String, toolsVersion: Int)] = [
    (CompilerStyle.environmentVersionKey, 22154),
    ("UIButtonConfiguration", 19455), ("UIScrollViewIndicatorInsetAdjustmentBehavior", 15504),
    ("UIViewLargeContentStoredProperties", 15504), ("UIFontPointSizeForScaling", 13527),
    ("UISeparatorInsetReference", 13527), ("UILargeTitleDisplayMode", 13527),
    ("UIDeepDrawRect", 10116), ("UIViewSemanticContentAttribute", 9059), ("NSFirstAttributeV2", 7531),
    ("UINibTraitStorageListsKey", 6249),
  ]

  /// The version of Xcode 13, since which archives have the version 10.
  private static let xcode13 = 19_455

  /// The version that the newest key of a nib indicates; that of Xcode 5 (5056) if there is no such key.
  static func estimate(of graph: CodedGraph) -> Int {
    let keys = graph.objects.reduce(into: Set<String>()) { keys, object in
      for entry in object.entries { keys.insert(entry.key) }
    }
    let version = introductions.first { keys.contains($0.key) }?.toolsVersion ?? 5056
    return graph.coderVersion.map { $0 >= 10 } == true ? max(version, xcode13) : version
  }
}
