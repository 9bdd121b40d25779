import TestSupport
import Testing

@testable import NibFormats

/// Malformed archives give diagnostics.
@Suite struct ArchiveFaultTests {
  @Test(
    "Archives without objects are rejected",
    arguments: [
      ("<archive/>", "the archive has no <data>"),
      ("<archive><data/></archive>", "the archive has no list of objects (IBDocument.Objects)"),
      (
        "<archive><data><object class=\"IBObjectContainer\" key=\"IBDocument.Objects\"/></data></archive>",
        "the archive's list of objects is empty"
      ),
    ])
  func empty(text: String, message: String) {
    let error = #expect(throws: NibReadError.self) { try ArchiveSamples.read(text) }
    #expect(error?.diagnostic.id == "malformed-archive")
    #expect(error?.diagnostic.message == message)
    #expect(error?.diagnostic.location?.line == 1)
  }

  @Test("References to missing objects and duplicate ids are reported with their locations")
  func references() throws {
    let keys =
      "<reference key=\"IBUIBackgroundColor\" ref=\"99\"/>"
      + "<object class=\"NSColor\" key=\"IBUITintColor\" id=\"7\"/>"
    let document = try ArchiveSamples.read(ArchiveText.archive(view: keys))
    #expect(
      document.diagnostics.map { "\($0.id): \($0.message)" } == [
        "dangling-reference: ref=\"99\" refers to an object that is not in this archive; it is ignored",
        "duplicate-id: the id \"7\" already belongs to an earlier object; references use the earlier one",
      ])
    #expect(document.diagnostics.allSatisfy { $0.location != nil })
  }

  @Test("At most about 100 wrong references are reported") func manyReferences() throws {
    let keys =
      "<reference key=\"IBUIBackgroundColor\" ref=\"99\"/>"
      + String(repeating: "<object class=\"NSColor\" key=\"IBUITintColor\" id=\"7\" ref=\"98\"/>", count: 200)
    let document = try ArchiveSamples.read(ArchiveText.archive(view: keys))
    #expect(document.diagnostics.filter { $0.message.contains("not in this archive") }.count == 51)
  }

  @Test("A view is left out of its own subviews; as its own property it is a reference that loading reports")
  func circle() throws {
    let keys = "<array key=\"NSSubviews\"><reference ref=\"7\"/></array>"
    let document = try ArchiveSamples.read(ArchiveText.archive(view: keys))
    #expect(document.object(id: "3")?.child(named: "subviews") == nil)
    let item = "<reference key=\"IBUIBackgroundView\" ref=\"7\"/>"
    let background = try ArchiveSamples.read(ArchiveText.archive(view: item, class: "IBUITableView"))
    #expect(background.object(id: "3")?.child(key: "backgroundView")?["reference"] == "3")
  }

  @Test("Objects that occur only in records are read") func objectsInRecords() throws {
    let stray = "<object class=\"IBUITapGestureRecognizer\" id=\"8\"/>"
    let text = ArchiveText.archive(records: ArchiveText.record("4", "8", in: "7"), data: stray)
    #expect(try ArchiveSamples.read(text).object(id: "4")?.name == "tapGestureRecognizer")
  }

  @Test("A deep chain of nested objects gives an error diagnostic") func depth() throws {
    let count = 2_000
    var (objects, records) = ("", "")
    for index in 100..<100 + count {
      objects +=
        "<object class=\"IBUIView\" id=\"\(index)\"><int key=\"NSvFlags\">292</int>"
        + "<array key=\"NSSubviews\"><reference ref=\"\(index + 1)\"/></array></object>"
      records += ArchiveText.record("\(index)", "\(index)", in: index == 100 ? "0" : "\(index - 1)")
    }
    let document = try ArchiveSamples.read(ArchiveText.archive(objects: objects, records: records))
    #expect(document.diagnostics.contains { $0.message.hasPrefix("the objects are nested deeper than 200") })
  }

  @Test("A list that many objects share is not copied without limit") func sharedLists() throws {
    let count = 400
    var objects = "<array id=\"50\">"
    for index in 100..<100 + count { objects += "<object class=\"IBUIBarButtonItem\" id=\"\(index)\"/>" }
    objects += "</array>"
    var records = ""
    for index in 1000..<1000 + count {
      objects +=
        "<object class=\"IBUIViewController\" id=\"\(index)\">"
        + "<reference key=\"IBUIToolbarItems\" ref=\"50\"/></object>"
      records += ArchiveText.record("\(index)", "\(index)")
    }
    let document = try ArchiveSamples.read(ArchiveText.archive(objects: objects, records: records))
    #expect(document.diagnostics.contains { $0.id == "malformed-archive" })
  }

  @Test(
    "Truncated and changed samples give a document or one error",
    arguments: ArchiveSamples.names)
  func mutations(name: String) throws {
    let bytes = try ArchiveSamples.bytes(name)
    for end in stride(from: 0, to: bytes.count, by: 997) { readOrReject(Array(bytes[..<end])) }
    let digits = bytes.indices.filter { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[$0]) }
    for index in digits.enumerated().filter({ $0.offset % 37 == 0 }).map(\.element) {
      // Changes a number: a reference, a flag or a frame.
      var changed = bytes
      changed[index] = bytes[index] == UInt8(ascii: "9") ? UInt8(ascii: "0") : bytes[index] + 1
      readOrReject(changed)
    }
    for index in stride(from: 0, to: bytes.count, by: 701) {
      var changed = bytes
      changed[index] ^= UInt8(1 << (index % 7))
      readOrReject(changed)
    }
  }

  private func readOrReject(_ bytes: [UInt8]) {
    do {
      let document = try NibReader.read(bytes, file: "Changed.xib")
      #expect(!document.root.children.isEmpty)
      _ = document.diagnostics
    } catch {
      #expect(error.diagnostic.severity == .error)
      #expect(error.diagnostic.location != nil)
    }
  }
}
