import NibCore

/// The places of a document where rules are switched off.
///
/// A comment `<!-- nibterm:disable rule-id rule-id -->` applies to the element after it and everything inside that
/// element. In a user label (*Label* in Interface Builder's document outline), `nibterm:disable rule-id` applies to the
/// object and everything inside it; Interface Builder keeps labels when it saves a document, but not comments. Without
/// ids, all rules are switched off except `merge-conflict`, because a document with conflicts is not finished.
package struct RuleDirectives {
  /// The ids of the rules that are switched off for an element; empty for all rules.
  private var disabledIDs: [NibElement: Set<String>] = [:]
  private let file: String
  /// `nil` if the document does not contain the keyword.
  private let places: ElementPlaces?

  package init(_ document: NibDocument) {
    file = document.file
    guard document.source.contains(text: RuleDirectives.keyword) else {
      places = nil
      return
    }
    let places = ElementPlaces(document)
    self.places = places
    for element in places.elements {
      if let label = element["userLabel"], let ids = RuleDirectives.ids(in: label) { add(ids, to: element) }
    }
    for (offset, text) in RuleDirectives.comments(in: document.source) {
      guard let ids = RuleDirectives.ids(in: text), let next = places.first(from: offset) else { continue }
      add(ids, to: next)
    }
  }

  /// The diagnostics that are not switched off.
  package func applied(to diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard let places, !disabledIDs.isEmpty else { return diagnostics }
    return diagnostics.compactMap { $0.keeping { !isDisabled($0, places) } }
  }

  /// Whether a single finding is switched off.
  private func isDisabled(_ finding: Diagnostic, _ places: ElementPlaces) -> Bool {
    guard let place = finding.location, place.file == file else { return false }
    var element = places.last(upTo: place.offset)
    while let current = element {
      if let ids = disabledIDs[current],
        ids.contains(finding.id) || ids.isEmpty && finding.kind != .mergeConflict
      {
        return true
      }
      element = current.parent
    }
    return false
  }

  private static let keyword = "nibterm:disable"

  private mutating func add(_ ids: Set<String>, to element: NibElement) {
    if let known = disabledIDs[element] {
      disabledIDs[element] = known.isEmpty || ids.isEmpty ? [] : known.union(ids)
    } else {
      disabledIDs[element] = ids
    }
  }

  /// The ids after the keyword; `nil` if the text does not contain the keyword.
  private static func ids(in text: String) -> Set<String>? {
    guard let range = text.range(of: keyword) else { return nil }
    let words = text[range.upperBound...].split { !($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    return Set(words.map { String($0) })
  }

  /// The comments of a document, each with the offset of its end.
  private static func comments(in source: [UInt8]) -> [(end: Int, text: String)] {
    SourceTree(source).map { tree in
      tree.comments.map { range in
        (range.upperBound, String(decoding: source[range].dropFirst(4).dropLast(3), as: UTF8.self))
      }
    } ?? []
  }
}
