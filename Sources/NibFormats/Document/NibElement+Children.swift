extension NibElement {
  /// The parent element; `nil` for the root.
  public var parent: NibElement? {
    let parent = Int(record.parent)
    return parent < 0 ? nil : NibElement(document: document, index: parent)
  }

  /// The nearest element around this one with the given name; `nil` if there is none.
  package func ancestor(named name: String) -> NibElement? {
    var element = parent
    while let current = element, !current.isNamed(name) { element = current.parent }
    return element
  }

  /// The elements directly inside this one, in document order.
  public var children: NibElementSequence {
    NibElementSequence(document: document, range: index + 1..<Int(record.subtreeEnd), isDeep: false)
  }

  /// All elements inside this one, in document order (an element before its children).
  package var descendants: NibElementSequence {
    NibElementSequence(document: document, range: index + 1..<Int(record.subtreeEnd), isDeep: true)
  }

  /// The first child with the given name; `nil` if there is none.
  public func child(named name: String) -> NibElement? {
    guard let id = document.tree.names.id(of: name, in: document.tree.bytes) else { return nil }
    return children.first { $0.record.name == id }
  }

  /// The children with the given name, in document order.
  public func children(named name: String) -> [NibElement] {
    guard let id = document.tree.names.id(of: name, in: document.tree.bytes) else { return [] }
    return children.filter { $0.record.name == id }
  }

  /// The children of the first child with the given name; empty if there is no such child.
  package func children(inside list: String) -> [NibElement] {
    child(named: list).map { Array($0.children) } ?? []
  }

  /// The children with the given name inside the first child with the name `list`; empty if there is no such child.
  package func children(named name: String, inside list: String) -> [NibElement] {
    child(named: list)?.children(named: name) ?? []
  }

  /// The first child with the given `key`; `nil` if there is none. Ignores `<variation>` children, whose key is not
  /// the name of a property.
  public func child(key: String) -> NibElement? {
    children.first { $0.key == key && !$0.isNamed("variation") }
  }
}

/// The children or the descendants of an element, visited one by one without copying.
public struct NibElementSequence: Sequence, Sendable {
  let document: NibDocument
  let range: Range<Int>
  let isDeep: Bool

  public func makeIterator() -> Iterator {
    Iterator(document: document, upcoming: range.lowerBound, end: range.upperBound, isDeep: isDeep)
  }

  /// Whether the sequence contains no elements; O(1).
  package var isEmpty: Bool { range.isEmpty }

  /// Steps from one element to the next.
  public struct Iterator: IteratorProtocol, Sendable {
    let document: NibDocument
    var upcoming: Int
    let end: Int
    let isDeep: Bool

    public mutating func next() -> NibElement? {
      guard upcoming < end else { return nil }
      let element = NibElement(document: document, index: upcoming)
      upcoming = isDeep ? upcoming + 1 : Int(element.record.subtreeEnd)
      return element
    }
  }
}
