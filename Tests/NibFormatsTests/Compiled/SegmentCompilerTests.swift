import Testing

@testable import NibFormats

/// The segments of segmented controls in compiled nibs.
@Suite struct SegmentCompilerTests {
  /// A document stores an empty title, or the title before the image was chosen, beside the image of a segment.
  @Test("A segment has its image, or its title if it has no image") func titlesAndImages() throws {
    let document = try DocumentSamples.xib(
      """
      <segmentedControl id="a"><segments><segment title="" image="a.png"/><segment image="b.png"/>\
      <segment title="Both" image="c.png"/><segment title="Text"/>\
      <segment title=""><imageReference key="image" image="d"/></segment></segments></segmentedControl>
      """)
    #expect(try NibCompiler.compile(document).diagnostics.map(\.message) == [])
    let back = try UIKitRoundTripTests.compiled(document)
    let list = try #require(back.root.descendants.first { $0.isNamed("segments") })
    #expect(list.children.map { $0["image"] } == ["a.png", "b.png", "c.png", nil, "d"])
    #expect(list.children.map { $0["title"] } == [nil, nil, nil, "Text", nil])
  }
}
