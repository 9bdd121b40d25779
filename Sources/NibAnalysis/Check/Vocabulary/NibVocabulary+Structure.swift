import NibCore

extension NibVocabulary {
  /// The elements that objects of every class may contain, with what NibTerm does with them.
  static let parts: [String: NibMeaning] = {
    let ignored: [String: String] = [
      "userGuides": NibReason.editor,
      "animations": "an empty list that Xcode 6.3 to 7.2 wrote",
      "archivedKey": "a key of an old archive that has no equivalent in documents",
      "codedKey": "a key of a compiled nib that has no equivalent in documents",
    ]
    return Dictionary(
      uniqueKeysWithValues: NibObjectParts.names.map { name in
        (name, ignored[name].map { .nothing(because: $0) } ?? .understood)
      })
  }()

  /// The attributes that any object may have.
  static let commonAttributes: [String: NibMeaning] = [
    "id": .understood, "key": .understood, "reference": .understood, "customClass": .understood,
    "customModule": .understood,
    "customModuleProvider": .nothing(because: "a class is looked up in every module"),
    "userLabel": .understood, "sceneMemberID": .nothing(because: NibReason.editor),
  ]

  /// The parts of objects, and lists of objects.
  static let structureWords: [NibWord] = [
    NibWord("subviews", holdsObjects: true),
    NibWord("cells", holdsObjects: true),
    NibWord("prototypes", holdsObjects: true),
    NibWord("items", holdsObjects: true),
    NibWord("toolbarItems", holdsObjects: true),
    NibWord("leftBarButtonItems", holdsObjects: true),
    NibWord("rightBarButtonItems", holdsObjects: true),
    NibWord("objects", holdsObjects: true),
    NibWord("viewControllers", holdsObjects: true),
    NibWord("sections", holds: ["tableViewSection"]),
    NibWord(
      "tableViewSection", reads: ["headerTitle", "footerTitle"],
      ignores: ["colorLabel": NibReason.editor], holds: ["cells"]),
    NibWord("placeholder", reads: ["placeholderIdentifier"]),
    NibWord("exit"),
    NibWord("customObject"),
    NibWord(
      "searchDisplayController",
      ignores: ["searchResultsTitle": "the class shows nothing before a search begins"]),
    NibWord(
      "viewLayoutGuide",
      ignores: [
        "identifier": "the guide's name in compiled nibs; references "
          + "use ids"
      ]),
    NibWord("keyboardLayoutGuide"),
    NibWord("layoutGuides", holds: ["viewControllerLayoutGuide"]),
    NibWord("viewControllerLayoutGuide", reads: ["type"]),
    NibWord("constraints", holds: ["constraint"]),
    NibWord(
      "constraint",
      reads: [
        "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier", "constant",
        "priority", "identifier", "installed", "placeholder",
      ],
      ignores: [
        "symbolic": "the distance itself is stored too",
        "symbolType": "the distance itself is stored too",
        "type": NibReason.editor,
      ]),
    NibWord("mask", holds: ["exclude", "include"]),
    NibWord("exclude", reads: ["reference"]),
    NibWord("include", reads: ["reference"]),
  ]
}
