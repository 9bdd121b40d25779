import NibCore
import NibSources

extension StrictCheckContext {
  /// The findings of `unknown-scene` and `unknown-cell`.
  var identifiers: [Diagnostic] { fact { IdentifierCheck(self).diagnostics } }
}

/// Finds identifiers with which code asks for scenes and cells that do not exist. UIKit raises an exception when the
/// code runs.
///
/// A use is compared with the document if the document has an object of the class with the code, or is the storyboard
/// that the code names.
struct IdentifierCheck {
  private(set) var diagnostics: [Diagnostic] = []
  private let context: StrictCheckContext
  private let sources: SourceIndex

  init(_ context: StrictCheckContext) {
    self.context = context
    sources = context.program.sources
    guard !context.program.isTruncated, !sources.identifierUses.isEmpty else { return }
    if context.document.kind.container == .storyboard { checkNamedStoryboard() }
    var seen: Set<String> = []
    for element in context.document.root.descendants {
      guard let name = element["customClass"], seen.insert(name).inserted else { continue }
      for use in sources.identifierUses[name] ?? [] { check(use, at: element, name) }
    }
    checkDataSources(besides: &seen)
  }

  /// Checks the cells that other objects make for the tables and collection views of an object, such as a data source that
  /// a controller creates. Such an object is not in the document.
  private mutating func checkDataSources(besides seen: inout Set<String>) {
    for element in context.document.root.descendants {
      guard let name = element["customClass"], element.showsCells else { continue }
      for helper in helpers(of: name) where seen.insert(helper).inserted {
        for use in sources.identifierUses[helper] ?? []
        where use.kind == .cell || use.kind == .supplementaryView {
          check(use, at: element, helper, madeFor: name)
        }
      }
    }
  }

  /// The classes of the objects in the properties and variables of a class, without views and controllers, which documents
  /// contain.
  private func helpers(of name: String) -> [String] {
    let parts = context.table.inheritance(of: name).names.flatMap { sources.parts(of: $0) }
    let classes = Set(parts.flatMap { $0.classesOfObjects.values.joined() })
    return classes.sorted().filter { helper in
      sources.identifierUses[helper] != nil
        && !context.table.inheritance(of: helper).names.contains {
          $0 == "UIView" || $0 == "UIViewController"
        }
    }
  }

  /// The identifiers that a use may have; empty if they are not all known.
  private func identifiers(of use: SourceIdentifierUse) -> Set<String> {
    // The name of the code's own class may be that of a subclass, as in an extension of one of Apple's classes.
    guard let owner = use.owner, !use.names.contains(.ownClass), !AppleClasses.contains(owner) else {
      return Set(use.names.compactMap(\.literal))
    }
    let owners = context.table.inheritance(of: owner).names
    let values = use.names.map { sources.names($0, in: owners) }
    guard !values.contains([]) else { return [] }
    let names = Set(values.joined())
    return use.isLiteral ? names : names.subtracting([owner])
  }

  /// The identifiers in the document itself.
  private var ownIdentifiers: DocumentSummary { context.ownNames }

  /// The other documents with a storyboard identifier.
  private func others(withScene identifier: String) -> some Collection<DocumentSummary> {
    context.program.files.summaries.documents(withScene: identifier, besides: context.document.file)
  }

  /// Checks a use in a class of which the document has an object. A use that names a storyboard is checked with that
  /// storyboard instead.
  ///
  /// - Parameters:
  ///   - name: the class with the code.
  ///   - owner: the class of the object in the document for which the code makes cells; `nil` if it has the code itself.
  private mutating func check(
    _ use: SourceIdentifierUse, at element: NibElement, _ name: String, madeFor owner: String? = nil
  ) {
    let identifiers = identifiers(of: use)
    guard use.raises, identifiers.count == 1, let identifier = identifiers.first, !identifier.isEmpty else {
      return
    }
    switch use.kind {
    case .scene(.own):
      guard element.isController, context.document.kind.container == .storyboard,
        !ownIdentifiers.sceneIdentifiers.contains(text: identifier)
      else { return }
      // Code for several storyboards may ask only one of them, unless it always runs.
      let holders = others(withScene: identifier).filter { document in
        document.scenes.contains { context.isScene($0, of: name) }
      }
      let isCertain =
        holders.isEmpty || use.isUnconditional
        || context.runs(use.method, of: element, whateverIsIn: holders)
      let note = Diagnostic.Note("another storyboard with a scene of this class has it")
      reportScene(
        identifier, use, at: element, severity: isCertain ? .warning : .note, holders.isEmpty ? [] : [note])
    case .scene(.unknown):
      guard context.document.kind.container == .storyboard, element.isController,
        !ownIdentifiers.sceneIdentifiers.contains(text: identifier),
        others(withScene: identifier).isEmpty
      else { return }
      reportScene(identifier, use, at: element)
    case .scene(.named): return
    case .cell, .supplementaryView: checkCell(identifier, use, at: element, [name, owner].compactMap(\.self))
    }
  }

  /// Checks the uses that name this storyboard. If several storyboards have the name, those that are nearest to the
  /// code are meant, and one of them must have the scene.
  private mutating func checkNamedStoryboard() {
    let name = context.nibName
    guard let uses = sources.sceneUses[name] else { return }
    let namesakes = context.program.files.storyboards(named: name).filter {
      SourcePlace.path($0) != SourcePlace.path(context.document.file)
    }
    let places = ([context.document.file] + namesakes).map { SourcePlace($0) }
    var seen: Set<String> = []
    for use in uses {
      let identifiers = identifiers(of: use)
      guard identifiers.count == 1, let identifier = identifiers.first,
        !ownIdentifiers.sceneIdentifiers.contains(text: identifier)
      else { continue }
      let nearest = SourcePlace(use.location.file).nearest(places)
      let isElsewhere = nearest.contains { place in
        place > 0
          && context.program.files.summary(of: namesakes[place - 1])?.sceneIdentifiers.contains(
            text: identifier)
            ?? true
      }
      guard nearest.contains(0), !isElsewhere, seen.insert(identifier).inserted else { continue }
      reportScene(identifier, use, at: context.document.root)
    }
  }

  /// Reports an identifier that no scene of the storyboard has.
  private mutating func reportScene(
    _ identifier: String, _ use: SourceIdentifierUse, at element: NibElement,
    severity: Diagnostic.Severity = .warning, _ notes: [Diagnostic.Note] = []
  ) {
    report(
      .unknownScene, severity: severity,
      "Storyboard (<UIStoryboard: 0x0>) doesn't contain a view controller with identifier '\(identifier)'",
      identifier: identifier, known: ownIdentifiers.sceneIdentifiers, use, at: element, notes: notes)
  }

  // MARK: Cells

  /// Reports a use of a cell that neither a document nor code provides.
  ///
  /// - Parameter names: the class with the code, and that of the object for which it makes cells.
  private mutating func checkCell(
    _ identifier: String, _ use: SourceIdentifierUse, at element: NibElement, _ names: [String]
  ) {
    guard !ownIdentifiers.reuseIdentifiers.contains(text: identifier),
      context.program.files.summaries.documents(withCell: identifier, besides: context.document.file).isEmpty,
      !names.contains(where: { isRegistered(identifier, use, $0) })
    else { return }
    let isHeader = use.kind == .supplementaryView
    let isCollection = context.isCollection(element) || isHeader
    let message =
      isCollection
      ? "could not dequeue a view of kind: \(isHeader ? "a header or footer" : "UICollectionElementKindCell") with "
        + "identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in "
        + "a storyboard"
      : "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or "
        + "connect a prototype cell in a storyboard"
    report(
      .unknownCell, message, identifier: identifier, known: ownIdentifiers.reuseIdentifiers, use, at: element)
  }

  /// Whether code may register a cell for an identifier.
  private func isRegistered(_ identifier: String, _ use: SourceIdentifierUse, _ name: String) -> Bool {
    let inheritance = context.table.inheritance(of: name)
    // A superclass without sources may register cells, and generic code registers cells under the names of their
    // classes.
    guard inheritance.missing == nil, !sources.isDeclared(identifier),
      inheritance.names.contains(where: AppleClasses.contains) || !inheritance.isTruncated
    else { return true }
    if sources.registeredIdentifiers.stated.contains(identifier) { return true }
    // Most code registers the cells that it asks for, so that all other registrations are rarely examined.
    let mayRegister = { (registered: SourceRegisteredIdentifier) in
      self.mayRegister(identifier, registered, inheritance.names)
    }
    let ownRegistrations = inheritance.names.lazy.flatMap {
      sources.registeredIdentifiers.computedRegistrations(by: $0)
    }
    if ownRegistrations.contains(where: mayRegister)
      || sources.registeredIdentifiers.computedRegistrations.contains(where: mayRegister)
    {
      return true
    }
    // A literal that occurs elsewhere may be passed to code that registers the cell.
    return use.isLiteral
      && context.program.words.count(ofLiteral: identifier) > sources.literalUses(of: identifier)
  }

  /// Whether a registration whose identifiers are not stated may be for an identifier.
  ///
  /// - Parameter classes: the class of the code that asks for the identifier, and its superclasses.
  private func mayRegister(
    _ identifier: String, _ registered: SourceRegisteredIdentifier, _ classes: [String]
  ) -> Bool {
    let owners = registered.owner.map { context.table.inheritance(of: $0).names } ?? []
    let names = registered.names.flatMap { sources.names($0, in: owners) }
    guard names.isEmpty else { return names.contains(identifier) }
    // An expression that is not understood may be any identifier that the same code uses.
    return !registered.names.isEmpty || registered.owner.map(classes.contains) ?? true
  }

  /// Adds a finding about an identifier, with the use and similar known identifiers as notes.
  private mutating func report(
    _ rule: CheckRule, severity: Diagnostic.Severity = .warning, _ message: String, identifier: String,
    known: Set<ExactText>, _ use: SourceIdentifierUse, at element: NibElement,
    notes furtherNotes: [Diagnostic.Note] = []
  ) {
    var notes = [Diagnostic.Note("used here", at: use.location)] + furtherNotes
    if let question = Suggestion(for: identifier, from: known.sorted().map(\.text)).question {
      notes.append(Diagnostic.Note(question))
    }
    diagnostics.append(context.diagnostic(rule, severity: severity, message, at: element, notes: notes))
  }
}

extension NibElement {
  /// Whether the object is or contains a table or collection view.
  fileprivate var showsCells: Bool { isCellList || descendants.contains { $0.isCellList } }

  private var isCellList: Bool { isNamed("tableView") || isNamed("collectionView") }
}

extension StrictCheckContext {
  /// Whether an object with code for cells shows a collection view and no table.
  fileprivate func isCollection(_ element: NibElement) -> Bool {
    let names = element.descendants.map(\.name)
    return names.contains("collectionView") && !names.contains("tableView")
  }
}
