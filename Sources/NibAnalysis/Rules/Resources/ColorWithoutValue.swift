import NibCore

extension CheckRule {
  static let colorWithoutValue = CheckRule(
    "color-without-value", .resources, .warning,
    "A color has no value: its name is empty or unknown, or the document's value of the name is another name.",
    details: """
      Interface Builder saves the value of each system color and of each color of an asset catalog under `<resources>`. \
      A name that NibTerm does not know is not reported if the document contains its value. Each name is reported once. \
      Interface Builder does not save such colors; they come from merging or from programs that write documents.
      """,
    advice:
      "Correct the name, or give the color in `<resources>` components such as `red`, `green` and `blue`.",
    wrong: label("lableColor"), right: label("labelColor"),
    find: { context in
      var seen: Set<String> = []
      return context.elements.compactMap { element in
        guard let problem = element.colorProblem, seen.insert(problem.text).inserted else { return nil }
        return context.finding(problem.text, at: element, attribute: problem.attribute)
      }
    })

  private static func label(_ color: String) -> RuleExample {
    """
    <label text="Name" id="name"><rect key="frame" x="0" y="0" width="60" height="20"/>
      <color key="textColor" systemColor="\(color)"/>
    </label>
    """
  }
}

extension NibElement {
  /// The reason why a color, or a color in the document's resources, has no value; `nil` for other elements.
  fileprivate var colorProblem: (text: String, attribute: String)? {
    if isColorResource { return resourceProblem }
    guard isNamed("color"), !(parent?.isColorResource ?? false), let color = NibColor(self) else {
      return nil
    }
    switch color {
    case .components: return nil
    case .named(let name, _), .catalog(_, let name):
      return name.isEmpty ? ("the name of the color is empty: choose a color", "name") : nil
    case .system(let name, let saved):
      if name.isEmpty { return ("the name of the system color is empty: choose a color", "systemColor") }
      guard saved == nil, UIColor(nibSystemColor: name) == nil else { return nil }
      let names = (SystemColor.allCases.map(\.rawValue) + PlainColor.allCases.map(\.rawValue)).map(stem(of:))
      let hint = names.nearest(to: stem(of: name)).map { ". Did you mean '\($0)Color'?" } ?? ""
      return (
        "no system color is named '\(name)', and the document contains no value for it\(hint)", "systemColor"
      )
    }
  }

  /// The name of a system color without the word that all of them end with, which makes unlike names seem near.
  private func stem(of name: String) -> String {
    name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
  }

  /// Whether the element is a named color or a system color in the document's resources.
  private var isColorResource: Bool {
    (isNamed("namedColor") || isNamed("systemColor")) && parent?.isNamed("resources") ?? false
  }

  private var resourceProblem: (text: String, attribute: String)? {
    guard let name = assetName, !name.isEmpty else {
      return ("a color in the document's <resources> has no name", "name")
    }
    let place = "the value of the color '\(name)' in the document's <resources>"
    guard let color = child(named: "color") else { return ("\(place) is missing: add it", "name") }
    guard let next = color.nameWithoutValue else { return nil }
    let advice = "give it components, such as red, green and blue"
    let names = chain(from: name, next)
    if names.last == name {
      let list = names.map { "'\($0)'" }.joined(separator: ", ")
      return ("\(place) leads back to itself (\(list)): \(advice)", "name")
    }
    return ("\(place) is the name of another color, '\(next)': \(advice)", "name")
  }

  /// The name in a color that has no components of its own.
  private var nameWithoutValue: String? {
    guard isNamed("color"), child(named: "color") == nil, let color = NibColor(self) else { return nil }
    switch color {
    case .components: return nil
    case .named(let name, _), .catalog(_, let name): return name
    case .system(let name, let saved):
      return saved == nil && UIColor(nibSystemColor: name) == nil ? name : nil
    }
  }

  /// The names of colors that lead from one to the next, up to the first one that occurs again.
  private func chain(from first: String, _ second: String) -> [String] {
    var names = [first, second]
    while let last = names.last, !names.dropLast().contains(last),
      let next = document.resource("namedColor", named: last)?.child(named: "color")?.nameWithoutValue
    {
      names.append(next)
    }
    return names
  }
}
