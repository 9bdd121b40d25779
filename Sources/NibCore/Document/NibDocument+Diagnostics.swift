extension NibDocument {
  /// One warning if the document is for another platform.
  func platformDiagnostics() -> [Diagnostic] { kind.isSupported ? [] : [.unsupportedPlatform(self)] }

  /// One warning for each element whose id an earlier element has.
  func duplicateIDDiagnostics() -> [Diagnostic] {
    var found: [Diagnostic] = []
    let index = idIndex
    forEachID { element, id in
      guard let first = index[id], first != element else { return }
      found.append(
        .duplicateID(
          NibElement(document: self, index: element), first: NibElement(document: self, index: first), id: id))
    }
    return found
  }

  /// One warning for each attribute that should name an object and names none.
  func danglingReferenceDiagnostics() -> [Diagnostic] {
    let holders = NibReference.all.compactMap { reference -> (element: NibNameTable.ID, attribute: NibNameTable.ID)? in
      guard let element = tree.names.id(of: reference.element, in: tree.bytes),
        let attribute = tree.names.id(of: reference.attribute, in: tree.bytes)
      else { return nil }
      return (element, attribute)
    }
    let index = idIndex
    var found: [Diagnostic] = []
    for element in tree.elements.indices {
      let name = tree.elements[element].name
      for holder in holders where holder.element == name {
        for attribute in tree.attributeIndices(of: element)
        where tree.attributes[attribute].name == holder.attribute {
          guard index[tree.value(ofAttribute: attribute)] == nil else { continue }
          found.append(
            .danglingReference(NibElement(document: self, index: element), attribute: attribute))
        }
      }
    }
    return found
  }
}

extension Diagnostic {
  fileprivate static func unsupportedPlatform(_ document: NibDocument) -> Diagnostic {
    let type = document.root["type"].map { " (\($0))" } ?? ""
    return Diagnostic(
      "unsupported-platform", .warning,
      "\(document.kind)\(type), not an iOS document: only iOS documents can be shown",
      at: document.root.location)
  }

  fileprivate static func duplicateID(_ element: NibElement, first: NibElement, id: String) -> Diagnostic {
    Diagnostic(
      "duplicate-id", .warning,
      "<\(element.name)> has the id \"\(id)\" of an earlier <\(first.name)>; references mean the earlier one",
      at: element.location(ofAttribute: "id"), path: element.objectPath(),
      notes: [Diagnostic.Note("first used here", at: first.location(ofAttribute: "id"))])
  }

  fileprivate static func danglingReference(_ element: NibElement, attribute: Int) -> Diagnostic {
    let tree = element.document.tree
    let record = tree.attributes[attribute]
    let name = tree.names.string(record.name, in: tree.bytes)
    return Diagnostic(
      "dangling-reference", .warning,
      "\(name)=\"\(tree.value(ofAttribute: attribute))\" of <\(element.name)> names no object of this document",
      at: element.document.location(of: record.location), path: element.objectPath())
  }
}
