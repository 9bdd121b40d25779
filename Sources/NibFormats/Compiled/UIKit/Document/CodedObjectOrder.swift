/// The order of the objects in a nib's list of all objects.
struct CodedObjectOrder {
  /// The objects inside each object, in the order of the document.
  private var children: [Int: [Int]] = [:]
  /// The objects that no element describes.
  private var others: [Int] = []
  private let elements: [Int: NibElement]

  /// The order of the objects that have been compiled so far.
  init(_ compilation: CodedCompilation) {
    elements = compilation.elements
    for number in compilation.nibObjects {
      guard let element = elements[number] else {
        others.append(number)
        continue
      }
      let ancestors = sequence(first: element, next: \.parent).lazy.dropFirst()
      guard let parent = ancestors.compactMap({ compilation.compiledNumber(of: $0) }).first else { continue }
      children[parent, default: []].append(number)
    }
  }

  /// All objects: first the top-level ones, and then what is in each of them, depth first. The constraints of a view come
  /// before its subviews, and those of a cell after them. The content views of cells are left out.
  func all(startingWith topLevel: [CodedGraph.Value]) -> [CodedGraph.Value] {
    var result: [Int] = []
    for case .object(let number) in topLevel { appendContent(of: number, to: &result) }
    return topLevel + (result + others).map { CodedGraph.Value.object($0) }
  }

  private func appendContent(of number: Int, to result: inout [Int]) {
    let inner = children[number] ?? []
    let isConstraint = { (inner: Int) in elements[inner]?.isNamed("constraint") ?? false }
    let constraints = inner.filter(isConstraint)
    let others = inner.filter { !isConstraint($0) }
    let element = elements[number]
    let isInCell = element.map { Self.isCell($0) || Self.isContentView($0) } ?? false
    for inner in isInCell ? others + constraints : constraints + others {
      if elements[inner].map({ !Self.isContentView($0) }) ?? true { result.append(inner) }
      appendContent(of: inner, to: &result)
    }
  }

  private static func isCell(_ element: NibElement) -> Bool {
    element.isNamed("tableViewCell") || element.isNamed("collectionViewCell")
  }

  private static func isContentView(_ element: NibElement) -> Bool {
    element.key == "contentView" && element.parent.map(isCell) ?? false
  }
}
