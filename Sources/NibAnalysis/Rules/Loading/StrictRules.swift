import NibCore

extension CheckRule {
  /// The rules of `check --strict` about classes, keys and nibs, which compare the document with the program's sources.
  static let strictRules: [CheckRule] = [
    CheckRule(
      "undefined-key", .loading, .error,
      "An outlet names a key that neither the class of its object nor a superclass has.",
      details: """
        Objective-C does not see properties without `@IBOutlet` or `@objc`, nor those of types that it does not have, such \
        as `Int?`, structures, tuples, and enumerations and protocols without `@objc`. A File's Owner that does not inherit \
        from `NSObject` has no keys at all.
        """,
      advice: "Remove the connection, or declare the outlet. If it is declared, `@IBOutlet` is missing.",
      wrong: .card(outlet: "titel"), right: .card()),
    CheckRule(
      "mistyped-outlet", .loading, .warning, "The object does not have the declared type of the outlet.",
      details: """
        Loading sets the outlet all the same, because setters do not check the class of the object. An exception is \
        raised when the program uses the outlet as the declared type.
        """,
      advice: "Set the object's class, or correct the declaration.",
      wrong: .card(type: "UIButton"), right: .card()),
    CheckRule(
      "view-outlet", .loading, .error,
      "A controller takes its view from this nib, but the nib does not connect `view`.",
      details: """
        This is a warning if only the name connects the two: a `FooViewController` that code creates without a nib \
        name looks for `FooView.xib`.
        """,
      advice: "Connect `view`, or give the nib another name.",
      wrong: controllerNib(connections: ""),
      right: controllerNib(connections: #"<outlet property="view" destination="root" id="o"/>"#)),
    CheckRule(
      "not-the-view", .loading, .error,
      "The view of a table view controller is not a table view, or that of a collection view controller is not a collection view.",
      details: """
        Not reported for classes whose `init(coder:)` does not call that of the superclass, because they create their \
        view themselves.
        """,
      advice: "Set the view's class, or the controller's.",
      wrong: tableScene(view: "view"), right: tableScene(view: "tableView")),
    CheckRule(
      "cell-nib", .loading, .error,
      "A nib that is registered for cells contains another top-level object besides the cell.",
      details: "This is a warning if no source file registers the nib.",
      advice: "Move the other object out, or into the cell.",
      wrong: cellNib(identifier: "card", rest: "\n<view id=\"other\"/>"), right: cellNib(identifier: "card")),
    CheckRule(
      "reuse-identifier", .loading, .error,
      "The reuse identifier of the cell is not the one that it is registered for.",
      advice: "Use the same identifier in both places, or clear that of the cell.",
      wrong: cellNib(identifier: "cart"), right: cellNib(identifier: "card")),
    CheckRule(
      "recursive-nib", .loading, .error, "The class of a view loads the nib that the view is in.",
      advice: "Set the class on File's Owner.",
      wrong: loadingCard("<view customClass=\"Card\" id=\"card\"/>"),
      right: loadingCard(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"/>
        <view id="card"/>
        """)),
    CheckRule(
      "unrecognized-selector", .loading, .warning, "The target of an action has no such method.",
      details: """
        The exception is raised when the action is sent. Actions to First Responder are not reported, because they are \
        dropped if no responder has the method.
        """,
      advice: "Remove the connection, or write the method. If it exists, `@IBAction` is missing.",
      wrong: action("saev:"), right: action("save:")),
    CheckRule(
      "external-object", .loading, .warning,
      "A placeholder stands for an external object that no source file passes.",
      advice: "Pass it in `UINib.OptionsKey.externalObjects`.",
      wrong: external(passed: "acount"), right: external(passed: "account")),
    CheckRule(
      "file-owner", .loading, .note,
      "File's Owner has outlets but no class, or it has outlets in a nib for cells, which is loaded without an owner.",
      advice: "Set its class, or connect the outlets from the cell.",
      wrong: owner(""), right: owner(" customClass=\"Header\"")),
  ]

  // MARK: Parts of examples

  private static func controllerNib(connections: String) -> RuleExample {
    RuleExample(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardController">
        <connections>\(connections)</connections>
      </placeholder>
      <view id="root"><rect key="frame" x="0" y="0" width="320" height="480"/></view>
      """, name: "CardController.xib",
      files: ["CardController.swift": "class CardController: UIViewController {}\n"])
  }

  private static func tableScene(view: String) -> RuleExample {
    """
    <scene sceneID="s"><objects>
      <tableViewController id="controller" sceneMemberID="viewController">
        <\(view) key="view" id="root"><rect key="frame" x="0" y="0" width="320" height="480"/></\(view)>
      </tableViewController>
    </objects></scene>
    """
  }

  private static func cellNib(identifier: String, rest: String = "") -> RuleExample {
    RuleExample(
      """
      <tableViewCell reuseIdentifier="\(identifier)" id="cell"><rect key="frame" x="0" y="0" width="320" height="44"/>
      </tableViewCell>\(rest)
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

  private static func action(_ selector: String) -> RuleExample {
    RuleExample(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Form"/>
      <button id="button"><rect key="frame" x="0" y="0" width="80" height="44"/>
        <connections>
          <action selector="\(selector)" destination="-1" eventType="touchUpInside" id="a"/>
        </connections>
      </button>
      """,
      files: [
        "Form.swift": "class Form: NSObject {\n  @IBAction func save(_ sender: Any) {}\n}\n"
      ])
  }

  /// A nib for the class `Card`, which loads it.
  private static func loadingCard(_ objects: String) -> RuleExample {
    RuleExample(
      objects, name: "Card.xib",
      files: [
        "Card.swift": """
        class Card: UIView {
          required init?(coder: NSCoder) {
            super.init(coder: coder)
            UINib(nibName: "Card", bundle: nil).instantiate(withOwner: self)
          }
        }

        """
      ])
  }

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
