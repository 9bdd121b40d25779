import NibSources

/// The constants of a program that have the same name, by the types that declare them.
struct NamedConstants: Sendable {
  /// The key of constants that are declared outside of types.
  static let outsideTypes = ""
  /// The constants by the type that has them, without the types around it.
  private var constants: [String: [SourceConstant]] = [:]

  /// A constant that extensions of protocols and of classes of other modules give to many classes, if its value is the
  /// name of the class that has the constant. Contains at most one element.
  private(set) var shared: [SourceConstant] = []

  /// Returns a copy in which `shared` is set.
  ///
  /// - Parameter isElsewhere: whether a type is a protocol or is declared in another module.
  func sharing(_ isElsewhere: (String) -> Bool) -> NamedConstants {
    let types = constants.filter { $0.key != NamedConstants.outsideTypes && isElsewhere($0.key) }
    let candidates = types.values.joined()
    var result = self
    result.shared = candidates.allSatisfy { $0.values == [.ownClass] } ? Array(candidates.prefix(1)) : []
    return result
  }

  mutating func add(_ constant: SourceConstant) {
    constants[NamedConstants.last(of: constant.type ?? ""), default: []].append(constant)
  }

  /// The constants of the types that a path can mean. The first type of the path can be inside another one.
  func constants(declaredIn path: String) -> [SourceConstant] {
    let found = constants[NamedConstants.last(of: path)] ?? []
    return found.filter { $0.type ?? "" == path || ($0.type ?? "").hasSuffix(".\(path)") }
  }

  private static func last(of path: String) -> String {
    path.split(separator: ".").last.map(String.init) ?? ""
  }
}
