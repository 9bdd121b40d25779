import NibCore

/// The elements of a document in the order of their start tags. Used to find the element at a place in the text.
package struct ElementPlaces {
  /// All elements, in document order, beginning with the root.
  package let elements: [NibElement]

  package init(_ document: NibDocument) { elements = [document.root] + Array(document.root.descendants) }

  /// The first element whose start tag begins at or after an offset in bytes; `nil` if there is none.
  package func first(from offset: Int) -> NibElement? {
    let index = elements.partitioningIndex { $0.location.offset >= offset }
    return index < elements.count ? elements[index] : nil
  }

  /// The last element whose start tag begins at or before an offset in bytes; `nil` if there is none.
  func last(upTo offset: Int) -> NibElement? {
    let index = elements.partitioningIndex { $0.location.offset > offset }
    return index > 0 ? elements[index - 1] : nil
  }
}

extension ElementPlaces {
  /// The constraint of this document that a finding says cannot be read; `nil` if the finding is about another object.
  func unreadConstraint(of finding: Diagnostic) -> NibElement? {
    guard let place = finding.location, let root = elements.first, place.file == root.document.file,
      let element = last(upTo: place.offset), element.isNamed("constraint")
    else { return nil }
    return element
  }
}

extension CheckContext {
  /// The element that a finding of this document is about; `nil` if the finding is about no element.
  func element(of finding: Diagnostic) -> NibElement? { finding.location.flatMap(element) }

  /// The element whose start tag begins at the place; `nil` if there is none.
  func element(at place: SourceLocation) -> NibElement? {
    places.first(from: place.offset).flatMap { $0.location.offset == place.offset ? $0 : nil }
  }
}

extension Diagnostic {
  /// The attribute that the diagnostic is about, with its element; `nil` if it is about something else, or about another
  /// document.
  package func attribute(in places: ElementPlaces) -> (element: NibElement, name: String)? {
    guard let location, let root = places.elements.first, location.file == root.document.file,
      let element = places.last(upTo: location.offset),
      let attribute = element.attributes.first(where: { element.location(ofAttribute: $0.name) == location })
    else { return nil }
    return (element, attribute.name)
  }
}
