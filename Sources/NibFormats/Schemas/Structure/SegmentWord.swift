/// The words of a segment. Its title and its image have the same key in nibs.
package enum SegmentWord: String, SchemaWord {
  case width, enabled, contentOffset, title, image, catalog

  package static let schema = ClassSchema(
    "UISegment",
    [
      width: .float("UISegmentWidth").within(.lengths), enabled: .inverse("UIUserInteractionDisabled"),
      contentOffset: .size("UISegmentContentOffset"),
      title: .handled().typed(.text).localized(.indexed("segmentTitles")),
      image: .handled().typed(.image), catalog: .catalog,
    ])

  /// The title that a segment shows; `nil` if it shows an image instead, as every segment with an image does.
  package static func shownTitle(of segment: NibElement) -> String? {
    hasImage(segment) ? nil : segment.text(SegmentWord.title.name)
  }

  /// Whether an attribute or a child names an image. Documents of segments with an image also have an empty title.
  private static func hasImage(_ segment: NibElement) -> Bool {
    segment[SegmentWord.image] != nil || segment.child(SegmentWord.image)?["image"] != nil
  }
}
