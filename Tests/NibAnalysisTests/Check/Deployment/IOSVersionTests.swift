import Testing

@testable import NibAnalysis
@testable import NibCore

/// Versions of iOS, as people and as Interface Builder write them.
@Suite struct IOSVersionTests {
  @Test(
    "A version has one to three numbers",
    arguments: [
      ("15", "15.0"), ("12.4", "12.4"), ("12.4.1", "12.4"), ("9.0", "9.0"), ("", nil), ("x", nil),
      ("9.x", nil),
      ("9.", nil), (".9", nil), ("1.2.3.4", nil), ("-9", nil), ("99999", nil), ("$(TARGET)", nil),
    ] as [(String, String?)])
  func texts(text: String, expected: String?) { #expect(IOSVersion(text)?.description == expected) }

  @Test(
    "A saved version is a decimal number with the digits of the version in hexadecimal",
    arguments: [
      ("1296", "5.1"), ("1792", "7.0"), ("2304", "9.0"), ("2320", "9.1"), ("4096", "10.0"), ("4352", "11.0"),
      ("5696", "16.4"), ("2560", nil), ("9", nil), ("-2304", nil), ("9.0", nil),
      ("99999999999999999999", nil),
    ] as [(String, String?)])
  func saved(text: String, expected: String?) { #expect(IOSVersion(saved: text)?.description == expected) }

  @Test("Versions are compared by their numbers") func order() {
    #expect(
      IOSVersion(9) < IOSVersion(10) && IOSVersion(8, 3) < IOSVersion(8, 10)
        && !(IOSVersion(9) < IOSVersion(9)))
  }

  @Test("Only the element for iOS says for which version a document is built") func buildsFor() throws {
    let text = { (element: String) in
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><dependencies>\(element)</dependencies></document>"
    }
    for (element, expected) in [
      ("<deployment version=\"2304\" identifier=\"iOS\"/>", "9.0"), ("<deployment identifier=\"iOS\"/>", nil),
      ("<deployment version=\"2304\" identifier=\"macosx\"/>", nil), ("", nil),
    ] {
      let document = try NibReader.read(Array(text(element).utf8), file: "S.xib")
      #expect(document.buildsFor?.description == expected)
    }
  }
}
