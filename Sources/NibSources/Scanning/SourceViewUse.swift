import NibFormats

/// A place where code sets a property of a view, bar item or constraint that a document can contain, or connects a view to an
/// action.
package struct SourceViewUse: Hashable, Sendable {
  /// The way in which code refers to the view.
  package enum View: Hashable, Sendable {
    /// The object to whose class the code belongs.
    case itself
    /// A property of the object to whose class the code belongs.
    case own(String)
    /// A property of another object. Properties with the names of the path lead to this object: from an object whose class
    /// is probably one of the given ones, or, if there are none, from the object to whose class the code belongs. Without
    /// classes and path, the object is not known.
    case other(String, classes: [String], path: [String])
    /// The view with a tag.
    case tag(Int)
  }

  /// The property that is set.
  package enum Part: Hashable, Sendable {
    case text, placeholder, title
    /// The color of the text, or a tint color, with which titles are drawn.
    case textColor
    case backgroundColor
    /// The label for VoiceOver, or whether VoiceOver visits the view.
    case accessibility
    /// Whether the view is shown: `isHidden`, `alpha`, or that it is taken out of its superview.
    case visibility
    /// An action, menu or gesture for touches.
    case action
    /// The constant or priority of a constraint, or whether it is active.
    case constraint
    /// The code replaces the whole view.
    case all
    /// Not of a view: the code lets the rows of a table be as high as their texts need.
    case rowHeight
  }

  package let view: View
  package let part: Part
  /// The class whose code sets the property.
  package let owner: String?
  package let location: SourceLocation

  /// The name of the property, without the underscore with which the variable of an Objective-C property begins; `nil` if
  /// the code uses no property.
  package var property: String? {
    switch view {
    case .own(let name), .other(let name, _, _): Self.property(ofVariable: name)
    case .itself, .tag: nil
    }
  }

  /// The name of a property without the underscore with which its variable begins.
  package static func property(ofVariable name: String) -> String {
    name.hasPrefix("_") && name.utf8.count > 1 ? String(name.dropFirst()) : name
  }
}
