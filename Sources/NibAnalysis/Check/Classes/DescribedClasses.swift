import NibCore

/// The classes that a document itself describes, as Interface Builder saw them when it saved the document: old
/// archives and those of Xcode 4 and 5 do.
enum DescribedClasses {
  /// The descriptions in the order of the document; a class may have several.
  static func all(in document: NibDocument) -> [SourceClass] {
    (document.root.child(named: "classes")?.children(named: "class") ?? []).compactMap(described)
  }

  private static func described(_ element: NibElement) -> SourceClass? {
    guard let name = element["className"] else { return nil }
    var found = SourceClass(name: name, isDeclaration: false, location: element.location)
    found.superclass = element["superclassName"]
    found.isDeclaration = found.superclass != nil
    for relationship in element.child(named: "relationships")?.children(named: "relationship") ?? [] {
      guard let name = relationship["name"] else { continue }
      if relationship["kind"] == "action" {
        found.methods.append(
          SourceMethod(name: name, selectors: [name], isExposed: true, location: relationship.location))
      } else {
        found.properties.append(property(name, relationship))
      }
    }
    return found
  }

  private static func property(_ name: String, _ relationship: NibElement) -> SourceProperty {
    let isCollection = relationship["kind"] == "outletCollection"
    let type = relationship["candidateClass"].map { candidate in
      SourceType(names: candidate == "id" ? [] : [candidate], isCollection: isCollection, isChecked: false)
    }
    return SourceProperty(name: name, type: type, isExposed: true, location: relationship.location)
  }
}
