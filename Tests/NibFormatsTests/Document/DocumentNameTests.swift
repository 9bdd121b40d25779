import NibFormats
import Testing

@Suite struct DocumentNameTests {
  @Test(
    "A document has one of four endings, in upper or lower case",
    arguments: [
      ("A.xib", true), ("A.XIB", true), ("a/B.Storyboard", true), ("A.nib/", true), ("A.storyboardc", true),
      (".xib", true), ("a/.xib", true), ("Axib", false), ("A.xib.txt", false), ("", false), ("/", false),
      ("A.xi\u{62}\u{301}", false),
    ])
  func document(path: String, isDocument: Bool) {
    #expect(DocumentName.isDocument(path) == isDocument)
  }

  @Test("Kinds of documents have their own endings") func kinds() {
    #expect(DocumentName.isStoryboard("A.STORYBOARDC") && !DocumentName.isStoryboard("A.xib"))
    #expect(DocumentName.isSource("A.Xib") && !DocumentName.isSource("A.nib"))
    #expect(DocumentName.isFile("A.nib") && !DocumentName.isFile("A.storyboardc"))
    #expect(DocumentName.withoutSuffix("A.XIB") == "A" && DocumentName.withoutSuffix("A.txt") == "A.txt")
  }
}
