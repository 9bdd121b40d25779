/// The selectors of the methods that a program declares, to translate `#selector` expressions.
package struct SelectorTexts {
  /// A method to look for.
  private struct Key: Hashable {
    let name: String
    /// The labels in the expression; `nil` if it has none, so that the declarations decide.
    let labels: [String]?
    /// The class of the method; `nil` if it can be any class.
    let className: String?
  }

  /// The selectors of the methods that a key fits.
  private struct Found {
    let first: String
    /// The selector of the first method that is visible to Objective-C.
    var firstExposed: String?
    var best: String { firstExposed ?? first }
  }

  private var methods: [Key: Found] = [:]
  /// The superclass of each class, by their names.
  private var superclasses: [String: String] = [:]

  package init() {}

  /// Adds the selectors of the methods of a file.
  package mutating func add(_ file: SourceFile) {
    for found in file.classes {
      if let superclass = found.superclass { superclasses[found.name] = superclass }
      for method in found.methods {
        guard let selector = method.selectors.first else { continue }
        for labels in [nil, method.labels] {
          for className in [nil, found.name] {
            let key = Key(name: method.name, labels: labels, className: className)
            var entry = methods[key] ?? Found(first: selector)
            if method.isExposed, entry.firstExposed == nil { entry.firstExposed = selector }
            methods[key] = entry
          }
        }
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
    guard let anywhere = methods[Key(name: name, labels: labels, className: nil)] else {
      return SwiftSelector.texts(name, labels ?? SelectorTexts.knownSelectors[name] ?? [])[0]
    }
    // A class can be its own superclass in broken sources.
    var visited: Set<String> = []
    var next = className
    while let className = next, visited.insert(className).inserted {
      if let methodOfClass = methods[Key(name: name, labels: labels, className: className)] {
        return methodOfClass.best
      }
      next = superclasses[className]
    }
    return anywhere.best
  }

  /// The labels of methods of UIKit that programs name without them.
  private static let knownSelectors: [String: [String]] = [
    "endEditing": ["_"], "cut": ["_"], "copy": ["_"], "paste": ["_"],
  ]
}
