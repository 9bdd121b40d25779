import NibSources

/// Decides whether Objective-C has the type of a Swift property. A property of another type is not visible to
/// Objective-C, even in a class with `@objcMembers`.
struct RepresentedTypes {
  /// The types that the sources declare, by name. A name with several kinds is not in it.
  private let kinds: [String: SourceTypeKind]

  /// - Parameters:
  ///   - declared: the types that the sources declare, other than classes.
  ///   - isOther: whether a name is that of another type, too, for example of a class.
  init(_ declared: [(name: String, kind: SourceTypeKind)], isOther: (String) -> Bool) {
    var kinds: [String: Set<SourceTypeKind>] = [:]
    for (name, kind) in declared { kinds[name, default: []].insert(kind) }
    self.kinds = kinds.compactMapValues { $0.count == 1 ? $0.first : nil }.filter { !isOther($0.key) }
  }

  /// Whether Objective-C has the type. True if this is not known.
  func contains(_ form: SourceTypeForm) -> Bool {
    switch form {
    case .other: true
    case .tuple: false
    case .named(let name): !RepresentedTypes.swiftOnly.contains(name) && !isSwiftOnly(name)
    case .array(.optional): false
    case .array(let element): contains(element)
    case .optional(.optional), .optional(.tuple): false
    case .optional(.named(let name)):
      !RepresentedTypes.values.contains(name) && kinds[name] != .enumeration(isObjectiveC: true)
        && contains(.named(name))
    case .optional(let wrapped): contains(wrapped)
    }
  }

  private func isSwiftOnly(_ name: String) -> Bool {
    switch kinds[name] {
    case .structure?, .enumeration(isObjectiveC: false)?, .protocol(isObjectiveC: false)?: true
    default: false
    }
  }

  /// Types of Swift's libraries that Objective-C does not have.
  private static let swiftOnly: Set<String> = [
    "Character", "Substring", "Range", "ClosedRange", "CountableRange", "CountableClosedRange",
    "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo", "Result", "KeyPath", "WritableKeyPath",
    "ReferenceWritableKeyPath", "Void", "Never", "AttributedString",
  ]

  /// Numbers, structures and enumerations of C. Objective-C has them, but not with the additional value `nil`.
  private static let values: Set<String> = Set(
    """
    Int Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64 Float Float32 Float64 Double Bool CGFloat NSInteger \
    NSUInteger TimeInterval NSTimeInterval CGPoint CGSize CGRect CGVector CGAffineTransform CATransform3D UIEdgeInsets \
    NSDirectionalEdgeInsets UIOffset NSRange CLLocationCoordinate2D CLLocationDegrees CLLocationDistance CMTime \
    NSTextAlignment NSLineBreakMode UIStatusBarStyle UIInterfaceOrientation UIInterfaceOrientationMask \
    UIUserInterfaceStyle UIViewContentMode UIModalPresentationStyle UIKeyboardType UIRectEdge UIRectCorner \
    UITableViewStyle UITableViewCellStyle UIBarStyle UIBlurEffectStyle
    """.split(separator: " ").map(String.init))
}
