import NibAnalysis
import NibCore

/// What is copied of an object.
enum InspectorCopy {
  /// The frame of a view in its superview, in points: `x y width height`; nil for what is no view.
  static func frame(_ id: String, in inspected: InspectedDocument) -> String? {
    inspected.shown.view(id).map { NibValueText.text(of: $0.frame) }
  }

  /// Where the object stands in its file: `Screens/View.xib:41`; nil for an id that the document does not
  /// have.
  static func place(_ id: String, in inspected: InspectedDocument) -> String? {
    inspected.document.object(id: id).map { PlaceText.full($0.location) }
  }
}
