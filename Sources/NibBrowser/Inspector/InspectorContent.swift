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

/// Makes the sections with the diagnostics of a document or an object.
enum DiagnosticSection {
  /// Makes the section with the errors and warnings, the errors first.
  ///
  /// - Parameter document: the document, if the section is about the whole document, so that the rows name the objects
  ///   and link to them. `nil` for a section about a single object.
  static func problems(_ diagnostics: [Diagnostic], in document: NibDocument? = nil) -> InspectorSection {
    section("Problems", diagnostics.filter(\.isProblem), document)
  }

  /// Makes the section with the findings that only the current layout options cause, including notes.
  static func ofLayout(_ diagnostics: [Diagnostic], in document: NibDocument?) -> InspectorSection {
    section("Problems of this layout", diagnostics, document)
  }

  private static func section(
    _ title: String, _ diagnostics: [Diagnostic], _ document: NibDocument?
  ) -> InspectorSection {
    let sorted = diagnostics.sorted { $0.severity > $1.severity }
    return InspectorSection(
      title: title, rows: sorted.flatMap { rows($0, document) }, count: sorted.count)
  }

  /// Makes the folded section with the notes.
  static func notes(_ diagnostics: [Diagnostic], in document: NibDocument? = nil) -> InspectorSection {
    let notes = diagnostics.filter { !$0.isProblem }
    return InspectorSection(
      title: "Notes", rows: notes.flatMap { rows($0, document) }, isFoldedAtFirst: true, count: notes.count)
  }

  private static func rows(_ diagnostic: Diagnostic, _ document: NibDocument?) -> [InspectorRow] {
    let place = document.map { document in
      let line = diagnostic.location.map { $0.line > 0 ? "line \($0.line), " : "" } ?? ""
      return (diagnostic.objectName(in: document).map { "\($0), " } ?? "") + line
    }
    let row = InspectorRow(
      label: diagnostic.severity.rawValue, value: diagnostic.message, note: (place ?? "") + diagnostic.id,
      kind: .diagnostic(diagnostic.severity),
      target: document == nil ? nil : diagnostic.path.steps.first?.id, location: diagnostic.location,
      copyText: diagnostic.rendered)
    return [row]
      + diagnostic.notes.map { note in
        InspectorRow(
          value: note.message, note: note.location.map(PlaceText.short) ?? "", kind: .diagnostic(.note),
          location: note.location)
      }
  }
}

/// Makes the section with the constraints of which an object is an item, and their states. For a constraint, shows only
/// its own state.
struct ConstraintSection {
  private let inspected: InspectedDocument

  init(_ inspected: InspectedDocument) { self.inspected = inspected }

  /// Lists constraints whose first item is the object first, and constraints that are not in use last.
  func section(_ element: NibElement) -> InspectorSection {
    if element.isNamed("constraint") {
      return InspectorSection(title: "Layout", rows: [row(element, subject: nil)])
    }
    let id = element.id ?? ""
    let all = inspected.constraints(about: id)
    func isFirstItem(_ constraint: NibElement) -> Bool {
      ConstraintSentence.items(of: constraint).first == id
    }
    func isUsed(_ row: InspectorRow) -> Bool { row.kind != .constraint(.unused) }
    let sorted = all.filter(isFirstItem) + all.filter { !isFirstItem($0) }
    let rows = sorted.map { row($0, subject: id) }
    return InspectorSection(title: "Constraints", rows: rows.filter(isUsed) + rows.filter { !isUsed($0) })
  }

  /// - Parameter subject: the id of the object that the section is about; `nil` for the constraint itself.
  private func row(_ constraint: NibElement, subject: String?) -> InspectorRow {
    let state = inspected.state(of: constraint)
    return InspectorRow(
      value: ConstraintSentence(constraint, subject: subject).text,
      note: Self.words(state) + PlaceText.line(constraint.location),
      kind: .constraint(state), target: subject == nil ? nil : constraint.id, location: constraint.location)
  }

  /// Describes the state of a constraint in words, with distances in points.
  static func words(_ state: NibConstraintState) -> String {
    func points(_ value: Double) -> String { NibValueText.numbers(CGFloat(value)) }
    return switch state {
    case .holds: "holds"
    case .slack(let distance): "holds, \(points(distance)) to spare"
    case .givesWay(let distance): "gives way by \(points(distance))"
    case .broken(let distance): "broken, off by \(points(distance))"
    case .unused: "not in use"
    }
  }
}
