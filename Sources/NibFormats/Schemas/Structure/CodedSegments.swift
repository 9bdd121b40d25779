/// Translates the segments of a segmented control. In a nib they are subviews of the control; in a document they are
/// the elements of its `<segments>` list.
enum CodedSegments {
  private static let key = "UISegments"
  /// The key of a segment's title or image.
  private static let info = "UISegmentInfo"

  /// The row for the segments of a segmented control.
  static let property = PropertySchema(
    parts: [.element("segments")], keys: [key],
    translate: { object, draft in
      guard let segments = object.graph.array(object.value(key)) else { return object.preserve(key) }
      let list = draft.childAdding(named: "segments")
      for value in segments {
        guard let number = object.graph.object(value) else { continue }
        list.children.append(Self.draft(of: number, object.translation))
      }
    },
    compile: { element, object in
      guard let list = element.child(named: "segments") else { return }
      let children = Array(list.children)
      let segments = children.enumerated().map { position, child in
        compile(child, position, of: children.count, object.compilation)
      }
      object.set(key, object.compilation.list(segments, "NSMutableArray"))
      // The segments are the subviews of the control, with the last segment at the back.
      object.set("UISubviews", object.compilation.list(segments.reversed(), "NSMutableArray"))
    })

  /// The element of a segment.
  private static func draft(of segment: Int, _ translation: CodedTranslation) -> NibDraft {
    let graph = translation.graph
    let draft = NibDraft("segment", at: graph.objects[segment].offset)
    let value = graph.value(info, of: segment) ?? .null
    if let title = graph.string(value) {
      draft["title"] = title
    } else {
      _ = CodedImage.translate(value, "image", graph, into: draft)
    }
    let subject = CodedTranslation.Subject(translation: translation, number: segment)
    SegmentWord.schema.translate(subject, into: draft)
    return draft
  }

  /// UIKit's number for the position of a segment in its control. The first one has none.
  private static func place(_ position: Int, of count: Int, _ style: CompilerStyle) -> Int64 {
    let isLast = position == count - 1
    return position == 0 ? 0 : style.hasSegmentFrames ? isLast ? 3 : 2 : isLast ? 2 : 1
  }

  /// Sets what segments have as views. Their widths are not known before the control is laid out.
  private static func addFrame(to segment: CodedCompilation.Subject) {
    let style = segment.compilation.style
    guard style.hasSegmentFrames else { return }
    segment.set("UIBounds", CodedGeometry.value([0, 0, 0, style.segmentHeight]))
    segment.set("UICenter", CodedGeometry.value([0, style.segmentHeight / 2]))
    for key in ["UIDeepDrawRect", "UIAutoresizeSubviews"] { segment.set(key, .bool(true)) }
    segment.set("UIViewSemanticContentAttribute", .integer(0))
    segment.set("UIViewLargeContentStoredProperties", .null)
    segment.set("UISegmentStyle", .integer(5))
  }

  /// The object of a segment.
  private static func compile(
    _ element: NibElement, _ position: Int, of count: Int, _ compilation: CodedCompilation
  ) -> CodedGraph.Value {
    let number = compilation.add(SegmentWord.schema.name)
    let subject = CodedCompilation.Subject(compilation: compilation, number: number)
    let title = SegmentWord.shownTitle(of: element).map { compilation.text($0, "title", of: element) }
    if let value = title ?? CodedImage.value(of: element, "image", compilation) { subject.set(info, value) }
    let place = place(position, of: count, compilation.style)
    addFrame(to: subject)
    if place != 0 { subject.set("UISegmentPosition", .integer(place)) }
    SegmentWord.schema.compile(element, into: subject)
    UncompiledParts(SegmentWord.schema).report(element, to: compilation)
    return .object(number)
  }
}
