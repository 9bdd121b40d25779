import Foundation
import Testing

@testable import NibCells
@testable import NibCore
@testable import NibDrawing

/// Text fields, search bars, date pickers and images in pictures.
@Suite struct FieldPictureTests {
  private static func items(_ view: UIView) -> [VectorItem] {
    view.nibAdopt(phone)
    return VectorDrawing(view).picture.items
  }

  private static func texts(_ view: UIView) -> [VectorText] {
    items(view).compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  private static func rows(_ view: UIView) -> [String] {
    view.nibAdopt(phone)
    return TextExport().rows(of: TreeRenderer().canvas(for: view))
  }

  private static func picker(
    _ mode: UIDatePicker.Mode, _ style: UIDatePicker.Style, height: CGFloat
  ) -> UIDatePicker {
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    (picker.datePickerMode, picker.preferredDatePickerStyle) = (mode, style)
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.date = Date(timeIntervalSince1970: 1_600_772_100)  // 22 September 2020, 10:55
    return picker
  }

  @Test("A clear button is a disk with a cross, and the text ends before it") func clearButton() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 120, height: 34))
    field.borderStyle = .roundedRect
    field.text = "A text that is too long for the field"
    func disks() -> [CGRect] {
      Self.items(field).compactMap {
        if case .shape(let shape) = $0, case .ellipse(let frame) = shape.outline { frame } else { nil }
      }
    }
    #expect(disks().isEmpty)
    field.clearButtonMode = .always
    let disk = try #require(disks().first)
    #expect(disk.midY == 17 && disk.minX > 90 && disk.maxX < 120)
    let text = try #require(Self.texts(field).first)
    #expect(text.origin.x + text.width <= disk.minX)
    field.clearButtonMode = .whileEditing
    #expect(disks().isEmpty)
  }

  @Test("A compact date picker shows its date and time in words") func compact() {
    #expect(Self.texts(Self.picker(.date, .compact, height: 34)).map(\.string) == ["Sep 22, 2020"])
    #expect(
      Self.texts(Self.picker(.dateAndTime, .compact, height: 34)).map(\.string) == [
        "Sep 22, 2020", "10:55 AM",
      ])
    #expect(Self.texts(Self.picker(.time, .compact, height: 34)).map(\.string) == ["10:55 AM"])
    let german = Self.picker(.time, .compact, height: 34)
    german.locale = Locale(identifier: "de_DE")
    #expect(Self.texts(german).map(\.string) == ["10:55"])
  }

  @Test("The wheels of a date and time are the day, the hour, the minute and the half of the day")
  func wheels() {
    let wheels = Self.picker(.dateAndTime, .wheels, height: 216).nibWheels(rows: -1...1)
    #expect(
      wheels == [
        ["Mon Sep 21", "Tue Sep 22", "Wed Sep 23"], ["9", "10", "11"], ["54", "55", "56"], ["", "AM", "PM"],
      ])
    let date = Self.picker(.date, .wheels, height: 216).nibWheels(rows: 0...1)
    #expect(date == [["September", "October"], ["22", "23"], ["2020", "2021"]])
    let texts = Self.texts(Self.picker(.date, .wheels, height: 216))
    #expect(Set(texts.map(\.size)).count == 1)
  }

  @Test("A month has a title, the days of the week, and a circle around the chosen day") func month() throws {
    let items = Self.items(Self.picker(.date, .inline, height: 300))
    let texts = items.compactMap { if case .text(let text) = $0 { text } else { nil } }
    #expect(texts.map(\.string).prefix(4) == ["September 2020", "SUN", "MON", "TUE"])
    #expect(Array(texts.map(\.string).suffix(30)) == (1...30).map { "\($0)" })
    let circle = try #require(
      items.compactMap { item -> CGRect? in
        if case .shape(let shape) = item, case .rectangle(let rectangle) = shape.outline {
          rectangle.frame
        } else {
          nil
        }
      }.last)
    let day = try #require(texts.first { $0.string == "22" })
    #expect(circle.width == circle.height && circle.contains(day.origin))
  }

  @Test("The name of an image that cannot be drawn stays in its area") func missingImage() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 64, height: 48))
    let image = UIImage(nibSource: .named("A_very_long_name"), size: CGSize(width: 40, height: 40))
    button.setImage(image, for: .normal)
    let text = try #require(Self.texts(button).first)
    #expect(text.string.contains("…"))
    #expect(text.origin.x + text.width <= 64)
  }

  @Test("A search bar in cells has a lens, a background and the placeholder of UIKit, on devices")
  func searchBar() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 160, height: 48))
    #expect(Self.rows(bar).contains { $0.hasPrefix("(⌕ Search") })
    let canvas = TreeRenderer().canvas(for: bar)
    let backgrounds = Set(canvas.bounds.columnRange.map { canvas[row: 1, column: $0].style.background })
    #expect(backgrounds == [UIColor.systemGray5.nibComponents(for: .light).cellColor])
    let terminal = UISearchBar(frame: CGRect(x: 0, y: 0, width: 160, height: 16))
    #expect(TextExport().rows(of: TreeRenderer().canvas(for: terminal)).first?.hasPrefix("(/") == true)
  }

  @Test("A placeholder has its light color where the background is known, and is faint elsewhere")
  func placeholder() {
    func style(_ background: UIColor?) -> CellStyle {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
      field.placeholder = "Name"
      field.backgroundColor = background
      field.nibAdopt(phone)
      return TreeRenderer().canvas(for: field)[row: 0, column: 0].style
    }
    #expect(!style(.yellow).attributes.contains(.dim))
    #expect(style(nil).attributes.contains(.dim))
  }

  @Test("The name of a placeholder contrasts with its background") func placeholderName() throws {
    func colors(_ background: UIColor) throws -> (CellColor?, CellColor?) {
      let view = NibPlaceholderView(frame: CGRect(x: 0, y: 0, width: 320, height: 48))
      view.backgroundColor = background
      view.nibAdopt(phone)
      let canvas = TreeRenderer().canvas(for: view)
      let cell = try #require(
        canvas.bounds.columnRange.map { canvas[row: 1, column: $0] }.first { $0.text == "N" })
      return (cell.style.foreground, cell.style.background)
    }
    #expect(try colors(.darkGray).0 == .white)
    #expect(try colors(.yellow).0 == .black)
  }
}
