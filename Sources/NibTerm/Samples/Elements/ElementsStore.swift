import NibCore

/// What all screens of the demo share: the elements, and which of them are favourites.
final class ElementsStore {
  /// In the order of their numbers, or as the data has them.
  let elements: [Element]
  let favorites: Favorites

  init(elements: [Element], favorites: Favorites) {
    self.elements = elements
    self.favorites = favorites
  }

  /// Reads a JSON array of records. A record that is no element is left out and costs only itself.
  ///
  /// - Throws: `DecodingError` when the data is no JSON array.
  static func elements(in data: Data) throws -> [Element] {
    try JSONDecoder().decode([Record].self, from: data).compactMap(\.element)
  }

  private struct Record: Decodable {
    let element: Element?

    init(from decoder: any Decoder) {
      do {
        element = try Element(from: decoder)
      } catch {
        element = nil
      }
    }
  }
}
