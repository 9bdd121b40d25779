import NibCore

extension CheckRule {
  /// All rules, in the order of the documentation. `make rules` adds new ones at the end of their topics.
  package static let all: [CheckRule] = [
    layoutRules, textRules, accessibilityRules, resourcesRules, objectsRules, translationsRules, projectRules,
    buildingRules, styleRules, loadingRules, vocabularyRules, filesRules,
  ].flatMap(\.self)

  private static let layoutRules: [CheckRule] = [
    constraintConflict, canvasConflict, roundedRow, hiddenViewConflict, ambiguousLayout, misplacedView,
    duplicateConstraint, constraintOutsideView, staleFlag, overlappingControls, outsideSuperview, offScreen,
    CheckRule(.malformedConstraint), zeroRowHeight, illegalConstraint, effectViewConstraint, unexaminedLayout,
    CheckRule(.translatedLayout), rowCutsContent, unsafeArea,
  ]

  private static let textRules: [CheckRule] = [
    truncatedText, CheckRule(.truncatedTranslation), CheckRule(.replacedTranslation), overlappedText,
  ]

  private static let accessibilityRules: [CheckRule] = [
    touchTarget, missingAccessibilityLabel, lowContrast, dynamicType,
  ]

  private static let resourcesRules: [CheckRule] = [
    missingFont, missingStoryboard, missingImage, missingColor, CheckRule(.unreadableColor), unregisteredFont,
    colorWithoutValue, layerColor, unreadableImage,
  ]

  private static let objectsRules: [CheckRule] = [
    CheckRule(.duplicateID), CheckRule(.danglingReference), CheckRule(.recursiveObject),
    CheckRule(.recursiveScene), CheckRule(.tooManyScenes), CheckRule(.storyboardReference), CheckRule(.segue),
    CheckRule(.malformedConnection), CheckRule(.actionSource), unknownClass, CheckRule(.outlet),
    runtimeAttribute, CheckRule(.misplacedElement), CheckRule(.notAView), CheckRule(.notACell),
    CheckRule(.notAnItem), CheckRule(.notAChild), CheckRule(.initReturnedNil), CheckRule(.nestedNib),
    CheckRule(.loading), CheckRule(.hugeView), CheckRule(.buttonSubviews), CheckRule(.prototypesInXib),
    duplicateReuseIdentifier, duplicateStoryboardIdentifier, controllerRootView, segueOutlet,
    effectViewSubviews, wrongReference, firstResponderClass, impossiblePush, deadButton,
    connectionToOtherScene, duplicatePart,
  ]

  private static let translationsRules: [CheckRule] = [
    missingTranslation, staleTranslation, emptyTranslation, translationFormat, duplicateTranslation,
    orphanedTranslation, missingLanguage, untranslatedText, unlistedLanguage, overriddenText,
    duplicateLanguage, outdatedTranslation,
  ]

  private static let projectRules: [CheckRule] = [
    mainStoryboard, missingNib, missingScene, unusedOutlet, neverDequeued, deadNib, unreadableProject,
  ]

  private static let buildingRules: [CheckRule] = [
    staticTable, outletToPrototype, containerInPrototype, launchScreenClass, launchScreenAttribute,
    launchScreenObjects, outdatedBuildVersion, unavailableObject, sharedStoryboardIdentifier, targetRuntime,
    runtimeAttributeValue, unlistedColor, unreachableScene, segueIdentifier, prototypeIdentifier,
    plainBarButton, adjustsFont, unavailableAttribute, pushSegue, buildVersionBelowTarget, uninstalledItem,
    launchScreenAction, unlistedImage,
  ]

  private static let styleRules: [CheckRule] = [
    customClassName, storyboardViewControllerID, reuseIdentifierClass, customModule, useBaseClass,
    relativeToMargin, stackViewBackgroundColor, enableAutolayout, useTraitCollections, viewAsDevice,
    hasInitialViewController, hasSingleViewController, hidesBottomBar,
  ]

  private static let loadingRules: [CheckRule] = [
    undefinedKey, mistypedOutlet, viewOutlet, notTheView, cellNib, reuseIdentifier, recursiveNib,
    unrecognizedSelector, externalObject, fileOwner, unknownSegueClass, segueWithoutPerform, unknownSegue,
    unknownScene, unknownCell, unknownSuperclass, CheckRule(.deepSource), deepSuperclasses, programSources,
    classKind, staticContent, unknownStoryboard, unknownNib, startStoryboard, topLevelClass, unwindAction,
    effectViewCode, coderNotImplemented,
  ]

  private static let vocabularyRules: [CheckRule] = [
    unsupportedAttribute, unsupportedElement, malformedValue,
  ]

  private static let filesRules: [CheckRule] = [
    CheckRule(.noFile), CheckRule(.folder), CheckRule(.unreadable), CheckRule(.fileTooLarge),
    CheckRule(.emptyFile), CheckRule(.notANib), CheckRule(.unsupportedFormat),
    CheckRule(.unsupportedEncoding), CheckRule(.encodingMismatch), CheckRule(.unsupportedPlatform),
    CheckRule(.unsuitableDevice), CheckRule(.unknownDevice), CheckRule(.baseline), CheckRule(.malformedXML),
    CheckRule(.xmlDocumentType), CheckRule(.xmlLimit), CheckRule(.configuration), CheckRule(.unreadableFont),
    CheckRule(.unreadableTranslation), CheckRule(.damagedNib), CheckRule(.noObjects),
    CheckRule(.tooManyPrototypes), CheckRule(.deepNesting), CheckRule(.noTable),
    CheckRule(.unknownConnection), CheckRule(.malformedArchive), CheckRule(.unknownArchivedClass),
    CheckRule(.mergeConflict), CheckRule(.unsearchedFonts),
  ]

  /// The rule with the given id; `nil` if there is none.
  package static func named(_ id: String) -> CheckRule? { byID[id] }

  private static let byID = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
}
