import Foundation
import NibCore
import NibScreen
import TestSupport
import Testing

@testable import NibBrowser
@testable import NibTerm
@testable import NibTools

/// Work that a key press must not repeat: loading the document and checking it.
@Suite struct BrowserCostTests {
  private static let cell = "SampleNibs/Lesson/MyTableViewCell.xib"

  @Test("Another canvas size keeps the views, and another appearance makes new ones") func keptViews() throws
  {
    let run = BrowserScript(Self.cell, CellSize(columns: 120, rows: 40))
    let root = try #require(run.browser.session.currentPicture?.view)
    let width = root.bounds.width
    run.type(". . ,")
    #expect(run.browser.session.currentPicture?.view === root)
    #expect(root.bounds.width == width + 8)
    // The frames are the same as in a browser that starts with this size.
    let fresh = BrowserScript(Self.cell, CellSize(columns: 120, rows: 40)) {
      $0.options.size = root.bounds.size
    }
    let picture = try #require(fresh.browser.session.currentPicture?.view)
    #expect(picture.subviews.map(\.frame) == root.subviews.map(\.frame))
    // Another appearance needs other colors, and new views.
    run.type("a")
    #expect(run.browser.session.currentPicture?.view !== root)
  }

  @Test("A document is checked only once, after its pictures have been made") func singleCheck() throws {
    let open = OpenDocument(path: SourcePackage.root.appendingPathComponent(Self.cell).path, options: .init())
    #expect(!open.isChecked)
    #expect(open.pictures.count == 1)
    let document = try #require(open.document)
    #expect(open.finishCheck(DocumentCheck().findings(in: document), of: document))
    #expect(open.isChecked)
    // Laying out the same document again causes no second check.
    open.layOut(for: LayoutOptions(), picture: 0)
    #expect(open.isChecked)
  }
}
