import NibCore

/// The data that all screens of the demo share: the elements and the favourites.
final class ElementsStore {
  /// The elements in the order of the data.
  let elements: [Element]
  let favorites: Favorites

  init(elements: [Element], favorites: Favorites) {
    self.elements = elements
    self.favorites = favorites
  }

  /// Reads a JSON array of records. A record that is not a valid element is skipped, and the others are still read.
  ///
  /// - Throws: `DecodingError` if the data is not a JSON array.
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
