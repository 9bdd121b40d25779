/// A row of a class's attribute table: it binds an attribute or keyed child of an element to a property.
///
/// Decoding, key-value coding, copying, the inspector and the report of unsupported words all use these rows. A row is
/// Sendable because it never changes and captures nothing but key paths and pure functions.
package struct NibAttribute: @unchecked Sendable {
  /// The attribute's name in a document, or the `key` of the child element that contains the value. For a property that
  /// documents do not contain, its name in connections and runtime attributes. Empty for `state`.
  package let name: String
  /// The place of the value in an element.
  package let source: Source
  let declaredType: Any.Type
  /// Sets the property to a value of its type. Returns false for a value of another type. Key-value coding calls this
  /// through `nibAssign`, which also converts numbers.
  let set: (AnyObject, Any?) -> Bool
  /// Decodes the value; `nil` if the text or element is malformed.
  let decode: (NibAttributeInput) -> Any?
  /// Copies the value from an object to its copy; `nil` for a value that is not copied.
  private(set) var copy: Copying?
  /// Reads the property of an object. For a `choice`, the result is the word that documents use. `nil` for a row whose
  /// property cannot be read.
  package var read: ((AnyObject) -> Any?)?
  /// The reason why the value has no effect on the screen or on loading; `nil` if it has an effect.
  package let ignoredBecause: String?

  /// The place of a value in an element.
  package enum Source {
    case attribute
    /// A child element with the row's name as its `key`.
    case child
    /// Nowhere: only connections and runtime attributes set the property.
    case none
    /// Nowhere: the property is only copied.
    case state
    /// Nowhere: the property is only read.
    case readOnly
  }

  /// A closure that returns the key path of a property.
  ///
  /// The key path is created only when it is used. Creating one requires type metadata, which is the most expensive
  /// part of a row, and most rows are never used.
  package typealias Path<Object, Value> = () -> ReferenceWritableKeyPath<Object, Value>

  typealias Copying = (_ original: AnyObject, _ copy: AnyObject, _ copier: NibCopier) -> Void

  /// Creates a row whose value is decoded by `decode` and passed to `assign`.
  init<Object: AnyObject, Value>(
    _ name: String, _ source: Source, ignoredBecause: String? = nil,
    decode: @escaping (NibAttributeInput) -> Value?, assign: @escaping (Object, Value) -> Void
  ) {
    self.name = name
    self.source = source
    self.ignoredBecause = ignoredBecause
    self.decode = decode
    declaredType = Value.self
    set = { object, value in
      guard let object = object as? Object, let value = value as? Value else {
        return false
      }
      assign(object, value)
      return true
    }
  }

  /// Returns a copy of the row that can also copy and read the property at the key path.
  func copied<Object: AnyObject, Value>(by path: @autoclosure @escaping Path<Object, Value>) -> NibAttribute {
    var row = self
    row.copy = { original, copy, copier in
      guard let original = original as? Object, let copy = copy as? Object else { return }
      let path = path()
      copy[keyPath: path] = copier.copied(original[keyPath: path])
    }
    row.read = { ($0 as? Object).map { $0[keyPath: path()] } }
    return row
  }

  /// Returns a copy of the row that translates the values it reads.
  func reading(_ translate: @escaping (Any) -> Any?) -> NibAttribute {
    var row = self
    row.read = { [read] in read?($0).flatMap(translate) }
    return row
  }

  /// A function that sets the property at the key path.
  static func setter<Object: AnyObject, Value>(
    _ path: @escaping Path<Object, Value>
  ) -> (Object, Value) -> Void {
    { object, value in object[keyPath: path()] = value }
  }
}

extension NibAttribute {
  /// A row for a property that only connections and runtime attributes set.
  package static func property<Object: AnyObject, Value>(
    _ name: String, _ path: @autoclosure @escaping Path<Object, Value>
  ) -> NibAttribute {
    var row = NibAttribute(name, .none, decode: { _ in nil }, assign: setter(path))
    row.read = { ($0 as? Object).map { $0[keyPath: path()] } }
    return row
  }

  /// A row for a property that is only copied, because other rows or code set it.
  package static func state<Object: AnyObject, Value>(
    _ path: @autoclosure @escaping Path<Object, Value>
  ) -> NibAttribute {
    NibAttribute("", .state, decode: { _ in nil }, assign: setter(path)).copied(by: path())
  }

  /// A row for an attribute that other code decodes.
  package static func handled(_ name: String) -> NibAttribute {
    NibAttribute(name, .attribute, decode: { $0.text }, assign: { (_: AnyObject, _: String) in })
  }

  /// The rows for the attributes that identify an object and its class.
  static let identity = ["id", "key", "customClass", "customModule", "customModuleProvider", "userLabel"]
    .map(handled)

  /// A row for a keyed child that other code decodes.
  static func handledChild(_ key: String) -> NibAttribute {
    NibAttribute(key, .child, decode: { $0.element }, assign: { (_: AnyObject, _: NibElement) in })
  }

  /// A row for a known attribute without an effect on the screen or on loading.
  ///
  /// - Parameter reason: the reason, which `nibterm check --vocabulary` prints.
  package static func ignored(_ name: String, because reason: String) -> NibAttribute {
    NibAttribute(
      name, .attribute, ignoredBecause: reason, decode: { $0.text }, assign: { (_: AnyObject, _: String) in })
  }

  /// A row for a known keyed child without an effect on the screen or on loading.
  static func ignoredChild(_ key: String, because reason: String) -> NibAttribute {
    NibAttribute(
      key, .child, ignoredBecause: reason, decode: { $0.element },
      assign: { (_: AnyObject, _: NibElement) in })
  }
}

/// Parses a number that layout can use: finite, and less than 1e9 in magnitude. `nil` for any other text.
func nibFinite(_ text: String) -> Double? {
  guard let value = Double(text), LayoutProblem.isUsable(value) else { return nil }
  return value
}
