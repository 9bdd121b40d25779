/// The element from which an object was created, with the values that are needed most often.
package struct NibOrigin {
  /// The object's id; empty if the element has none.
  package let id: String
  /// The object's element, with its location in the file.
  package let element: NibElement
  /// The name that the user gave the object in Interface Builder.
  package let userLabel: String?
  /// The custom class that the document names, whether or not it was found.
  package let customClass: String?
  /// The frame that Interface Builder saved, in points; `nil` if the element has none.
  package let savedFrame: CGRect?

  /// Creates the origin of the object that an element describes.
  package init(_ element: NibElement) {
    id = element.id ?? ""
    self.element = element
    userLabel = element["userLabel"]
    customClass = element["customClass"]
    savedFrame = element.child(key: "frame").flatMap { NibRect($0) }.map { CGRect($0) }
  }
}
