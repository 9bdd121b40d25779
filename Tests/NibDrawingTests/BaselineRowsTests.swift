import Testing

@testable import NibCells
@testable import NibCore
@testable import NibDrawing

/// Texts with the same baseline are drawn on the same row, wherever rounding puts their frames.
@Suite struct BaselineRowsTests {
  /// A label, a text field and a button in a row, whose baselines a stack view or constraints align.
  private static func line(_ first: CGFloat, _ second: CGFloat, stacked: Bool, last: Bool = false) -> UIView {
    let texts: [UIView] = [UILabel(), UITextField(), UIButton(type: .system), UILabel()]
    (texts[0] as? UILabel)?.text = "Name"
    (texts[0] as? UILabel)?.font = .systemFont(ofSize: first)
    (texts[1] as? UITextField)?.text = "Anna"
    (texts[1] as? UITextField)?.borderStyle = .roundedRect
    (texts[2] as? UIButton)?.setTitle("Edit", for: .normal)
    (texts[3] as? UILabel)?.text = "years"
    (texts[3] as? UILabel)?.font = .systemFont(ofSize: second)
    if stacked {
      let stack = UIStackView(arrangedSubviews: texts)
      stack.alignment = last ? .lastBaseline : .firstBaseline
      stack.spacing = 16
      return stack
    }
    let row = UIView()
    for text in texts { row.addSubview(text) }
    for (index, text) in texts.enumerated() {
      text.translatesAutoresizingMaskIntoConstraints = false
      text.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: CGFloat(80 * index)).isActive = true
      if index == 1 {
        text.topAnchor.constraint(equalTo: row.topAnchor).isActive = true
        text.bottomAnchor.constraint(equalTo: row.bottomAnchor).isActive = true
      } else {
        let (own, other) =
          last
          ? (text.lastBaselineAnchor, texts[1].lastBaselineAnchor)
          : (text.firstBaselineAnchor, texts[1].firstBaselineAnchor)
        own.constraint(equalTo: other).isActive = true
      }
    }
    return row
  }

  /// The rows of the drawing with these texts, for each distance of the line from the top up to 32 points.
  private static func rows(_ environment: NibEnvironment, _ line: () -> UIView) -> [Set<Int>] {
    NibEnvironment.$current.withValue(environment) {
      stride(from: CGFloat(0), through: 32, by: 1).map { top in
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 160))
        let line = line()
        line.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(line)
        line.topAnchor.constraint(equalTo: root.topAnchor, constant: 16 + top).isActive = true
        line.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        line.widthAnchor.constraint(equalToConstant: 380).isActive = true
        root.layoutIfNeeded()
        let text = TextExport().rows(of: TreeRenderer().canvas(for: root))
        return Set(
          ["Name", "Anna", "Edit", "years"].map { word in text.firstIndex { $0.contains(word) } ?? -1 })
      }
    }
  }

  @Test("In a terminal, texts with the same baseline share a row", arguments: [true, false], [true, false])
  func terminal(stacked: Bool, last: Bool) {
    for (top, rows) in Self.rows(.current, { Self.line(17, 17, stacked: stacked, last: last) }).enumerated() {
      #expect(rows.count == 1 && !rows.contains(-1), "\(top): \(rows)")
    }
  }

  @Test(
    "On a device, texts with the same baseline share a row, whatever their size", arguments: [true, false],
    [11.0, 17, 24])
  func device(stacked: Bool, size: CGFloat) {
    for (top, rows) in Self.rows(phone, { Self.line(size, 12, stacked: stacked) }).enumerated() {
      #expect(rows.count == 1 && !rows.contains(-1), "\(top): \(rows)")
    }
  }

  @Test("Two labels of different sizes share a row if a constraint aligns their baselines") func labels() {
    for rows in Self.rows(
      phone,
      {
        let stack = UIStackView()
        stack.alignment = .firstBaseline
        for (text, size) in [("Name Anna", 28.0), ("Edit years", 12)] {
          let label = UILabel()
          label.text = text
          label.font = .systemFont(ofSize: size)
          stack.addArrangedSubview(label)
        }
        return stack
      })
    {
      #expect(rows.count == 1)
    }
  }
}
