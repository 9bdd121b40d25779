import NibCore

/// Shows which of several objects with equal content is the same as an object of the other version.
///
/// `ContentSignatures` finds objects with equal content. What connects an object with its surroundings distinguishes them:
/// the connections and constraints of the object and of the objects inside it, frames, the siblings before and after it, and
/// objects inside it that have kept their ids.
struct ObjectEvidence {
  /// The number of facts about two objects that are equal, and of those that differ. The greatest score is the best.
  struct Score: Comparable {
    /// The number of equal facts about the objects.
    let equal: Int
    /// The number of facts about only one of the objects.
    let different: Int
    /// The number of equal facts about places, which edits of other objects change, too.
    let equalPlaces: Int
    /// The number of equal facts about the objects, with the size of the object in place of its frame. Objects that take the
    /// place of a removed one get its frame.
    let equalBesidesPosition: Int

    static func < (a: Score, b: Score) -> Bool {
      (a.equal, -a.different, a.equalBesidesPosition, a.equalPlaces)
        < (b.equal, -b.different, b.equalBesidesPosition, b.equalPlaces)
    }
  }

  /// Numbers that are equal for equal facts, and how often each fact is found.
  struct Facts {
    fileprivate private(set) var own: [Int: Int] = [:]
    fileprivate private(set) var places: [Int: Int] = [:]
    /// The words of the frame of the object, if it is one of its own facts: x, y, width and height.
    fileprivate var frame: [Double?]?

    fileprivate mutating func add(isPlace: Bool = false, _ combine: (inout Hasher) -> Void) {
      var hasher = Hasher()
      combine(&hasher)
      let number = hasher.finalize()
      if isPlace { places[number, default: 0] += 1 } else { own[number, default: 0] += 1 }
    }

    func score(_ other: Facts) -> Score {
      let equal = Facts.common(own, other.own)
      let different = own.values.reduce(0, +) + other.own.values.reduce(0, +) - 2 * equal
      let isSameFrame = frame != nil && frame == other.frame
      let isSameSize = frame != nil && frame?.suffix(2) == other.frame?.suffix(2)
      return Score(
        equal: equal, different: different, equalPlaces: Facts.common(places, other.places),
        equalBesidesPosition: equal - (isSameFrame ? 1 : 0) + (isSameSize ? 1 : 0))
    }

    private static func common(_ a: [Int: Int], _ b: [Int: Int]) -> Int {
      a.reduce(0) { $0 + min($1.value, b[$1.key] ?? 0) }
    }
  }

  private let objects: ComparedObjects
  private let signatures: ContentSignatures
  /// The connections and constraints that name or contain each object.
  private var references: [Int: [Int]] = [:]

  /// Finds the connections and constraints of all objects. Cost: O(size of the document).
  init(_ objects: ComparedObjects, _ signatures: ContentSignatures) {
    (self.objects, self.signatures) = (objects, signatures)
    for (number, object) in objects.objects.enumerated() where object.kind != .object {
      var named = Set(object.element.attributes.compactMap { self.object($0.name, $0.value) })
      // A constraint belongs to a view around its items. Without a first item, the view is the item.
      if object.kind == .connection || object.element["firstItem"] == nil, let parent = object.parent {
        named.insert(parent)
      }
      for other in named { references[other, default: []].append(number) }
    }
  }

  /// The facts about an object.
  ///
  /// - Parameter newNumber: returns the number of an object in the new version; `nil` for one that is not matched yet.
  func facts(about number: Int, newNumber: (Int) -> Int?) -> Facts {
    var facts = Facts()
    addFacts(about: number, role: Self.ownRole, to: &facts, newNumber)
    guard let parent = objects.objects[number].parent else { return facts }
    let list = objects.objects[number].list
    let siblings = objects.objects[parent].children.filter {
      objects.objects[$0].kind == .object && objects.objects[$0].list == list
    }
    let before = siblings.last { $0 < number && newNumber($0) != nil }.flatMap(newNumber)
    let after = siblings.first { $0 > number && newNumber($0) != nil }.flatMap(newNumber)
    for (word, value) in [("parent", newNumber(parent)), ("before", before), ("after", after)] {
      facts.add(isPlace: true) { hasher in
        hasher.combine(word)
        hasher.combine(value)
      }
    }
    return facts
  }

  /// The role of the object itself.
  private static let ownRole = 0

  /// Adds the facts about an object and the objects inside it.
  ///
  /// - Parameter role: a number that is different for different objects around this one.
  private func addFacts(
    about number: Int, role: Int, to facts: inout Facts, _ newNumber: (Int) -> Int?
  ) {
    addFrame(of: number, role, to: &facts)
    for reference in references[number] ?? [] {
      facts.add { hasher in
        hasher.combine(role)
        addReference(reference, of: number, to: &hasher, newNumber)
      }
    }
    for child in objects.objects[number].children where objects.objects[child].kind == .object {
      if let known = newNumber(child) {
        facts.add { $0.combine(known) }
      } else {
        var hasher = Hasher()
        hasher.combine(role)
        hasher.combine(objects.objects[child].list)
        hasher.combine(signatures.shallow[child])
        addFacts(about: child, role: hasher.finalize(), to: &facts, newNumber)
      }
    }
  }

  /// Adds the saved frame. That of a view which constraints or a stack place is a place.
  private func addFrame(of number: Int, _ role: Int, to facts: inout Facts) {
    let object = objects.objects[number]
    guard let frame = object.element.children(named: "rect").first(where: { $0.key == "frame" }) else {
      return
    }
    let isInStack = object.parent.map { objects.objects[$0].element.isNamed("stackView") } ?? false
    let hasConstraints =
      object.element["translatesAutoresizingMaskIntoConstraints"] == "NO" && object.element.fixedFrame == nil
    let values = ["x", "y", "width", "height"].map { frame.double($0) }
    let isPlace = isInStack || hasConstraints
    if role == Self.ownRole, !isPlace { facts.frame = values }
    facts.add(isPlace: isPlace) { hasher in
      hasher.combine(role)
      hasher.combine(values)
    }
  }

  /// Adds a connection or constraint as an object has it, with the other objects that it names.
  private func addReference(
    _ reference: Int, of number: Int, to hasher: inout Hasher, _ newNumber: (Int) -> Int?
  ) {
    func addObject(_ other: Int, to hasher: inout Hasher) {
      if other == number {
        hasher.combine("self")
      } else if let known = newNumber(other) {
        hasher.combine(known)
      } else {
        hasher.combine(signatures.shallow[other])
      }
    }
    let object = objects.objects[reference]
    hasher.combine(object.element.name)
    if let parent = object.parent { addObject(parent, to: &hasher) }
    for attribute in object.element.attributes.sorted(by: { $0.name < $1.name }) where attribute.name != "id"
    {
      hasher.combine(attribute.name)
      if let other = self.object(attribute.name, attribute.value) {
        addObject(other, to: &hasher)
      } else {
        hasher.combine(ExactText(attribute.value))
      }
    }
  }

  /// The object that an attribute names; `nil` if it names none.
  private func object(_ name: String, _ value: String) -> Int? {
    name != "id" && ContentSignatures.isReference(name, value) ? objects.numbers[value] : nil
  }
}
