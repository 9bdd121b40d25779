/// What the document said of an object that a nib made.
package struct NibOrigin {
  /// The object's id.
  public let id: String
  /// The element, with its place in the file.
  public let element: NibElement
  package let userLabel: String?
  /// The custom class that the document names, found or not.
  public let customClass: String?
  /// The frame that Interface Builder saved.
  package let savedFrame: CGRect?

  init(_ element: NibElement) {
    id = element.id ?? ""
    self.element = element
    userLabel = element["userLabel"]
    customClass = element["customClass"]
    savedFrame = element.child(key: "frame").flatMap { NibRect($0) }.map { CGRect($0) }
  }
}

extension CGRect {
  /// A document's rectangle as one that can be laid out: lengths beyond a hundred million points are nonsense, and sums of
  /// them would be no numbers.
  package init(_ rect: NibRect) {
    func bounded(_ length: Double) -> Double { min(max(length, -1e8), 1e8) }
    self.init(
      x: bounded(rect.x), y: bounded(rect.y), width: bounded(rect.width), height: bounded(rect.height))
  }
}
