import Testing

@testable import NibCore

/// The lines of UIKit's log about conflicts.
struct ConflictLogLineTests {
  private func line(_ identifier: String?, _ className: String = "NSLayoutConstraint") -> ConflictLogLine {
    ConflictLogLine(className: className, identifier: identifier, body: "a.width == 1")
  }

  @Test("Lines are sorted by identifier and then by class, without regard to case") func order() {
    let lines = [
      line("UIView-Encapsulated-Layout-Height"), line("id6"), line(nil), line("ID15"), line("id_b"),
      line("ida"),
      line("id10"), line(nil, "NSAutoresizingMaskLayoutConstraint"), line("UISV-spacing"),
    ]
    #expect(
      ConflictLogLine.sorted(lines).map { $0.identifier ?? $0.className } == [
        "NSAutoresizingMaskLayoutConstraint", "NSLayoutConstraint", "id10", "ID15", "id6", "id_b", "ida",
        "UISV-spacing", "UIView-Encapsulated-Layout-Height",
      ])
  }

  @Test("Distances are written in visual format, other constraints as equations") func bodies() {
    let (root, first, second) = (UIView(), UIView(), UILabel())
    root.addSubview(first)
    root.addSubview(second)
    func text(_ constraint: NSLayoutConstraint) -> String { ConflictLogLine(constraint).text }
    let named = second.topAnchor.constraint(greaterThanOrEqualTo: first.bottomAnchor, constant: 8)
    named.identifier = "gap"
    #expect(text(named) == "<NSLayoutConstraint 'gap' V:[UIView]-(>=8)-[UILabel]   (active)>")
    let edges: [(NSLayoutConstraint, String)] = [
      (
        first.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
        "V:|-(8)-[UIView]   (active, names: '|':UIView )"
      ),
      (
        root.trailingAnchor.constraint(equalTo: second.trailingAnchor),
        "H:[UILabel]-(0)-|   (active, names: '|':UIView )"
      ),
      (
        first.leftAnchor.constraint(equalTo: root.leftAnchor),
        "H:|-(0)-[UIView](LTR)   (active, names: '|':UIView )"
      ),
      (
        second.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
        "UILabel.trailing == UIView.trailing - 8   (active)"
      ),
      (second.heightAnchor.constraint(equalToConstant: 20), "UILabel.height == 20   (active)"),
    ]
    for (constraint, body) in edges { #expect(text(constraint) == "<NSLayoutConstraint \(body)>") }
  }

  @Test("A conflict of a row and an autoresizing mask lists both, with the note about masks")
  func message() {
    let cell = UITableViewCell()
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    let (masked, label) = (UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 40)), UILabel())
    masked.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    cell.contentView.addSubview(masked)
    cell.contentView.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: masked.bottomAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
    ])
    cell.layoutIfNeeded()
    let message = cell.contentView.nibLayoutReport?.conflicts.first?.message ?? ""
    #expect(message.contains("\n    (Note: If you're seeing NSAutoresizingMaskLayoutConstraints"))
    #expect(message.contains("\"<NSAutoresizingMaskLayoutConstraint h=-&- v=--& "))
    #expect(
      message.contains(
        "\"<NSLayoutConstraint 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView.height == 4"))
    #expect(
      message.contains(
        "breaking constraint \n<NSLayoutConstraint V:[UIView]-(8)-[UILabel]   (active)>\n\nMake a symbolic"))
  }
}
