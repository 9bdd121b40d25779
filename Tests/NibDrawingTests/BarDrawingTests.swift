import Foundation
import Testing

@testable import NibCells
@testable import NibCore
@testable import NibDrawing

/// The drawing of bars, and of the content behind and below them. E6 is a row of docs/behaviours.md.
@Suite struct BarDrawingTests {
  /// The colors and texts of a row with a bar over its left half, after the content that is behind it.
  private func drawnRow(_ bar: NibBar) -> (backgrounds: [CellColor], colors: [CellColor], text: String) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 32))
    let content = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 32))
    content.backgroundColor = .red
    content.text = "behind"
    root.addSubview(content)
    bar.frame = root.bounds
    root.addSubview(bar)
    let canvas = TreeRenderer().canvas(for: root)
    let cells = (0..<20).map { canvas[row: 1, column: $0] }
    let colors = cells.map { $0.style.foreground ?? .default }
    let backgrounds = cells.map { $0.style.background ?? .default }
    return (backgrounds, colors, cells.map(\.text).joined())
  }

  @Test("A bar hides the content behind it, and its texts have one color")
  func opaque() {
    let bar = UITabBar()
    bar.items = [UITabBarItem(title: "Elements of all", image: nil, tag: 0)]
    let row = drawnRow(bar)
    #expect(Set(row.backgrounds) == [.default])
    #expect(Set(row.colors).count == 1)
    #expect(row.text.trimmingCharacters(in: .whitespaces) == "1 Elements of all")
  }

  @Test("Tabs have the characters of their symbols above their titles, on devices") func icons() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 160, height: 49))
    bar.items = [
      UITabBarItem(title: "Home", image: UIImage(systemName: "house.fill"), tag: 0),
      UITabBarItem(tabBarSystemItem: .search, tag: 1),
    ]
    bar.nibAdopt(phone)
    let rows = TextExport().rows(of: TreeRenderer().canvas(for: bar))
    #expect(rows[1] == "    ⌂         ⌕")
    #expect(rows[2] == "   Home     Search")
    bar.items = [UITabBarItem(title: "Home", image: nil, tag: 0)]
    #expect(TextExport().rows(of: TreeRenderer().canvas(for: bar))[1].contains("Home"))
  }

  @Test("A tab with an image and no title shows no title", arguments: [nil, ""]) func untitled(title: String?)
    throws
  {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 160, height: 49))
    bar.items = [UITabBarItem(title: title, image: UIImage(systemName: "house.fill"), tag: 0)]
    bar.nibAdopt(phone)
    let rows = TextExport().rows(of: TreeRenderer().canvas(for: bar))
    #expect(rows.joined().filter { $0 == "⌂" }.count == 1)
    func svg() throws -> String { try VectorSVG.document(of: VectorDrawing(bar).picture, title: "T") }
    #expect(try !svg().contains("⌂"))
    bar.items = [UITabBarItem(title: title, image: UIImage(nibSource: .named("basket")), tag: 0)]
    #expect(try !svg().contains("basket"))
    bar.items?[0].title = "Food"
    #expect(try svg().contains("Food"))
  }

  @Test("A large title is drawn in large letters if they fit, below the items") func largeTitle() {
    func rows(_ title: String, width: CGFloat = 375, isLarge: Bool = true) -> [String] {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: width, height: 96))
      bar.prefersLargeTitles = true
      let item = UINavigationItem(title: title)
      item.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
      bar.items = [item]
      bar.nibAdopt(phone)
      var renderer = TreeRenderer()
      renderer.drawsLargeText = isLarge
      return TextExport().rows(of: renderer.canvas(for: bar))
    }
    let large = rows("Ab")
    #expect(large[1].hasSuffix("[Edit]"))
    #expect(large[2...4].allSatisfy { !$0.isEmpty && $0.hasPrefix("  ") })
    #expect(!large.joined().contains("Ab"))
    #expect(rows("Ab", isLarge: false).joined().contains("Ab"))
    #expect(rows("A very long title that does not fit", width: 200).joined().contains("A very"))
    // Letters that the face does not have.
    #expect(rows("設定").joined().contains("設定"))
  }

  @Test("A transparent bar shows the content behind it") func transparent() {
    let bar = UITabBar()
    bar.standardAppearance.configureWithTransparentBackground()
    #expect(Set(drawnRow(bar).backgrounds).count == 2)
    #expect(bar.nibStandardBackground == nil)
    bar.standardAppearance.configureWithDefaultBackground()
    #expect(bar.nibStandardBackground == .systemBackground)
  }

  @Test("A clear background color does not make a bar transparent") func clearBackground() {
    for color in [UIColor.clear, .white.withAlphaComponent(0.3), .white] {
      let bar = UITabBar()
      bar.backgroundColor = color
      bar.items = [UITabBarItem(title: "Elements of all", image: nil, tag: 0)]
      let row = drawnRow(bar)
      #expect(Set(row.backgrounds) == [.default])
      #expect(Set(row.colors).count == 1)
    }
  }

  @Test("A word of a transparent bar has one color in front of different ones") func transparentWords() {
    let bar = UITabBar()
    bar.standardAppearance.configureWithTransparentBackground()
    bar.items = [UITabBarItem(title: "Elements of all", image: nil, tag: 0)]
    let row = drawnRow(bar)
    let word = row.text.indices.filter { row.text[$0] != " " }
    #expect(word.count > 10)
    let columns = word.map { row.text.distance(from: row.text.startIndex, to: $0) }
    #expect(Set(columns.map { row.backgrounds[$0] }).count == 1)
    #expect(Set(columns.map { row.colors[$0] }).count == 1)
  }

  @Test("A prompt of the shown controller enlarges the bar and moves the content") func shownPrompt() {
    let content = UIViewController()
    content.title = "Title"
    let navigation = UINavigationController(rootViewController: content)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 160, height: 160))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    defer { window.nibClose() }
    func rows() -> [String] {
      window.layoutIfNeeded()
      return TextExport().rows(of: TreeRenderer().canvas(for: window)).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
    let line = String(repeating: "─", count: 20)
    #expect(rows().prefix(3) == ["Title", line, ""])
    #expect(content.view.frame.minY == 32)
    content.navigationItem.prompt = "Please wait"
    #expect(rows().prefix(4) == ["Please wait", "Title", line, ""])
    #expect(content.view.frame.minY == 48 && content.view.frame.height == 112)
    let custom = UISwitch()
    content.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: custom)
    #expect(rows()[1].hasPrefix("Title"))
    #expect(custom.frame.minY == 16)
    content.navigationItem.prompt = nil
    #expect(rows()[1] == line)
    #expect(content.view.frame.minY == 32 && custom.frame.minY == 0)
  }

  @Test("E6: The bar shows the top title, the previous title as the back button, and the right item")
  func bar() {
    let root = UIViewController()
    root.title = "The Elements"
    let detail = UIViewController()
    detail.title = "other"
    detail.navigationItem.title = "Sodium"
    let navigation = UINavigationController(rootViewController: root)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 240, height: 160))
    window.rootViewController = navigation
    func top() -> String {
      window.layoutIfNeeded()
      let text = TextExport().text(of: TreeRenderer().canvas(for: window))
      return text.split(separator: "\n").first.map(String.init) ?? ""
    }
    #expect(!top().contains("<"))
    navigation.pushViewController(detail, animated: false)
    let shown = top()
    #expect(shown.contains("< The Elements"))
    #expect(shown.contains("Sodium"))
    #expect(!shown.contains("[Edit]"))
    detail.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit", style: .plain, target: nil, action: nil)
    #expect(top().contains("[Edit]"))
    root.navigationItem.backBarButtonItem = UIBarButtonItem(
      title: "All", style: .plain, target: nil, action: nil)
    #expect(top().contains("< All"))
  }
}
