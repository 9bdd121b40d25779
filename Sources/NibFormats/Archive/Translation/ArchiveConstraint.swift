import NibSupport

/// Translates the constraints of a view.
enum ArchiveConstraint {
  /// The properties of a view that list its constraints.
  static let listKeys: Set<String> = ["IBViewMetadataConstraints"]

  static func isConstraint(_ value: ArchiveValue) -> Bool { value.isObject(of: "IBNSLayoutConstraint") }

  /// Adds the `<constraints>` of a view: first those that its properties list, in their order, then the remaining
  /// ones among its children. Leaves out constraints whose `containingView` is another view.
  static func add(of object: ArchiveObject, _ record: ArchiveRecord?, to draft: NibDraft) {
    guard let record else { return }
    let records = object.translator.archive.records
    let listed = records.properties(of: record.id).filter { listKeys.contains($0.name) }
      .flatMap(\.value.items)
    let listedSet = Set(listed)
    let unlisted = record.children.filter { !listedSet.contains($0) }
    let constraints = (listed + unlisted).filter {
      isConstraint($0) && ($0["containingView"] ?? object.value) == object.value
    }
    draft.append(constraints.map { element($0, of: object, records) }, in: "constraints")
  }

  /// The element of a constraint.
  private static func element(
    _ value: ArchiveValue, of object: ArchiveObject, _ records: ArchiveRecords
  ) -> NibDraft {
    let draft = NibDraft("constraint", at: value.element.offset)
    addItem("first", value, of: object, records, to: draft)
    if let relation = value["relation"]?.int, relation != 0 {
      draft["relation"] = ConstraintWord.relation.choices?.word(of: relation)
    }
    addItem("second", value, of: object, records, to: draft)
    addNumber("multiplier", value["multiplier"], omitting: 1, to: draft)
    addNumber("constant", value["constant"]?["value"], omitting: 0, to: draft)
    if value["constant"]?.className == "IBNSLayoutSymbolicConstant" { draft["symbolic"] = "YES" }
    addNumber("priority", value["priority"], omitting: 1000, to: draft)
    if let id = records.id(of: value) { draft["id"] = id }
    for field in value.fields where scores.contains(field.key) {
      let score = UntranslatedKey.element(field.element, name: field.key)
      score.markEditorOnly()
      draft.children.append(score)
    }
    return draft
  }

  /// The keys of the scores by which Interface Builder rates constraints.
  private static let scores: Set<String> = ["scoringType", "scoringTypeFloat", "contentType"]

  /// Adds one side of the constraint. The first item is left out if it is the view that contains the constraint.
  private static func addItem(
    _ place: String, _ value: ArchiveValue, of object: ArchiveObject, _ records: ArchiveRecords,
    to draft: NibDraft
  ) {
    let item = value[place + "Item"]
    if let item, place == "second" || item != object.value, let id = records.id(of: item) {
      draft[place + "Item"] = id
    }
    guard place == "first" || item != nil, let number = value[place + "Attribute"]?.int else { return }
    draft[place + "Attribute"] = SchemaWords.layoutAttributes.word(of: number) ?? "\(number)"
  }

  private static func addNumber(
    _ name: String, _ value: ArchiveValue?, omitting defaultNumber: Double, to draft: NibDraft
  ) {
    guard let number = value?.double, number != defaultNumber else { return }
    draft[name] = NibNumber.exact(number)
  }
}
