import NibCore

/// A view of a cell with the names by which a column can refer to it.
struct NamedView {
  let id: String
  /// The view's UIKit class. It is shown in messages, and its words can be omitted at the end of names.
  let className: String
  /// Whether the view can show values. Other views can only be shown or hidden.
  let isFillable: Bool
  /// The names of the outlets that refer to the view.
  let outlets: [String]
  /// The view's label in Interface Builder.
  let label: String?
  /// The view's text in the nib.
  let text: String?

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
      let sample = view.nibSample
      return NamedView(
        id: origin.id, className: NibClassRegistry.className(ofElement: origin.element.name),
        isFillable: sample != nil, outlets: outlets[origin.id] ?? [], label: origin.userLabel,
        text: sample?.text)
    }
  }

  /// The view's name in messages.
  var name: String? { outlets.first ?? label }

  /// The names in order of precedence. A column is compared with the first group of names of all views, then with the
  /// second group, and so on.
  var namesByRank: [[String]] {
    let folded = outlets.map(NamedView.folded)
    let labels = [label].compactMap { $0 }
    let foldedLabels = labels.map(NamedView.folded)
    let texts = [text].compactMap { $0 }.map(NamedView.folded)
    return [
      outlets, folded, folded.flatMap(shortened), labels, foldedLabels, foldedLabels.flatMap(shortened),
      texts,
    ]
  }

  /// Returns the name in lower case with letters and digits only, so that `user_name`, `user.name` and `userName` are
  /// equal. Returns an empty string for a text that is too long to be a name.
  static func folded(_ name: String) -> String {
    guard name.utf8.count <= longestName else { return "" }
    return String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  /// The maximum length of a name in bytes.
  private static let longestName = 1000

  /// Returns the folded name without words of the class at its end: `title` for `titlelabel`.
  private func shortened(_ name: String) -> [String] {
    let words = NamedView.words(of: className)
    return ([words.joined()] + words).compactMap { word in
      name.hasSuffix(word) && name.count > word.count ? String(name.dropLast(word.count)) : nil
    }
  }

  /// The words of a class name: `image`, `view` for `UIImageView`.
  private static func words(of className: String) -> [String] {
    var words: [String] = []
    for character in className.hasPrefix("UI") ? className.dropFirst(2) : className[...] {
      if character.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1].append(character.lowercased())
    }
    return words
  }
}

extension UIView {
  /// The view and all its descendants, each before its own subviews.
  var withDescendants: [UIView] { [self] + subviews.flatMap(\.withDescendants) }
}
