/// The visible content of a view that is not text, such as an image or a knob.
package struct NibGraphic {
  package enum Kind {
    /// The image of an image view.
    case image
    case buttonImage
    /// The parts of another control.
    case control
  }

  package let kind: Kind
  /// The area of the content in the bounds of the view.
  package let area: CGRect
}
