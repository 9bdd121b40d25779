import Foundation
import NibAnalysis
import NibDrawing
import Testing

@testable import NibCore
@testable import NibTerm
@testable import NibTools

/// Pictures in cells and in points, `check`, `explain`, `--linear` and the focus agree on which views are visible.
@Suite struct VisibilityTests {
  /// A view or button of a random document.
  private struct Box {
    var name = ""
    var frame = CGRect.zero
    var isHidden = false
    var alpha = 1.0
    var clips = false
    var isButton = false
    var subviews: [Box] = []

    /// The element of a document.
    var element: String {
      let (x, y) = (Int(frame.minX), Int(frame.minY))
      let content =
        isButton
        ? "<state key=\"normal\" title=\"\(name)\"/>"
        : "<subviews>\(subviews.map(\.element).joined())</subviews>"
      let tag = isButton ? "button" : "view"
      return """
        <\(tag) fixedFrame="YES" id="\(name)" alpha="\(alpha)" \(isHidden ? "hidden=\"YES\"" : "") \
        \(clips ? "clipsSubviews=\"YES\"" : "")>\
        <rect key="frame" x="\(x)" y="\(y)" width="\(Int(frame.width))" height="\(Int(frame.height))"/>\
        \(content)</\(tag)>
        """
    }

    /// The names of the buttons that are neither hidden nor transparent and, unless the clip is `nil`, inside all clips.
    func buttons(at origin: CGPoint = .zero, clip: CGRect?, opacity: Double = 1) -> Set<String> {
      let place = frame.offsetBy(dx: origin.x, dy: origin.y)
      let seen = clip.map { $0.intersection(place) }
      guard !isHidden, opacity * alpha > 0.009 else { return [] }
      if isButton { return seen?.isEmpty ?? false ? [] : [name] }
      return subviews.reduce(into: []) {
        $0.formUnion(
          $1.buttons(at: place.origin, clip: clips ? seen : clip, opacity: opacity * alpha))
      }
    }
  }

  /// A document with a root view of 120 x 120 points. Edges are multiples of 5 points.
  private static func document(_ random: inout SmallRandom) -> Box {
    var count = 0
    func box(depth: Int) -> Box {
      count += 1
      var made = Box(name: "B\(count)", isButton: depth == 3 || depth > 1 && random.next(3) == 0)
      let origin = CGPoint(x: 5 * random.next(24) - 30, y: 5 * random.next(24) - 30)
      let size =
        made.isButton
        ? CGSize(width: 40, height: 20)
        : CGSize(width: 20 + 5 * random.next(16), height: 20 + 5 * random.next(16))
      made.frame = CGRect(origin: origin, size: size)
      made.isHidden = random.next(8) == 0
      made.alpha = [1, 1, 1, 0.5, 0.2, 0.05, 0][random.next(7)]
      made.clips = random.next(3) == 0
      if !made.isButton { made.subviews = (0..<random.next(4)).map { _ in box(depth: depth + 1) } }
      return made
    }
    let frame = CGRect(x: 0, y: 0, width: 120, height: 120)
    return Box(name: "root", frame: frame, subviews: (0..<5).map { _ in box(depth: 1) })
  }

  @Test("Random trees: everything agrees on what is visible", arguments: 1...40) func agreement(seed: Int)
    throws
  {
    var random = SmallRandom(state: UInt64(seed))
    let root = Self.document(&random)
    let document = try NibReader.read(Array(SmallNibs.document(root.element).utf8), file: "Random.xib")
    let loaded = LoadedDocument(document)
    let picture = try #require(Picture.all(of: loaded).first)
    let buttons = picture.view.nibTree.filter { $0 is UIButton }
    func names(_ isIncluded: (UIView) -> Bool) -> Set<String> {
      Set(buttons.filter(isIncluded).compactMap { $0.nibOrigin?.id })
    }
    let shown = root.buttons(clip: nil)
    let visible = root.buttons(clip: root.frame)

    let places = TreeRenderer(grid: CellGrid(cellWidth: 5, cellHeight: 5)).places(in: picture.view)
    let drawn = Set(places.filter { !$0.visible.isEmpty }.map { ObjectIdentifier($0.view) })
    #expect(names { drawn.contains(ObjectIdentifier($0)) } == visible, "picture in cells")
    #expect(Self.texts(VectorDrawing(picture.view).picture.items) == visible, "picture in points")
    let lines = LinearText.lines(of: picture).filter { $0.hasSuffix(", button") }
    let spoken = lines.map { $0.dropLast(", button".count).trimmingCharacters(in: .whitespaces) }
    #expect(Set(spoken) == visible, "--linear")
    #expect(names { HiddenView($0) == nil } == shown, "explain")
    let rule = CheckConfiguration(only: ["touch-target"])
    let messages = NibCheck(document, configuration: rule).diagnostics.map(\.message)
    let checked = names { view in
      messages.contains { $0.contains("\"\(view.nibOrigin?.id ?? "")\"") }
    }
    #expect(checked == shown, "check")
    let focused = Set(FocusOrder(in: picture.view).views.map { ObjectIdentifier($0) })
    #expect(names { focused.contains(ObjectIdentifier($0)) }.isSubset(of: visible), "focus")
  }

  @Test("Views that are only transparent together are hidden, and explain says so") func transparentTogether()
    throws
  {
    let label = Box(
      name: "inner", frame: CGRect(x: 0, y: 0, width: 40, height: 20), alpha: 0.05, isButton: true)
    let box = Box(
      name: "box", frame: CGRect(x: 0, y: 0, width: 80, height: 80), alpha: 0.05, subviews: [label])
    let root = Box(name: "root", frame: CGRect(x: 0, y: 0, width: 120, height: 120), subviews: [box])
    let document = try NibReader.read(Array(SmallNibs.document(root.element).utf8), file: "Alpha.xib")
    let loaded = LoadedDocument(document)
    let view = try #require(loaded.roots.first?.view.subviews.first?.subviews.first)
    #expect(VisibleView(of: view).isHidden)
    #expect(!view.nibIsHiddenItself)
    let sentences = LayoutVerdicts.all(of: view).map { $0.explained().sentence }
    #expect(
      sentences == ["Hidden, because it has an alpha of 0.05, and the views around it are transparent too."])
  }

  @Test("Touches end at the edges of superviews, and clipping also limits what is seen") func clips() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    let inner = UIView(frame: CGRect(x: 30, y: 0, width: 40, height: 40))
    root.addSubview(box)
    box.addSubview(inner)
    #expect(VisibleView(of: inner).visibleFrame == CGRect(x: 40, y: 10, width: 40, height: 40))
    #expect(VisibleView(of: inner).touchableFrame == CGRect(x: 40, y: 10, width: 10, height: 40))
    box.layer.masksToBounds = true
    #expect(VisibleView(of: inner).visibleFrame == CGRect(x: 40, y: 10, width: 10, height: 40))
    box.isUserInteractionEnabled = false
    #expect(!VisibleView(of: inner).isInteractive)
    #expect(VisibleView(of: inner, in: box).frame == inner.frame)
  }

  @Test("UIKit's hit testing ignores views with an alpha of at most 0.01") func hitTesting() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    root.addSubview(inner)
    for (alpha, isHit) in [(0.011, true), (0.01, false)] {
      inner.alpha = alpha
      #expect((root.hitTest(CGPoint(x: 5, y: 5), with: nil) === inner) == isHit)
      #expect(VisibleView(of: inner).isVisible == isHit)
    }
  }

  /// The texts of a vector picture.
  private static func texts(_ items: [VectorItem]) -> Set<String> {
    items.reduce(into: []) { texts, item in
      switch item {
      case .text(let text): texts.insert(text.string)
      case .clip(_, let inner), .moved(_, let inner): texts.formUnion(Self.texts(inner))
      case .shape, .image, .symbol, .graphic: break
      }
    }
  }
}

/// A reproducible source of small numbers.
private struct SmallRandom {
  var state: UInt64

  /// A number from 0 to `limit` - 1.
  mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(truncatingIfNeeded: (state >> 33) % UInt64(limit))
  }
}
