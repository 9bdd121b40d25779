import Testing

@testable import NibCore

/// Buttons of bars with names that need more columns than the bar has, such as the names of images.
@Suite struct BarShorteningTests {
  private let names = ["icMyLocation", "icAlertTriangle", "icDotMenuVertical"]

  private func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  @Test("The longest buttons of a toolbar are shortened until all fit") func toolbar() {
    let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    let items = [item(names[0]), space, item(names[1]), space, item(names[2])]
    func texts(_ columns: Int) -> [String] {
      let slots = ToolbarLayout(columns: columns, items: items).slots()
      for (slot, next) in zip(slots, slots.dropFirst()) {
        #expect(slot.columns.upperBound <= next.columns.lowerBound)
      }
      #expect(slots.allSatisfy { $0.columns.upperBound < columns })
      return slots.map(\.text)
    }
    // 14, 17 and 19 columns, and one at each end.
    #expect(texts(52) == ["[icMyLocation]", "[icAlertTriangle]", "[icDotMenuVertical]"])
    #expect(texts(49) == ["[icMyLocation]", "[icAlertTriang…]", "[icDotMenuVert…]"])
    #expect(texts(14) == ["[i…]", "[i…]", "[i…]"])
    #expect(texts(12) == ["[i…]", "[i…]"])
  }

  @Test("The buttons of a navigation bar are shortened after its title") func navigationBar() {
    func part(_ title: String) -> NavigationBarLayout.Part {
      NavigationBarLayout.Part(content: .button(item(title)), text: "[\(title)]", columns: title.count + 2)
    }
    var layout = NavigationBarLayout(columns: 40)
    layout.left = [part(names[0])]
    layout.right = [part(names[1]), part(names[2])]
    // 38 columns without the ends, two of which are between the buttons: 14 + 17 + 19 is 14 too many.
    #expect(layout.slots().map(\.text) == ["[icMyLocat…]", "[icDotMenu…]", "[icAlertTr…]"])
  }
}
