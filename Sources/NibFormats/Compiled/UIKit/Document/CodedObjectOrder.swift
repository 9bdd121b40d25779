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

  /// All objects: first the top-level objects, then the content of each of them, depth first. The constraints of a view
  /// come before its subviews, and those of a cell after its subviews. The content views of cells are left out.
  func all(startingWith topLevel: [CodedGraph.Value]) -> [CodedGraph.Value] {
    var result: [Int] = []
    for case .object(let number) in topLevel { appendContent(of: number, to: &result) }
    return topLevel + (result + others).map { CodedGraph.Value.object($0) }
  }

  /// Adds the objects inside an object. Constraints come first, except in cells.
  private func appendContent(of number: Int, to result: inout [Int]) {
    let content = children[number] ?? []
    let constraints = content.filter(isConstraint)
    let otherContent = content.filter { !isConstraint($0) }
    let isPartOfCell = Self.isCell(elements[number]) || isContentView(number)
    for object in isPartOfCell ? otherContent + constraints : constraints + otherContent {
      if !isContentView(object) { result.append(object) }
      appendContent(of: object, to: &result)
    }
  }

  private func isConstraint(_ number: Int) -> Bool { elements[number]?.isNamed("constraint") ?? false }

  /// Whether an object is the content view of a cell.
  private func isContentView(_ number: Int) -> Bool {
    elements[number]?.key == "contentView" && Self.isCell(elements[number]?.parent)
  }

  private static func isCell(_ element: NibElement?) -> Bool {
    guard let element else { return false }
    return element.isNamed("tableViewCell") || element.isNamed("collectionViewCell")
  }
}
