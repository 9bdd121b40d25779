/// The order of the objects in a nib's list of all objects.
///
/// The list begins with the top-level objects. The others follow level by level: first the content of all top-level
/// objects, then the content of those, and so on. The content of a view is its layout guides, its constraints and its
/// subviews, then everything else, or before, if its name is; in the content view of a cell, the constraints come last.
/// The items of a constraint count as its content, if they have not been listed before. For a layout guide, the list
/// contains an empty guide.
struct CodedObjectOrder {
  private let compilation: CodedCompilation
  /// The objects inside each object, in the order in which they were compiled.
  private var children: [Int: [Int]] = [:]
  private let listed: Set<Int>

  /// The order of the objects that have been compiled so far.
  init(_ compilation: CodedCompilation) {
    self.compilation = compilation
    listed = Set(compilation.nibObjects)
    for number in compilation.nibObjects {
      guard let element = compilation.elements[number] else { continue }
      if let parent = Self.parent(of: element, number, compilation) {
        children[parent, default: []].append(number)
      }
    }
  }

  /// The object that contains an object; `nil` if there is none in the nib.
  private static func parent(of element: NibElement, _ number: Int, _ compilation: CodedCompilation) -> Int? {
    let isController = element.isController && compilation.scope != nil
    if isController {
      let container = compilation.objects[number].entries.first { $0.key == "UIParentViewController" }?.value
      if case .object(let parent)? = container { return parent }
    }
    // The guides of a controller are subviews of its view.
    let isGuide = element.isNamed(CodedLayoutGuides.controllerGuide.element)
    if isGuide {
      return element.parent?.parent?.child(key: "view").flatMap { compilation.compiledNumber(of: $0) }
    }
    if element.isNamed("constraint"), let view = CodedCollectionCell.content(of: element.parent?.parent) {
      return compilation.compiledNumber(of: view)
    }
    let ancestors = sequence(first: element, next: \.parent).lazy.dropFirst()
    return ancestors.compactMap { compilation.compiledNumber(of: $0) }.first
  }

  /// All objects in the order of the list.
  func all(startingWith topLevel: [CodedGraph.Value]) -> [CodedGraph.Value] {
    var result = topLevel.compactMap { value in
      if case .object(let number) = value { number } else { nil }
    }
    var known = Set(result)
    var position = 0
    while position < result.count {
      for object in content(of: result[position]) where known.insert(object).inserted {
        result.append(object)
      }
      position += 1
    }
    let rest = compilation.nibObjects.filter {
      !known.contains($0) && isListed($0) && !isNamed("viewLayoutGuide", $0)
    }
    return (result + rest).map { CodedGraph.Value.object($0) }
  }

  /// The objects inside an object, including those inside a part that is not listed itself.
  private func content(of number: Int) -> [Int] {
    guard let element = compilation.elements[number] else { return [] }
    if element.isNamed("constraint") { return items(of: element) }
    return sortedChildren(of: number).flatMap { child in
      // What is in the content view of a cell counts as content of the cell.
      isCellContent(child) ? (isListed(child) ? [child] : []) + content(of: child) : [child]
    }
  }

  private func sortedChildren(of number: Int) -> [Int] {
    let content = children[number] ?? []
    let guides = guides(of: number)
    let constraints = content.filter { isNamed("constraint", $0) }
    let subviews = sortedSubviews(
      content.filter { compilation.elements[$0]?.parent?.isNamed("subviews") ?? false }, of: number)
    let controllerGuides = content.filter { isNamed(CodedLayoutGuides.controllerGuide.element, $0) }
    let known = Set(constraints + controllerGuides + subviews)
    let others = content.filter { !known.contains($0) && !isNamed("viewLayoutGuide", $0) }
    let rest = Self.sorted(others) { relation(of: $0) }
    let first = rest.filter { relation(of: $0) < "constraints" }
    let listedGuides = (0..<guides).map { _ in CodedLayoutGuides.listed(compilation) }
    let parts = isCellContent(number) ? subviews + constraints : constraints + controllerGuides + subviews
    return listedGuides + first + parts + rest.dropFirst(first.count)
  }

  /// The number of the guides of a view. In a document with safe areas, the headers and footers of collections have
  /// one, which the document does not contain (Xcode 11).
  private func guides(of number: Int) -> Int {
    guard let element = compilation.elements[number] else { return 0 }
    let isSupplementary = element.isNamed("collectionReusableView")
    if isSupplementary, element.document.root.bool("useSafeAreas") == true { return 1 }
    return element.children(named: "viewLayoutGuide").count
  }

  /// The subviews of a view. Those of a cell that are its labels or its image come first, by the names of these
  /// properties.
  private func sortedSubviews(_ subviews: [Int], of number: Int) -> [Int] {
    guard isCellContent(number), let cell = compilation.elements[number]?.parent else { return subviews }
    return Self.sorted(subviews) { subview in
      let id = compilation.elements[subview]?.id
      return ["detailTextLabel", "imageView", "textLabel"].first { id != nil && cell[$0] == id } ?? "views"
    }
  }

  /// The name of the property of its parent that an object is the value of.
  private func relation(of number: Int) -> String {
    guard let element = compilation.elements[number] else { return "" }
    if element.isNamed("segue") { return "storyboardSegueTemplates" }
    if element.isController { return "viewControllers" }
    return element.key ?? element.parent?.name ?? ""
  }

  /// Objects in the order of their names. Objects with the same name keep their order.
  private static func sorted(_ objects: [Int], by name: (Int) -> String) -> [Int] {
    let named = objects.enumerated().map { (name: name($0.element), position: $0.offset, object: $0.element) }
    return named.sorted { ($0.name, $0.position) < ($1.name, $1.position) }.map(\.object)
  }

  /// The views and guides between which a constraint is.
  private func items(of constraint: NibElement) -> [Int] {
    ["firstItem", "secondItem"].compactMap { constraint[$0] }.compactMap { compilation.number(id: $0) }
      .filter { listed.contains($0) && isListed($0) && !isNamed("viewLayoutGuide", $0) }
  }

  private func isNamed(_ name: String, _ number: Int) -> Bool {
    compilation.elements[number]?.isNamed(name) ?? false
  }

  /// Whether an object is in the list: all objects except the content views of collection view cells.
  private func isListed(_ number: Int) -> Bool {
    !isCellContent(number) || isNamed("tableViewCellContentView", number)
  }

  /// Whether an object is the content view of a cell.
  private func isCellContent(_ number: Int) -> Bool {
    guard let element = compilation.elements[number], element.key == "contentView" else { return false }
    return ["tableViewCell", "collectionViewCell"].contains(element.parent?.name)
  }
}
