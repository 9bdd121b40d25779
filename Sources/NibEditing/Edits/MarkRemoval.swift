import NibFormats

/// Removes the attribute with which Interface Builder marks a view as `misplaced` or `ambiguous`.
package struct MarkRemoval: Hashable, Sendable {
  package let view: String
  /// The name of the attribute.
  package let name: String

  package init(_ view: String, _ name: String) { (self.view, self.name) = (view, name) }

  func edits(_ maker: EditMaker) throws(EditError) -> [SourceEdit] {
    maker.edits(setting: name, of: try maker.view(view), to: nil)
  }
}
