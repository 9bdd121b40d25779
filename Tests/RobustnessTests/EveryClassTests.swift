import Foundation
import TestSupport
import Testing

@testable import NibCore
@testable import NibSources

/// Documents that use every class of NibCore as the custom class of every kind of object.
@Suite struct EveryClassTests {
  /// The names of all classes that the sources of NibCore declare.
  private static let classNames: Result<[String], any Error> = Result {
    let names = try SourcePackage.sourcesOfCore.flatMap { file in
      SourceFile(Array(try Data(contentsOf: file)), file: file.path, .swift).classes.map(\.name)
    }
    return Set(names).sorted()
  }

  /// Elements with a custom class, which replaces `@`.
  private static let elements = [
    "<customObject id=\"x\" customClass=\"@\"/>", "<view id=\"x\" customClass=\"@\"/>",
    "<label id=\"x\" customClass=\"@\"/>", "<viewController id=\"x\" customClass=\"@\"/>",
    "<barButtonItem id=\"x\" customClass=\"@\"/>", "<tapGestureRecognizer id=\"x\" customClass=\"@\"/>",
    "<tableViewCell id=\"x\" customClass=\"@\"/>", "<unknownThing id=\"x\" customClass=\"@\"/>",
    "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"@\"/>",
    "<view id=\"v\"><viewLayoutGuide key=\"safeArea\" id=\"x\" customClass=\"@\"/></view>",
    "<collectionView id=\"c\"><collectionViewFlowLayout key=\"collectionViewLayout\" id=\"x\" customClass=\"@\"/>"
      + "</collectionView>",
  ]

  @Test("Every class can stand at every place", arguments: elements) func everyClass(element: String) throws {
    let names = try Self.classNames.get()
    #expect(names.count > 400)
    for name in names {
      let text =
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>"
        + element.replacing("@", with: name) + "</objects></document>"
      let loaded = LoadedDocument(try NibReader.read(Array(text.utf8), file: "Card.xib"))
      #expect(loaded.diagnostics.allSatisfy { !$0.message.isEmpty })
    }
  }
}
