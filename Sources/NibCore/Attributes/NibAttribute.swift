/// One row of a class's attribute table: a XIB attribute (or keyed child) bound to a property.
///
/// Decoding, key-value coding, dumps and the "unsupported attribute" warnings all come from these rows.
/// Sendable because rows never change and capture nothing but key paths and pure functions.
package struct NibAttribute: @unchecked Sendable {
  /// The attribute's name in a document, or the `key` of the child element that holds the value.
  package let name: String
  /// The place of the value: an attribute, or a child element with that `key`.
  package let source: Source
  let declaredType: Any.Type
  /// Sets the property to a value of its type. Returns false for a value of another type. Key-value coding
  /// calls it through `nibAssign`.
  let set: (AnyObject, Any?) -> Bool
  /// Decodes the value; `nil` if the text or element is malformed.
  let decode: (NibAttributeInput) -> Any?
  /// Copies the value from an object to its copy; `nil` for values that are not copied.
  private(set) var copy: Copying?
  /// Reads an object's value in the form that documents use; `nil` for rows without a readable property.
  package private(set) var read: ((AnyObject) -> Any?)?
  /// The reason why the value affects neither the screen nor loading; `nil` if it does have an effect.
  package let ignoredBecause: String?

  /// True if the property's type is a view class, so that its value may be a part of the object.
  var holdsPart: Bool { declaredType is UIView.Type || declaredType is any OptionalView.Type }

  package enum Source { case attribute, child, none, state }

  /// A closure that returns the key path of a property. The key path is created when a document first sets
  /// the property: the types that it needs at run time are the most expensive part of a row, and most rows
  /// are never used.
  package typealias Path<Object, Value> = () -> ReferenceWritableKeyPath<Object, Value>

  /// Copies a value from an object to its copy.
  typealias Copying = (_ original: AnyObject, _ copy: AnyObject, _ copier: NibCopier) -> Void

  /// A row whose value is decoded by `decode` and passed to `assign`.
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

  /// Returns the row with copying and reading of the property at the key path added.
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

  /// Returns the row with a translation of the values that it reads into the form that documents use.
  private func reading(_ translate: @escaping (Any) -> Any?) -> NibAttribute {
    var row = self
    row.read = { [read] in read?($0).flatMap(translate) }
    return row
  }

  private static func setter<Object: AnyObject, Value>(
    _ path: @escaping Path<Object, Value>
  ) -> (Object, Value) -> Void {
    { object, value in object[keyPath: path()] = value }
  }
}

/// An optional whose wrapped type is a view.
private protocol OptionalView {}
extension Optional: OptionalView where Wrapped: UIView {}

/// The input from which a row decodes its value: an attribute's text, or a child element.
package struct NibAttributeInput {
  let text: String
  let element: NibElement?
  let coder: NibCoder
}

// MARK: - The kinds of rows

extension NibAttribute {
  /// A value that one key path reaches, written as text in an attribute.
  private static func text<Object: AnyObject, Value>(
    _ name: String, _ path: @escaping Path<Object, Value>, decode: @escaping (String) -> Value?
  ) -> NibAttribute {
    NibAttribute(name, .attribute, decode: { decode($0.text) }, assign: setter(path)).copied(by: path())
  }

  /// `YES` or `NO`.
  package static func bool<Object: AnyObject>(
    _ name: String, _ path: @autoclosure @escaping Path<Object, Bool>
  ) -> NibAttribute {
    text(name, path, decode: nibBool)
  }

  package static func number<Object: AnyObject>(
    _ name: String, _ path: @autoclosure @escaping Path<Object, CGFloat>
  ) -> NibAttribute {
    text(name, path) { nibFinite($0).map { CGFloat($0) } }
  }

  package static func double<Object: AnyObject>(
    _ name: String, _ path: @autoclosure @escaping Path<Object, Double>
  ) -> NibAttribute {
    text(name, path, decode: nibFinite)
  }

  package static func float<Object: AnyObject>(
    _ name: String, _ path: @autoclosure @escaping Path<Object, Float>
  ) -> NibAttribute {
    text(name, path) { nibFinite($0).map { Float($0) } }
  }

  package static func integer<Object: AnyObject>(
    _ name: String, _ path: @autoclosure @escaping Path<Object, Int>
  ) -> NibAttribute {
    text(name, path) { nibFinite($0).flatMap { Int(exactly: $0.rounded()) } }
  }

  /// A string in an attribute, or in a keyed `<string>` child if it is long or has several lines.
  package static func string<Object: AnyObject>(
    _ name: String, _ path: @autoclosure @escaping Path<Object, String?>
  ) -> NibAttribute {
    text(name, path) { $0 }
  }

  /// One of a set of words.
  package static func choice<Object: AnyObject, Value>(
    _ name: String, _ words: KeyValuePairs<String, Value>, _ path: @autoclosure @escaping Path<Object, Value>
  ) -> NibAttribute {
    NibAttribute(
      name, .attribute, decode: { input in words.first { $0.key == input.text }?.value },
      assign: setter(path)
    ).copied(by: path()).reading { value in words.first { "\($0.value)" == "\(value)" }?.key }
  }

  /// An attribute with its own decoder.
  package static func custom<Object: AnyObject, Value>(
    _ name: String, decode: @escaping (String) -> Value?, assign: @escaping (Object, Value) -> Void
  ) -> NibAttribute {
    NibAttribute(name, .attribute, decode: { decode($0.text) }, assign: assign)
  }

  /// A keyed child element with its own decoder.
  package static func child<Object: AnyObject, Value>(
    _ key: String, decode: @escaping (NibElement, NibCoder) -> Value?,
    assign: @escaping (Object, Value) -> Void
  ) -> NibAttribute {
    NibAttribute(
      key, .child, decode: { input in input.element.flatMap { decode($0, input.coder) } }, assign: assign)
  }

  /// A property without an attribute in documents that connections and runtime attributes may set.
  package static func property<Object: AnyObject, Value>(
    _ name: String, _ path: @autoclosure @escaping Path<Object, Value>
  ) -> NibAttribute {
    NibAttribute(name, .none, decode: { _ in nil }, assign: setter(path))
  }

  /// A property that is copied although no single attribute or child sets it.
  package static func state<Object: AnyObject, Value>(
    _ path: @autoclosure @escaping Path<Object, Value>
  ) -> NibAttribute {
    NibAttribute("", .state, decode: { _ in nil }, assign: setter(path)).copied(by: path())
  }

  /// An attribute that other code handles.
  package static func handled(_ name: String) -> NibAttribute {
    NibAttribute(name, .attribute, decode: { $0.text }, assign: { (_: AnyObject, _: String) in })
  }

  /// A keyed child that other code handles.
  package static func handledChild(_ key: String) -> NibAttribute {
    NibAttribute(key, .child, decode: { $0.element }, assign: { (_: AnyObject, _: NibElement) in })
  }

  /// A known attribute that affects neither the screen nor loading.
  ///
  /// - Parameter because: the reason, as `nibterm check --vocabulary` prints it.
  package static func ignored(_ name: String, because reason: String) -> NibAttribute {
    NibAttribute(
      name, .attribute, ignoredBecause: reason, decode: { $0.text }, assign: { (_: AnyObject, _: String) in })
  }

  /// A known keyed child that affects neither the screen nor loading.
  package static func ignoredChild(_ key: String, because reason: String) -> NibAttribute {
    NibAttribute(
      key, .child, ignoredBecause: reason, decode: { $0.element },
      assign: { (_: AnyObject, _: NibElement) in })
  }
}

func nibBool(_ text: String) -> Bool? {
  switch text {
  case "YES": true
  case "NO": false
  default: nil
  }
}

/// Parses a number that layout can use: finite, and far within the largest possible canvas.
func nibFinite(_ text: String) -> Double? {
  guard let value = Double(text), value.isFinite, abs(value) < 1e9 else { return nil }
  return value
}
