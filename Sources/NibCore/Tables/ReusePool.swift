/// The registered sources and the unused views of a table or collection view, by reuse identifier.
struct ReusePool<Item: UIView> {
  /// The source of new views.
  enum Source {
    case nib(UINib)
    case type(AnyClass)
    case prototype(PrototypeNib)
  }

  private var sources: [String: Source] = [:]
  /// The views that are not in use.
  private var unusedViews: [String: [Item]] = [:]

  /// Registers a source; `nil` unregisters it. The last registration wins.
  mutating func register(_ source: Source?, for identifier: String) { sources[identifier] = source }

  func source(for identifier: String) -> Source? { sources[identifier] }

  /// Removes and returns a view that is not in use.
  mutating func dequeue(_ identifier: String) -> Item? { unusedViews[identifier]?.popLast() }

  /// Stores a view that is no longer in use.
  mutating func enqueue(_ item: Item, for identifier: String) {
    unusedViews[identifier, default: []].append(item)
  }

  /// The number of unused views under an identifier.
  func unusedCount(_ identifier: String) -> Int { unusedViews[identifier]?.count ?? 0 }
}

extension NibCoder {
  /// Returns true if the document is a xib, in which UIKit ignores prototypes, and reports the prototypes in that case.
  /// - Parameters:
  ///   - prototypes: the prototypes of a table or collection view. If there are none, nothing is reported.
  ///   - name: `cells`, `headers` or `footers`.
  ///   - element: the element at which the prototypes are reported.
  func nibRefusesPrototypes(_ prototypes: [NibElement], _ name: String, at element: NibElement) -> Bool {
    guard instantiation.document.kind.container == .xib else { return false }
    guard !prototypes.isEmpty else { return true }
    report(
      .prototypesInXib,
      "prototype \(name) work only in storyboards, so they are ignored; register a nib of their own instead",
      at: element.location)
    return true
  }
}

extension DiagnosticKind {
  package static let prototypesInXib = DiagnosticKind(
    "prototypes-in-xib", .objects, .warning,
    "A xib has prototypes of a table or collection view, which UIKit ignores.",
    details:
      "Prototypes are the cells of a table or collection view, and the headers and footers of the latter.",
    advice: "Give each cell, header and footer a xib of its own, and register it.",
    wrong: .table(content: #"<prototypes><tableViewCell reuseIdentifier="name" id="cell"/></prototypes>"#),
    right: .table(content: ""))
}

extension RuleExample {
  fileprivate static func table(content: String) -> RuleExample {
    """
    <tableView style="plain" dataMode="prototypes" id="table"><rect key="frame" x="0" y="0" width="320" height="480"/>
      \(content)
    </tableView>
    """
  }
}
