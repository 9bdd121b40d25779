import NibCore

/// A view of a cell with the names that a column may have for it.
struct NamedView {
  let id: String
  /// The view's class, for messages and for the words that names end in.
  let className: String
  /// Whether it shows values; other views are only shown or hidden.
  let isFillable: Bool
  /// The outlets that lead to it.
  let outlets: [String]
  /// The label that it has in Interface Builder.
  let label: String?
  /// What the nib wrote on it.
  let text: String?

  /// All views of a made cell that the document knows, outermost first.
  static func all(in cell: UIView, of prototype: CellPrototype) -> [NamedView] {
    var outlets: [String: [String]] = [:]
    for connection in prototype.connections {
      guard let id = connection["destination"], let name = connection["property"] else { continue }
      outlets[id, default: []].append(name)
    }
    // The views of a cell in one of UIKit's styles have the names of its properties.
    for name in ["textLabel", "detailTextLabel", "imageView"] {
      if let id = prototype.element[name] { outlets[id, default: []].append(name) }
    }
    return cell.withDescendants.compactMap { view in
      guard let origin = view.nibOrigin, !origin.id.isEmpty, origin.element != prototype.element else {
        return nil
      }
      return NamedView(
        id: origin.id, className: NibClassRegistry.className(ofElement: origin.element.name),
        isFillable: view is any RowFillable, outlets: outlets[origin.id] ?? [], label: origin.userLabel,
        text: (view as? any RowFillable)?.rowText)
    }
  }

  /// What it is called in messages.
  var name: String? { outlets.first ?? label }

  /// The names by rank: a column is looked for in all views under the first rank, then under the next.
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

  /// Lower case, letters and digits only: `user_name` is `userName`, and so is `user.name`. Empty for a text
  /// that is too long to be a name.
  static func folded(_ name: String) -> String {
    guard name.utf8.count <= longestName else { return "" }
    return String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  /// In bytes.
  private static let longestName = 1000

  /// A folded name without its class's words: `title` for `titlelabel`.
  private func shortened(_ name: String) -> [String] {
    let words = NamedView.words(of: className)
    return ([words.joined()] + words).compactMap { word in
      name.hasSuffix(word) && name.count > word.count ? String(name.dropLast(word.count)) : nil
    }
  }

  /// `image`, `view` for `UIImageView`.
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
  /// The view and all below it, outermost first.
  var withDescendants: [UIView] { [self] + subviews.flatMap(\.withDescendants) }
}
