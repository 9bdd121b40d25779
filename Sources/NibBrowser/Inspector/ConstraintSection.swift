import NibAnalysis
import NibCore
import NibTools

/// Makes the section with the constraints of which an object is an item, and their states. For a constraint,
/// shows only its own state.
struct ConstraintSection {
  private let inspected: InspectedDocument

  init(_ inspected: InspectedDocument) { self.inspected = inspected }

  /// Lists constraints whose first item is the object first, and constraints that are not in use last.
  func section(_ element: NibElement) -> InspectorSection {
    if element.isNamed("constraint") {
      return InspectorSection(title: "Layout", rows: [row(element, subject: nil)])
    }
    let id = element.id ?? ""
    let all = inspected.constraints(about: id)
    func isFirstItem(_ constraint: NibElement) -> Bool {
      ConstraintSentence.items(of: constraint).first == id
    }
    func isUsed(_ row: InspectorRow) -> Bool { row.kind != .constraint(.unused) }
    let sorted = all.filter(isFirstItem) + all.filter { !isFirstItem($0) }
    let rows = sorted.map { row($0, subject: id) }
    return InspectorSection(title: "Constraints", rows: rows.filter(isUsed) + rows.filter { !isUsed($0) })
  }

  /// - Parameter subject: the id of the object that the section is about; `nil` for the constraint itself.
  private func row(_ constraint: NibElement, subject: String?) -> InspectorRow {
    let state = inspected.state(of: constraint)
    return InspectorRow(
      value: ConstraintSentence(constraint, subject: subject).text,
      note: Self.text(of: state) + PlaceText.line(constraint.location),
      kind: .constraint(state), target: subject == nil ? nil : constraint.id, location: constraint.location,
      edit: constraint.id.map { .constraint($0) })
  }

  /// Describes the state of a constraint in words, with distances in points.
  static func text(of state: NibConstraintState) -> String {
    func points(_ value: Double) -> String { NibValueText.numbers(CGFloat(value)) }
    return switch state {
    case .holds: "holds"
    case .slack(let distance): "holds, \(points(distance)) to spare"
    case .givesWay(let distance): "gives way by \(points(distance))"
    case .broken(let distance): "broken, off by \(points(distance))"
    case .unused: "not in use"
    }
  }
}
