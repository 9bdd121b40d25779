import Foundation
import Testing

@testable import NibFormats

/// Keyed archives in both forms of property lists, and the errors for damaged ones.
@Suite struct ContainerKeyedArchiveTests {
  private typealias Entry = CodedGraph.Entry

  private func graph(_ list: PropertyListFixture) throws(NibReadError) -> CodedGraph {
    try KeyedArchiveReader.graph(of: list.binary, file: "K.nib")
  }

  private func archive(_ objects: [PropertyListFixture]) -> PropertyListFixture {
    .dictionary([("$top", .dictionary([("root", .uid(1))])), ("$objects", .array(objects))])
  }

  @Test("The objects of a keyed archive have their classes and values") func objects() throws {
    let graph = try graph(PropertyListFixture.view)
    #expect(graph.container == .keyedArchive)
    #expect(graph.objects.map(\.className) == ["NSObject", "NSArray", "UIProxyObject", "AppView", "NSArray"])
    #expect(graph.objects[3].fallbackClassNames == ["NSView", "UIView", "NSObject"])
    #expect(graph.array(graph.value("UINibTopLevelObjectsKey", of: 0)) == [.object(2), .object(3)])
    #expect(graph.array(graph.value("UINibConnectionsKey", of: 0)) == [])
    #expect(
      ContainerFixtures.withoutOffsets(graph)[3].entries == [
        Entry("UIBounds", .string("{{0, 0}, {320, 480}}")), Entry("UICenter", .string("{160, 240}")),
        Entry("UIBackgroundColor", .null), Entry("UIOpaque", .bool(true)), Entry("UIAlpha", .double(0.5)),
        Entry("UITag", .integer(-3)), Entry("UIData", .data([1, 2, 255])), Entry("UINote", .string("Grüße")),
      ])
  }

  @Test("Binary and XML property lists give the same objects") func bothForms() throws {
    let binary = try graph(PropertyListFixture.view)
    let xml = try KeyedArchiveReader.graph(of: Array(PropertyListFixture.view.xml.utf8), file: "K.nib")
    #expect(ContainerFixtures.withoutOffsets(binary) == ContainerFixtures.withoutOffsets(xml))
  }

  @Test(
    "XML property lists in UTF-16 are read in both byte orders, with or without a byte order mark",
    arguments: [true, false], [true, false])
  func utf16(bigEndian: Bool, mark: Bool) throws {
    let text = PropertyListFixture.view.xml.replacingOccurrences(of: "UTF-8", with: "UTF-16")
    let bytes = ((mark ? "\u{FEFF}" : "") + text).utf16.flatMap { unit in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return bigEndian ? bytes : bytes.reversed()
    }
    #expect(CompiledNibReader.canRead(bytes))
    let utf8 = try KeyedArchiveReader.graph(of: Array(PropertyListFixture.view.xml.utf8), file: "K.nib")
    let utf16 = try KeyedArchiveReader.graph(of: bytes, file: "K.nib")
    #expect(ContainerFixtures.withoutOffsets(utf16) == ContainerFixtures.withoutOffsets(utf8))
    // A text that ends in the middle of a unit gives the same error as for a document.
    #expect(
      ContainerFixtures.message { () throws(NibReadError) in
        try NibReader.read(Array(bytes.dropLast()), file: "K.nib")
      }.contains("UTF-16"))
  }

  @Test("Arrays and dictionaries inside arrays become objects") func nestedContainers() throws {
    let graph = try graph(
      archive([
        .string("$null"),
        .dictionary([
          ("$class", .uid(2)), ("list", .array([.array([.integer(1)]), .dictionary([("k", .uid(0))])])),
        ]),
        .dictionary([("$classname", .string("A"))]),
      ]))
    let list = graph.objects[1].entries.map(\.value)
    #expect(graph.array(list.first) == [.integer(1)])
    #expect(graph.dictionary(list.last)?.map(\.key) == [.string("k")])
    #expect(graph.dictionary(list.last)?.map(\.value) == [.null])
  }

  @Test("Property lists and archives that are not nibs are rejected") func otherPropertyLists() {
    let list = PropertyListFixture.dictionary([("CFBundleName", .string("App"))])
    #expect(
      ContainerFixtures.message { () throws(NibReadError) in try graph(list) }
        == "this is a binary property list, not an Interface Builder document [not-a-nib]")
    #expect(
      ContainerFixtures.message { () throws(NibReadError) in
        try KeyedArchiveReader.graph(of: Array(list.xml.utf8), file: "K.nib")
      } == "this is an XML property list, not an Interface Builder document [not-a-nib]")
    #expect(
      ContainerFixtures.message { () throws(NibReadError) in
        try CompiledNibReader.document(
          of: archive([.string("$null"), .string("a")]).binary, file: "K.nib")
      }
        == "this archive is not a nib: it has the keys root, expected UINibTopLevelObjectsKey or "
        + "IB.objectdata [not-a-nib]"
    )
  }

  @Test("An invalid class or reference gives an error") func damagedArchives() {
    let damaged: [(PropertyListFixture, String)] = [
      (
        archive([.string("$null"), .dictionary([("$class", .uid(9))])]),
        "the $class of an object is not a class of the archive"
      ),
      (
        archive([
          .string("$null"), .dictionary([("$class", .uid(2)), ("k", .uid(7))]),
          .dictionary([("$classname", .string("A"))]),
        ]),
        "a reference refers to object 7, but there are 3"
      ),
      (
        .dictionary([("$top", .dictionary([("root", .uid(4))])), ("$objects", .array([]))]),
        "a reference refers to object 4, but there are 0"
      ),
    ]
    for (list, message) in damaged {
      let found = ContainerFixtures.message { () throws(NibReadError) in try graph(list) }
      #expect(found.hasPrefix(message) && found.hasSuffix(") [damaged-nib]"), "\(found)")
    }
  }

  @Test("A file that is cut off anywhere gives one error") func truncation() {
    let bytes = PropertyListFixture.view.binary
    for count in 8..<bytes.count {
      let message = ContainerFixtures.message { () throws(NibReadError) in
        try KeyedArchiveReader.graph(of: Array(bytes.prefix(count)), file: "K.nib")
      }
      #expect(message.hasSuffix("[damaged-nib]"), "\(count): \(message)")
    }
  }

  @Test("Arrays that contain other arrays twice, thirty levels deep, give an error") func nestedSharing() {
    // Thirty arrays, each of which contains the next one twice: 2^30 paths to the innermost value.
    var objects: [[UInt8]] = (0..<30).map { [0xA2, UInt8($0 + 1), UInt8($0 + 1)] } + [[0x09]]
    let count = objects.count
    objects += [
      [0xD2] + [UInt8(count + 1), UInt8(count + 2), UInt8(count + 3), UInt8(count + 4)],
      [0x58] + Array("$objects".utf8), [0x54] + Array("$top".utf8), [0xA0],
      [0xD1, UInt8(count + 5), 0], [0x51, 0x6B],
    ]
    var file = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(file.count))
      file += object
    }
    let table = file.count
    file += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
    for number in [objects.count, count, table] { file += [0, 0, 0, 0, 0, 0, 0, UInt8(number)] }
    let message = ContainerFixtures.message { () throws(NibReadError) in
      try KeyedArchiveReader.graph(of: file, file: "K.nib")
    }
    #expect(message.hasPrefix("the objects claim more values than the file contains"), "\(message)")
  }

  @Test(
    "A malformed XML property list gives a specific error",
    arguments: [
      (
        "<plist><dict><key>a</key></dict></plist>",
        "a <dict> ends with a <key> that has no value "
          + "[damaged-nib]"
      ),
      ("<plist><dict><true/></dict></plist>", "found <true>, expected <key> [damaged-nib]"),
      ("<plist><integer>x</integer></plist>", "\"x\" is not a valid <integer> [damaged-nib]"),
      ("<plist><table/></plist>", "found <table>, which is not a property list value [damaged-nib]"),
      ("<plist/>", "this is an XML property list, not an Interface Builder document [not-a-nib]"),
      ("<plist><true/>", "<plist> is never closed [malformed-xml]"),
    ])
  func damagedXML(text: String, message: String) {
    #expect(
      ContainerFixtures.message { () throws(NibReadError) in
        try KeyedArchiveReader.graph(of: Array(text.utf8), file: "K.nib")
      } == message)
  }
}
