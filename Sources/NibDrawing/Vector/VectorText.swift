import NibCore

/// A piece of a line of text in one font and color.
package struct VectorText: Equatable {
  package var string: String
  /// The left end of the baseline.
  package var origin: CGPoint
  /// The width in points according to the metrics of the layout. Writers with other fonts fit the text into it.
  package var width: CGFloat
  package var face: FontFace
  /// The size of the font in points.
  package var size: CGFloat
  package var color: ColorComponents
  package var isUnderlined = false
  var isStruckThrough = false
  /// The font file of the project that contains the face.
  package var fontFile: FontFileFace?
  /// Whether all letters are equally wide, as in a terminal.
  package var isMonospaced = false
  /// The form in which Chinese characters are drawn; `nil` if the text itself determines it.
  package var hanWriting: HanWriting?
  /// Whether it is the name of content that cannot be drawn, and not a text of the app. `VectorHints` chooses its
  /// color.
  var isHint = false
}
