import NibCore

extension CheckRule {
  /// All rules, in the order of the documentation: by topic, and in each topic in the order of these lists.
  package static let all: [CheckRule] = {
    let lists = [
      layoutRules, constraintReadingRules, resourceRules, referenceRules, objectRules, loadingRules,
      accessibilityRules, textRules, styleRules, vocabularyRules, fileRules, archiveRules,
      [duplicateReuseIdentifier, duplicateStoryboardIdentifier, controllerRootView, segueOutlet],
      [effectViewSubviews],
      [mergeConflict, wrongReference, firstResponderClass, mainStoryboard],
      projectReferenceRules, unusedRules, buildingErrors, buildingWarnings,
    ]
    let rules = lists.flatMap(\.self)
    return Topic.allCases.flatMap { topic in rules.filter { $0.topic == topic } }
  }()

  /// The rule with the given id; `nil` if there is none.
  package static func named(_ id: String) -> CheckRule? { byID[id] }

  private static let byID = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
}
