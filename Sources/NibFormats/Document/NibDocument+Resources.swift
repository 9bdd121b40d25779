extension NibDocument {
  /// The row of `<resources>` of this element name and `name`: a named color, an image, a system color
  /// as it looked when the document was saved. O(number of resources).
  public func resource(_ elementName: String, named name: String) -> NibElement? {
    root.child(named: "resources")?.children.first { $0.isNamed(elementName) && $0["name"] == name }
  }
}
