import NibCore
import NibSources

/// A member that the sources declare, but that is not visible to Objective-C.
struct HiddenMember: Hashable {
  let location: SourceLocation
  /// The type of a property, if it is the reason.
  var type: String?
  /// The selector of a method, if it differs from the selector in Swift 2.
  var selector: String?

  init(location: SourceLocation) { self.location = location }

  /// A method whose selector has changed with Swift 3.
  init(renamed method: SourceMethod) {
    location = method.location
    selector = method.selectors.first
  }

  init(_ property: SourceProperty) {
    location = property.location
    type = property.isUnrepresented ? property.typeText : nil
  }

  /// A note with the reason: the type, or the lack of an attribute.
  func note(without attribute: String) -> Diagnostic.Note {
    if let selector {
      return Diagnostic.Note(
        "declared here with a label for its first parameter, so that its selector is \(selector) since Swift 3: use _ as "
          + "the label, or connect the action again", at: location)
    }
    let reason = type.map { "with the type \($0), which Objective-C does not have" } ?? "without \(attribute)"
    return Diagnostic.Note("declared here \(reason): it is not visible to Objective-C", at: location)
  }
}
