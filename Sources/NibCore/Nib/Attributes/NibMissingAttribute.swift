import Synchronization

/// An attribute whose absence in a document means another value than the one that a new object has: a label without
/// `textAlignment` is aligned to the left, and one that a program creates has natural alignment.
///
/// The tables for compiled nibs say what a missing attribute means. This type finds the rows for which that differs.
struct NibMissingAttribute: Sendable {
  let row: NibAttribute
  /// The text of the value that a missing attribute means.
  let text: String

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let element: String
  }

  private static let cache = Mutex<[Key: [NibMissingAttribute]]>([:])

  /// The attributes of a class. They are found with the first object, whose attributes must not be decoded yet, and then
  /// cached.
  static func list(for object: any NibDecodable, _ coder: NibCoder) -> [NibMissingAttribute] {
    let key = Key(type: ObjectIdentifier(type(of: object)), element: coder.element.name)
    if let list = cache.withLock({ $0[key] }) { return list }
    let table = NibAttributeTable.table(of: type(of: object))
    let texts = coder.element.defaultTexts.sorted { $0.key < $1.key }
    let list = texts.compactMap { name, text -> NibMissingAttribute? in
      guard let row = table.attribute(name), let read = row.read else { return nil }
      let input = NibAttributeInput(text: text, element: nil, coder: coder)
      guard let value = row.decode(input), let own = read(object) else { return nil }
      // A row for a choice reads the word and decodes the value.
      let isEqual = ["\(value)", text].contains("\(own)")
      // The value is not kept, because it can refer to the document that it was decoded for.
      return isEqual ? nil : NibMissingAttribute(row: row, text: text)
    }
    cache.withLock { $0[key] = list }
    return list
  }
}
