/// A user-defined runtime attribute: a value that is set for a key path after the outlets have been connected
/// (docs/behaviours.md A22-A24).
struct RuntimeAttribute {
  private let element: NibElement
  private let instantiation: NibInstantiation

  init(_ element: NibElement, _ instantiation: NibInstantiation) {
    self.element = element
    self.instantiation = instantiation
  }

  /// Sets the value on an object. A failure is reported as a diagnostic with UIKit's text, and loading continues.
  func set(on object: AnyObject) {
    guard let keyPath = element["keyPath"] else { return }
    do {
      try set(value, forKeyPath: keyPath, of: object)
    } catch {
      let reason = (error as? NibException)?.reason ?? "\(error)"
      report(
        "Failed to set (\(keyPath)) user defined inspected property on (\(nibClassName(of: object))): \(reason)",
        of: object)
    }
  }

  /// Follows the key path and sets its last key. Has no effect if the value of an earlier key is `nil`. As an array
  /// passes each key on to its items, a key of an array is set in all of them.
  private func set(_ value: Any?, forKeyPath keyPath: String, of object: AnyObject) throws {
    var keys = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let last = keys.removeLast()
    var objects = [object]
    for key in keys {
      let values = try objects.compactMap { object -> AnyObject? in
        guard let value = nibReadValue(forKey: key, of: object) else {
          throw NibException.undefinedKey(key, of: object)
        }
        return value
      }
      // Several items can have the same value, such as their superview.
      objects = values.flatMap(RuntimeAttribute.items).uniqued(by: ObjectIdentifier.init)
    }
    for object in objects {
      LoadRecorder.current?.addExpectedSetter(last, of: object)
      try nibSend(value, forKey: last, to: object)
    }
  }

  /// The items of an array and of the arrays in it; the object itself if it is not an array.
  private static func items(of object: AnyObject) -> [AnyObject] {
    (object as? NSArray).map { array in array.flatMap { items(of: $0 as AnyObject) } } ?? [object]
  }

  /// The value, converted according to the attribute's type; `nil` for the type `nil` and for a malformed value,
  /// except that a malformed Boolean is `false`.
  private var value: Any? {
    let child = element.child(key: "value")
    switch element["type"] {
    case "boolean": return NSNumber(value: element.bool("value") ?? false)
    case "number": return child.flatMap { number($0) } ?? number(element)
    case "color": return child.flatMap { UIColor(nib: $0) }
    case "image": return element["value"].flatMap { UIImage(nib: $0, of: element) }
    case "size": return child.flatMap { NibSize($0) }.map { CGSize($0) }
    case "point": return child.flatMap { NibPoint($0) }.map { CGPoint(x: $0.x, y: $0.y) }
    case "rect": return child.flatMap { NibRect($0) }.map { CGRect($0) }
    case "range":
      return child.flatMap { range in
        range.int("location").map { NSRange(location: $0, length: range.int("length") ?? 0) }
      }
    case "nil": return nil
    default: return element["value"] ?? child?.text
    }
  }

  /// The number of `<integer key="value" value="3"/>` or `<real key="value" value="1.5"/>` as an object, so
  /// that a class that overrides `setValue(_:forKey:)` receives the same value as in UIKit.
  private func number(_ element: NibElement) -> NSNumber? {
    guard let text = element["value"] else { return nil }
    if let value = Int64(text) { return NSNumber(value: value) }
    if let value = UInt64(text) { return NSNumber(value: value) }
    return element.double("value").map { NSNumber(value: $0) }
  }

  /// Reports an attribute that cannot be set.
  private func report(_ message: String, of object: AnyObject) {
    // A preview runs without the program's classes. Each missing class has been reported, so its attributes are not
    // written to the log.
    let isExpected =
      instantiation.mode == .lenient && nibReplacesUnknownClass(object, of: element.parent?.parent)
    instantiation.report(
      Diagnostic(
        .runtimeAttribute, severity: .warning, message, at: element.location, path: element.nibObjectPath),
      isLogged: !isExpected)
  }
}

extension DiagnosticKind {
  package static let runtimeAttribute = DiagnosticKind(
    "runtime-attribute", .objects, .note,
    "The class is not known to have this property, which a runtime attribute sets.",
    details: """
      UIKit logs this and continues. If there are sources, their declarations decide, and this is a warning for a \
      class that the sources declare. An extension in a library may add the property to one of Apple's classes. The key \
      `cornerRadius` of a view is not reported: UIKit does not document it, but its views have the private methods \
      `_cornerRadius` and `_setCornerRadius:`, which key-value coding calls for this key.
      """,
    advice: "Check the key path.",
    wrong: .runtimeAttribute("layer.cornerRaduis"), right: .runtimeAttribute("layer.cornerRadius"))
}

extension RuleExample {
  /// A view with a user-defined runtime attribute, whose value is a number.
  ///
  /// - Parameter type: the type that the attribute has in the document.
  package static func runtimeAttribute(_ path: String, type: String = "number") -> RuleExample {
    """
    <view id="card"><rect key="frame" x="0" y="0" width="200" height="100"/>
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="\(type)" keyPath="\(path)">
          <real key="value" value="8"/>
        </userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
    </view>
    """
  }
}
