import NibCore

/// The name of an object as people know it: its kind in words, the text that it shows, and the cell or scene that
/// contains it.
///
/// | Property | A label with the text `Temp` | A button with an outlet | A stack view |
/// | --- | --- | --- | --- |
/// | `inList` | `label "Temp" [Title]` | `button saveButton` | `stack view` |
/// | `brief` | `label "Temp"` | `button saveButton` | `stack view` |
/// | `briefWithID` | `label "Temp" #a1` | `button saveButton #a2` | `stack view #a3` |
/// | `inSentence` | `label "Temp"` | `button saveButton` | `the stack view` |
/// | `inEquation` | `label "Temp"` | `saveButton` | `stack view` |
/// | `inEquationWithID` | `label "Temp"#a1` | `saveButton#a2` | `stack view#a3` |
/// | `withPlace` | `label "Temp" [Title] (in settingsCell)` | `button saveButton (in Settings)` | `stack view (in Settings)` |
/// | `withPlaceAndClass` | `label "Temp" [Title] (in settingsCell), TempLabel` | as `withPlace` | as `withPlace` |
/// | `full` | `label "Temp" [Title] (in settingsCell), TempLabel #a1` | also with `#a2` | also with `#a3` |
///
/// `ObjectTitle` is the shorter title in Interface Builder's outline.
package struct ObjectName: Hashable, Sendable {
  /// The kind in lowercase words, such as `label` or `image view`; the class for views that are not from UIKit.
  package let kind: String
  /// The text that the object shows. Without one, its label in Interface Builder, its accessibility label, the name of
  /// its image, or the first text in a cell without an outlet. `nil` if it has none of these.
  package let text: String?
  /// The label in Interface Builder, if `text` is something else.
  package let label: String?
  /// The name of an outlet that is connected to the object, if `text` is `nil`.
  package let outlet: String?
  /// The identifier or class of the cell, scene or view that contains the object.
  package let place: String?
  package let customClass: String?
  package let id: String?
  /// Whether the object is the First Responder, whose class says nothing: it is usually `UIResponder`.
  private let isFirstResponder: Bool

  package init(_ element: NibElement) {
    let words = ObjectWords(element)
    self.init(words, element, place: words.place) {
      element.id.flatMap { element.document.outletNames[text: $0] }
    }
  }

  /// - Parameter findOutlet: returns an outlet that is connected to the object; called only if no text names the
  ///   object.
  private init(_ words: ObjectWords, _ element: NibElement, place: String?, findOutlet: () -> String?) {
    let kind = words.kind
    self.kind = kind
    // The label of File's Owner is usually the same as its kind.
    let userLabel = element["userLabel"].flatMap { $0 == kind ? nil : $0 }
    isFirstResponder = element["placeholderIdentifier"] == "IBFirstResponder"
    var shownText = words.shownText
    // A label or an outlet says more than the text that Interface Builder gives to new objects.
    if let text = shownText, ObjectTitle.isDefaultText(text), words.usesOutlet,
      userLabel != nil || findOutlet() != nil
    {
      shownText = nil
    }
    let limit = words.isSentence ? ObjectName.longestSentence : ObjectName.longestText
    let name = shownText ?? userLabel ?? words.otherText
    outlet = name == nil && words.usesOutlet ? findOutlet() : nil
    text = (name ?? (outlet == nil ? words.textOfCell : nil)).map { ObjectName.cut($0, limit) }
    label = shownText != nil && userLabel != shownText ? userLabel.map { ObjectName.cut($0, limit) } : nil
    self.place = place
    customClass = element["customClass"]
    id = element.id ?? element["sceneID"]
  }

  /// The name `inList` of an object, for callers that make the names of all objects of a document.
  ///
  /// - Parameter outlet: an outlet that is connected to the object; `nil` if there is none.
  package static func inList(of element: NibElement, outlet: String?) -> String {
    ObjectName(ObjectWords(element), element, place: nil) { outlet }.inList
  }

  /// The name in a list of objects: the kind, the text and the label.
  package var inList: String {
    [kind, quotedText ?? outlet, label.map { "[\($0)]" }].compactMap { $0 }.joined(separator: " ")
  }

  /// The name in a title: the kind and the text or the outlet. An object with neither has the name of its custom class,
  /// or of its kind.
  package var brief: String {
    if let name = quotedText ?? outlet { return "\(kind) \(name)" }
    return (isFirstResponder ? nil : customClass) ?? kind
  }

  /// The brief name with the id.
  package var briefWithID: String { id.map { "\(brief) #\($0)" } ?? brief }

  /// The brief name in a sentence, in which the kind alone has an article.
  package var inSentence: String { brief == kind && !isProperNoun ? "the \(kind)" : brief }

  /// The name in an equation, where an outlet is enough without the kind.
  package var inEquation: String {
    quotedText.map { "\(kind) \($0)" } ?? outlet ?? customClass ?? kind
  }

  /// The name in an equation with the id.
  var inEquationWithID: String { id.map { "\(inEquation)#\($0)" } ?? inEquation }

  /// The name in a list, with the cell or scene that contains the object.
  package var withPlace: String { place.map { "\(inList) (in \($0))" } ?? inList }

  /// The name with the place and the custom class.
  package var withPlaceAndClass: String {
    guard let customClass, customClass != kind else { return withPlace }
    return "\(withPlace), \(customClass)"
  }

  /// The whole name: with the place, the custom class and the id.
  package var full: String { id.map { "\(withPlaceAndClass) #\($0)" } ?? withPlaceAndClass }

  private var quotedText: String? { text.map { "\"\($0)\"" } }

  /// Whether the kind is a name, which has no article: `File's Owner`, or a class.
  private var isProperNoun: Bool { kind.first?.isUppercase ?? false }

  /// The largest number of characters of a text in a name.
  private static let longestText = 30
  /// The largest number of characters of a sentence, such as that of a constraint.
  private static let longestSentence = 60

  /// Puts a text on one line and cuts it.
  private static func cut(_ text: String, _ limit: Int) -> String {
    let line = ObjectTitle.oneLine(text)
    return line.count > limit ? "\(line.prefix(limit - 1))…" : line
  }
}

extension UIView {
  /// The view's name with its place. Views that no document contains have the name of their class.
  package var nibNameWithPlace: String { nibObjectName?.withPlace ?? nibClassName(of: self) }

  /// The view's name in a sentence: `label "Temp"` or `the label`.
  package var nibNameInSentence: String { nibObjectName?.inSentence ?? nibClassName(of: self) }

  private var nibObjectName: ObjectName? { nibOrigin.map { ObjectName($0.element) } }
}

/// The parts of an object's name that are read from its element.
private struct ObjectWords {
  private let element: NibElement

  init(_ element: NibElement) { self.element = element }

  var kind: String {
    switch element.name {
    case "placeholder" where element["placeholderIdentifier"] == "IBFilesOwner": return "File's Owner"
    case "placeholder" where element["placeholderIdentifier"].map({ $0 != "IBFirstResponder" }) ?? false:
      return "external object"
    case "placeholder": return "First Responder"
    case "viewLayoutGuide":
      return (element.key == "safeArea" ? "safe area" : words(element.key)) + ownerSuffix
    case "viewControllerLayoutGuide": return "\(words(element["type"])) layout guide"
    case "tableViewCell", "collectionViewCell": return "cell"
    case "viewControllerPlaceholder": return "storyboard reference"
    case let name where name.hasSuffix("CellContentView"): return "content view"
    case let name where name.hasSuffix("GestureRecognizer"): return "gesture recognizer"
    case let name:
      let className = NibClassRegistry.className(ofElement: name)
      return className.hasPrefix("UI") ? words(name) : className
    }
  }

  /// The words of a name in lower case.
  private func words(_ name: String?) -> String { ObjectTitle.words(name ?? "").lowercased() }

  /// The object that owns a layout guide, as the end of the guide's kind; empty if it has no id.
  private var ownerSuffix: String {
    guard let owner = element.parent, owner.id != nil else { return "" }
    return " of \(ObjectName(owner).inList)"
  }

  /// The text that the object shows. A constraint or a segue has a sentence instead.
  var shownText: String? {
    guard !isSentence else { return nil }
    return ObjectTitle.shownTexts(of: element).first { !$0.isEmpty }
  }

  /// Another text by which the object can be recognized.
  var otherText: String? {
    if isSentence { return ObjectTitle.of(element) }
    if element.isNamed("scene") { return element.nibController.flatMap { SceneName($0).own } }
    if element.isNamed("placeholder") || element.isNamed("viewLayoutGuide") { return nil }
    let label = element.child(key: "accessibilityConfiguration")?["label"]
    let connection = element["property"] ?? element["selector"]
    let identifier = element["reuseIdentifier"] ?? element["storyboardIdentifier"]
    return [label, ObjectTitle.substitute(of: element), connection, identifier].compactMap { $0 }.first {
      !$0.isEmpty
    }
  }

  /// The first text in a cell that somebody has changed; `nil` for other objects.
  var textOfCell: String? {
    guard element.isNamed("tableViewCell") || element.isNamed("collectionViewCell") else { return nil }
    let texts = element.descendants.lazy.filter { $0.id != nil }.flatMap(ObjectTitle.shownTexts)
    return texts.first { !$0.isEmpty && !ObjectTitle.isDefaultText($0) }
  }

  /// Whether the name contains a sentence about the object.
  var isSentence: Bool { element.isNamed("constraint") || element.isNamed("segue") }

  /// Whether an outlet's name helps to recognize the object. The view of a controller always has the outlet `view`.
  var usesOutlet: Bool { element.id != nil && element.key != "view" && !element.isController }

  /// The identifier or class of the nearest cell, or otherwise that of the scene, of the nearest view of a custom
  /// class, or of the document's owner.
  var place: String? {
    if element.isController || element.isNamed("placeholder") { return nil }
    var customClass: String?
    var next = element.parent
    while let ancestor = next {
      if let name = ancestor["reuseIdentifier"], !name.isEmpty { return ObjectTitle.oneLine(name) }
      if let name = ancestor["customClass"], ancestor.name.hasSuffix("Cell") { return name }
      if ancestor.isController { return ObjectWords.name(ofController: ancestor) ?? customClass }
      customClass = customClass ?? ancestor["customClass"]
      next = ancestor.parent
    }
    return customClass ?? owner
  }

  private static func name(ofController element: NibElement) -> String? {
    ["storyboardIdentifier", "title", "customClass", "userLabel"].lazy.compactMap { element[$0] }
      .first { !$0.isEmpty }.map(ObjectTitle.oneLine)
  }

  /// The class of the object that loads the document.
  private var owner: String? {
    let objects = element.document.root.children(inside: "objects")
    return objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }?["customClass"]
  }
}

extension Diagnostic {
  /// The diagnostic with the full name of its object in the path.
  package func named(in document: NibDocument) -> Diagnostic {
    guard let element = path.steps.first.flatMap(document.object(at:)) else { return self }
    var result = self
    result.path.name = ObjectName(element).full
    return result
  }
}

extension NibDocument {
  /// The object of a step of a path. The path may be from another version of the document.
  fileprivate func object(at step: ObjectPath.Step) -> NibElement? {
    if let index = step.element, index < tree.elements.count {
      let element = NibElement(document: self, index: index)
      if element.id == step.id { return element }
    }
    return object(id: step.id)
  }
}
