import Foundation
import Testing

@testable import NibCore

/// The drawing of controls in a terminal, and their reactions to keys and clicks.
@Suite struct ElementDrawingTests {
  @Test("A color well shows a cross if no color is selected") func colorWell() {
    let view = UIColorWell()
    #expect(view.intrinsicContentSize == CGSize(width: 24, height: 16))
    #expect(Drawn(view, 3).rows == ["(╳)"])
    view.selectedColor = .red
    #expect(Drawn(view, 5).rows == [" (■) "])
  }

  @Test("A progress view of the bar style has no track") func progressBar() {
    let view = UIProgressView()
    view.progress = 0.5
    #expect(Drawn(view, 8).rows == ["━━━━────"])
    view.progressViewStyle = .bar
    #expect(Drawn(view, 8).rows == ["━━━━    "])
  }

  @Test("A slider has its minimum and maximum images at its ends") func sliderEnds() {
    let view = UISlider()
    view.minimumValueImage = UIImage(systemName: "moon")
    view.maximumValueImage = UIImage(systemName: "sun.max")
    #expect(Drawn(view, 12).rows == ["☾ ●─────── ☼"])
  }

  // MARK: Text fields

  private func field(_ text: String, _ style: UITextField.BorderStyle = .none) -> UITextField {
    let field = UITextField()
    field.text = text
    field.borderStyle = style
    return field
  }

  @Test(
    "A text field has the border of its style",
    arguments: [
      (UITextField.BorderStyle.none, ["    ", "    ", "    "]), (.line, ["┌──┐", "│  │", "└──┘"]),
      (.bezel, ["╔══╗", "║  ║", "╚══╝"]), (.roundedRect, ["╭──╮", "│  │", "╰──╯"]),
    ])
  func borders(_ style: UITextField.BorderStyle, _ rows: [String]) {
    #expect(Drawn(field("", style), 4, 3).rows == rows)
  }

  @Test("The visible side views of a text field leave less space for its text") func sideViews() {
    let view = field("text", .roundedRect)
    view.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 16, height: 16))
    view.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 32))
    view.leftViewMode = .always
    view.rightViewMode = .whileEditing
    view.frame = CGRect(x: 0, y: 0, width: 160, height: 16)
    view.layoutIfNeeded()
    #expect(view.leftView?.frame == CGRect(x: 8, y: 0, width: 16, height: 16))
    #expect(view.rightView?.isHidden == true)
    #expect(view.nibText?.insets == UIEdgeInsets(top: 0, left: 32, bottom: 0, right: 8))
    view.rightViewMode = .always
    view.layoutIfNeeded()
    #expect(view.rightView?.frame == CGRect(x: 144, y: 0, width: 8, height: 16))
    #expect(view.nibText?.insets == UIEdgeInsets(top: 0, left: 32, bottom: 0, right: 24))
    #expect(view.editingRect(forBounds: view.bounds) == CGRect(x: 32, y: 0, width: 104, height: 16))
    view.leftView = nil
    #expect(view.editingRect(forBounds: view.bounds).minX == 8)
  }

  // MARK: Search bars

  private final class Listener: UISearchBarDelegate {
    private(set) var heard: [String] = []
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { heard.append("bookmarks") }
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { heard.append("results") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { heard.append("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      heard.append("scope \(selectedScope)")
    }
  }

  @Test("A search bar shows its parts and reports clicks on them") func searchBarParts() {
    let listener = Listener()
    let view = UISearchBar()
    view.delegate = listener
    view.prompt = "Where?"
    view.scopeButtonTitles = ["All", "Some"]
    view.showsScopeBar = true
    view.showsBookmarkButton = true
    view.showsSearchResultsButton = true
    view.showsCancelButton = true
    #expect(view.intrinsicContentSize.height == 48)
    #expect(
      Drawn(view, 24, 3).rows == [
        "         Where?         ", "(/         ◫ ▾) [Cancel]", "   [All]        Some    ",
      ])
    view.click(11, 1)
    view.click(13, 1)
    view.click(20, 1)
    view.click(18, 2)
    view.click(18, 2)
    #expect(listener.heard == ["bookmarks", "results", "cancel", "scope 1"])
    view.sendKeys(.down, .left, .left)
    #expect(listener.heard.last == "scope 0")
    view.text = "text"
    #expect(Drawn(view, 24, 3).rows[1] == "(/ text      ▾) [Cancel]")
  }

  // MARK: Pickers

  @Test("A date picker with wheels shows the previous, the selected and the next values") func wheels() {
    let view = UIDatePicker()
    view.datePickerMode = .date
    view.preferredDatePickerStyle = .wheels
    view.timeZone = TimeZone(secondsFromGMT: 0)
    view.date = Date(timeIntervalSinceReferenceDate: 428_576_137)
    #expect(
      Drawn(view, 16, 5).rows == [
        "   2013 07 31   ", " ────────────── ", " ‹ 2014-08-01 › ", " ────────────── ", "   2015 09 02   ",
      ])
  }

  @Test("An inline date picker shows a month") func month() {
    let view = UIDatePicker()
    view.datePickerMode = .date
    view.preferredDatePickerStyle = .inline
    view.timeZone = TimeZone(secondsFromGMT: 0)
    view.date = Date(timeIntervalSinceReferenceDate: 0)
    let rows = Drawn(view, 23, 9).rows.map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(
      rows == [
        "", "2001-01          ‹ ›", "Su Mo Tu We Th Fr Sa", "1  2  3  4  5  6", "7  8  9 10 11 12 13",
        "14 15 16 17 18 19 20", "21 22 23 24 25 26 27", "28 29 30 31", "",
      ])
  }

  @Test("A picker view without data shows sample rows on the canvas only") func pickerSamples() {
    let view = NibEnvironment.$current.withValue(canvasEnvironment(18_122)) { UIPickerView() }
    #expect(Drawn(view, 16, 5).rows[2] == "   Cupertino    ")
    #expect(Drawn(UIPickerView(), 16, 5).rows[2] == "                ")
  }

  // MARK: Bars and effects

  @Test("On the canvas, an effect view shows the name of its blur effect, which also has a tint")
  func effects() {
    func view() -> UIVisualEffectView { UIVisualEffectView(effect: UIBlurEffect(nibStyle: "dark")) }
    let shown = NibEnvironment.$current.withValue(canvasEnvironment(18_122)) { view() }
    #expect(Drawn(shown, 12, 2).rows == ["░ blur dark ", "            "])
    #expect(Drawn(view(), 12, 2).rows == ["            ", "            "])
    #expect(
      UIBlurEffect(nibStyle: "extraLight").nibTint(isDark: true) == UIColor.white.withAlphaComponent(0.6))
    #expect(UIBlurEffect(nibStyle: "regular").nibTint(isDark: true) == UIColor.black.withAlphaComponent(0.6))
    #expect(UIVibrancyEffect(blurEffect: nil).nibTint(isDark: false) == nil)
  }

  @Test("An effect has a name only where there is no content") func effectNames() {
    NibEnvironment.$current.withValue(canvasEnvironment(18_122)) {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 96, height: 64))
      let effect = UIVisualEffectView(effect: UIBlurEffect(nibStyle: "dark"))
      let label = UILabel(frame: CGRect(x: 0, y: 40, width: 96, height: 16))
      for view in [effect, label] { root.addSubview(view) }
      func hasName() -> Bool { Drawn(effect, 12, 2).rows[0].contains("blur") }
      #expect(hasName())
      label.frame.origin.y = 8
      #expect(!hasName())
      label.isHidden = true
      #expect(hasName())
      effect.contentView.addSubview(UIView(frame: .zero))
      #expect(!hasName())
    }
  }

  @Test("A refresh control is visible at the top of its scroll view while refreshing") func refreshing() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    let control = UIRefreshControl()
    view.refreshControl = control
    control.beginRefreshing()
    view.layoutIfNeeded()
    #expect(control.frame == CGRect(x: 0, y: 0, width: 80, height: 16))
    #expect(!control.isHidden)
    control.attributedTitle = NSAttributedString(string: "Wait")
    #expect(Drawn(control, 10).rows == ["  ↻ Wait  "])
    control.endRefreshing()
    #expect(control.isHidden)
  }

  @Test("A button's text contains the image at its placement, or the subtitle below the title")
  func buttonText() {
    let view = UIButton(type: .system)
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    configuration.image = UIImage(systemName: "star")
    let texts: [(NSDirectionalRectEdge, String)] = [
      (.leading, "☆ Title"), (.trailing, "Title ☆"), (.top, "☆\nTitle"), (.bottom, "Title\n☆"),
    ]
    for (placement, text) in texts {
      configuration.imagePlacement = placement
      view.configuration = configuration
      #expect(view.nibText?.string == text)
    }
    configuration.image = nil
    configuration.subtitle = "Sub"
    view.configuration = configuration
    #expect(view.nibText?.string == "Title\nSub")
    #expect(view.nibText?.numberOfLines == 0)
  }
}
