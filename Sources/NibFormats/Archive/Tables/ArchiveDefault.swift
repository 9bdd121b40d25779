/// A row of the tables: a child that an element has unless the archive says otherwise.
///
/// Interface Builder 3 and 4 left out the defaults of their time; documents leave out today's.
struct ArchiveDefault: Sendable {
  private let elements: Set<String>
  /// The keys that say otherwise.
  private let keys: [String]
  private let child: DraftElement

  /// The children that an element of this name has when these keys are there.
  static func elements(for name: String, _ keys: Set<String>) -> [DraftElement] {
    rows.filter { $0.elements.contains(name) && keys.isDisjoint(with: $0.keys) }.map(\.child)
  }

  private static let controllers: Set<String> = [
    "viewController", "tableViewController", "collectionViewController", "pageViewController",
    "navigationController", "tabBarController", "splitViewController",
  ]

  private static let rows: [ArchiveDefault] = [
    ArchiveDefault(
      elements: ["label"], keys: ["IBUIFont", "IBUIFontDescription"],
      child: ArchiveFont.system("17", key: "fontDescription")),
    // Before iOS 7 a view ended where a bar began.
    ArchiveDefault(
      elements: controllers, keys: ["IBUIWantsFullScreenLayout"],
      child: DraftElement("extendedEdge", key: "edgesForExtendedLayout")),
  ]
}
