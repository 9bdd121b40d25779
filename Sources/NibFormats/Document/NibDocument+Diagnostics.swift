extension NibDocument {
  /// A warning if the document is for a platform without UIKit; otherwise empty. For `check`, it is a note.
  func platformDiagnostics() -> [Diagnostic] { kind.isSupported ? [] : [.unsupportedPlatform(self)] }

  /// An error for each element that has the same id as an earlier element.
  func duplicateIDDiagnostics() -> [Diagnostic] {
    var duplicates: [(element: Int, first: Int, id: String)] = []
    let index = idIndex
    forEachID { element, id in
      if let first = index[text: id], first != element { duplicates.append((element, first, id)) }
    }
    return limited(duplicates, .duplicateID) { duplicate in
      .duplicateID(
        NibElement(document: self, index: duplicate.element),
        first: NibElement(document: self, index: duplicate.first), id: duplicate.id)
    }
  }

  /// A warning for each attribute that should contain the id of an object but does not. This is an error in
  /// `<inferredMetricsTieBreakers>`.
  func danglingReferenceDiagnostics() -> [Diagnostic] {
    let index = idIndex
    let references = referenceAttributes()
    var danglingReferences: [(element: Int, attribute: Int)] = []
    for element in tree.elements.indices {
      for reference in references where reference.element == tree.elements[element].name {
        for attribute in tree.attributeIndices(of: element)
        where tree.attributes[attribute].name == reference.attribute
          && index[text: tree.value(ofAttribute: attribute)] == nil
        {
          danglingReferences.append((element, attribute))
        }
      }
    }
    return limited(danglingReferences, .danglingReference) { reference in
      .danglingReference(NibElement(document: self, index: reference.element), attribute: reference.attribute)
    }
  }

  /// The references in `NibReference.all` whose names occur in this document, as ids in its table of names.
  private func referenceAttributes() -> [(element: NibNameTable.ID, attribute: NibNameTable.ID)] {
    NibReference.all.compactMap { reference in
      guard let element = tree.names.id(of: reference.element, in: tree.bytes),
        let attribute = tree.names.id(of: reference.attribute, in: tree.bytes)
      else { return nil }
      return (element, attribute)
    }
  }

  /// The diagnostics for the first hundred items; the remaining ones are only counted, because a document can
  /// have millions.
  private func limited<Problem>(
    _ problems: [Problem], _ kind: DiagnosticKind, _ diagnostic: (Problem) -> Diagnostic
  ) -> [Diagnostic] {
    let limit = 100
    let shown = problems.prefix(limit).map(diagnostic)
    guard problems.count > limit else { return shown }
    return shown + [Diagnostic(kind, "\(problems.count - limit) more of the same", at: root.location)]
  }
}

extension Diagnostic {
  fileprivate static func unsupportedPlatform(_ document: NibDocument) -> Diagnostic {
    let type = document.root["type"].map { " (\($0))" } ?? ""
    // Commands that show the document warn that it cannot be drawn. `DeclarationCheck` makes this a note, because
    // `check` has nothing to report about such documents.
    return Diagnostic(
      .unsupportedPlatform, severity: .warning,
      "unsupported kind of document: \(document.kind)\(type); only documents for iOS and tvOS can be shown",
      at: document.root.location)
  }

  fileprivate static func duplicateID(_ element: NibElement, first: NibElement, id: String) -> Diagnostic {
    Diagnostic(
      .duplicateID,
      "<\(element.name)> has the same id \"\(id)\" as an earlier <\(first.name)>; references use the "
        + "earlier one",
      at: element.location(ofAttribute: "id"), path: element.objectPath(),
      notes: [Diagnostic.Note("first used here", at: first.location(ofAttribute: "id"))])
  }

  fileprivate static func danglingReference(_ element: NibElement, attribute: Int) -> Diagnostic {
    let tree = element.document.tree
    let record = tree.attributes[attribute]
    let name = tree.names.string(record.name)
    let value = tree.value(ofAttribute: attribute)
    // Interface Builder saves in this list the segue from which a scene gets its bars. It raises an exception when it
    // reads a document without this segue.
    let isTieBreaker = element.parent?.isNamed("inferredMetricsTieBreakers") == true
    let consequence =
      isTieBreaker ? ": Xcode neither opens nor compiles the document; remove <\(element.name)>" : ""
    return Diagnostic(
      .danglingReference, severity: isTieBreaker ? .error : .warning,
      "\(name)=\"\(value)\" of <\(element.name)> refers to an object that is not in this document\(consequence)",
      at: element.document.location(of: record.location), path: element.objectPath())
  }
}

extension DiagnosticKind {
  package static let unsupportedPlatform = DiagnosticKind(
    "unsupported-platform", .files, .note, "The document is for macOS or watchOS.",
    details: """
      The message names the platform. The outline is read, but nothing in it is checked. Other commands report a \
      warning.
      """,
    wrong: .empty(type: "Cocoa", runtime: "MacOSX.Cocoa"),
    right: .empty(type: "CocoaTouch", runtime: "iOS.CocoaTouch"))

  package static let duplicateID = DiagnosticKind(
    "duplicate-id", .objects, .error, in: .reading, "Two objects have the same id.",
    details: """
      References refer to the first one. This is usually the result of a wrong merge. Xcode does not open such documents.
      """,
    advice: "Give one of them another id, or remove it.",
    wrong: .labels(ids: ["one", "one"]), right: .labels(ids: ["one", "two"]))

  package static let danglingReference = DiagnosticKind(
    "dangling-reference", .objects, .warning,
    "An outlet, action, segue, constraint or reference names an object that does not exist.",
    details: """
      This is an error for a segue in `inferredMetricsTieBreakers`, which is often left over after a merge: Xcode raises an \
      exception when it opens or compiles the document.
      """,
    advice: "Remove it, or connect it again.",
    wrong: .owner(outlet: #"<outlet property="nameLabel" destination="gone" id="o"/>"#),
    right: .owner(outlet: #"<outlet property="nameLabel" destination="name" id="o"/>"#))
}

extension RuleExample {
  static func empty(type: String, runtime: String) -> RuleExample {
    """
    <document type="com.apple.InterfaceBuilder3.\(type).XIB" version="3.0" targetRuntime="\(runtime)">
      <objects/>
    </document>
    """
  }

  static func labels(ids: [String]) -> RuleExample {
    let labels = ids.map { id in
      """
          <label text="Name" id="\(id)"><rect key="frame" x="10" y="10" width="45" height="21"/></label>

      """
    }
    return """
      <view id="root"><rect key="frame" x="0" y="0" width="200" height="100"/>
        <subviews>
      \(labels.joined())  </subviews>
      </view>
      """
  }
}
