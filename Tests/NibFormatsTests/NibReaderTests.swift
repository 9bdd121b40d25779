import TestSupport
import Testing

@testable import NibFormats

@Suite struct NibReaderTests {
  @Test(
    "A file that is not a document gives an error that says what it is",
    arguments: [
      ("", "empty-file", "the file is empty"),
      (" \r\n", "empty-file", "the file is empty"), ("\u{FEFF}", "empty-file", "the file is empty"),
      (
        "NIBArchive\u{1}", "damaged-nib",
        "the header continues past the end of the file (0xb) (byte 0xa)"
      ),
      (
        "bplist00", "damaged-nib",
        "the binary property list ends before its trailer (byte 0x8)"
      ),
      (
        "version https://git-lfs.github.com/spec/v1\noid sha256:0", "not-a-nib",
        "this is a Git LFS pointer, not the document itself: run 'git lfs pull'"
      ),
      (
        "<!DOCTYPE html>\n<p>Not found</p>", "not-a-nib",
        "this is an HTML page, not an Interface Builder "
          + "document"
      ),
      ("<html><br></html>", "not-a-nib", "this is an HTML page, not an Interface Builder document"),
      (
        "<?xml version=\"1.0\"?>\n<!DOCTYPE plist PUBLIC \"\">\n<plist/>", "not-a-nib",
        "this is an XML property list, not an Interface Builder document"
      ),
      ("# Readme", "not-a-nib", "this is not an Interface Builder document: expected XML text"),
      ("<svg/>", "not-a-nib", "the root element is <svg>: expected <document> or <archive>"),
      ("<document", "malformed-xml", "start tag is never closed"),
    ])
  func notADocument(text: String, id: String, message: String) {
    let error = #expect(throws: NibReadError.self) { try NibReader.read(Array(text.utf8), file: "f") }
    #expect(error?.diagnostic.id == id)
    #expect(error?.diagnostic.message == message)
    #expect(error?.diagnostic.location?.file == "f")
  }

  @Test("An unresolved merge conflict is an error at its first line") func mergeConflict() {
    let text = "<document>\n<<<<<<< HEAD\n<a/>\n=======\n<b/>\n>>>>>>> other\n</document>"
    let error = #expect(throws: NibReadError.self) { try NibReader.read(Array(text.utf8), file: "f") }
    #expect(
      error?.description
        == "f:2:1: error: unresolved merge conflict: <<<<<<< HEAD; resolve it with 'nibterm merge --resolve f' "
        + "[merge-conflict]")
  }

  @Test(
    "The type of a document determines its platform and format",
    arguments: [
      ("com.apple.InterfaceBuilder3.CocoaTouch.XIB", "iOS xib"),
      ("com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB", "iOS xib"),
      ("com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", "iOS storyboard"),
      ("com.apple.InterfaceBuilder3.Cocoa.XIB", "macOS xib"),
      ("com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB", "macOS storyboard"),
      ("com.apple.InterfaceBuilder.AppleTV.XIB", "tvOS xib"),
      ("com.apple.InterfaceBuilder.AppleTV.Storyboard", "tvOS storyboard"),
      ("com.apple.InterfaceBuilder.WatchKit.Storyboard", "watchOS storyboard"),
      ("something.else", "unknown xib"),
    ])
  func kinds(type: String, kind: String) throws {
    let document = try NibReader.read(Array("<document type=\"\(type)\"/>".utf8), file: "f")
    #expect(document.kind.description == kind)
    let isSupported = kind.hasPrefix("iOS") || kind.hasPrefix("tvOS")
    #expect(document.kind.isSupported == isSupported)
    #expect(document.diagnostics.map(\.id) == (isSupported ? [] : ["unsupported-platform"]))
  }

  @Test("A document without a type gets its kind from its runtime and content") func missingType() throws {
    let text = "<document targetRuntime=\"iOS.CocoaTouch\"><scenes/></document>"
    let kind = try NibReader.read(Array(text.utf8), file: "f").kind
    #expect(kind == NibDocumentKind(.iOS, .storyboard))
  }

  @Test("A document for another platform gives one warning") func otherPlatform() throws {
    let text = "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>"
    let document = try NibReader.read(Array(text.utf8), file: "Main.xib")
    #expect(
      document.diagnostics.map(\.rendered) == [
        "Main.xib:1:1: warning: unsupported kind of document: macOS xib "
          + "(com.apple.InterfaceBuilder3.Cocoa.XIB); only documents for iOS and tvOS can be shown "
          + "[unsupported-platform]"
      ])
  }

  @Test("A document stores the exact bytes of its file") func sourceBytes() throws {
    let bytes = try SourcePackage.fixture("Documents/Cell.xib")
    #expect(try NibReader.read(bytes, file: "Cell.xib").source == bytes)
    let text = "<document/>"
    let wide: [UInt8] = [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    #expect(try NibReader.read(wide, file: "f").source == wide)
  }
}
