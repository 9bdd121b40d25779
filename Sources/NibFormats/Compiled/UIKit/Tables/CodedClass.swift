/// A class that compiled nibs hold objects of: the element that stands for it and its table of properties.
struct CodedClass: Sendable {
  /// The class as nibs name it: `UILabel`.
  let name: String
  /// The element: `label`.
  let element: String
  /// Classes that nibs hold in its place: the private ones that UIKit makes of some styles.
  let aliases: [String]
  /// All properties, the superclasses' first.
  let properties: [CodedProperty]
  /// All that the properties account for in a document.
  let words: Set<CodedProperty.Word>
  /// All that the properties account for in a nib.
  let keys: Set<String>

  init(
    _ name: String, _ element: String, aliases: [String] = [], below base: CodedClass? = nil,
    _ own: [CodedProperty]
  ) {
    self.name = name
    self.element = element
    self.aliases = aliases
    properties = (base?.properties ?? []) + own
    words = Set(properties.flatMap(\.words))
    keys = Set(properties.flatMap(\.keys))
  }

  /// The class of that name in compiled nibs, aliases included.
  static func named(_ name: String) -> CodedClass? { byName[name].map { all[$0] } }

  /// The class that an element of that name stands for.
  static func ofElement(_ name: String) -> CodedClass? { byElement[name].map { all[$0] } }

  /// All classes that the tables know. The first of an element's classes is the one that it is compiled to.
  static let all: [CodedClass] =
    CodedViews.all + CodedControls.all + CodedScrolling.all + CodedCells.all + CodedBars.all
    + CodedControllers.all + CodedRecognizers.all + CodedPictures.all + CodedObjects.all

  private static let byName: [String: Int] = index(all.map { [$0.name] + $0.aliases })
  private static let byElement: [String: Int] = index(all.map { [$0.element] })

  private static func index(_ names: [[String]]) -> [String: Int] {
    var result: [String: Int] = [:]
    for (position, names) in names.enumerated() {
      for name in names where result[name] == nil { result[name] = position }
    }
    return result
  }
}
