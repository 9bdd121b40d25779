import TestSupport
import Testing

@testable import NibCore

/// A root with a new size looks as if the document had been loaded for this size.
@Suite struct CanvasResizingTests {
  private func frames(_ view: UIView) -> [String] {
    ["\(nibClassName(of: view)) \(view.frame) \(view.bounds.origin)"] + view.subviews.flatMap(frames)
  }

  private func options(_ width: CGFloat, _ height: CGFloat) -> LayoutOptions {
    var options = LayoutOptions()
    options.size = CGSize(width: width, height: height)
    return options
  }

  /// Resizes every root of a document to several sizes, and compares it with canvases created for each size.
  private func compare(_ document: NibDocument) {
    let loaded = LoadedDocument(document)
    for options in [options(361, 555), options(250, 800), LayoutOptions()] {
      let fresh = LoadedDocument(document, options: options)
      for (root, other) in zip(loaded.roots, fresh.roots) {
        guard loaded.resize(root.view, for: options) else { continue }
        let size = options.size.map { "\($0)" } ?? "as saved"
        #expect(frames(root.view) == frames(other.view), "\(document.file) \(root.id) \(size)")
      }
    }
  }

  @Test("Resized roots of real documents have the same frames as newly loaded ones")
  func realDocuments() throws { try forEachRealDocument(compare) }

  @Test("Twenty sizes of a real document have the same frames with and without stored solver sessions")
  func storedSessions() throws { try forEachRealDocument(compareSessions) }

  /// Calls `body` with some of the smaller documents of the corpus, or with all documents if the environment variable
  /// is set.
  private func forEachRealDocument(_ body: (NibDocument) -> Void) throws {
    guard DocumentCorpus.isPresent else {
      print("skipped: the shared corpus is not here")
      return
    }
    for name in DocumentCorpus.sample(every: 40) {
      let bytes = try DocumentCorpus.bytes(name)
      guard DocumentCorpus.isWhole || bytes.count < 20_000,
        let document = try? NibReader.read(bytes, file: name)
      else { continue }
      body(document)
    }
  }

  /// Resizes every root of a document to twenty sizes, twice: with the solver sessions of the previous sizes, and with
  /// new ones.
  private func compareSessions(_ document: NibDocument) {
    let (loaded, other) = (LoadedDocument(document), LoadedDocument(document))
    for (root, fresh) in zip(loaded.roots, other.roots) {
      let saved = root.view.bounds.size
      for number in 0..<20 {
        let (width, height) = (CGFloat(number * 13 % 31 - 15), CGFloat(number * 7 % 11 - 5))
        let options = options(max(1, saved.width + width), max(1, saved.height + height))
        for view in fresh.view.nibTree { view.layoutState.sessionCache = nil }
        guard loaded.resize(root.view, for: options), other.resize(fresh.view, for: options) else { return }
        #expect(
          frames(root.view) == frames(fresh.view), "\(document.file) \(root.id) \(root.view.bounds.size)")
      }
    }
  }

  @Test("Resizing keeps the views and applies their masks to the saved frames") func sameViews() throws {
    let document = try NibReader.read(Array(Self.document.utf8), file: "Sample.xib")
    let loaded = LoadedDocument(document)
    let root = try #require(loaded.roots.first?.view)
    let label = try #require(root.subviews.first)
    #expect(loaded.resize(root, for: options(200, 100)))
    #expect(root.subviews.first === label)
    #expect(root.bounds.size == CGSize(width: 200, height: 100))
    #expect(label.frame == CGRect(x: 10, y: 10, width: 180, height: 20))
    // After a size of 1 x 1, the masks still apply to the saved frames.
    #expect(loaded.resize(root, for: options(1, 1)))
    #expect(loaded.resize(root, for: options(300, 100)))
    #expect(label.frame == CGRect(x: 10, y: 10, width: 280, height: 20))
  }

  @Test("A root is not resized for other traits, and only roots of the canvas are resized")
  func otherTraits() throws {
    let document = try NibReader.read(Array(Self.document.utf8), file: "Sample.xib")
    let loaded = LoadedDocument(document)
    let root = try #require(loaded.roots.first?.view)
    var dark = options(200, 100)
    dark.style = .dark
    #expect(!loaded.resize(root, for: dark))
    #expect(!loaded.resize(UIView(), for: options(200, 100)))
    #expect(root.bounds.width == 100)
  }

  /// The content of a table begins below the bars, and its offset depends on all earlier layouts.
  @Test("A root that contains a scroll view is not resized") func scrollViews() throws {
    let text = Self.document.replacingOccurrences(
      of: "<subviews>",
      with: """
        <subviews><tableView id="t">
        <rect key="frame" x="0" y="0" width="100" height="100"/></tableView>
        """)
    let loaded = LoadedDocument(try NibReader.read(Array(text.utf8), file: "Sample.xib"))
    let root = try #require(loaded.roots.first?.view)
    #expect(!loaded.resize(root, for: options(200, 100)))
  }

  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <objects><view id="v">
    <rect key="frame" x="0" y="0" width="100" height="100"/>
    <subviews><label text="text" id="l">
    <rect key="frame" x="10" y="10" width="80" height="20"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
    </label></subviews>
    </view></objects>
    </document>
    """
}
