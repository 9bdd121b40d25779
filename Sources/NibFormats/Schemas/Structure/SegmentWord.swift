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
}
