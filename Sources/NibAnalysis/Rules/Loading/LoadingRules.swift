extension CheckRule {
  /// The rules of `check --strict` about classes, keys, identifiers and nibs, which compare the document with the
  /// program's sources.
  static let loadingRules: [CheckRule] = [
    undefinedKey, mistypedOutlet, viewOutlet, notTheView, cellNib, reuseIdentifier, recursiveNib,
    unrecognizedSelector, externalObject, fileOwner,
    unknownSegueClass, segueWithoutPerform, unknownSegue, unknownScene, unknownCell, unknownSuperclass,
    deepSource, deepSuperclasses, programSources,
    classKind, staticContent,
    unknownStoryboard, unknownNib, startStoryboard, topLevelClass, unwindAction, effectViewCode,
  ]
}
