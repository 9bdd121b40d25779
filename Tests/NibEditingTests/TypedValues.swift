import NibFormats

@testable import NibEditing

/// The values of the attributes of an object, which have to be of their types.
enum TypedValues {
  /// The reasons why an edit could not write attributes of an element as they are.
  static func problems(of element: NibElement) -> [String] {
    element.attributes.compactMap { attribute in
      let isConstraint = element.isNamed("constraint") && ConstraintValues.names.contains(attribute.name)
      guard !isConstraint, !["id", "key"].contains(attribute.name) else { return nil }
      do throws(EditError) {
        let value = PropertyValue(
          name: attribute.name, type: try PropertyPath.type(attribute.name, of: element), element: element,
          resources: EditedXib.resources, range: PropertyPath.schema(of: element)?.ranges[attribute.name])
        _ = try value.changes(attribute.value, in: element)
        return nil
      } catch {
        return "\(element.name) \(attribute.name): \(error.message)"
      }
    }
  }
}
