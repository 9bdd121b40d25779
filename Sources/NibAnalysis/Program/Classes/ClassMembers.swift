import NibCore
import NibSources

/// An index of the members that the sources declare for one class, without those of its superclasses.
/// `ClassTable` searches the superclasses, too. Lookups take O(1).
///
/// A class can be declared in several parts (a declaration and extensions), which are searched in order. In a part
/// that accepts every key or message, and in later parts, declarations are not found, because any name is accepted.
final class ClassMembers {
  enum LookupResult {
    /// The name is declared, with the given type if it is known.
    case found(SourceType?)
    /// The class accepts every name, because it overrides a method such as `setValue(_:forUndefinedKey:)`.
    case acceptsAnyName
    /// The name is declared, but is not visible to Objective-C.
    case hidden(HiddenMember)
    /// The class does not declare the name.
    case absent
  }

  private struct Property {
    let part: Int
    /// The position among all properties of the class. The first of several matching properties is used.
    let order: Int
    let property: SourceProperty
  }

  private struct Method {
    /// The first part that has the method.
    let part: Int
    /// The position of the method in that part.
    let location: SourceLocation
    /// The first part in which the method is visible to Objective-C.
    var exposedPart: Int?

    init(_ part: Int, _ method: SourceMethod) {
      self.part = part
      location = method.location
    }

    mutating func add(_ part: Int, _ method: SourceMethod) {
      if method.isExposed { exposedPart = min(exposedPart ?? .max, part) }
    }
  }

  /// Whether no source file declares or extends the class.
  let isEmpty: Bool
  /// The properties that are visible to Objective-C, by name. Each is the first one of its name.
  private var exposedProperties: [String: Property] = [:]
  /// The properties that are not visible to Objective-C, by name. Each is the first one of its name.
  private var hidden: [String: Property] = [:]
  /// The properties of types that Objective-C does not have, by name. Each is the first one of its name.
  private var unrepresentedProperties: [String: Property] = [:]
  /// The instance methods, by selector.
  private var methods: [String: Method] = [:]
  /// The instance methods whose selector was another one in Swift 2, by that selector.
  private var oldMethods: [String: [(part: Int, method: SourceMethod)]] = [:]
  private let versions: SwiftVersions
  /// The instance methods, by their names without labels.
  private var methodsByName: [String: [SourceMethod]] = [:]
  /// For each selector of a property's getter or setter, the first part that declares such a property.
  private var accessors: [String: Int] = [:]
  /// The first part that accepts every key.
  private var firstPartWithAnyKey: Int?
  /// The first part that accepts every message.
  private var firstPartWithAnySelector: Int?
  /// The number of properties that have been added.
  private var propertyCount = 0

  /// - Parameter versions: the versions of Swift in which the parts are written.
  init(_ parts: [SourceClass], _ versions: SwiftVersions) {
    self.versions = versions
    isEmpty = parts.isEmpty
    for (index, part) in parts.enumerated() {
      for property in part.properties { add(property, index) }
      for method in part.methods { add(method, index) }
    }
  }

  /// Adds a property of a part of the class, by how it is visible to Objective-C.
  private func add(_ property: SourceProperty, _ part: Int) {
    let name = property.name
    let entry = Property(part: part, order: propertyCount, property: property)
    propertyCount += 1
    guard !property.isUnrepresented else {
      if unrepresentedProperties[name] == nil { unrepresentedProperties[name] = entry }
      return
    }
    guard property.isExposed else {
      if hidden[name] == nil { hidden[name] = entry }
      return
    }
    if exposedProperties[name] == nil { exposedProperties[name] = entry }
    for selector in [name, ClassMembers.setter(of: name)] where accessors[selector] == nil {
      accessors[selector] = part
    }
  }

  /// Adds a method of a part of the class, under each of its selectors.
  private func add(_ method: SourceMethod, _ part: Int) {
    for selector in method.selectors {
      if ClassMembers.anyKeySelectors.contains(selector), firstPartWithAnyKey == nil {
        firstPartWithAnyKey = part
      }
      if ClassMembers.anyMessageSelectors.contains(selector), firstPartWithAnySelector == nil {
        firstPartWithAnySelector = part
      }
      guard !method.isStatic else { continue }
      if selector == method.selectors.first {
        methods[selector, default: Method(part, method)].add(part, method)
      } else {
        oldMethods[selector, default: []].append((part, method))
      }
    }
    if !method.isStatic { methodsByName[method.name, default: []].append(method) }
  }

  /// The methods that let a class accept keys that it does not declare.
  private static let anyKeySelectors: Set<String> = ["setValue:forUndefinedKey:", "setValue:forKey:"]
  /// The methods that let a class accept messages that it does not declare.
  private static let anyMessageSelectors: Set<String> = [
    "forwardInvocation:", "forwardingTargetForSelector:", "resolveInstanceMethod:",
  ]

  private static func setter(of name: String) -> String {
    "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
  }

  // MARK: Lookups

  /// The names under which key-value coding looks for a key.
  struct Key {
    fileprivate let properties: [String]
    fileprivate let setters: [String]

    init(_ key: String) {
      let capitalized = key.prefix(1).uppercased() + key.dropFirst()
      // `Title` and `title` have the same setter, `setTitle:`.
      let otherCase = key == capitalized ? key.prefix(1).lowercased() + key.dropFirst() : capitalized
      properties = [key, otherCase, "_\(key)", "is\(capitalized)", "_is\(capitalized)"]
      setters = [ClassMembers.setter(of: key), "_\(ClassMembers.setter(of: key))"]
    }
  }

  /// Looks for a key as key-value coding does: as a property, an instance variable or a setter.
  ///
  /// - Parameter infersObjectiveC: whether members are visible to Objective-C without `@objc`, as before
  ///   Swift 4.
  func lookUp(_ key: Key, infersObjectiveC: Bool) -> LookupResult {
    let hiddenProperty = ClassMembers.first(key.properties.compactMap { hidden[$0] })
    var property = ClassMembers.first(key.properties.compactMap { exposedProperties[$0] })
    if infersObjectiveC, let hiddenProperty, hiddenProperty.part < property?.part ?? .max {
      property = hiddenProperty
    }
    let setters = key.setters.compactMap(method)
    let setter = setters.compactMap { infersObjectiveC ? $0.part : $0.exposedPart }.min() ?? .max
    let part = min(property?.part ?? .max, setter)
    if let firstPartWithAnyKey, firstPartWithAnyKey <= part { return .acceptsAnyName }
    if let property, property.part == part { return .found(property.property.type) }
    if setter != .max { return .found(nil) }
    let invisible = ClassMembers.first(
      key.properties.compactMap { hidden[$0] ?? unrepresentedProperties[$0] })
    return invisible.map { .hidden(HiddenMember($0.property)) } ?? .absent
  }

  /// Looks for a selector as the runtime does for a message: as a method, or a property's getter or setter.
  func lookUp(selector: String, infersObjectiveC: Bool) -> LookupResult {
    let method = method(selector)
    let exposedPart = infersObjectiveC ? method?.part : method?.exposedPart
    let part = min(exposedPart ?? .max, accessors[selector] ?? .max)
    if let firstPartWithAnySelector, firstPartWithAnySelector <= part { return .acceptsAnyName }
    if part != .max { return .found(nil) }
    return method.map { .hidden(HiddenMember(location: $0.location)) }
      ?? oldMethods[selector]?.first.map { .hidden(HiddenMember(renamed: $0.method)) } ?? .absent
  }

  /// The method with a selector. Methods that have it only in Swift 2 count if their files may be in Swift 2.
  private func method(_ selector: String) -> Method? {
    var found = methods[selector]
    for (part, method) in oldMethods[selector] ?? [] where versions.canHave(selector, method) {
      var merged = found ?? Method(part, method)
      if part < merged.part {
        let exposedPart = merged.exposedPart
        merged = Method(part, method)
        merged.exposedPart = exposedPart
      }
      merged.add(part, method)
      found = merged
    }
    return found
  }

  /// Whether the class itself declares the instance method, even if it is not visible to Objective-C.
  func hasMethod(_ selector: String) -> Bool { method(selector) != nil }

  /// The methods with the given name, without labels.
  func methods(named name: String) -> [SourceMethod] { methodsByName[name] ?? [] }

  private static func first(_ properties: [Property]) -> Property? {
    properties.min { $0.order < $1.order }
  }
}
