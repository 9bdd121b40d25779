import NibSupport

/// Translates the constraints of a view.
enum ArchiveConstraint {
  /// The keys under which the document lists a view's constraints. They are read together with the
  /// constraints.
  static let listKeys: Set<String> = ["IBViewMetadataConstraints"]

  static func isConstraint(_ value: ArchiveValue) -> Bool { value.isObject(of: "IBNSLayoutConstraint") }

  /// Adds the `<constraints>` of a view: first those that the document lists for it, then the remaining ones
  /// that it holds.
  static func add(of object: ArchiveObject, _ record: ArchiveRecord?, to draft: NibDraft) {
    guard let record else { return }
    let records = object.translator.archive.records
    let listed = records.properties(of: record.id).filter { listKeys.contains($0.name) }.flatMap(
      \.value.items)
    let known = Set(listed)
    let held = record.children.filter { isConstraint($0) && !known.contains($0) }
    let all = (listed + held).filter {
      isConstraint($0) && ($0["containingView"] ?? object.value) == object.value
    }
    draft.append(all.map { element($0, of: object, records) }, in: "constraints")
  }

  private static func element(
    _ value: ArchiveValue, of object: ArchiveObject, _ records: ArchiveRecords
  ) -> NibDraft {
    let draft = NibDraft("constraint", at: value.element.offset)
    addItem("first", value, of: object, records, to: draft)
    let relations = [-1: "lessThanOrEqual", 1: "greaterThanOrEqual"]
    if let relation = value["relation"]?.integer.flatMap({ relations[$0] }) {
      draft["relation"] = relation
    }
    addItem("second", value, of: object, records, to: draft)
    addNumber("multiplier", value["multiplier"], standard: 1, to: draft)
    addNumber("constant", value["constant"]?["value"], standard: 0, to: draft)
    if value["constant"]?.className == "IBNSLayoutSymbolicConstant" { draft["symbolic"] = "YES" }
    addNumber("priority", value["priority"], standard: 1000, to: draft)
    if let id = records.id(of: value) { draft["id"] = id }
    for field in value.fields where scores.contains(field.key) {
      draft.children.append(ArchiveKept.element(field.element, name: field.key))
    }
    return draft
  }

  /// The keys for the ratings that Interface Builder's guides give a constraint.
  private static let scores: Set<String> = ["scoringType", "scoringTypeFloat", "contentType"]

  /// Adds one side of the constraint. The first item is left out if it is the view that holds the constraint.
  private static func addItem(
    _ place: String, _ value: ArchiveValue, of object: ArchiveObject, _ records: ArchiveRecords,
    to draft: NibDraft
  ) {
    let item = value[place + "Item"]
    if let item, place == "second" || item != object.value, let id = records.id(of: item) {
      draft[place + "Item"] = id
    }
    guard place == "first" || item != nil, let number = value[place + "Attribute"]?.integer else { return }
    draft[place + "Attribute"] = ArchiveWords.layoutAttributes[number] ?? "\(number)"
  }

  private static func addNumber(
    _ name: String, _ value: ArchiveValue?, standard: Double, to draft: NibDraft
  ) {
    guard let number = value?.number, number != standard else { return }
    draft[name] = NibNumber.exact(number)
  }
}
