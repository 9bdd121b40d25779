import NibCore
import NibSources

extension StrictCheckContext {
  /// The findings of `cell-nib`, `reuse-identifier`, `undefined-key` and `file-owner` about nibs of cells.
  var cells: [Diagnostic] { fact { CellNibCheck(self).diagnostics } }
}

/// Finds nibs that raise an exception when a table or collection view makes a cell from them
/// (docs/behaviours.md D5, D6, D8, D22).
struct CellNibCheck {
  private(set) var diagnostics: [Diagnostic] = []
  private let context: StrictCheckContext

  init(_ context: StrictCheckContext) {
    self.context = context
    guard context.document.kind.container != .storyboard else { return }
    let registrations = (context.program.sources.registrations[context.nibName] ?? []).filter {
      context.isMeant(by: $0.location) && isForTable($0) != nil
    }
    for registration in registrations { check(registration) }
    if registrations.isEmpty { checkUnregistered() }
  }

  // MARK: Registered nibs

  /// Checks the nib as a cell or view that code registers.
  private mutating func check(_ registration: SourceRegistration) {
    let note = Diagnostic.Note("registered here", at: registration.location)
    let expected = isForTable(registration) == true ? "UITableViewCell" : "UICollectionReusableView"
    checkOwner(note)
    guard let cell = onlyObject(ofClass: expected) else {
      let surplus =
        context.topLevel.first { !context.isKind($0, of: expected) }
        ?? context.topLevel.dropFirst().first
      reportInvalidNib(
        expected: expected, identifier: identifier(of: registration), severity: .error,
        at: surplus ?? context.document.root, note: note)
      return
    }
    checkIdentifier(of: cell, registration, note)
  }

  /// Whether a nib is registered for a table (true) or a collection view (false); `nil` if this is not known. The type
  /// of the receiver decides, then UIKit's method. Methods of the program can have any labels.
  private func isForTable(_ registration: SourceRegistration) -> Bool? {
    let types = receiverTypes(of: registration)
    for (name, isTable) in [("UITableView", true), ("UICollectionView", false)]
    where types.contains(where: { context.table.isKind($0, of: name) == true }) {
      return isTable
    }
    return registration.isForTable
  }

  /// The possible classes of the object that a registration is sent to.
  private func receiverTypes(of registration: SourceRegistration) -> [String] {
    guard let receiver = registration.receiver else { return [] }
    if receiver == "self" { return [registration.owner].compactMap(\.self) }
    let owners = registration.owner.map { context.table.inheritance(of: $0).names } ?? []
    let properties = owners.lazy.flatMap { context.table.ownParts(of: $0) }.flatMap(\.properties)
    if let type = properties.first(where: { $0.name == receiver })?.type { return type.names }
    let name = receiver.lowercased()
    if name.hasSuffix("tableview") { return ["UITableView"] }
    return name.hasSuffix("collectionview") ? ["UICollectionView"] : []
  }

  /// The identifier of a registration, if it is known.
  private func identifier(of registration: SourceRegistration) -> String? {
    let owners = [registration.owner].compactMap { $0 }
    let names = registration.identifier.map { context.program.sources.names($0, in: owners) } ?? []
    return names.count == 1 ? names[0] : nil
  }

  /// The only top-level object; `nil` if there are others, or if it is known to be of another class.
  private func onlyObject(ofClass expected: String) -> NibElement? {
    guard context.topLevel.count == 1, let object = context.topLevel.first else { return nil }
    guard let actual = context.objectClass(of: object) else { return object }
    return actual.unknown == nil && context.table.isKind(actual.name, of: expected) == false ? nil : object
  }

  /// Reports a cell whose identifier in the nib is not the one that it is registered for.
  private mutating func checkIdentifier(
    of cell: NibElement, _ registration: SourceRegistration, _ note: Diagnostic.Note
  ) {
    guard isForTable(registration) == true, let identifier = identifier(of: registration),
      let identifierInNib = cell["reuseIdentifier"], !identifierInNib.isEmpty, identifierInNib != identifier
    else { return }
    diagnostics.append(
      context.diagnostic(
        .reuseIdentifier,
        "cell reuse indentifier in nib (\(identifierInNib)) does not match the identifier used to register the nib "
          + "(\(identifier))", at: cell, attribute: "reuseIdentifier", notes: [note]))
  }

  /// Reports the outlets of the nib's owner. Each raises an exception, because cells are created without an owner.
  private mutating func checkOwner(_ note: Diagnostic.Note) {
    for outlet in ownerOutlets {
      diagnostics.append(
        context.diagnostic(
          .undefinedKey,
          NibException.undefinedKey(outlet["property"] ?? "", ofClass: "NSObject"), at: outlet,
          attribute: "property", notes: [note, Diagnostic.Note("the owner is nil")]))
    }
  }

  private var ownerOutlets: [NibElement] {
    context.owner?.children(inside: "connections").filter { $0["property"] != nil } ?? []
  }

  /// Checks a nib that no known source file registers. A nib with exactly one cell is probably registered in a
  /// way that was not recognized.
  private mutating func checkUnregistered() {
    let cells = context.topLevel.filter {
      context.isKind($0, of: "UITableViewCell") || context.isKind($0, of: "UICollectionViewCell")
    }
    guard cells.count == 1, let cell = cells.first else { return }
    // A nib whose owner has a class is loaded by that owner.
    if context.owner?["customClass"] == nil, ownerOutlets.isEmpty,
      let other = context.topLevel.first(where: { $0 != cell })
    {
      let isTableCell = context.isKind(cell, of: "UITableViewCell")
      let expected = isTableCell ? "UITableViewCell" : "UICollectionReusableView"
      let note = Diagnostic.Note("the only cell of the nib", at: cell.location)
      diagnostics.append(
        context.diagnostic(
          .cellNib, severity: .warning,
          "the nib cannot be registered for cells, because it has other top-level objects than its \(expected)",
          at: other, notes: [note]))
    }
    if let outlet = ownerOutlets.first {
      diagnostics.append(
        context.diagnostic(
          .fileOwner,
          "cells of a registered nib are created without an owner: "
            + NibException.undefinedKey(outlet["property"] ?? "", ofClass: "NSObject"), at: outlet,
          attribute: "property"))
    }
  }

  /// Reports a nib whose only top-level object is not a cell.
  private mutating func reportInvalidNib(
    expected: String, identifier: String?, severity: Diagnostic.Severity, at element: NibElement,
    note: Diagnostic.Note
  ) {
    diagnostics.append(
      context.diagnostic(
        .cellNib, severity: severity,
        "invalid nib registered for identifier (\(identifier ?? "")) - nib must contain exactly one top "
          + "level object which must be a \(expected) instance", at: element, notes: [note]))
  }
}

extension RuleExample {
  /// A nib with a cell, and code that registers it.
  ///
  /// - Parameter otherObjects: the text of further top-level objects.
  static func cellNib(identifier: String, otherObjects: String = "") -> RuleExample {
    RuleExample(
      """
      <tableViewCell reuseIdentifier="\(identifier)" id="cell"><rect key="frame" x="0" y="0" width="320" height="44"/>
      </tableViewCell>\(otherObjects)
      """, name: "Card.xib",
      files: [
        "List.swift": """
        class List: UITableViewController {
          override func viewDidLoad() {
            tableView.register(UINib(nibName: "Card", bundle: nil), forCellReuseIdentifier: "card")
          }
        }

        """
      ])
  }
}
