extension NibAttribute {
  /// A row for an object, such as a view, in a keyed child.
  static func object<Object: AnyObject, Item>(
    _ key: String, _ path: @autoclosure @escaping Path<Object, Item?>
  ) -> NibAttribute {
    child(
      key, decode: { element, coder in coder.instantiation.object(for: element, as: Item.self) },
      assign: { (object: Object, item: Item) in object[keyPath: path()] = item }
    ).copied(by: path())
  }

  /// A row for a child that lists objects of one type, such as `<items>`. Objects of another type are reported.
  static func objects<Object: AnyObject, Item>(
    _ name: String, _ path: @autoclosure @escaping Path<Object, [Item]?>
  ) -> NibAttribute {
    child(
      name,
      decode: { list, coder in
        coder.objects(in: list, as: Item.self, otherwise: .notAnItem) {
          "<\($0.name)> is not allowed in <\(list.name)>"
        }
      },
      assign: { (object: Object, items: [Item]) in object[keyPath: path()] = items }
    ).copied(by: path())
  }

  /// A row for a value in a keyed child, such as `<date>` or `<inset>`.
  static func value<Object: AnyObject, Saved: NibElementDecodable, Value>(
    _ key: String, _ path: @autoclosure @escaping Path<Object, Value>, _ convert: @escaping (Saved) -> Value
  ) -> NibAttribute {
    child(
      key, decode: { element, _ in Saved(element) },
      assign: { (object: Object, saved: Saved) in object[keyPath: path()] = convert(saved) }
    ).copied(by: path())
  }

  /// A row for a date in a keyed child.
  static func date<Object: AnyObject>(
    _ key: String, _ path: @autoclosure @escaping Path<Object, Date?>
  ) -> NibAttribute {
    value(key, path()) { (date: NibDate) in
      Date(timeIntervalSinceReferenceDate: date.secondsSinceReferenceDate)
    }
  }

  /// A row for a `<textAttributes>` child, which contains a font and a color.
  static func textAttributes<Object: AnyObject>(
    _ key: String, _ path: @autoclosure @escaping Path<Object, [NSAttributedString.Key: Any]?>
  ) -> NibAttribute {
    child(
      key, decode: decodedTextAttributes,
      assign: { (object: Object, attributes: [NSAttributedString.Key: Any]) in
        object[keyPath: path()] = attributes
      }
    ).copied(by: path())
  }

  private static func decodedTextAttributes(
    _ element: NibElement, _ coder: NibCoder
  ) -> [NSAttributedString.Key: Any]? {
    var result: [NSAttributedString.Key: Any] = [:]
    result[.font] = element.child(key: "fontDescription").flatMap { UIFont(nib: $0, standardSize: 17) }
    result[.foregroundColor] = element.child(key: "textColor").flatMap {
      UIColor(nib: $0, in: coder.instantiation.document)
    }
    return result
  }
}

extension UIEdgeInsets {
  /// Converts a document's insets.
  package init(_ saved: NibInsets) {
    self.init(top: saved.top, left: saved.left, bottom: saved.bottom, right: saved.right)
  }
}

extension DiagnosticKind {
  package static let notAnItem = DiagnosticKind(
    "not-an-item", .objects, .warning, "An object in a list of items of a bar is not an item of that bar.",
    details: "It is left out.", advice: "Remove it.",
    wrong: .toolbar("<navigationItem id=\"save\"/>"),
    right: .toolbar("<barButtonItem title=\"Save\" id=\"save\"/>"))
}

extension RuleExample {
  fileprivate static func toolbar(_ item: String) -> RuleExample {
    """
    <toolbar id="bar"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <items>
        \(item)
      </items>
    </toolbar>
    """
  }
}
