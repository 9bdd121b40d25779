extension NibElement {
  /// The objects (elements with an id) from this one to the root, for diagnostics.
  ///
  /// - Parameter className: the class to show for an object; by default its custom class, else the
  ///   element's name.
  package func objectPath(
    className: (NibElement) -> String = { $0["customClass"] ?? $0.name }
  ) -> ObjectPath {
    var steps: [ObjectPath.Step] = []
    var next: NibElement? = self
    while let element = next {
      if let id = element.id {
        steps.append(ObjectPath.Step(className: className(element), id: id, userLabel: element["userLabel"]))
      }
      next = element.parent
    }
    return ObjectPath(steps)
  }
}
