import Testing

@testable import NibFormats

/// Reading strings, numbers and collections from the graph of a compiled nib, whatever its container.
@Suite struct ContainerGraphTests {
  private typealias Object = CodedGraph.Object
  private typealias Entry = CodedGraph.Entry

  @Test("A string is stored as a value or as an object") func strings() {
    let graph = CodedGraph(
      objects: [
        Object("NSObject"), ContainerFixtures.text("bytes"),
        Object("NSMutableString", entries: [Entry("NS.string", .string("text"))]),
        Object("NSLocalizableString", entries: [Entry("NSKey", .object(1)), Entry("NSDev", .object(2))]),
        Object("NSLocalizableString", entries: [Entry("NSDev", .object(5))]),
        Object("NSLocalizableString", entries: [Entry("NSDev", .object(5))]),
      ], container: .nibArchive)
    #expect(graph.string(.string("plain")) == "plain")
    #expect(graph.string(.object(1)) == "bytes")
    #expect(graph.string(.object(2)) == "text")
    #expect(graph.string(.object(3)) == "text")
    #expect(graph.string(.object(0)) == nil)
    #expect(graph.string(.object(5)) == nil, "a localizable string that refers to itself has no text")
    #expect(graph.string(.integer(1)) == nil)
  }

  @Test("Data that is not UTF-8 is not a string, and is written in hexadecimal") func data() {
    let data = Object("NSData", entries: [Entry("NS.bytes", .data([0x41, 0xFF]))])
    let graph = CodedGraph(objects: [Object("NSObject"), data], container: .nibArchive)
    #expect(graph.string(.object(1)) == nil)
    #expect(graph.data(.object(1)) == [0x41, 0xFF])
    var writer = CodedKeyWriter(graph, ids: [:])
    let draft = writer.draft(of: Entry("NSImageData", .object(1)))
    #expect(draft["class"] == "NSData")
    #expect(draft.children.map { $0["data"] } == ["41ff"])
  }

  @Test("A number is stored as a value or as an object") func numbers() {
    let graph = CodedGraph(
      objects: [
        Object("NSNumber", entries: [Entry("NS.dblval", .double(2.5))]),
        Object("NSNumber", entries: [Entry("NS.intval", .integer(7))]),
        Object("NSNumber", entries: [Entry("NS.boolval", .bool(true))]),
        Object("NSNumber", entries: [Entry("NS.intval", .object(3))]),
      ], container: .nibArchive)
    #expect([0, 1, 2, 3].map { graph.double(.object($0)) } == [2.5, 7, 1, nil])
    #expect([0, 1, 2, 3].map { graph.int(.object($0)) } == [nil, 7, 1, nil])
    #expect([0, 1, 2, 3].map { graph.bool(.object($0)) } == [true, true, true, nil])
    #expect(graph.double(.float(0.5)) == 0.5)
    #expect(graph.int(.double(1e300)) == nil)
    #expect(graph.bool(.integer(0)) == false)
    #expect(graph.double(.string("1")) == nil)
    #expect(graph.double(nil) == nil)
  }

  @Test("Arrays and dictionaries are read in the forms of both containers") func collections() {
    let graph = CodedGraph(
      objects: [
        ContainerFixtures.list(1, 2),
        Object(
          "NSMutableDictionary",
          entries: [
            Entry("NSInlinedValue", .bool(true)), Entry("UINibEncoderEmptyKey", .string("a")),
            Entry("UINibEncoderEmptyKey", .integer(1)), Entry("UINibEncoderEmptyKey", .string("odd")),
          ]),
        Object(
          "NSDictionary",
          entries: [
            Entry("NS.keys", .string("a")), Entry("NS.keys", .string("b")), Entry("NS.objects", .integer(1)),
            Entry("NS.objects", .integer(2)),
          ]),
      ], container: .nibArchive)
    #expect(graph.array(.object(0)) == [.object(1), .object(2)])
    #expect(graph.array(.object(1)) == nil)
    #expect(graph.dictionary(.object(0)) == nil)
    #expect(graph.dictionary(.object(1))?.map(\.key) == [.string("a")])
    #expect(graph.dictionary(.object(2))?.map(\.value) == [.integer(1), .integer(2)])
    #expect(graph.array(.object(99)) == nil, "a reference to a missing object is not an array")
  }
}
