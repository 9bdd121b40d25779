import NibCore

/// The kind of an object, which the outline shows as a letter or symbol of one column.
struct OutlineKind: Hashable, Sendable {
  /// The name of the kind, for the help.
  let name: String
  let letter: Character
  let symbol: Character

  private init(_ name: String, _ letter: Character, _ symbol: Character) {
    self.name = name
    self.letter = letter
    self.symbol = symbol
  }

  static let scene = OutlineKind("scene", "#", "▣")
  static let placeholder = OutlineKind("placeholder", "P", "◇")
  static let exit = OutlineKind("exit", "E", "←")
  static let controller = OutlineKind("controller", "@", "◉")
  static let object = OutlineKind("object", "O", "◆")
  static let window = OutlineKind("window", "W", "▢")
  static let view = OutlineKind("view", "V", "□")
  static let label = OutlineKind("label", "L", "¶")
  static let button = OutlineKind("button", "B", "■")
  static let stack = OutlineKind("stack view", "S", "≡")
  static let image = OutlineKind("image view", "I", "▒")
  static let text = OutlineKind("text field or text view", "F", "▭")
  static let control = OutlineKind("control", "K", "◐")
  static let table = OutlineKind("table or collection", "T", "▤")
  static let section = OutlineKind("section", "§", "§")
  static let cell = OutlineKind("cell", "R", "▬")
  static let scroll = OutlineKind("scroll view", "s", "↕")
  static let bar = OutlineKind("bar", "M", "▀")
  static let item = OutlineKind("item of a bar", "i", "▪")
  static let gesture = OutlineKind("gesture recognizer", "G", "☆")
  static let guide = OutlineKind("layout guide", "g", "┆")
  static let constraints = OutlineKind("constraints", "C", "↔")
  static let constraint = OutlineKind("constraint", "C", "↔")
  static let segue = OutlineKind("segue", ">", "→")

  /// Every kind, for the help.
  static let all: [OutlineKind] = [
    scene, placeholder, exit, controller, object, window, view, label, button, stack, image, text, control,
    table,
    section, cell, scroll, bar, item, gesture, guide, constraints, constraint, segue,
  ]

  /// The kind of the object that an element represents.
  static func of(_ element: NibElement) -> OutlineKind {
    let name = element.name
    if let kind = byName[name] { return kind }
    if let kind = byEnding.first(where: { name.hasSuffix($0.key) })?.value { return kind }
    return element.child(key: "frame") == nil ? .object : .view
  }

  private static let byName: [String: OutlineKind] = [
    "scene": scene, "placeholder": placeholder, "exit": exit, "window": window, "label": label,
    "button": button,
    "stackView": stack, "imageView": image, "textField": text, "textView": text, "searchBar": text,
    "switch": control, "slider": control, "stepper": control, "segmentedControl": control,
    "pageControl": control, "datePicker": control, "pickerView": control, "activityIndicatorView": control,
    "progressView": control, "refreshControl": control, "tableView": table, "collectionView": table,
    "tableViewSection": section, "tableViewCell": cell, "collectionViewCell": cell,
    "collectionReusableView": cell, "scrollView": scroll, "navigationBar": bar, "toolbar": bar, "tabBar": bar,
    "navigationItem": item, "barButtonItem": item, "tabBarItem": item, "constraints": constraints,
    "constraint": constraint, "segue": segue, "viewLayoutGuide": guide, "keyboardLayoutGuide": guide,
    "viewControllerLayoutGuide": guide, "viewControllerPlaceholder": controller, "customView": view,
    "containerView": view,
  ]

  /// Kinds by the ending of the element name, for elements that are not in the table. The first match counts.
  private static let byEnding: KeyValuePairs<String, OutlineKind> = [
    "GestureRecognizer": gesture, "ontroller": controller, "Cell": cell, "Button": button, "View": view,
  ]
}

/// The way in which the outline shows kinds: `--icons letters|symbols`.
enum OutlineIcons: String, CaseIterable, Sendable {
  case letters, symbols

  func icon(of kind: OutlineKind) -> Character { self == .letters ? kind.letter : kind.symbol }
}
