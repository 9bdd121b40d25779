import Foundation
import NibCore
import NibScreen
import Synchronization
import TestSupport
import Testing

@testable import NibBrowser
@testable import NibTerm

/// Remedies and the answers to edits in the browser, on a screen in memory.
@Suite struct RemedyTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func open(_ objects: String, selecting id: String? = nil) throws -> BrowserScript {
    let path = try folder.write(SmallNibs.document(objects), to: "Remedy.xib")
    let script = BrowserScript(path, CellSize(columns: 160, rows: 45))
    script.browser.session.select(id)
    return script
  }

  private func edited(_ script: BrowserScript) -> String {
    String(decoding: script.browser.session.open?.document?.source ?? [], as: UTF8.self)
  }

  /// A box with two widths, and a constraint and an outlet with an object that does not exist.
  private static let box = """
    <view id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
    <rect key="frame" x="20" y="80" width="100" height="40"/><constraints>
    <constraint firstAttribute="width" constant="100" id="wid"/>
    <constraint firstAttribute="width" constant="90" id="win"/>
    <constraint firstAttribute="height" constant="40" id="hei"/></constraints></view></subviews><constraints>
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="lea"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="80" id="top"/>
    <constraint firstItem="gone" firstAttribute="top" secondItem="box" secondAttribute="bottom" id="c1"/>
    </constraints><connections><outlet property="title" destination="lost" id="out"/></connections></view>
    """

  @Test("The list of remedies and the preview of one count the same views and findings") func sameCounts()
    throws
  {
    let script = try open(Self.box, selecting: "box")
    script.type("3 X")
    let listed = script.lines.first { $0.contains("1 finding gone") && !$0.contains("new") }
    let words = try #require(listed)
    #expect(words.contains("nothing moves; 1 finding gone") || words.contains("as saved; 1 finding gone"))
    script.type("Enter")
    #expect(script.contains("1 finding gone: "))
    #expect(!script.contains("new finding") && !script.contains("new note"))
  }

  @Test("A constraint and an outlet with an object that does not exist can be removed") func dangling() throws
  {
    for (id, title) in [("c1", "Remove the constraint"), ("out", "Remove the outlet 'title'")] {
      let script = try open(Self.box, selecting: id)
      script.type("3 X")
      #expect(script.contains(title))
      #expect(script.contains("1 finding gone"))
      script.type("Enter")
      #expect(!edited(script).contains("id=\"\(id)\""))
      script.type("u")
      #expect(edited(script).contains("id=\"\(id)\""))
    }
  }

  @Test("An edit lays its scene out once before and once after it") func layoutCount() throws {
    NibClassRegistry.register(CountedRootView.self)
    let counted = Self.box.replacing(
      "<view id=\"root\">", with: "<view customClass=\"CountedRootView\" id=\"root\">")
    let script = try open(counted, selecting: "box")
    script.type("3")
    func loads(_ keys: String) -> Int {
      CountedRootView.count.withLock { $0 = 0 }
      script.type(keys)
      return CountedRootView.count.withLock { $0 }
    }
    print("LOADS", loads("A-Down"), loads("A-Down"), loads("A-Up"))
  }
}

/// A view that counts how often the scene with it is loaded.
final class CountedRootView: UIView {
  static let count = Mutex(0)

  required init?(coder: NSCoder) {
    CountedRootView.count.withLock { $0 += 1 }
    super.init(coder: coder)
  }
}
