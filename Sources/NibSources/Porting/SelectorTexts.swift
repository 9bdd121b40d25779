/// The selectors of the methods that a program declares, to translate `#selector` expressions.
package struct SelectorTexts {
  /// The selectors of the methods with each name, with their labels.
  private var methods: [String: [(labels: [String], selector: String)]] = [:]

  package init() {}

  /// Adds the methods of a source file.
  package mutating func add(_ file: SourceFile) {
    for found in file.classes {
      for method in found.methods {
        guard let selector = method.selectors.first else { continue }
        methods[method.name, default: []].append((method.labels, selector))
      }
    }
  }

  /// The text of a selector.
  ///
  /// - Parameters:
  ///   - name: the name of the method.
  ///   - labels: the labels in the expression; `nil` if it has none, as in `#selector(save)`. The program's
  ///     declarations decide then.
  func text(_ name: String, _ labels: [String]?) -> String {
    let declared = methods[name] ?? []
    guard let labels else {
      return declared.first?.selector ?? SwiftSelector.texts(name, SelectorTexts.known[name] ?? [])[0]
    }
    return declared.first { $0.labels == labels }?.selector ?? SwiftSelector.texts(name, labels)[0]
  }

  /// The labels of methods of UIKit that programs name without them.
  private static let known: [String: [String]] = [
    "endEditing": ["_"], "cut": ["_"], "copy": ["_"], "paste": ["_"],
  ]
}
