/// A row of a class's attribute table: it binds a word of the class's schema to a property. The schema knows the name
/// in documents and the words of an enumeration.
package struct NibRow<Object: AnyObject, Word: SchemaWord> {
  /// One row for each word.
  private let attributes: [NibAttribute]

  /// A closure that returns the key path of a property (`NibAttribute.Path`).
  package typealias Path<Value> = NibAttribute.Path<Object, Value>

  private init(_ attributes: NibAttribute...) { self.attributes = attributes }

  private init(each attributes: [NibAttribute]) { self.attributes = attributes }

  /// The rows of a class, without those of its superclass.
  package static func table(_ rows: NibRow...) -> [NibAttribute] { rows.flatMap(\.attributes) }
}

extension NibRow {
  /// A row for a property whose value is the text of an attribute.
  private static func text<Value>(
    _ word: Word, _ path: @escaping Path<Value>, _ decode: @escaping (String) -> Value?
  ) -> NibRow {
    NibRow(
      NibAttribute(word.name, .attribute, decode: { decode($0.text) }, assign: NibAttribute.setter(path))
        .copied(by: path()))
  }

  /// A row for an attribute with the value `YES` or `NO`.
  package static func bool(_ word: Word, _ path: @autoclosure @escaping Path<Bool>) -> NibRow {
    text(word, path, NibBool.parse)
  }

  /// A row for an attribute with a number, for a `CGFloat` property.
  package static func number(_ word: Word, _ path: @autoclosure @escaping Path<CGFloat>) -> NibRow {
    text(word, path) { nibFinite($0).map { CGFloat($0) } }
  }

  /// A row for an attribute with a number, for a `Double` property.
  package static func double(_ word: Word, _ path: @autoclosure @escaping Path<Double>) -> NibRow {
    text(word, path, nibFinite)
  }

  /// A row for an attribute with a number, for a `Float` property.
  package static func float(_ word: Word, _ path: @autoclosure @escaping Path<Float>) -> NibRow {
    text(word, path) { nibFinite($0).map { Float($0) } }
  }

  /// A row for an attribute with a number, which is rounded to an integer.
  package static func integer(_ word: Word, _ path: @autoclosure @escaping Path<Int>) -> NibRow {
    text(word, path) { nibFinite($0).flatMap { Int(exactly: $0.rounded()) } }
  }

  /// A row for a string in an attribute, or in a keyed `<string>` child if it is long or has several lines.
  package static func string(_ word: Word, _ path: @autoclosure @escaping Path<String?>) -> NibRow {
    text(word, path) { $0 }
  }

  /// A row for an attribute with a word of an enumeration. The schema has the raw value of each word.
  package static func choice<Value: RawRepresentable>(
    _ word: Word, _ path: @autoclosure @escaping Path<Value>
  ) -> NibRow where Value.RawValue: BinaryInteger {
    let row = NibAttribute(
      word.name, .attribute, decode: { word.value($0.text) }, assign: NibAttribute.setter(path))
    return NibRow(
      row.copied(by: path()).reading { value in
        (value as? Value).flatMap { word.choices?.word(of: Int($0.rawValue)) }
      })
  }

  /// A row for an attribute with a word of an enumeration, which is not copied.
  package static func choice<Value: RawRepresentable>(
    _ word: Word, _ type: Value.Type, _ assign: @escaping (Object, Value) -> Void
  ) -> NibRow where Value.RawValue: BinaryInteger {
    NibRow(NibAttribute(word.name, .attribute, decode: { word.value($0.text) }, assign: assign))
  }

  /// A row for an image that an attribute names.
  package static func image(_ word: Word, _ path: @autoclosure @escaping Path<UIImage?>) -> NibRow {
    let row = NibAttribute(
      word.name, .attribute,
      decode: { UIImage(nib: $0.text, of: $0.coder.element) },
      assign: { (object: Object, image: UIImage) in object[keyPath: path()] = image })
    return NibRow(row.copied(by: path()))
  }

  /// A row for an attribute with its own decoder. The value is not copied.
  package static func custom<Value>(
    _ word: Word, _ decode: @escaping (String) -> Value?, _ assign: @escaping (Object, Value) -> Void
  ) -> NibRow {
    NibRow(NibAttribute(word.name, .attribute, decode: { decode($0.text) }, assign: assign))
  }

  /// A row for attributes that other code decodes.
  package static func handled(_ words: Word...) -> NibRow { NibRow(each: words.map { .handled($0.name) }) }

  /// A row for known attributes without an effect on the screen or on loading.
  ///
  /// - Parameter reason: the reason, which `nibterm check --vocabulary` prints.
  package static func ignored(_ words: Word..., because reason: String) -> NibRow {
    NibRow(each: words.map { .ignored($0.name, because: reason) })
  }
}

extension NibRow {
  /// A row for a keyed child element with its own decoder. The value is not copied.
  package static func child<Value>(
    _ word: Word, _ decode: @escaping (NibElement, NibCoder) -> Value?,
    _ assign: @escaping (Object, Value) -> Void
  ) -> NibRow { NibRow(attribute(word, decode, assign)) }

  /// A row for a child element.
  private static func attribute<Value>(
    _ word: Word, _ decode: @escaping (NibElement, NibCoder) -> Value?,
    _ assign: @escaping (Object, Value) -> Void
  ) -> NibAttribute {
    NibAttribute(
      word.name, .child, decode: { input in input.element.flatMap { decode($0, input.coder) } },
      assign: assign)
  }

  /// A row for a keyed child that sets an optional property.
  private static func optional<Value>(
    _ word: Word, _ path: @escaping Path<Value?>, _ decode: @escaping (NibElement, NibCoder) -> Value?
  ) -> NibRow {
    NibRow(attribute(word, decode, { $0[keyPath: path()] = $1 }).copied(by: path()))
  }

  /// A row for a color in a keyed child. A `<nil>` child does not change the property.
  package static func color(_ word: Word, _ path: @autoclosure @escaping Path<UIColor?>) -> NibRow {
    optional(word, path) { element, _ in UIColor(nib: element) }
  }

  /// A row for an `<imageReference>`.
  static func imageReference(_ word: Word, _ path: @autoclosure @escaping Path<UIImage?>) -> NibRow {
    optional(word, path) { element, _ in UIImage.nib(reference: element) }
  }

  /// A row for an object, such as a view, in a keyed child.
  static func object<Item>(_ word: Word, _ path: @autoclosure @escaping Path<Item?>) -> NibRow {
    optional(word, path) { $1.instantiation.object(for: $0, as: Item.self) }
  }

  /// A row for an object in a keyed child, which is not copied.
  static func object<Item>(
    _ word: Word, _ type: Item.Type, _ assign: @escaping (Object, Item) -> Void
  ) -> NibRow { child(word, { $1.instantiation.object(for: $0, as: type) }, assign) }

  /// A row for a child that lists objects of one type, such as `<items>`. Objects of another type are reported.
  static func objects<Item>(_ word: Word, _ path: @autoclosure @escaping Path<[Item]?>) -> NibRow {
    optional(word, path) { $1.items(in: $0, as: Item.self) }
  }

  /// A row for a `<textAttributes>` child, which contains a font and a color.
  static func textAttributes(
    _ word: Word, _ path: @autoclosure @escaping Path<[NSAttributedString.Key: Any]?>
  ) -> NibRow {
    optional(word, path) { element, _ in
      var result: [NSAttributedString.Key: Any] = [:]
      result[.font] = element.child(key: "fontDescription").flatMap { UIFont(nib: $0, standardSize: 17) }
      result[.foregroundColor] = element.child(key: "textColor").flatMap { UIColor(nib: $0) }
      return result
    }
  }

  /// A row for a value in a keyed child, such as `<date>` or `<inset>`.
  static func value<Saved: NibElementDecodable, Value>(
    _ word: Word, _ path: @autoclosure @escaping Path<Value>, _ convert: @escaping (Saved) -> Value
  ) -> NibRow {
    NibRow(
      attribute(word, { element, _ in Saved(element) }, { $0[keyPath: path()] = convert($1) }).copied(
        by: path()))
  }

  /// A row for a date in a keyed child.
  static func date(_ word: Word, _ path: @autoclosure @escaping Path<Date?>) -> NibRow {
    value(word, path()) { (date: NibDate) in
      Date(timeIntervalSinceReferenceDate: date.secondsSinceReferenceDate)
    }
  }

  /// A row for a `<size>` in a keyed child.
  static func size(_ word: Word, _ path: @autoclosure @escaping Path<CGSize>) -> NibRow {
    value(word, path()) { (size: NibSize) in CGSize(size) }
  }

  /// A row for an `<inset>` in a keyed child.
  static func insets(_ word: Word, _ path: @autoclosure @escaping Path<UIEdgeInsets>) -> NibRow {
    value(word, path()) { (insets: NibInsets) in UIEdgeInsets(insets) }
  }

  /// A row for keyed children that other code decodes.
  static func handledChild(_ words: Word...) -> NibRow {
    NibRow(each: words.map { .handledChild($0.name) })
  }

  /// A row for known keyed children without an effect on the screen or on loading.
  static func ignoredChild(_ words: Word..., because reason: String) -> NibRow {
    NibRow(each: words.map { .ignoredChild($0.name, because: reason) })
  }
}

// MARK: - Properties that documents do not contain

extension NibRow {
  /// A row for a property that only connections and runtime attributes set.
  package static func property<Value>(
    _ key: String, _ path: @autoclosure @escaping Path<Value>
  ) -> NibRow { NibRow(.property(key, path())) }

  /// A row for a delegate or data source, which only connections set. As on Apple's systems, the outlet accepts any
  /// object, but an object that does not conform to the protocol is ignored.
  static func delegate<Delegate>(
    _ key: String, _ path: @autoclosure @escaping Path<Delegate?>
  ) -> NibRow {
    var row = NibAttribute(
      key, .none, decode: { _ in nil },
      assign: { (object: Object, delegate: AnyObject?) in
        object[keyPath: path()] = delegate.flatMap { $0 as? Delegate }
      })
    row.read = { ($0 as? Object).map { $0[keyPath: path()] as Any } }
    return NibRow(row)
  }

  /// A row for a property that key-value coding only reads, on the way to the last key of a path. Setting it has no
  /// effect.
  static func readable(_ key: String, _ read: @escaping (Object) -> AnyObject?) -> NibRow {
    var row = NibAttribute(key, .readOnly, decode: { _ in nil }, assign: { (_: Object, _: Any) in })
    row.read = { ($0 as? Object).flatMap(read) }
    return NibRow(row)
  }

  /// A row for a property that is only copied, because other rows or code set it.
  package static func state<Value>(_ path: @autoclosure @escaping Path<Value>) -> NibRow {
    NibRow(.state(path()))
  }
}

extension SchemaWord {
  /// The value of an enumeration that a word in the attribute stands for; `nil` for an unknown word.
  func value<Value: RawRepresentable>(_ text: String) -> Value? where Value.RawValue: BinaryInteger {
    choices?.value(text)
  }
}

extension SchemaWords {
  /// The value of an enumeration that a word stands for; `nil` for an unknown word.
  func value<Value: RawRepresentable>(_ word: String) -> Value? where Value.RawValue: BinaryInteger {
    number(of: word).flatMap { Value.RawValue(exactly: $0) }.flatMap { Value(rawValue: $0) }
  }
}

extension NibElement {
  /// The value of the enumeration in the attribute with the name of a word; `nil` if it is missing or unknown.
  func value<Value: RawRepresentable>(
    of word: some SchemaWord
  ) -> Value? where Value.RawValue: BinaryInteger { self[word].flatMap { word.value($0) } }
}
