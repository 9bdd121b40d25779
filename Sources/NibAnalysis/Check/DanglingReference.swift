import NibCore
import NibEditing

/// A reference to an object that does not exist, as a finding reports it, with the ways to remove it.
struct DanglingReference {
  private let element: NibElement
  private let attribute: String
  private let missing: String

  /// Returns `nil` if the finding is about another document, or about no single reference.
  init?(of finding: Diagnostic, in places: ElementPlaces) {
    guard let (element, attribute) = finding.attribute(in: places), let id = element[attribute], !id.isEmpty
    else { return nil }
    (self.element, self.attribute, missing) = (element, attribute, id)
  }

  /// To remove what cannot exist without the object, or the attribute; then to remove all references to the object, if it has
  /// several.
  var remedies: [Remedy] {
    let title = "Remove the \(name), whose object does not exist"
    let others: [DocumentEdit] = [.removeReferences(ReferenceRemoval(missing))]
    let id = isRemovable ? element.id ?? "" : ""
    let own = id.isEmpty ? nil : Remedy(title, [.remove(Removal([id]))])
    let count = element.document.countOfReferences(to: missing)
    guard count > 1 else { return [own ?? Remedy(title, others)] }
    let all = Remedy("Remove the \(count) references to '\(missing)', which does not exist", others)
    return [own, all].compactMap(\.self)
  }

  /// Whether the element only exists for the reference.
  private var isRemovable: Bool {
    element.isNamed("constraint")
      || element.parent?.isNamed("connections") == true && !attribute.hasPrefix("popover")
  }

  /// For example, `outlet 'title'`, `constraint 'Name.top = gone.bottom + 8'` or `textLabel of <tableViewCell>`.
  private var name: String {
    if element.isNamed("constraint") { return "constraint '\(ConstraintSentence(element).text)'" }
    return isRemovable ? element.nameOfConnection : "\(attribute) of <\(element.name)>"
  }
}

extension NibElement {
  /// The kind of a connection, with what it connects: `outlet 'title'`, `segue 'details'`.
  var nameOfConnection: String {
    let own = self["property"] ?? self["selector"] ?? self["identifier"]
    return name + (own.map { " '\($0)'" } ?? "")
  }
}
