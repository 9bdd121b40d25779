import NibCore

extension CheckRule {
  static let externalObject = CheckRule(
    "external-object", .loading, .warning,
    "A placeholder stands for an external object that no source file passes.",
    advice: "Pass it in `UINib.OptionsKey.externalObjects`.",
    wrong: external(passed: "acount"), right: external(passed: "account"),
    strict: { $0.placeholders })

  static let fileOwner = CheckRule(
    "file-owner", .loading, .note,
    "File's Owner has outlets but no class, or it has outlets in a nib for cells, which is loaded without an owner.",
    advice: "Set its class, or connect the outlets from the cell.",
    wrong: owner(""), right: owner(" customClass=\"Header\""),
    strict: { $0.placeholders + $0.cells })

  private static func external(passed name: String) -> RuleExample {
    RuleExample(
      """
      <placeholder placeholderIdentifier="account" id="account"/>
      <view id="card"/>
      """, name: "Card.xib",
      files: [
        "Card.swift": """
        func makeCard(for account: Account) -> [Any] {
          UINib(nibName: "Card", bundle: nil)
            .instantiate(withOwner: nil, options: [.externalObjects: ["\(name)": account]])
        }

        """
      ])
  }

  private static func owner(_ attributes: String) -> RuleExample {
    RuleExample(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"\(attributes)>
        <connections>
          <outlet property="title" destination="label" id="o"/>
        </connections>
      </placeholder>
      <label text="Title" id="label"><rect key="frame" x="0" y="0" width="45" height="21"/></label>
      """, files: ["Header.swift": "class Header: NSObject {\n  @IBOutlet var title: UILabel!\n}\n"])
  }
}

/// Finds external objects that no source file passes to a nib (docs/behaviours.md A28), and File's Owners that have
/// outlets but no class, or are nil (A7).
struct PlaceholderCheck {
  private(set) var diagnostics: [Diagnostic] = []

  init(_ context: StrictCheckContext) {
    for element in context.document.objectLists.flatMap({ $0.children(named: "placeholder") }) {
      guard let identifier = element["placeholderIdentifier"] else { continue }
      switch identifier {
      case "IBFilesOwner": checkOwner(element, context)
      case "IBFirstResponder", "IBExit": break
      default: checkExternal(element, identifier, context)
      }
    }
  }

  private mutating func checkExternal(
    _ element: NibElement, _ identifier: String, _ context: StrictCheckContext
  ) {
    guard !context.program.sources.externalObjects.contains(identifier) else { return }
    diagnostics.append(
      context.diagnostic(
        .externalObject,
        "Could not find an external object named '\(identifier)' for the nib '\(context.nibName)'. No "
          + "source file passes one in the options under UINib.OptionsKey.externalObjects.",
        at: element, attribute: "placeholderIdentifier"))
  }

  private mutating func checkOwner(_ element: NibElement, _ context: StrictCheckContext) {
    let outlets = element.child(named: "connections")?.children.filter { $0["property"] != nil } ?? []
    guard let outlet = outlets.first, let key = outlet["property"] else { return }
    let exception = NibException.undefinedKey(key, ofClass: "NSObject")
    if let load = context.loadWithoutOwner {
      let note = Diagnostic.Note(
        "code loads this nib without an owner: pass an object with the outlets", at: load)
      diagnostics.append(
        context.diagnostic(.undefinedKey, exception, at: outlet, attribute: "property", notes: [note]))
      return
    }
    guard element["customClass"] == nil else { return }
    diagnostics.append(
      context.diagnostic(
        .fileOwner,
        "File's Owner has outlets, but no class. If the owner is nil or lacks the key, UIKit raises "
          + exception, at: outlet, attribute: "property"))
  }
}
