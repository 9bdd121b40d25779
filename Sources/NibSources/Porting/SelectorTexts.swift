/// The selectors of the methods that a program declares, to translate `#selector` expressions.
package struct SelectorTexts {
  private struct Method {
    let className: String
    let isExposed: Bool
    let labels: [String]
    let selector: String
  }

  /// The methods with each name.
  private var methods: [String: [Method]] = [:]
  /// The superclass of each class, by their names.
  private var superclasses: [String: String] = [:]

  package init() {}

  /// Adds the methods of a source file.
  package mutating func add(_ file: SourceFile) {
    for found in file.classes {
      if let superclass = found.superclass { superclasses[found.name] = superclass }
      for method in found.methods {
        guard let selector = method.selectors.first else { continue }
        methods[method.name, default: []].append(
          Method(
            className: found.name, isExposed: method.isExposed, labels: method.labels, selector: selector))
      }
    }
  }

  /// The text of a selector.
  ///
  /// - Parameters:
  ///   - name: the name of the method.
  ///   - labels: the labels in the expression; `nil` if it has none, as in `#selector(save)`. The program's
  ///     declarations decide then.
  ///   - className: the class whose method it is. Its superclasses are searched too, and then all other classes.
  func text(_ name: String, _ labels: [String]?, in className: String?) -> String {
    let declared = methods[name] ?? []
    let matching = declared.filter { labels == nil || $0.labels == labels }
    let own = lineage(of: className).lazy.compactMap { name in
      matching.first { $0.className == name && $0.isExposed } ?? matching.first { $0.className == name }
    }.first
    let found = own ?? matching.first(where: \.isExposed) ?? matching.first
    return found?.selector ?? SwiftSelector.texts(name, labels ?? SelectorTexts.known[name] ?? [])[0]
  }

  /// A class and its superclasses.
  private func lineage(of className: String?) -> [String] {
    var result: [String] = []
    var next = className
    while let name = next, !result.contains(name) {
      result.append(name)
      next = superclasses[name]
    }
    return result
  }

  /// The labels of methods of UIKit that programs name without them.
  private static let known: [String: [String]] = [
    "endEditing": ["_"], "cut": ["_"], "copy": ["_"], "paste": ["_"],
  ]
}
