import NibSupport

/// Translates the color, border and corners of a button with a configuration.
///
/// The values that a document does not have are those of the style. UIKit computes them again when the button is shown.
enum CodedButtonBackground {
  private static let key = "UIButtonConfigurationBackground"
  private static let element = "backgroundConfiguration"
  /// The lengths and the colors of a background. Their names are the same in documents and nibs.
  private static let lengths = ["cornerRadius", "strokeWidth", "strokeOutset"]
  private static let colors = ["backgroundColor", "strokeColor"]

  /// The properties of a background that the style of a button sets (15 of 15 configurations): a clear border.
  private static let styleProperties: Set<String> = ["strokeColor", "strokeWidth"]

  /// The lengths in points that a document does not have. The radius of the corners does not depend on the corner style:
  /// it is 7 points less 15 % (15 of 15 configurations).
  private static let standards = ["cornerRadius": 5.949999999999999, "strokeWidth": 1, "strokeOutset": 0]

  /// The row for the background of a configuration.
  static let property = PropertySchema(
    parts: [.element(element)], keys: [key],
    translate: { object, draft in
      guard let number = object.graph.object(object.value(key)) else { return }
      let customized = CodedBackgroundConfiguration.customized(of: number, in: object.graph)
      if !customized.isSubset(of: lengths + colors) { object.preserve(key) }
      if let child = Self.draft(of: number, customized, object.graph) { draft.children.append(child) }
    },
    compile: { button, object in
      let background = configuration(button.child(named: element), of: button, object)
      object.set(key, background.value(object.compilation))
    })

  // MARK: From a nib

  /// The element with the properties of a background that do not have the values of the style; `nil` if all have them.
  private static func draft(
    of number: Int, _ customized: Set<String>, _ graph: CodedGraph
  ) -> NibDraft? {
    let draft = NibDraft(element, key: "background")
    var isEmpty = true
    for word in lengths where customized.contains(word) {
      guard let length = graph.double(word, of: number) else { continue }
      if styleProperties.contains(word), length == standards[word] { continue }
      draft[word] = NibNumber.exact(length)
      isEmpty = false
    }
    for word in colors where customized.contains(word) {
      let value = graph.value(word, of: number) ?? .null
      if styleProperties.contains(word), isClear(value, graph) { continue }
      guard let color = CodedColor.draft(value, key: word, in: graph) else { continue }
      draft.children.append(color)
      isEmpty = false
    }
    return isEmpty ? nil : draft
  }

  private static func isClear(_ color: CodedGraph.Value, _ graph: CodedGraph) -> Bool {
    graph.object(color).flatMap { graph.string("UISystemColorName", of: $0) } == clearName
  }

  private static let clearName = "clearColor"

  // MARK: To a nib

  /// The background of a button. What the element does not say, or all of it if there is no element, is that of the style.
  private static func configuration(
    _ element: NibElement?, of button: NibElement, _ object: CodedCompilation.Subject
  ) -> CodedBackgroundConfiguration {
    let compilation = object.compilation
    if let element { UncompiledParts(attributes: lengths, children: colors).report(element, to: compilation) }
    let (own, border) = (color(colors[0], of: element, object), color(colors[1], of: element, object))
    let clear = CodedColor.system(clearName, white: 0, alpha: 0, compilation)
    var background = CodedBackgroundConfiguration(
      backgroundColor: own ?? styleColor(of: button, compilation) ?? clear, strokeColor: border ?? clear,
      defaultStyle: 0, customized: styleProperties)
    for (word, path) in zip(lengths, [\.cornerRadius, \.strokeWidth, \.strokeOutset] as [LengthPath]) {
      let length = length(word, of: element, object)
      background[keyPath: path] = length ?? standards[word] ?? 0
      if length != nil { background.customized.insert(word) }
    }
    if own != nil { background.customized.insert(colors[0]) }
    return background
  }

  private typealias LengthPath = WritableKeyPath<CodedBackgroundConfiguration, Double>

  private static func color(
    _ word: String, of element: NibElement?, _ object: CodedCompilation.Subject
  ) -> CodedGraph.Value? {
    guard let child = element?.child(key: word), !child.isNamed("nil") else { return nil }
    return CodedColor.value(of: child, object.compilation)
  }

  private static func length(
    _ word: String, of element: NibElement?, _ object: CodedCompilation.Subject
  ) -> Double? {
    guard let element, let text = element[word] else { return nil }
    let number = element.double(word)
    if number == nil { object.reportMalformed(word, text, element) }
    return number
  }

  /// The color of the background of a filled button; `nil` for other styles. Without a color of its own, it is the tint
  /// color of new apps.
  private static func styleColor(
    of element: NibElement, _ compilation: CodedCompilation
  ) -> CodedGraph.Value? {
    guard element["style"] == "filled" else { return nil }
    let base = element.child(key: "baseBackgroundColor").flatMap { CodedColor.value(of: $0, compilation) }
    return base ?? CodedColor.color(red: 0, green: 122.0 / 255, blue: 1, compilation)
  }
}
