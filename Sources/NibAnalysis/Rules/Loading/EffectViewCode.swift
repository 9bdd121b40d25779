import NibCore
import NibSources

extension CheckRule {
  static let effectViewCode = CheckRule(
    "effect-view-code", .loading, .warning,
    "Code adds a subview to a visual effect view itself, rather than to its content view.",
    details: """
      The rule looks at `addSubview` and `insertSubview` for outlets of the class that are connected to a visual \
      effect view. The exception is raised when the code runs.
      """,
    advice: "Add the subview to `contentView`.",
    wrong: blur("blur"), right: blur("blur.contentView"),
    strict: { $0.effectViewsWithSubviews })

  private static func blur(_ receiver: String) -> RuleExample {
    RuleExample(
      """
      <view customClass="Card" id="card"><rect key="frame" x="0" y="0" width="200" height="100"/>
        <subviews>
          <visualEffectView id="blur"><rect key="frame" x="0" y="0" width="200" height="100"/></visualEffectView>
        </subviews>
        <connections>
          <outlet property="blur" destination="blur" id="o"/>
        </connections>
      </view>
      """,
      files: [
        "Card.swift": """
        class Card: UIView {
          @IBOutlet var blur: UIVisualEffectView!
          func add(_ label: UILabel) { \(receiver).addSubview(label) }
        }

        """
      ])
  }
}

extension StrictCheckContext {
  /// The findings about visual effect views to which code adds subviews.
  fileprivate var effectViewsWithSubviews: [Diagnostic] {
    let uses = connections("outlet").flatMap { outlet, source in
      subviewsOfEffectView(outlet, of: source).map { (outlet: outlet, place: $0) }
    }
    return uses.uniqued(by: \.place).map { outlet, place in
      finding(
        "code adds a subview to this visual effect view: \"Do not add subviews directly to the visual effect view "
          + "itself, instead add them to the -contentView\"",
        at: outlet["destination"].flatMap(document.object(id:)) ?? outlet,
        notes: [Diagnostic.Note("added here", at: place)])
    }
  }

  /// The places at which code of an outlet's class adds subviews to a visual effect view that the outlet contains.
  private func subviewsOfEffectView(_ outlet: NibElement, of source: NibElement) -> [SourceLocation] {
    guard let property = outlet["property"], let owner = objectClass(of: source), owner.unknown == nil,
      let view = outlet["destination"].flatMap(document.object(id:)), view.isNamed("visualEffectView"),
      let viewClass = objectClass(of: view), viewClass.unknown == nil, addsToItself(viewClass.name)
    else { return [] }
    return table.inheritance(of: owner.name).names.filter { !AppleClasses.contains($0) }.flatMap { name in
      table.ownParts(of: name).flatMap(\.viewsWithNewSubviews)
    }.filter { $0.text == .named(property) }.map(\.location)
  }

  /// Whether subviews that are added to a view of a class become its own subviews: the class does not override
  /// `addSubview`.
  private func addsToItself(_ name: String) -> Bool {
    table.inheritance(of: name).names.allSatisfy { name in
      AppleClasses.contains(name) || !table.members(of: name).hasMethod("addSubview:")
    }
  }
}
