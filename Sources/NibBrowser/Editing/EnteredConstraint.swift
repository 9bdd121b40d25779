import NibCore
import NibEditing
import NibSupport

/// The values of a constraint in a line, such as `>= 16 @ 750`.
struct EnteredConstraint {
  private var relation = "equal"
  private var constant: String
  private var priority = "1000"

  private static let signs = [
    (">=", "greaterThanOrEqual"), ("<=", "lessThanOrEqual"), ("≥", "greaterThanOrEqual"),
    ("≤", "lessThanOrEqual"), ("=", "equal"),
  ]

  /// The values of a constraint of a document.
  init(_ constraint: NibElement) {
    relation = constraint["relation"] ?? "equal"
    constant = constraint["symbolic"] == "YES" ? "standard" : constraint["constant"] ?? "0"
    priority = constraint["priority"] ?? "1000"
  }

  /// The values that were entered. Without a sign the relation is `=`.
  init(_ text: String) throws(EditError) {
    var rest = text.trimmingSpaces
    if let (sign, relation) = EnteredConstraint.signs.first(where: { rest.hasPrefix($0.0) }) {
      self.relation = relation
      rest = rest.dropFirst(sign.count)
    }
    let parts = rest.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count <= 2, !(parts.first ?? "").trimmingSpaces.isEmpty else {
      throw EditError("'\(text)' is not valid; use for example >= 16 @ 750")
    }
    constant = String(parts[0].trimmingSpaces)
    if parts.count == 2 { priority = String(parts[1].trimmingSpaces) }
  }

  var text: String {
    let sign = EnteredConstraint.signs.first { $0.1 == relation }?.0 ?? "="
    return "\(sign) \(constant)" + (priority == "1000" ? "" : " @ \(priority)")
  }

  /// The edits that change the values of a constraint from others.
  func edits(of id: String, from old: EnteredConstraint) -> [DocumentEdit] {
    var edits: [DocumentEdit] = []
    func set(_ name: String, _ value: String, _ old: String) {
      if value != old { edits.append(.set(PropertyEdit(id, name, value))) }
    }
    set("relation", relation, old.relation)
    set("constant", constant, old.constant)
    set("priority", priority, old.priority)
    return edits
  }
}

extension StringProtocol {
  /// The text without spaces at its ends.
  fileprivate var trimmingSpaces: Substring { Substring(self).trimming { $0 == " " } }
}
