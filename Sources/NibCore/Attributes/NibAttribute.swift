/// One row of a class's attribute table: a XIB attribute (or keyed child) bound to a property.
///
/// Decoding, key-value coding, dumps and the "unsupported attribute" warnings all come from these rows.
/// Sendable because rows never change and capture nothing but key paths and pure functions.
public struct NibAttribute: @unchecked Sendable {
  /// The attribute's name in a document, or the `key` of the child element that holds the value.
  public let name: String
  /// Whether the value stands in an attribute or in a child element with that `key`.
  package let source: Source
  let declaredType: Any.Type
  /// Sets the property to a value of its type; false for one of another. Key-value coding goes through `nibAssign`.
  let set: (AnyObject, Any?) -> Bool
  /// Decodes the value; nil when the text or element is malformed.
  let decode: (NibAttributeInput) -> Any?
  /// Gives a copy of an object the value that the object has; nil for what copies do not take over.
  private(set) var copy: Copying?
  /// The value that an object has, in the terms of the document; nil for rows without a property to read.
  package private(set) var read: ((AnyObject) -> Any?)?
  /// Why the value changes nothing here, neither the screen nor the loading; nil for what does.
  package let ignoredBecause: String?

  /// Whether the property holds a view that is a part of the object, if that is a view.
  var holdsPart: Bool { declaredType is UIView.Type || declaredType is any OptionalView.Type }

  package enum Source { case attribute, child, none, state }

  /// A property. Its key path is made when a document first gives it a value: the types that it needs at run time cost
  /// more than everything else about a row, and of most rows nothing is ever asked.
  public typealias Path<Object, Value> = () -> ReferenceWritableKeyPath<Object, Value>

  /// From an object to its copy.
  typealias Copying = (_ original: AnyObject, _ copy: AnyObject, _ copier: NibCopier) -> Void

  /// A row whose value is decoded by `decode` and given to `assign`.
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

  /// The row, with copies taking over what the property holds.
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

  /// The row, with what is read of objects put into the document's terms.
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

/// A view or nothing.
private protocol OptionalView {}
extension Optional: OptionalView where Wrapped: UIView {}

/// What a row decodes from: an attribute's text, or a child element.
package struct NibAttributeInput {
  let text: String
  let element: NibElement?
  let coder: NibCoder
}

// MARK: - The kinds of rows

extension NibAttribute {
  /// `YES` or `NO`.
  package static func bool<Object: AnyObject>(
    _ name: String, _ path: @autoclosure @escaping Path<Object, Bool>
  ) -> NibAttribute {
    NibAttribute(name, .attribute, decode: { nibBool($0.text) }, assign: setter(path)).copied(by: path())
  }

  /// `YES` or `NO`, with the opposite meaning.
  package static func inverted<Object: AnyObject>(
    _ name: String, _ path: @autoclosure @escaping Path<Object, Bool>
  ) -> NibAttribute {
    NibAttribute(
      name, .attribute, decode: { nibBool($0.text) },
      assign: { (object: Object, value: Bool) in object[keyPath: path()] = !value }
    ).copied(by: path()).reading { ($0 as? Bool).map { !$0 } }
  }

  public static func number<Object: AnyObject>(
    _ name: String, _ path: @autoclosure @escaping Path<Object, CGFloat>
  ) -> NibAttribute {
    NibAttribute(
      name, .attribute, decode: { nibFinite($0.text).map { CGFloat($0) } },
      assign: setter(path)
    ).copied(by: path())
  }

  package static func double<Object: AnyObject>(
    _ name: String, _ path: @autoclosure @escaping Path<Object, Double>
  ) -> NibAttribute {
    NibAttribute(name, .attribute, decode: { nibFinite($0.text) }, assign: setter(path)).copied(by: path())
  }

  package static func float<Object: AnyObject>(
    _ name: String, _ path: @autoclosure @escaping Path<Object, Float>
  ) -> NibAttribute {
    NibAttribute(
      name, .attribute, decode: { nibFinite($0.text).map { Float($0) } }, assign: setter(path)
    ).copied(by: path())
  }

  public static func integer<Object: AnyObject>(
    _ name: String, _ path: @autoclosure @escaping Path<Object, Int>
  ) -> NibAttribute {
    NibAttribute(
      name, .attribute, decode: { nibFinite($0.text).flatMap { Int(exactly: $0.rounded()) } },
      assign: setter(path)
    ).copied(by: path())
  }

  /// A string, in an attribute or (long or multi-line ones) in a keyed `<string>` child.
  public static func string<Object: AnyObject>(
    _ name: String, _ path: @autoclosure @escaping Path<Object, String?>
  ) -> NibAttribute {
    NibAttribute(name, .attribute, decode: { $0.text }, assign: setter(path)).copied(by: path())
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

  /// An attribute of any form.
  public static func custom<Object: AnyObject, Value>(
    _ name: String, decode: @escaping (String) -> Value?, assign: @escaping (Object, Value) -> Void
  ) -> NibAttribute {
    NibAttribute(name, .attribute, decode: { decode($0.text) }, assign: assign)
  }

  /// A keyed child element of any form.
  public static func child<Object: AnyObject, Value>(
    _ key: String, decode: @escaping (NibElement, NibCoder) -> Value?,
    assign: @escaping (Object, Value) -> Void
  ) -> NibAttribute {
    NibAttribute(
      key, .child, decode: { input in input.element.flatMap { decode($0, input.coder) } }, assign: assign)
  }

  /// A property that no attribute gives, but connections and runtime attributes may set.
  public static func property<Object: AnyObject, Value>(
    _ name: String, _ path: @autoclosure @escaping Path<Object, Value>
  ) -> NibAttribute {
    NibAttribute(name, .none, decode: { _ in nil }, assign: setter(path))
  }

  /// A property that copies take over although no attribute or child alone gives it.
  public static func state<Object: AnyObject, Value>(
    _ path: @autoclosure @escaping Path<Object, Value>
  ) -> NibAttribute {
    NibAttribute("", .state, decode: { _ in nil }, assign: setter(path)).copied(by: path())
  }

  /// An attribute that is understood elsewhere.
  package static func handled(_ name: String) -> NibAttribute {
    NibAttribute(name, .attribute, decode: { $0.text }, assign: { (_: AnyObject, _: String) in })
  }

  /// A keyed child that is understood elsewhere.
  package static func handledChild(_ key: String) -> NibAttribute {
    NibAttribute(key, .child, decode: { $0.element }, assign: { (_: AnyObject, _: NibElement) in })
  }

  /// An attribute that is known, and known to change neither the screen nor the loading.
  ///
  /// - Parameter because: the reason, as `nibterm check --vocabulary` prints it.
  package static func ignored(_ name: String, because reason: String) -> NibAttribute {
    NibAttribute(
      name, .attribute, ignoredBecause: reason, decode: { $0.text }, assign: { (_: AnyObject, _: String) in })
  }

  /// A keyed child that is known, and known to change neither the screen nor the loading.
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

/// A number that layout can work with: finite, and within the size of any canvas by far.
func nibFinite(_ text: String) -> Double? {
  guard let value = Double(text), value.isFinite, abs(value) < 1e9 else { return nil }
  return value
}
