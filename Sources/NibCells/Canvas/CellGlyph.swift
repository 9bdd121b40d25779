/// A cell as sent to a screen. Unlike `Cell`, it contains scalars instead of a string, so that no memory is
/// allocated.
package struct CellGlyph {
  /// The base scalar that is sent to the terminal; a space in a blank cell.
  package var base: Unicode.Scalar
  /// The combining marks of the scalar; empty in nearly all cells.
  package var marks: ArraySlice<Unicode.Scalar>
  /// The number of columns of the glyph: 1 or 2.
  package var columns: Int
  /// Colors (`nil` for the terminal's own) and attributes.
  package var style: CellStyle
}
