import Testing

@testable import NibFormats

/// NIBArchive: writing, reading, and the errors for damaged files.
@Suite struct ContainerNIBArchiveTests {
  private typealias Entry = CodedGraph.Entry

  private static let bytes = NIBArchiveWriter.bytes(of: ContainerFixtures.view)

  private func graph(_ bytes: [UInt8]) throws(NibReadError) -> CodedGraph {
    try NIBArchiveReader.graph(of: bytes, file: "A.nib")
  }

  @Test("A written archive is read back unchanged") func roundTrip() throws {
    for fixture in [ContainerFixtures.view, ContainerFixtures.window] {
      let read = try graph(NIBArchiveWriter.bytes(of: fixture))
      #expect(ContainerFixtures.withoutOffsets(read) == fixture.objects)
      #expect(read.container == .nibArchive)
      #expect(NIBArchiveWriter.bytes(of: read) == NIBArchiveWriter.bytes(of: fixture))
    }
  }

  @Test(
    "An archive stores each key and class once, and numbers with their minimum length"
  )
  func layout() {
    let numbers: [Int64] = [1, 200, 70_000, -1]
    let entries =
      numbers.map { Entry("n", .integer($0)) } + [Entry("s", .string("é")), Entry("b", .bool(true))]
    let small = CodedGraph(
      objects: [
        CodedGraph.Object("A", fallbackClassNames: ["B"], entries: entries),
        CodedGraph.Object("B", entries: [Entry("b", .bool(false))]),
      ], container: .nibArchive)
    let expected: [UInt8] =
      Array("NIBArchive".utf8) + [1, 0, 0, 0, 9, 0, 0, 0]
      + [2, 0, 0, 0, 50, 0, 0, 0, 3, 0, 0, 0, 56, 0, 0, 0, 7, 0, 0, 0, 62, 0, 0, 0, 2, 0, 0, 0, 94, 0, 0, 0]
      + [0x81, 0x80, 0x86, 0x80, 0x86, 0x81]
      + [0x81, 0x6E, 0x81, 0x73, 0x81, 0x62]
      + [0x80, 0, 1, 0x80, 1, 200, 0, 0x80, 2, 0x70, 0x11, 1, 0]
      + [0x80, 3, 255, 255, 255, 255, 255, 255, 255, 255, 0x81, 8, 0x82, 0xC3, 0xA9, 0x82, 5, 0x82, 4]
      + [0x82, 0x80, 0x42, 0, 0x82, 0x81, 0, 0, 0, 0, 0x41, 0]
    #expect(NIBArchiveWriter.bytes(of: small) == expected)
  }

  @Test("Names and data of 20,000 bytes are read back unchanged") func longNames() throws {
    let long = String(repeating: "x", count: 20_000)
    let graph = CodedGraph(
      objects: [CodedGraph.Object(long, entries: [Entry(long, .data(Array(long.utf8)))])],
      container: .nibArchive)
    let read = try self.graph(NIBArchiveWriter.bytes(of: graph))
    #expect(ContainerFixtures.withoutOffsets(read) == graph.objects)
  }

  @Test("An archive of coder version 10, with bytes after the last section, is read")
  func newerCoder() throws {
    var bytes = Self.bytes + Array("LNE\0".utf8)
    bytes[14] = 10
    #expect(ContainerFixtures.withoutOffsets(try graph(bytes)) == ContainerFixtures.view.objects)
  }

  @Test("Objects can share values, up to a limit") func sharedValues() throws {
    #expect(try graph(Self.sharing(objects: 3, values: 40)).objects.map(\.entries.count) == [40, 40, 40])
    #expect(
      ContainerFixtures.message { () throws(NibReadError) in
        try graph(Self.sharing(objects: 5000, values: 120))
      } == "the objects claim more values than a file of this size can hold (byte 0x1af) [damaged-nib]")
  }

  /// An archive in which all objects share all values.
  private static func sharing(objects: Int, values: Int) -> [UInt8] {
    var file = Array("NIBArchive".utf8)
    let object: [UInt8] = [0x80, 0x80, UInt8(values) | 0x80]
    let value: [UInt8] = [0x80, 9]
    let sections: [(count: Int, bytes: [UInt8])] = [
      (objects, Array(repeating: object, count: objects).flatMap { $0 }), (1, [0x81, 0x6B]),
      (values, Array(repeating: value, count: values).flatMap { $0 }), (1, [0x82, 0x80, 0x41, 0]),
    ]
    for number in [1, 9] { file.appendLittleEndian(UInt64(number), count: 4) }
    var offset = 50
    for section in sections {
      file.appendLittleEndian(UInt64(section.count), count: 4)
      file.appendLittleEndian(UInt64(offset), count: 4)
      offset += section.bytes.count
    }
    return sections.reduce(file) { $0 + $1.bytes }
  }

  @Test(
    "A damaged header or list of objects gives a specific error",
    arguments: [
      ([(10, 2)], "the NIBArchive has format version 2, expected 1 (byte 0xa)"),
      ([(22, 20)], "the objects section begins at 0x14, inside the header (byte 0x16)"),
      (
        [(41, 0x12)],
        "the values section begins at 0x1200017e, past the end of the file (0x311) (byte 0x26)"
      ),
      ([(18, 0), (19, 0)], "the archive contains no objects (byte 0x12)"),
      (
        [(21, 1)],
        "the objects section claims 16777229 items, more than fit into the rest of the file (byte 0x12)"
      ),
      ([(50, 0xFF)], "object 0 has class 127, but there are 7 (byte 0x32)"),
      ([(51, 0xFF)], "object 0 has 3 values starting at value 127, but there are 32 (byte 0x32)"),
      ([(50, 1), (51, 1), (52, 1), (53, 1), (54, 1)], "a number is longer than 5 bytes (byte 0x32)"),
    ] as [([(Int, UInt8)], String)])
  func damagedHeader(changes: [(Int, UInt8)], message: String) {
    var bytes = Self.bytes
    for (offset, byte) in changes { bytes[offset] = byte }
    #expect(
      ContainerFixtures.message { () throws(NibReadError) in try graph(bytes) } == message + " [damaged-nib]"
    )
  }

  @Test("A damaged list of keys or values gives a specific error") func damagedValues() {
    let objects = [CodedGraph.Object("A", entries: [Entry("k", .object(0))])]
    let good = NIBArchiveWriter.bytes(of: CodedGraph(objects: objects, container: .nibArchive))
    for (offset, byte, message) in [
      (55, 0xFF, "value 0 has key 127, but the file has only 1 key (byte 0x37)"),
      (56, 11, "a value of type 11, expected 0 to 10 (byte 0x38)"),
      (57, 5, "value 0 (k) refers to object 5, but there are 1 (byte 0x37)"),
      (53, 0xFF, "the keys section continues past the end of the file (0x41) (byte 0x36)"),
    ] as [(Int, UInt8, String)] {
      var bytes = good
      bytes[offset] = byte
      #expect(
        ContainerFixtures.message { () throws(NibReadError) in try graph(bytes) } == message
          + " [damaged-nib]")
    }
  }
}
