/// Creates documents from others by moving elements and changing attributes. The results are well-formed XML.
enum MutatedDocument {
  /// A document with one to five changes; `nil` if the bytes are not XML.
  static func of(_ bytes: [UInt8], _ random: inout FuzzRandom) -> [UInt8]? {
    guard let root = FuzzElement.root(of: bytes) else { return nil }
    var mutation = Mutation(root, random)
    for _ in 0..<(1 + random.below(5)) { mutation.change() }
    return root.file
  }

  /// The first document with parts of the second; `nil` if one of them is not XML.
  static func crossing(_ first: [UInt8], _ second: [UInt8], _ random: inout FuzzRandom) -> [UInt8]? {
    guard let root = FuzzElement.root(of: first), let other = FuzzElement.root(of: second) else { return nil }
    let (places, parts) = (root.all, other.all)
    for _ in 0..<(1 + random.below(3)) {
      let place = random.element(places)
      let part = random.element(parts).copy
      // An element with the same name is most likely to be valid at its new position.
      let alike = places.filter { $0.name == part.name }
      let target = alike.isEmpty || random.chance(of: 3) ? place : random.element(alike)
      if random.chance(of: 2) {
        target.children.insert(part, at: random.below(target.children.count + 1))
      } else {
        target.attributes = part.attributes
        target.children = part.children
        target.text = part.text
      }
    }
    return root.file
  }
}

/// Changes of one document.
private struct Mutation {
  private let root: FuzzElement
  private var random: FuzzRandom
  /// The maximum number of elements. Fuzzing/floods.py tests larger documents.
  private static let limit = 4000

  init(_ root: FuzzElement, _ random: FuzzRandom) {
    self.root = root
    self.random = random
  }

  mutating func change() {
    let all = root.all
    let element = random.element(all)
    let other = random.element(all)
    switch random.below(21) {
    case 0: drop(from: element)
    case 1: duplicate(in: element)
    case 2: swap(element, other)
    case 3: move(from: element, to: other)
    case 4: rename(element)
    case 5, 6, 7, 8: changeAttribute(element)
    case 9: exchangeValues(element, other)
    case 10, 11, 12: rewire(all)
    case 13: element["customClass"] = random.chance(of: 3) ? nil : random.element(HostileValues.classes)
    case 14: add(to: element)
    case 15: element.text = HostileValues.any(&random)
    case 16: reshape(all)
    case 17: repeatChild(of: element)
    case 18: nest(in: element)
    case 19: connect(element, to: other)
    default: removeAttribute(of: element)
    }
  }

  // MARK: Elements

  private mutating func drop(from element: FuzzElement) {
    guard !element.children.isEmpty else { return }
    element.children.remove(at: random.below(element.children.count))
  }

  private mutating func duplicate(in element: FuzzElement) {
    guard !element.children.isEmpty else { return }
    let copy = random.element(element.children).copy
    if random.chance(of: 2) { giveNewIDs(copy) }
    element.children.insert(copy, at: random.below(element.children.count + 1))
  }

  private func swap(_ first: FuzzElement, _ second: FuzzElement) {
    guard first !== root, second !== root else { return }
    (first.name, second.name) = (second.name, first.name)
    (first.attributes, second.attributes) = (second.attributes, first.attributes)
    (first.text, second.text) = (second.text, first.text)
    let isNested = first.all.contains { $0 === second } || second.all.contains { $0 === first }
    if !isNested { (first.children, second.children) = (second.children, first.children) }
  }

  private mutating func move(from element: FuzzElement, to other: FuzzElement) {
    guard !element.children.isEmpty else { return }
    let index = random.below(element.children.count)
    guard !element.children[index].all.contains(where: { $0 === other }) else { return }
    other.children.append(element.children.remove(at: index))
  }

  private mutating func rename(_ element: FuzzElement) {
    element.name = random.element(HostileValues.elements)
  }

  private mutating func repeatChild(of element: FuzzElement) {
    guard let child = element.children.first(where: { $0.count < 20 }), root.count < Self.limit else {
      return
    }
    for _ in 0..<random.element([2, 10, 60]) {
      let copy = child.copy
      giveNewIDs(copy)
      element.children.append(copy)
    }
  }

  /// Nests the element in copies of itself.
  private mutating func nest(in element: FuzzElement) {
    guard let index = element.children.indices.randomElement(with: &random), root.count < Self.limit else {
      return
    }
    for _ in 0..<random.element([1, 5, 40]) {
      let outer = FuzzElement.shell(of: element.children[index])
      outer.children = [element.children[index]]
      element.children[index] = outer
    }
  }

  private mutating func add(to element: FuzzElement) {
    let child = FuzzElement.empty(random.element(HostileValues.elements))
    child["key"] = random.chance(of: 2) ? HostileValues.any(&random) : nil
    child["id"] = "fuzz-\(random.below(1000))"
    element.children.append(child)
  }

  /// Adds an outlet or a member of an outlet collection from one object to another.
  private mutating func connect(_ element: FuzzElement, to other: FuzzElement) {
    guard let destination = other["id"] else { return }
    let list = element.children.first { $0.name == "connections" } ?? FuzzElement.empty("connections")
    if !element.children.contains(where: { $0 === list }) { element.children.append(list) }
    let outlet = FuzzElement.empty(random.chance(of: 4) ? "outletCollection" : "outlet")
    outlet["property"] = random.element(HostileValues.properties)
    outlet["destination"] = destination
    outlet["id"] = "fuzz-\(random.below(1000))"
    list.children.append(outlet)
  }

  private mutating func giveNewIDs(_ element: FuzzElement) {
    for inner in element.all where inner["id"] != nil { inner["id"] = "fuzz-\(random.below(1_000_000))" }
  }

  // MARK: Attributes

  private mutating func changeAttribute(_ element: FuzzElement) {
    guard let index = element.attributes.indices.randomElement(with: &random), !random.chance(of: 6) else {
      element[random.element(HostileValues.attributes)] = HostileValues.any(&random)
      return
    }
    let isNumber = Double(element.attributes[index].value) != nil
    element.attributes[index].value =
      isNumber && !random.chance(of: 8) ? random.element(HostileValues.numbers) : HostileValues.any(&random)
  }

  /// Changes the numbers of a rectangle, size, point, inset or constraint, which affect layout most.
  private mutating func reshape(_ all: [FuzzElement]) {
    let shapes = all.filter { ["rect", "size", "point", "inset", "constraint"].contains($0.name) }
    guard !shapes.isEmpty else { return }
    let shape = random.element(shapes)
    for index in shape.attributes.indices where Double(shape.attributes[index].value) != nil {
      shape.attributes[index].value = random.element(HostileValues.numbers)
    }
  }

  private mutating func removeAttribute(of element: FuzzElement) {
    guard let index = element.attributes.indices.randomElement(with: &random) else { return }
    element.attributes.remove(at: index)
  }

  private mutating func exchangeValues(_ element: FuzzElement, _ other: FuzzElement) {
    guard let first = element.attributes.indices.randomElement(with: &random),
      let second = other.attributes.indices.randomElement(with: &random)
    else { return }
    element.attributes[first].value = other.attributes[second].value
  }

  /// Replaces a reference to an object, or an id, by the id of another object.
  private mutating func rewire(_ all: [FuzzElement]) {
    let ids = all.compactMap { $0["id"] }
    let isID = Set(ids)
    let referrers = all.filter { $0.attributes.contains { $0.name != "id" && isID.contains($0.value) } }
    guard !ids.isEmpty, !referrers.isEmpty else { return }
    let referrer = random.element(referrers)
    let indices = referrer.attributes.indices.filter {
      isID.contains(referrer.attributes[$0].value)
        && (referrer.attributes[$0].name != "id" || random.chance(of: 8))
    }
    guard !indices.isEmpty else { return }
    referrer.attributes[random.element(indices)].value = random.element(ids)
  }
}

extension FuzzElement {
  fileprivate static func empty(_ name: String) -> FuzzElement { FuzzElement(name: name, attributes: []) }

  /// A copy of the element without its children.
  fileprivate static func shell(of other: FuzzElement) -> FuzzElement {
    FuzzElement(name: other.name, attributes: other.attributes)
  }
}

extension Range<Int> {
  fileprivate func randomElement(with random: inout FuzzRandom) -> Int? {
    isEmpty ? nil : lowerBound + random.below(count)
  }
}
