import Synchronization

/// An attribute whose absence in a document means another value than that of a new object. For example, a label without
/// the attribute `textAlignment` is aligned to the left, but a label that a program creates has natural alignment.
///
/// The tables for compiled nibs contain the values that missing attributes mean.
struct NibMissingAttribute: Sendable {
  /// The row of the attribute in the table of the object's class.
  let row: NibAttribute
  /// The text of the value that a missing attribute means.
  let text: String

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let element: String
  }

  /// The lists that were found, by class and element.
  private static let cache = Mutex<[Key: [NibMissingAttribute]]>([:])

  /// The attributes of the object's class. They are found by reading the values of the first object, before its
  /// attributes are decoded, and then cached.
  static func list(for object: any NibDecodable, _ coder: NibCoder) -> [NibMissingAttribute] {
    let key = Key(type: ObjectIdentifier(type(of: object)), element: coder.element.name)
    if let list = cache.withLock({ $0[key] }) { return list }
    let table = NibAttributeTable.table(of: type(of: object))
    // The texts of the values that missing attributes mean, by the names of the attributes.
    let defaultTexts = coder.element.defaultTexts.sorted { $0.key < $1.key }
    let list = defaultTexts.compactMap { name, text -> NibMissingAttribute? in
      guard let row = table.attribute(name), let read = row.read else { return nil }
      let input = NibAttributeInput(text: text, element: nil, coder: coder)
      guard let valueOfMissing = row.decode(input), let valueOfNewObject = read(object) else { return nil }
      let isEqual = isEqual(valueOfMissing, valueOfNewObject, text)
      // The text is stored instead of the value, because a value can retain the document from which it was decoded.
      return isEqual ? nil : NibMissingAttribute(row: row, text: text)
    }
    cache.withLock { $0[key] = list }
    return list
  }

  /// Whether the value that a missing attribute means is that of a new object. The usual types are compared without
  /// their descriptions. The first description of a type searches all conformances of the program three times, and
  /// these searches took an eighth of the time in which a small document is shown.
  ///
  /// - Parameter text: the text of the value that a missing attribute means. A row for a choice decodes a value, but
  ///   reads a word, which is compared with this text.
  private static func isEqual(_ missing: Any, _ new: Any, _ text: String) -> Bool {
    switch (missing, new) {
    case (let missing as Bool, let new as Bool): missing == new
    case (let missing as CGFloat, let new as CGFloat): missing == new
    case (let missing as Double, let new as Double): missing == new
    case (let missing as Int, let new as Int): missing == new
    case (let missing as String, let new as String): missing == new || text == new
    case (_, let word as String): word == text
    default: ["\(missing)", text].contains("\(new)")
    }
  }
}
