import NibCore
import NibSources

/// The class descriptions that Interface Builder saved in a document. Old archives and documents of Xcode 4
/// and 5 contain them.
enum DescribedClasses {
  /// The descriptions in the order of the document; a class may have several.
  static func all(in document: NibDocument) -> [SourceClass] {
    document.root.children(named: "class", inside: "classes").compactMap(described)
  }

  /// The class that an element of an old document describes; `nil` if it has no name.
  private static func described(_ element: NibElement) -> SourceClass? {
    guard let name = element["className"] else { return nil }
    var result = SourceClass(name: name, isDeclaration: false, location: element.location)
    result.superclass = element["superclassName"]
    result.isDeclaration = result.superclass != nil
    for relationship in element.children(named: "relationship", inside: "relationships") {
      guard let name = relationship["name"] else { continue }
      if relationship["kind"] == "action" {
        result.methods.append(
          SourceMethod(name: name, selectors: [name], isExposed: true, location: relationship.location))
      } else {
        result.properties.append(property(name, relationship))
      }
    }
    return result
  }

  private static func property(_ name: String, _ relationship: NibElement) -> SourceProperty {
    let isCollection = relationship["kind"] == "outletCollection"
    let type = relationship["candidateClass"].map { candidate in
      SourceType(names: candidate == "id" ? [] : [candidate], isCollection: isCollection)
    }
    return SourceProperty(name: name, type: type, isExposed: true, location: relationship.location)
  }
}
