import Testing

@testable import NibCells
@testable import NibCore
@testable import NibDrawing

@Suite struct TreeRendererTests {
  // MARK: Boxes

  @Test("The outlines of nested boxes are joined") func nestedBoxes() {
    let root = box(0, 0, 16, 5, box(0, 0, 8, 5), box(8, 2, 8, 3))
    #expect(
      drawing(root, .boxes) == [
        "┌UIView┬UIView─┐",
        "│      │       │",
        "│      │┌UIView┤",
        "│      ││      │",
        "└──────┴┴──────┘",
      ])
  }

  @Test("I14: Opaque views hide the views below them") func opaqueViews() {
    let below = box(1, 1, 12, 4)
    let above = box(8, 2, 10, 4)
    above.backgroundColor = .white
    #expect(
      drawing(box(0, 0, 20, 7, below, above), .boxes) == [
        "┌─UIView───────────┐",
        "│┌─UIView───┐      │",
        "││      ┌─UIView─┐ │",
        "││      │        │ │",
        "│└──────┤        │ │",
        "│       └────────┘ │",
        "└──────────────────┘",
      ])
  }

  @Test("The background of a text that is too low for cells of its own is behind the text") func lowText() {
    let label = text("Hot", 0, 0.6, 10, 0.3)
    label.backgroundColor = .red
    let root = box(0, 0, 10, 3, label)
    root.nibAdopt(phone)
    let canvas = TreeRenderer(style: .rendered).canvas(for: root)
    #expect(canvas.cell(at: CellPoint(column: 0, row: 0)).text == "H")
    #expect(canvas.background(at: CellPoint(column: 0, row: 0)) != .default)
    #expect(canvas.background(at: CellPoint(column: 5, row: 0)) == .default)
  }

  @Test("Outlines are visible through views without a background") func clearViews() {
    let root = box(0, 0, 14, 6, box(1, 1, 8, 3), box(5, 2, 8, 3))
    #expect(
      drawing(root, .boxes) == [
        "┌─UIView─────┐",
        "│┌UIView┐    │",
        "││   ┌UIView┐│",
        "│└───┼──┘   ││",
        "│    └──────┘│",
        "└────────────┘",
      ])
  }

  @Test("Names on the same edge are side by side") func sharedEdge() {
    let inner = box(0, 0, 24, 3)
    inner.backgroundColor = .white
    #expect(
      drawing(box(0, 0, 24, 3, inner), .boxes) == [
        "┌─UIView─UIView────────┐",
        "│                      │",
        "└──────────────────────┘",
      ])
  }

  @Test("Inner names are placed first, and outer names use the remaining space") func nameOrder() {
    let inner = text("Text", 0, 0, 12, 4)
    let cover = box(12, 0, 12, 4)
    cover.backgroundColor = .white
    #expect(
      drawing(box(0, 0, 24, 4, inner, cover), .boxes) == [
        "┌─TextView─┬┬─UIView───┐",
        "│          ││          │",
        "│Text      ││          │",
        "└─UIView───┴┴──────────┘",
      ])
  }

  @Test("An outer name is not drawn inside boxes of one row") func oneRowBoxes() {
    let root = box(0, 0, 30, 3, text("Left", 0, 0, 14, 1), text("Right", 16, 0, 14, 1))
    #expect(
      drawing(root, .boxes) == [
        "[Left────────]──[Right───────]",
        "│                            │",
        "└─UIView─────────────────────┘",
      ])
  }

  @Test("Texts are inside their boxes") func textsInBoxes() {
    let root = box(
      0, 0, 20, 8, text("Three rows", 1, 1, 16, 3), text("Two", 1, 4, 16, 2), text("One", 1, 6, 16, 1))
    #expect(
      drawing(root, .boxes) == [
        "┌─UIView───────────┐",
        "│┌─TextView─────┐  │",
        "││Three rows    │  │",
        "│└──────────────┘  │",
        "│┌─TextView─────┐  │",
        "│└Two───────────┘  │",
        "│[One           ]  │",
        "└──────────────────┘",
      ])
  }

  @Test("The highlighted view has a heavy outline") func highlightedView() {
    let chosen = box(2, 1, 6, 3)
    let root = box(0, 0, 10, 5, chosen)
    var renderer = TreeRenderer(style: .boxes)
    renderer.highlightedView = chosen
    #expect(
      TextExport().rows(of: renderer.canvas(for: root)) == [
        "┌─UIView─┐", "│ ┏UIV…┓ │", "│ ┃    ┃ │", "│ ┗━━━━┛ │", "└────────┘",
      ])
  }

  // MARK: Rendered

  @Test("Later views are drawn over earlier ones") func overlappingViews() {
    let cover = box(2, 0, 3, 1)
    cover.backgroundColor = .white
    #expect(drawing(box(0, 0, 10, 1, stars(0, 0, 6, 1), cover)) == ["**   *"])
  }

  @Test("Hidden and transparent views are not drawn") func hiddenViews() {
    let hidden = stars(0, 0, 2, 1)
    let clear = stars(3, 0, 2, 1)
    hidden.isHidden = true
    clear.alpha = 0
    #expect(drawing(box(0, 0, 10, 1, hidden, clear, stars(6, 0, 2, 1))) == ["      **"])
  }

  @Test("I15: A view clips its content only if it is set to clip") func clipping() {
    let clipping = box(1, 0, 3, 1, stars(0, 0, 6, 1))
    let open = box(1, 1, 3, 1, stars(0, 0, 6, 1))
    clipping.clipsToBounds = true
    #expect(drawing(box(0, 0, 10, 2, clipping, open)) == [" ***", " ******"])
  }

  @Test("Nothing is drawn in a clipping view without a height or width, whatever the class of its content")
  func emptyClipping() {
    let contents: [UIView] = [
      stars(0, 0, 6, 3), stars(0, 0, 6, 0), UIDatePicker(), UISwitch(), text("One", 0, 0, 5, 1),
    ]
    for content in contents {
      if content.frame.isEmpty { content.frame.size = CGSize(width: 40, height: 0) }
      for size in [(6.0, 0.0), (0.0, 2.0)] {
        let clipping = box(1, 1, size.0, size.1, box(0, 0, size.0, size.1, content))
        clipping.clipsToBounds = true
        #expect(drawing(box(0, 0, 10, 3, clipping)) == ["", "", ""], "\(type(of: content))")
      }
    }
  }

  @Test("The origin of a view's bounds scrolls its content") func boundsOrigin() {
    let scrolled = box(
      1, 0, 5, 2, text("One", 0, 0, 5, 1), text("Two", 0, 1, 5, 1), text("Three", 0, 2, 5, 1))
    scrolled.clipsToBounds = true
    scrolled.bounds.origin = CGPoint(x: 0, y: 16)
    #expect(drawing(box(0, 0, 10, 3, scrolled)) == [" Two", " Three", ""])
  }

  @Test("Views that share an edge in points share it in cells") func sharedPointEdges() {
    // Each view is 26.67 points wide. Its edges are rounded to cells, not its width.
    let parts = (0..<3).map { part in box(Double(part) * 10 / 3, 0, 10 / 3, 1) }
    for (part, color) in zip(parts, [UIColor.red, .green, .blue]) { part.backgroundColor = color }
    let root = box(0, 0, 10, 1, parts[0], parts[1], parts[2])
    let canvas = TreeRenderer().canvas(for: root)
    let colors = (0..<10).map { canvas[row: 0, column: $0].style.background?.rgb ?? 0 }
    #expect(
      colors == [
        0xFF0000, 0xFF0000, 0xFF0000, 0x00FF00, 0x00FF00, 0x00FF00, 0x00FF00, 0x0000FF, 0x0000FF, 0x0000FF,
      ])
  }

  @Test("A thin view is drawn as a line, but not over text") func thinViews() {
    let line = box(0, 1, 10, 0.05)
    let crossed = box(0, 2.2, 10, 0.05)
    line.backgroundColor = .black
    crossed.backgroundColor = .black
    let root = box(0, 0, 10, 4, line, text("Text", 0, 2, 10, 1), text("Next", 0, 1.6, 10, 0.3), crossed)
    #expect(drawing(root) == ["──────────", "Next", "Text", ""])
  }

  @Test("The focused view is drawn in reverse video") func focus() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
    let label = text("Focus", 0, 0, 5, 1)
    window.addSubview(label)
    window.nibFocusedView = label
    let canvas = TreeRenderer().canvas(for: window)
    #expect(canvas[row: 0, column: 0].style.attributes == .reverse)
    #expect(canvas[row: 0, column: 6].style.attributes == [])
  }

  @Test("The focus is visible without colors on buttons without text, own controls and texts")
  func focusWithoutText() {
    final class Own: UIControl {}
    let area = CGRect(x: 8, y: 16, width: 48, height: 48)
    let blank = UIButton(type: .custom)
    blank.setTitle(" ", for: .normal)
    let image = UIButton(type: .custom)
    image.setImage(UIImage(nibSource: .named("no such image")), for: .normal)
    let own = Own(frame: area)
    own.addTarget(nil, action: Selector("tap:"), for: .touchUpInside)
    let text = UITextView(frame: area)
    for view: UIView in [UIButton(type: .custom), blank, image, own, text] {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
      view.frame = area
      window.addSubview(view)
      let plain = TreeRenderer().canvas(for: window)
      window.nibFocusedView = view
      let marked = TreeRenderer().canvas(for: window)
      let differs = (0..<5).contains { row in
        (0..<10).contains { column in
          let (old, new) = (plain[row: row, column: column], marked[row: row, column: column])
          return old.text != new.text || old.style.attributes != new.style.attributes
        }
      }
      #expect(differs, "\(type(of: view))")
    }
  }

  @Test("Only visible views are visited for drawing") func visibleViews() {
    let content = box(0, 0, 10, 10_000)
    for row in 0..<10_000 { content.addSubview(box(0, Double(row), 10, 1, text("Row", 0, 0, 10, 1))) }
    for row in content.subviews { row.clipsToBounds = true }
    let root = box(0, 0, 10, 5, content)
    root.clipsToBounds = true
    #expect(TreeRenderer().places(in: root).count == 2 + 2 * 5)
  }
}
