/// Translates the objects of an archive to the elements of a document.
final class ArchiveTranslator {
  let archive: Archive
  let connections: ArchiveConnections
  private(set) var diagnostics: [Diagnostic] = []
  /// The objects that already have an element. Later occurrences become references.
  private var writtenElements: Set<NibElement> = []
  private var depth = 0
  /// The number of elements that may still be made. Many objects can refer to the same list, so a small archive
  /// could expand to a huge document.
  private var budget: Int
  private var unknownClasses: Set<String> = []
  /// Whether a diagnostic already says that the objects are nested too deeply.
  private var hasReportedDepth = false

  /// The maximum nesting depth of objects.
  static let maximumDepth = 200

  init(_ archive: Archive) {
    self.archive = archive
    connections = ArchiveConnections(archive)
    budget = 4 * archive.data.element.document.tree.elements.count
  }

  func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// The elements of all top-level objects, followed by objects that occur only in the records.
  func topLevelElements() -> [NibDraft] {
    let top = archive.topLevel.compactMap { element(for: $0, key: nil, inside: nil) }
    let remaining = archive.records.all.filter { record in
      !writtenElements.contains(record.object.element) && !ArchiveConstraint.isConstraint(record.object)
    }
    return top + remaining.compactMap { element(for: $0.object, key: nil, inside: nil) }
  }

  /// The element of an object. Returns a reference if the object's element belongs elsewhere, according to its record,
  /// or has already been made. Returns `nil` if the value is not an object, or if a limit is exceeded.
  ///
  /// - Parameters:
  ///   - key: the element's key in the containing element; `nil` for none.
  ///   - container: the record of the object whose element will contain the new one; `nil` at the top level.
  ///   - name: the element's name, if it does not follow from the class.
  func element(
    for value: ArchiveValue, key: String?, inside container: ArchiveRecord?, named name: String? = nil
  ) -> NibDraft? {
    guard let className = value.className, spendBudget(at: value) else { return nil }
    let record = archive.records[value]
    let type = archivedClass(className, value)
    guard !writtenElements.contains(value.element), belongs(record, inside: container) else {
      return reference(to: value, key: key, name ?? type.element)
    }
    guard depth < Self.maximumDepth else {
      reportDepth(at: value)
      return nil
    }
    writtenElements.insert(value.element)
    depth += 1
    defer { depth -= 1 }
    let object = ArchiveObject(
      value: value, record: record ?? container, id: archive.records.id(of: value), translator: self)
    return ArchiveElementMaker(object, type, record).make(key: key, named: name ?? type.element)
  }

  /// Whether a value is an object that has, or will have, an element.
  func isObject(_ value: ArchiveValue) -> Bool {
    archive.records[value] != nil || value.className.flatMap { ArchiveClass.translation(of: $0) } != nil
  }

  /// A reference to an object whose element is elsewhere.
  func reference(to value: ArchiveValue, key: String?, _ name: String? = nil) -> NibDraft? {
    guard let id = archive.records.id(of: value), let className = value.className else { return nil }
    let draft = NibDraft(name ?? archivedClass(className, value).element, key: key, at: value.element.offset)
    draft["reference"] = id
    return draft
  }

  /// Whether the element of an object belongs inside that of `container`. An object with a record belongs to its
  /// parent; an object without a record belongs to the first object that refers to it.
  private func belongs(_ record: ArchiveRecord?, inside container: ArchiveRecord?) -> Bool {
    guard let record, let container else { return true }
    return record.parent == container.object
  }

  /// The translation of a class. Each unknown class is reported once.
  private func archivedClass(_ name: String, _ value: ArchiveValue) -> ArchiveClass {
    if let translation = ArchiveClass.translation(of: name) { return translation }
    let type = ArchiveClass.unknown(name, isView: value["NSvFlags"] != nil)
    if unknownClasses.insert(name).inserted {
      report(
        Diagnostic(
          .unknownArchivedClass, "the archived class \(name) is unknown; it is read as <\(type.element)>",
          at: value.element.location))
    }
    return type
  }

  /// Counts an element. Returns false if there are too many, which only a damaged archive has.
  private func spendBudget(at value: ArchiveValue) -> Bool {
    budget -= 1
    if budget == 0 {
      report(
        Diagnostic(
          .malformedArchive,
          "the archive's lists contain the same objects too many times; the rest is left out",
          at: value.element.location))
    }
    return budget > 0
  }

  /// Reports the first object that is nested too deeply.
  private func reportDepth(at value: ArchiveValue) {
    guard !hasReportedDepth else { return }
    hasReportedDepth = true
    report(
      Diagnostic(
        .malformedArchive,
        "the objects are nested deeper than \(Self.maximumDepth) levels; the rest is left out",
        at: value.element.location))
  }
}

extension DiagnosticKind {
  package static let unknownArchivedClass = DiagnosticKind(
    "unknown-archived-class", .files, .note,
    "A class of an archive of Xcode 3 or 4 is read as another class, which the message names.",
    wrong: .archive(class: "IBTeaView"), right: .archive())
}
