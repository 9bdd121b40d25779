import Foundation

extension NSSortDescriptor {
  /// Creates a descriptor that sorts by the value of a key path: the stored property of a class or structure, or the
  /// value of a dictionary. `nil` sorts by the objects themselves. The selector names the method that compares values:
  /// `compare:`, which is the default, `caseInsensitiveCompare:`, `localizedCompare:`,
  /// `localizedCaseInsensitiveCompare:` or `localizedStandardCompare:`.
  public convenience init(key: String?, ascending: Bool, selector: Selector? = nil) {
    let name = selector?.nibName.lowercased() ?? ""
    var options: String.CompareOptions = []
    if name.contains("caseinsensitive") || name.contains("standard") { options.insert(.caseInsensitive) }
    if name.contains("standard") { options.insert(.numeric) }
    self.init(
      key: key, ascending: ascending, nibOptions: options,
      locale: name.hasPrefix("localized") ? .current : nil)
  }

  /// Creates a descriptor that sorts by the value of a key path, which a closure compares.
  public convenience init(key: String?, ascending: Bool, comparator: @escaping Comparator) {
    let path = (key ?? "").split(separator: ".")
    self.init(
      keyPath: \Any.self, ascending: ascending,
      comparator: { left, right in
        let values: (left: Any?, right: Any?) = NibException.raising {
          (
            try KeyPathValues.value(of: path[...], in: left),
            try KeyPathValues.value(of: path[...], in: right)
          )
        }
        return comparator(values.left as Any, values.right as Any)
      })
  }

  private convenience init(
    key: String?, ascending: Bool, nibOptions options: String.CompareOptions, locale: Locale?
  ) {
    self.init(
      key: key, ascending: ascending,
      comparator: { left, right in
        let (left, right) = (KeyPathValues.unwrapped(left), KeyPathValues.unwrapped(right))
        if let locale, let left = left.flatMap(ComparedValues.text),
          let right = right.flatMap(ComparedValues.text)
        {
          return left.compare(right, options: options, range: nil, locale: locale)
        }
        return ComparedValues.order(left, right, options: options) ?? .orderedSame
      })
  }
}
