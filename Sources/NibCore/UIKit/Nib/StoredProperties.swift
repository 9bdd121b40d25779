import Synchronization

/// Where the stored properties of a class are among the children of its instances' mirrors.
///
/// Looking through a mirror reads every value on the way; what a class has is the same for all of its instances, so that
/// is found out once. Most keys of most documents are of classes that are not here, and end at a look into a dictionary.
struct StoredProperties: Sendable {
  /// How many superclasses up, and which child there.
  private struct Place {
    let level: Int
    let child: Int
  }

  /// The places by name; of two properties of one name that of the nearer class.
  private let places: [String: Place]

  private static let known = Mutex<[ObjectIdentifier: StoredProperties]>([:])

  /// Those of the object's class.
  static func of(_ object: AnyObject) -> StoredProperties {
    // Who describes itself may do so differently each time.
    if object is any CustomReflectable { return StoredProperties(Mirror(reflecting: object)) }
    let id = ObjectIdentifier(type(of: object))
    if let found = known.withLock({ $0[id] }) { return found }
    let new = StoredProperties(Mirror(reflecting: object))
    known.withLock { $0[id] = new }
    return new
  }

  private init(_ mirror: Mirror) {
    var places: [String: Place] = [:]
    var level = 0
    var next: Mirror? = mirror
    while let current = next {
      for (child, property) in current.children.enumerated() {
        guard let label = property.label, places[label] == nil else { continue }
        places[label] = Place(level: level, child: child)
      }
      level += 1
      next = current.superclassMirror
    }
    self.places = places
  }

  /// The value of a stored property; nil if the class has none of that name.
  func value(ofPropertyNamed name: String, in object: AnyObject) -> Any? {
    guard let place = places[name] else { return nil }
    var mirror: Mirror? = Mirror(reflecting: object)
    for _ in 0..<place.level { mirror = mirror?.superclassMirror }
    guard let children = mirror?.children, place.child < children.count else { return nil }
    return children[children.index(children.startIndex, offsetBy: place.child)].value
  }
}
