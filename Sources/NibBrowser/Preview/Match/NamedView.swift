import NibAnalysis
import NibCore
import NibTools

/// A view of a cell with the names by which a column can refer to it.
struct NamedView {
  /// A name of a view, with the reason why the view has it.
  struct Name {
    /// The origin of a name. The raw value is the score of a column with the same name.
    enum Kind: Int {
      case outlet = 100
      case accessibilityIdentifier = 88
      case label = 84
      case accessibilityLabel = 74
      case className = 64
      case text = 54
    }

    let kind: Kind
    let text: String
  }

  let id: String
  /// The view's UIKit class. It is shown in messages, and its words can be omitted at the end of names.
  let className: String
  /// Whether the view can show values. Other views can only be shown or hidden.
  let isFillable: Bool
  let outlets: [String]
  /// The view's label in Interface Builder.
  let label: String?
  /// The view's text in the nib.
  let text: String?
  var accessibilityIdentifier: String?
  var accessibilityLabel: String?
  /// The class of the program that the view has in the nib.
  var customClass: String?
  /// Whether the view shows its values as text, as labels and buttons do.
  var showsText = true
  /// Whether the program can find the view by its tag.
  var hasTag = false
  /// The kind of view and its text, such as `label "Title"`.
  var description: String?

  /// The views inside a cell that come from the document, each before its subviews.
  static func all(in cell: UIView, of prototype: CellPrototype) -> [NamedView] {
    var outlets: [String: [String]] = [:]
    for connection in prototype.connections {
      guard let id = connection["destination"], let name = connection["property"] else { continue }
      outlets[id, default: []].append(name)
    }
    // The views of a cell with a UIKit style have the names of the cell's properties.
    for name in ["textLabel", "detailTextLabel", "imageView"] {
      if let id = prototype.element[name] { outlets[id, default: []].append(name) }
    }
    return cell.withDescendants.compactMap { view in
      guard let origin = view.nibOrigin, !origin.id.isEmpty, origin.element != prototype.element else {
        return nil
      }
      return NamedView(view, origin, outlets: outlets[origin.id] ?? [])
    }
  }

  private init(_ view: UIView, _ origin: NibOrigin, outlets: [String]) {
    let sample = view.nibSample
    id = origin.id
    className = NibClassRegistry.className(ofElement: origin.element.name)
    isFillable = sample != nil
    self.outlets = outlets
    label = origin.userLabel
    text = sample?.text
    // The attributes of the document, not the properties of the view: UIKit's default label of a view is its text.
    let accessibility = origin.element.child(key: "accessibilityConfiguration")
    accessibilityIdentifier = accessibility?["identifier"]
    accessibilityLabel = accessibility?["label"]
    customClass = origin.customClass
    showsText = sample?.accepted == "text"
    hasTag = view.tag != 0
    description = ObjectName(origin.element).inList
  }

  init(
    id: String, className: String, isFillable: Bool, outlets: [String], label: String?, text: String?
  ) {
    (self.id, self.className, self.isFillable) = (id, className, isFillable)
    (self.outlets, self.label, self.text) = (outlets, label, text)
  }

  /// The view's name in messages.
  var name: String? { outlets.first ?? label }

  /// The view's name in remarks: the outlet if it has one, otherwise the kind of view and its text.
  var shownName: String { (outlets.first ?? description ?? label ?? className).cut(to: 40) }

  /// All names of the view, the best first.
  var names: [Name] {
    var names = outlets.map { Name(kind: .outlet, text: $0) }
    let otherNames: [(Name.Kind, String?)] = [
      (.accessibilityIdentifier, accessibilityIdentifier), (.label, label),
      (.accessibilityLabel, accessibilityLabel), (.className, customClass), (.text, text),
    ]
    names += otherNames.compactMap { kind, text in text.map { Name(kind: kind, text: $0) } }
    return names
  }

  /// The words of the view's class that can be omitted at the end of names: `image`, `view` for `UIImageView`.
  var classWords: [String] {
    NameWords(className.hasPrefix("UI") ? String(className.dropFirst(2)) : className).words
  }
}

extension UIView {
  /// The view and all its descendants, each before its own subviews.
  var withDescendants: [UIView] { [self] + subviews.flatMap(\.withDescendants) }
}
