/// When a nib was compiled: nibs do not say it, but newer compilers write keys that older ones do not.
///
/// How large controls are depends on it.
enum CodedEra {
  /// Keys and the version of Interface Builder that brought them, the newest first.
  private static let marks: [(key: String, toolsVersion: Int)] = [
    ("UIButtonConfiguration", 19455), ("UIScrollViewIndicatorInsetAdjustmentBehavior", 15504),
    ("UIViewLargeContentStoredProperties", 15504), ("UIFontPointSizeForScaling", 13527),
    ("UISeparatorInsetReference", 13527), ("UILargeTitleDisplayMode", 13527),
    ("UIDeepDrawRect", 10116), ("UIViewSemanticContentAttribute", 9059), ("NSFirstAttributeV2", 7531),
    ("UINibTraitStorageListsKey", 6249),
  ]

  /// The version that the nib's keys point to; Xcode 5's if none does.
  static func toolsVersion(of graph: CodedGraph) -> Int {
    let keys = graph.objects.reduce(into: Set<String>()) { keys, object in
      for entry in object.entries { keys.insert(entry.key) }
    }
    return marks.first { keys.contains($0.key) }?.toolsVersion ?? 5056
  }
}
