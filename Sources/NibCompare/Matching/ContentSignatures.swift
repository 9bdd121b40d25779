import NibCore

/// Numbers that are equal for objects with equal content, whatever their ids are.
struct ContentSignatures {
  /// The signature of each object with all objects inside it.
  let deep: [Int]
  /// The signature of each object without the objects inside it.
  let shallow: [Int]

  /// Attributes that are ids.
  private static let references: Set<String> = [
    "id", "sceneID", "destination", "target", "firstItem", "secondItem", "reference", "initialViewController",
    "textLabel", "detailTextLabel", "imageView",
  ]

  /// Whether an attribute is the id of an object, because of its name or because its value looks like the ids that
  /// Interface Builder makes, such as `G3a-p1-jLE`.
  static func isReference(_ name: String, _ value: String) -> Bool {
    if references.contains(name) { return true }
    let bytes = value.utf8
    guard bytes.count == 10, name != "text", name != "title" else { return false }
    return bytes.enumerated().allSatisfy { offset, byte in
      offset == 3 || offset == 6
        ? byte == UInt8(ascii: "-") : byte > 0x2F && byte < 0x7B && byte != UInt8(ascii: "-")
    }
  }

  /// Parts that differ between copies of an object.
  private static let leftOut: Set<String> = ["constraints", "connections"]

  /// Computes the signatures. Cost: O(size of the document).
  init(_ objects: ComparedObjects) {
    var deep = Array(repeating: 0, count: objects.objects.count)
    var shallow = deep
    // An object comes before those inside it, so that the objects inside are known when they are needed.
    for number in objects.objects.indices.reversed() {
      var hasher = Hasher()
      ContentSignatures.add(objects.objects[number].element, to: &hasher)
      shallow[number] = hasher.finalize()
      var whole = Hasher()
      whole.combine(shallow[number])
      for child in objects.objects[number].children where objects.objects[child].kind == .object {
        whole.combine(objects.objects[child].list)
        whole.combine(deep[child])
      }
      deep[number] = whole.finalize()
    }
    self.deep = deep
    self.shallow = shallow
  }

  /// Adds an element and its parts, without ids and without objects inside it.
  private static func add(_ element: NibElement, to hasher: inout Hasher) {
    hasher.combine(element.name)
    let attributes = element.attributes.map { ($0.name, $0.value) }.filter { !isReference($0.0, $0.1) }
    for (name, value) in attributes.sorted(by: { $0.0 < $1.0 }) {
      hasher.combine(name)
      hasher.combine(ExactText(value))
    }
    hasher.combine(ExactText(element.text))
    for child in element.children where child.id == nil && child["sceneID"] == nil {
      let isFrame = child.isNamed("rect") && child.key == "frame"
      if isFrame || leftOut.contains(child.name) { continue }
      add(child, to: &hasher)
    }
    hasher.combine(0)
  }
}
