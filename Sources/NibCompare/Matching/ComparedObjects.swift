import NibCore

/// The objects of one version of a document: all elements with an id, and the root.
///
/// Elements without an id belong to the object that contains them. `<device>`, `<dependencies>` and `<resources>` are
/// not searched for objects: their ids are those of devices and plug-ins.
package struct ComparedObjects {
  package enum Kind: Sendable {
    /// The root, scenes, controllers, views and everything else.
    case object
    case constraint
    /// An outlet, action, segue or another connection.
    case connection
  }

  package struct Object {
    package let element: NibElement
    package let kind: Kind
    /// The object that contains this one; `nil` for the root.
    package let parent: Int?
    /// The elements without an id between the parent and this object, such as `/subviews` or `/state[normal]`.
    package let list: String
    /// The objects inside this one that are not inside another, in document order.
    package var children: [Int] = []

    /// The property or the name of the list that contains the object; `nil` if the object is directly in its parent.
    var listName: String? {
      guard let last = list.split(separator: "/").last else { return nil }
      let parts = last.split(separator: "[")
      return parts.last.map { String($0.prefix { $0 != "]" }) }
    }
  }

  /// The numbers of objects by their ids, which are compared byte by byte.
  package struct Numbers: Sendable {
    private var numbers: [ExactText: Int] = [:]

    package fileprivate(set) subscript(id: String) -> Int? {
      get { numbers[ExactText(id)] }
      set { numbers[ExactText(id)] = newValue }
    }
  }

  package let document: NibDocument
  /// All objects in document order. The root is the first.
  package private(set) var objects: [Object] = []
  /// The number of the first object with each id.
  package private(set) var numbers = Numbers()

  /// The names of the root's children that contain no objects.
  package static let declarations: Set<String> = ["device", "dependencies", "resources"]

  /// Finds the objects. Cost: O(size of the document).
  package init(_ document: NibDocument) {
    self.document = document
    let root = document.root
    objects.append(Object(element: root, kind: .object, parent: nil, list: ""))
    // The object that contains each element, and the elements between the two.
    var owners: [Int: (object: Int, list: String)] = [root.index: (0, "")]
    for element in root.descendants {
      guard let parent = element.parent, let owner = owners[parent.index] else { continue }
      if parent == root, ComparedObjects.declarations.contains(element.name) { continue }
      guard let id = element.id ?? element["sceneID"] else {
        let key = element.key.map { "[\($0)]" } ?? ""
        owners[element.index] = (owner.object, "\(owner.list)/\(element.name)\(key)")
        continue
      }
      let number = objects.count
      let isConnection = parent.isNamed("connections") || element.isNamed("segue")
      let kind: Kind =
        if element.isNamed("constraint") {
          .constraint
        } else if isConnection {
          .connection
        } else {
          .object
        }
      objects.append(Object(element: element, kind: kind, parent: owner.object, list: owner.list))
      objects[owner.object].children.append(number)
      if numbers[id] == nil { numbers[id] = number }
      owners[element.index] = (number, "")
    }
  }

  /// The id of an object; `nil` for the root.
  package func id(of number: Int) -> String? {
    let element = objects[number].element
    return element.id ?? element["sceneID"]
  }

  /// The objects that have the id of an object before them, by their ids. The ids of a damaged document are not unique.
  var duplicates: [ExactText: [Int]] {
    var result: [ExactText: [Int]] = [:]
    for number in objects.indices {
      guard let id = id(of: number), numbers[id] != number else { continue }
      result[ExactText(id), default: []].append(number)
    }
    return result
  }

  /// Whether one object is inside another, or is the same.
  package func isObject(_ number: Int, inside other: Int) -> Bool {
    var next: Int? = number
    while let current = next, current >= other {
      if current == other { return true }
      next = objects[current].parent
    }
    return false
  }

  /// The number of views, controllers and other objects inside an object, without those for which `isLeftOut` returns
  /// true. Objects inside such an object are counted.
  func countOfObjects(inside number: Int, without isLeftOut: (Int) -> Bool) -> Int {
    objects[number].children.reduce(0) { count, child in
      guard objects[child].kind == .object else { return count }
      return count + (isLeftOut(child) ? 0 : 1) + countOfObjects(inside: child, without: isLeftOut)
    }
  }
}
