import NibCore

extension NibVocabulary {
  /// Outlets, actions, segues and runtime attributes.
  static let connectionWords: [NibWord] = [
    NibWord(
      "connections", holds: ["outlet", "outletCollection", "action", "segue"]),
    NibWord("outlet", reads: ["property", "destination"]),
    NibWord(
      "outletCollection", reads: ["property", "destination", "appends"],
      ignores: ["collectionClass": "every collection is a Swift array"]),
    NibWord("action", reads: ["selector", "destination", "eventType", "target"]),
    NibWord(
      "segue",
      reads: [
        "kind", "destination", "identifier", "relationship", "reference", "unwindAction",
        "modalPresentationStyle", "trigger", "splitViewControllerTargetIndex",
      ],
      ignores: [
        "modalTransitionStyle": "a terminal shows no animations",
        "animates": "a terminal shows no animations",
        "popoverAnchorBarButtonItem": popover, "popoverAnchorView": popover,
        "destinationCreationSelector": "the method is in a class of the app",
        "inheritsFrom": peek,
      ],
      ignoresChildren: [
        "popoverArrowDirection": popover,
        "popoverPassthroughViews": "an open popover receives all keys "
          + "and clicks",
        "commit": peek, "preview": peek, "action": "the action is always empty",
      ]),
    NibWord("gestureRecognizers", holdsObjects: true),
    NibWord("userDefinedRuntimeAttributes", holds: ["userDefinedRuntimeAttribute"]),
    NibWord(
      "userDefinedRuntimeAttribute", reads: ["type", "keyPath", "value", "catalog"],
      ignores: ["localized": "translations are stored outside the document"], holds: ["value"]),
  ]

  private static let popover = "popovers are shown in the middle of the screen"
  private static let peek = "peek and pop require 3D Touch"
}
