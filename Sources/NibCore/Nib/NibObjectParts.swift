/// The elements that objects of every class may contain. No attribute table lists them.
package enum NibObjectParts {
  /// The names of the elements.
  package static let names: Set<String> = [
    "subviews", "constraints", "connections", "gestureRecognizers", "userDefinedRuntimeAttributes",
    "viewLayoutGuide",
    "keyboardLayoutGuide", "layoutGuides", "mask", "variation", "userGuides", "animations", "archivedKey",
    "codedKey",
  ]
}
