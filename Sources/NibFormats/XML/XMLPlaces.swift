import NibSupport

/// The places that `XMLScanner` records for `SourceTree` and that a `NibTree` does not contain.
struct XMLPlaces {
  /// For each element, the end of its start tag, with the white space before it.
  private(set) var tagEnds: [Range<Int>] = []
  /// For each element, its end tag; empty if it has none.
  var endTags: [Range<Int>] = []
  var comments: [Range<Int>] = []
  var instructions: [Range<Int>] = []

  mutating func addTag(endingWith range: Range<Int>) {
    tagEnds.append(range)
    endTags.append(range.upperBound..<range.upperBound)
  }
}
