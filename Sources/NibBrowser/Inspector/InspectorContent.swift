import NibAnalysis
import NibCore
import NibTools

/// The contents of the inspector for one object, or for the document as a whole.
struct InspectorContent: Equatable, Sendable {
  /// The object's id; empty if the content is not about an object.
  let id: String
  /// The object's name.
  let title: String
  /// The sections, without those that have no rows.
  let sections: [InspectorSection]

  private init(id: String, title: String, sections: [InspectorSection]) {
    (self.id, self.title, self.sections) = (id, title, sections)
  }

  /// Empty content, for when no document is open.
  static let empty = InspectorContent(id: "", title: "", sections: [])

  /// Makes the content for the object with the given id; no sections if there is no such object.
  ///
  /// - Parameters:
  ///   - grid: the grid of the canvas, with which frames in points are converted to cells.
  ///   - picture: the index of the picture on the canvas, which is preferred if several pictures show the object.
  init(_ id: String, in inspected: InspectedDocument, grid: CellGrid = .standard, picture: Int? = nil) {
    self.id = id
    guard let element = inspected.document.object(id: id) else {
      title = id
      sections = []
      return
    }
    title = ObjectName(element).brief
    let all = NibEnvironment.$current.withValue(inspected.loaded.environment) {
      [
        IdentitySection.section(element),
        DiagnosticSection.problems(inspected.diagnostics(of: id)),
        SizeSection(inspected, grid, picture).section(element),
        AttributeSections.attributes(element),
        AttributeSections.runtimeAttributes(element),
        ConstraintSection(inspected).section(element),
        ConnectionSection(inspected).section(id),
        DiagnosticSection.notes(inspected.diagnostics(of: id)),
        AttributeSections.defaults(inspected.defaults.attributes(of: element)),
      ]
    }
    sections = all.filter { !$0.rows.isEmpty }
  }
}

extension InspectorContent {
  /// The content with another section, which follows the first one; the same content for `nil`.
  func adding(_ section: InspectorSection?) -> InspectorContent {
    guard let section else { return self }
    var sections = sections
    sections.insert(section, at: min(1, sections.count))
    return InspectorContent(id: id, title: title, sections: sections)
  }

  /// Makes the content for a document as a whole, which is shown while no object is selected.
  init(of open: OpenDocument) {
    let document = open.document
    var rows = [InspectorRow(label: "file", value: VisibleText.line(open.name), copyText: open.path)]
    if let document {
      rows.append(InspectorRow(label: "kind", value: "\(document.kind)"))
      if let version = document.root["toolsVersion"] {
        rows.append(InspectorRow(label: "toolsVersion", value: version))
      }
      if let device = document.root.child(named: "device")?["id"] {
        rows.append(
          InspectorRow(
            label: "device", value: Device.named(device).map { Device.briefName($0.shownName) } ?? device,
            hint: device))
      }
      rows.append(InspectorRow(label: "pictures", value: "\(open.pictures.count)"))
      rows.append(
        InspectorRow(label: "objects", value: "\(document.root.descendants.count { $0.id != nil })"))
    }
    self.init(
      id: "", title: open.name,
      sections: [
        InspectorSection(title: "Document", rows: rows),
        DiagnosticSection.problems(open.diagnostics, in: document),
        DiagnosticSection.ofLayout(open.layoutProblems ?? [], in: document),
        DiagnosticSection.notes(open.diagnostics, in: document),
      ].filter { !$0.rows.isEmpty })
  }
}
