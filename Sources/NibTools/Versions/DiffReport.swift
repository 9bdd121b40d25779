import NibAnalysis
import NibCompare
import NibCore
import NibEditing

/// The result of the comparison of two versions of a document.
package struct DiffReport: Sendable {
  /// The differences of the solved layouts.
  package struct LayoutChanges: Sendable {
    /// The device with its size, such as `iPhone SE (375 x 667)`, or the size if one was chosen: `320 x 568 points`.
    package let device: String
    package let deviceID: String
    /// The size of the screen; `nil` if views have different saved sizes on a canvas without a device.
    package let size: CGSize?
    /// Whether the layouts are those of the document's own canvas, and not those of a running app.
    package let isOfCanvas: Bool
    package let views: [FrameChange]
    /// The number of all views whose frames changed.
    package var count: Int { views.reduce(0) { $0 + 1 + $1.countInside } }
  }

  package let name: String
  /// The old name of a renamed document.
  package let oldName: String?
  /// The modes of the file in git, if they differ.
  package var modes: (old: String, new: String)?
  /// Whether the whole document was added or removed.
  package var wholeDocument: DocumentChange.Action?
  package let difference: DocumentDifference
  /// The reasons why some translations of the document cannot be read.
  package let translationProblems: [Diagnostic]
  /// The saved frames that an edit has updated, and that do not count as changes otherwise.
  package var savedFrames: [FrameChange] = []
  /// The added and removed objects of an edit; `nil` for other versions.
  package var edited: EditedObjects?
  /// `nil` if layouts were not compared.
  package var layout: LayoutChanges?
  /// `nil` if findings were not compared.
  package var findings: FindingConsequences?

  /// Whether the versions differ in more than noise.
  package var isDifferent: Bool {
    !difference.isEmpty || wholeDocument != nil || oldName != nil || modes != nil
  }

  /// The numbers of all changes in words: `2 objects changed, 1 added, 1 removed`. For a document that exists in only
  /// one version, the number of all its objects: `new document, 98 objects`.
  package var counts: String {
    let objects = difference.objects
    if let wholeDocument {
      let count = objects.reduce(0) { $0 + 1 + $1.countInside }
      return (wholeDocument == .added ? "new" : "removed") + " document, \(NibNumber.count(count, "object"))"
    }
    let added = objects.count { $0.action == .added }
    let removed = objects.count { $0.action == .removed }
    let changed = objects.count - added - removed
    var parts: [String] = []
    for (count, word) in [(changed, "changed"), (added, "added"), (removed, "removed")] where count > 0 {
      // Only the first number has a noun.
      parts.append("\(parts.isEmpty ? NibNumber.count(count, "object") : "\(count)") \(word)")
    }
    if !savedFrames.isEmpty { parts.append("\(NibNumber.count(savedFrames.count, "saved frame")) updated") }
    if parts.isEmpty { parts.append("no changes") }
    if let modes { parts.insert("mode \(modes.old) → \(modes.new)", at: 0) }
    if let oldName { parts.insert("renamed from \(oldName)", at: 0) }
    return parts.joined(separator: ", ")
  }

  /// The numbers of the consequences of the changes, such as `14 views laid out differently, 1 new finding`.
  package var consequences: String {
    var parts: [String] = []
    if let count = layout?.count, count > 0 {
      parts.append("\(NibNumber.count(count, "view")) laid out differently")
    }
    if let counts = findings?.counts, !counts.isEmpty { parts.append(counts) }
    return parts.joined(separator: ", ")
  }

  /// The place of a change in both versions: `A.xib:3 → B.xib:5`, or `A.xib:3 → 5` for one name.
  package static func places(_ old: SourceLocation?, _ new: SourceLocation?) -> String {
    switch (old, new) {
    case (let old?, let new?):
      guard old.file == new.file else { return "\(place(old)) → \(place(new))" }
      return old.line == new.line ? place(new) : "\(place(old)) → \(new.line)"
    case (let place?, nil), (nil, let place?): return self.place(place)
    case (nil, nil): return ""
    }
  }

  private static func place(_ location: SourceLocation) -> String {
    location.line > 0 ? "\(location.file):\(location.line)" : location.file
  }
}

extension DiffReport {
  /// Compares two versions.
  ///
  /// - Parameters:
  ///   - options: the device for the layouts.
  ///   - hasConsequences: whether layouts and findings are compared.
  ///   - projects: the files around each version.
  ///   - configuration: the rules for findings.
  ///   - isEdit: whether saved frames are changes.
  ///   - known: the findings in documents that were checked before.
  package init(
    _ pair: DiffPair, _ old: NibDocument, _ new: NibDocument, options: LayoutOptions,
    hasConsequences: Bool, projects: (old: CheckProject, new: CheckProject),
    configuration: CheckConfiguration, isEdit: Bool = false,
    known: KnownFindings = KnownFindings()
  ) {
    let comparison = pair.comparison(old, new)
    name = pair.name
    oldName = pair.oldName
    modes = pair.modes
    difference = comparison.difference
    translationProblems = comparison.translationProblems
    if case .missing = pair.old.content { wholeDocument = .added }
    if case .missing = pair.new.content { wholeDocument = .removed }
    if isEdit {
      savedFrames = FrameChange.saved(old, new, besides: difference)
      edited = EditedObjects(from: old, to: new)
    }
    // A document without a counterpart has no layout to compare with.
    guard hasConsequences, !difference.isEmpty || !savedFrames.isEmpty, wholeDocument == nil,
      new.kind.isSupported,
      old.kind.isSupported
    else { return }
    // The translations on disk are those of both versions only if one is an edit of the other.
    let configuration = isEdit ? configuration : configuration.withoutTranslations
    func loaded(_ document: NibDocument, _ project: CheckProject) -> LoadedDocument? {
      guard isEdit else { return nil }
      return known.loaded(document, options: options, project: project, configuration: configuration)
    }
    let versions = (old: loaded(old, projects.old), new: loaded(new, projects.new))
    let consequences = LayoutConsequences(
      comparison.matching, options: options, scenesOf: comparison.changedScenes, isEdit: isEdit,
      loaded: versions)
    layout = LayoutChanges(consequences, options: options, isOfCanvas: isEdit && options.device == nil)
    // Of an edit, the notes are reported, too: they are few, and nothing else says that the edit caused them.
    findings = FindingConsequences(
      comparison.matching, options: options, projects: projects, configuration: configuration,
      severity: isEdit ? .note : .warning,
      withNumbersOf: isEdit ? [TruncatedText.kind, OutsideView.kind] : [], isEdit: isEdit, known: known,
      loaded: versions)
  }
}

extension DiffReport.LayoutChanges {
  init(_ layout: LayoutConsequences, options: LayoutOptions, isOfCanvas: Bool) {
    self.isOfCanvas = isOfCanvas
    size = options.size ?? layout.screenSize
    deviceID = layout.device.id
    let name = Device.briefName(layout.device.shownName)
    // A size takes the place of that of the device, which the user may not have chosen.
    if let size = options.size {
      device = "\(size.nibText) points" + (options.device == nil ? "" : " of \(name)")
    } else {
      device = "\(name) (\(size?.nibText ?? "saved sizes"))"
    }
    views = layout.changes
  }
}

extension FrameChange {
  /// The changes of saved frames that the difference of two versions does not contain, because a layout computes them.
  fileprivate static func saved(
    _ old: NibDocument, _ new: NibDocument, besides difference: DocumentDifference
  ) -> [FrameChange] {
    let listed = Set(
      difference.objects.filter { $0.changes.contains { $0.name == "frame" } }.compactMap(\.newID))
    return new.root.descendants.compactMap { element in
      guard let id = element.id, !listed.contains(id), let frame = element.savedFrame,
        let before = old.object(id: id), let oldFrame = before.savedFrame, oldFrame != frame
      else { return nil }
      return FrameChange(
        name: ObjectName(element), oldID: id, newID: id, old: CGRect(oldFrame), new: CGRect(frame),
        oldLocation: before.location, newLocation: element.location)
    }
  }
}

extension CGRect {
  fileprivate init(_ frame: NibRect) {
    self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }
}
