import NibSources

/// The places where the code of a program sets the texts of views, by the way in which it refers to the view.
struct SourceTextUses: Sendable {
  private var properties: [String: [SourceTextUse]] = [:]
  private var tags: [Int: [SourceTextUse]] = [:]
  private var own: [String: [SourceTextUse]] = [:]
  /// The code that lets the rows of tables be as high as their texts need.
  private(set) var ofRowHeights: [SourceTextUse] = []

  /// Adds the places in a file.
  mutating func add(_ uses: [SourceTextUse]) {
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

  /// The code that sets a text of the view that a property refers to, in the order of the files.
  func ofProperty(_ name: String) -> [SourceTextUse] {
    properties[SourceTextUse.property(ofVariable: name)] ?? []
  }

  /// The code that sets a text of the view with a tag.
  func ofView(withTag tag: Int) -> [SourceTextUse] { tags[tag] ?? [] }

  /// The code of a class that sets its own text.
  func ofObjects(ofClass name: String) -> [SourceTextUse] { own[name] ?? [] }
}
