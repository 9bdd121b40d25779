extension CodedGraph {
  /// The key of a list's items in a NIBArchive, and in a keyed archive.
  static let itemKeys = (nibArchive: "UINibEncoderEmptyKey", keyedArchive: "NS.objects")

  /// The items of an array, set or ordered set; nil if the value is no such object.
  func array(_ value: Value?) -> [Value]? {
    guard let object = object(value), Self.isList(objects[object].className) else { return nil }
    return items(of: object)
  }

  /// The pairs of a dictionary, in the order of the file; nil if the value is no dictionary.
  func dictionary(_ value: Value?) -> [(key: Value, value: Value)]? {
    guard let object = object(value), Self.isDictionary(objects[object].className) else { return nil }
    let items = items(of: object)
    let keys = objects[object].entries.filter { $0.key == "NS.keys" }.map(\.value)
    if !keys.isEmpty { return zip(keys, items).map { (key: $0, value: $1) } }
    // A NIBArchive has keys and values in turn.
    return stride(from: 0, to: items.count - 1, by: 2).map { (key: items[$0], value: items[$0 + 1]) }
  }

  private func items(of object: Int) -> [Value] {
    objects[object].entries
      .filter { $0.key == Self.itemKeys.nibArchive || $0.key == Self.itemKeys.keyedArchive }
      .map(\.value)
  }

  private static func isList(_ className: String) -> Bool {
    [
      "NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSOrderedSet", "NSMutableOrderedSet",
    ].contains(className)
  }

  private static func isDictionary(_ className: String) -> Bool {
    className == "NSDictionary" || className == "NSMutableDictionary"
  }
}
