import NibFormats
import NibSupport

/// The comment before a scene, in which Interface Builder writes the name of its controller: the label, the title, the
/// title of its navigation item or tab bar item, the words of its class, or its kind.
enum SceneComment {
  /// The properties on which the name depends.
  private static let names: Set<String> = ["userLabel", "title", "customClass"]

  /// The edits of the comment that follow from the new value of a property. A comment that has another form stays.
  static func edits(
    _ property: String, _ value: String?, of element: NibElement, _ maker: EditMaker
  ) -> [SourceEdit] {
    let isItem = ["navigationItem", "tabBarItem"].contains(element.name) && property == "title"
    guard names.contains(property), let controller = isItem ? element.parent : element,
      isItem || property != "title" || element.isController, controller.isController,
      let scene = controller.ancestor(named: "scene"), controller["sceneMemberID"] == "viewController"
    else { return [] }
    let old = name(of: controller) { $0[$1] }
    let new = name(of: controller) { owner, name in
      owner == element && name == property ? value : owner[name]
    }
    guard old != new, !new.contains("--"), !new.hasSuffix("-"), let range = comment(before: scene, maker),
      String(decoding: maker.source[range], as: UTF8.self) == "<!--\(old)-->"
    else { return [] }
    return [maker.replacing(range, with: "<!--\(new)-->")]
  }

  /// The place of the last comment before a scene.
  private static func comment(before scene: NibElement, _ maker: EditMaker) -> Range<Int>? {
    guard let list = scene.parent else { return nil }
    let start = maker.sourceElement(of: scene).range.lowerBound
    let comments = maker.tree.comments(in: maker.sourceElement(of: list).range.lowerBound..<start)
    guard let last = comments.last,
      maker.source[last.upperBound..<start].allSatisfy(XMLCharacters.isSpace)
    else { return nil }
    return last
  }

  private static func name(
    of controller: NibElement, value: (NibElement, String) -> String?
  ) -> String {
    let items = ["navigationItem", "tabBarItem"].compactMap { controller.child(named: $0) }
    let titles =
      [value(controller, "userLabel"), value(controller, "title")] + items.map { value($0, "title") }
    let title = titles.compactMap(\.self).first { !$0.isEmpty }
    return title ?? SceneComment.title(of: value(controller, "customClass") ?? controller.name)
  }

  /// The words of the name of a class or of an element: `Form View Controller` for `ABFormViewController`. Interface
  /// Builder leaves out the prefix, and begins a word only before a lowercase letter.
  static func title(of name: String) -> String {
    let prefix = name.prefixMatch(of: /[a-z]?[A-Z0-9]*(?=[A-Z][a-z])/)?.range.upperBound
    let letters = Array(name[(prefix ?? name.startIndex)...])
    return letters.indices.map { index in
      if index == 0 { return letters[index].uppercased() }
      let isFollowed = index + 1 < letters.count && letters[index + 1].isLowercase
      return (letters[index].isUppercase && isFollowed ? " " : "") + String(letters[index])
    }.joined()
  }
}
