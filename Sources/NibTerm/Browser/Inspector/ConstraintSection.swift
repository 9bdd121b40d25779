import NibAnalysis
import NibCore

/// The constraints about an object, each with how it stands; of a constraint, how it stands itself.
struct ConstraintSection {
  private let inspected: InspectedDocument

  init(_ inspected: InspectedDocument) { self.inspected = inspected }

  /// Those in which the object comes first stand first; those that are not in use, last.
  func section(_ element: NibElement) -> InspectorSection {
    if element.isNamed("constraint") {
      return InspectorSection(title: "Layout", rows: [row(element, subject: nil)])
    }
    let id = element.id ?? ""
    let all = inspected.constraints(about: id)
    let isFirst = { (constraint: NibElement) in ConstraintSentence.items(of: constraint).first == id }
    let rows = (all.filter(isFirst) + all.filter { !isFirst($0) }).map { row($0, subject: id) }
    let isUsed = { (row: InspectorRow) in row.kind != .constraint(.unused) }
    return InspectorSection(title: "Constraints", rows: rows.filter(isUsed) + rows.filter { !isUsed($0) })
  }

  private func row(_ constraint: NibElement, subject: String?) -> InspectorRow {
    let state = inspected.state(of: constraint)
    return InspectorRow(
      value: ConstraintSentence(constraint, subject: subject).text,
      note: Self.words(state) + PlaceText.line(constraint.location),
      kind: .constraint(state), target: subject == nil ? nil : constraint.id, location: constraint.location)
  }

  /// How a constraint stands, in words.
  static func words(_ state: NibConstraintState) -> String {
    func points(_ value: Double) -> String { NibValueText.numbers(CGFloat(value)) }
    return switch state {
    case .holds: "holds"
    case .slack(let room): "holds, \(points(room)) to spare"
    case .givesWay(let distance): "gives way by \(points(distance))"
    case .broken(let distance): "broken, off by \(points(distance))"
    case .unused: "not in use"
    }
  }
}
