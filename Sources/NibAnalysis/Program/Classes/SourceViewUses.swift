import NibSources

/// The places where the code of a program sets properties of views, by the way in which it refers to the view.
struct SourceViewUses: Sendable {
  private var properties: [String: [SourceViewUse]] = [:]
  private var tags: [Int: [SourceViewUse]] = [:]
  private var own: [String: [SourceViewUse]] = [:]
  /// The code that lets the rows of tables be as high as their texts need.
  private(set) var ofRowHeights: [SourceViewUse] = []

  /// Adds the places in a file.
  mutating func add(_ uses: [SourceViewUse]) {
    for use in uses {
      guard use.part != .rowHeight else {
        ofRowHeights.append(use)
        continue
      }
      switch use.view {
      case .itself: if let owner = use.owner { own[owner, default: []].append(use) }
      case .tag(let tag): tags[tag, default: []].append(use)
      case .own, .other:
        if let name = use.property { properties[name, default: []].append(use) }
      }
    }
  }

  /// The code that sets something of the view that a property refers to, in the order of the files.
  func ofProperty(_ name: String) -> [SourceViewUse] {
    properties[SourceViewUse.property(ofVariable: name)] ?? []
  }

  /// The code that sets something of the view with a tag.
  func ofView(withTag tag: Int) -> [SourceViewUse] { tags[tag] ?? [] }

  /// The code of a class that sets properties of its own objects.
  func ofObjects(ofClass name: String) -> [SourceViewUse] { own[name] ?? [] }
}
