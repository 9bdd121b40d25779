/// The segments of a segmented control: lists of titles, widths, images and so on that belong together.
enum ArchiveSegments {
  static func add(_ field: ArchiveField, _ object: ArchiveObject, _ draft: inout DraftElement) {
    let control = object.value
    let titles = control["IBSegmentTitles"]?.slots ?? []
    let widths = control["IBSegmentWidths"]?.slots ?? []
    let images = control["IBSegmentImages"]?.slots ?? []
    let states = control["IBSegmentEnabledStates"]?.slots ?? []
    let offsets = control["IBSegmentContentOffsets"]?.slots ?? []
    let segments = titles.indices.map { index in
      var segment = DraftElement("segment", at: titles[index]?.element.offset ?? field.element.offset)
      segment.set("title", titles[index]?.string ?? "")
      if let image = images[at: index]?["NSResourceName"]?.string { segment.set("image", image) }
      if let width = widths[at: index]?.number, width > 0 { segment.set("width", ArchiveNumber.text(width)) }
      if states[at: index]?.truth == false { segment.set("enabled", "NO") }
      if let offset = offsets[at: index].flatMap({ ArchiveGeometry.size($0, key: "contentOffset") }),
        offset["width"] != "0" || offset["height"] != "0"
      {
        segment.children.append(offset)
      }
      return segment
    }
    draft.append(segments, in: "segments")
  }
}

extension [ArchiveValue?] {
  fileprivate subscript(at index: Int) -> ArchiveValue? { indices.contains(index) ? self[index] : nil }
}
