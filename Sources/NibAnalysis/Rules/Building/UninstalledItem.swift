import NibCore

extension CheckRule {
  static let uninstalledItem = CheckRule(
    "uninstalled-item", .building, .warning,
    "A constraint is installed, but one of its views is not.",
    details: """
      All combinations of size classes are examined. UIKit ignores the constraint where the view is not installed, so that \
      the position of other views can be ambiguous there. The constraints of one view are one finding.
      """,
    advice: "Turn *Installed* off for the constraint in the same size classes as for the view.",
    xcode: [text], wrong: view(mask: ""),
    right: view(mask: #"<mask key="constraints"><exclude reference="c1"/></mask>"#),
    find: { context in
      guard context.elements.contains(where: { $0.isNamed("exclude") }) else { return [] }
      let configurations = context.uninstalledIDs
      let uses = context.elements.compactMap { UninstalledUse($0, in: configurations) }
      return NamedGroups(uses) { [$0.item.id ?? ""] }.groups.map { group in
        let findings = group.elements.map { (use: $0, finding: finding($0, in: context)) }
        let others = findings.dropFirst().map { use, finding in
          let note = Diagnostic.Note("this constraint is installed there, too", at: use.constraint.location)
          return Diagnostic.Companion(finding, .note(note))
        }
        return findings[0].finding.with(others)
      }
    })

  private static func finding(_ use: UninstalledUse, in context: CheckContext) -> Diagnostic {
    context.finding(
      "the constraint is installed where \(ObjectName(use.item).inSentence) is not: turn it off there, too",
      xcode: text, at: use.constraint,
      notes: [Diagnostic.Note("this object is not installed", at: use.item.location)])
  }

  private static let text =
    "Constraint referencing items turned off in current configuration. Turn off this constraint in the current "
    + "configuration."

  private static func view(mask: String) -> RuleExample {
    """
    <view id="root"><rect key="frame" x="0" y="0" width="200" height="100"/>
      <subviews>
        <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="name">
          <rect key="frame" x="20" y="20" width="45" height="21"/>
        </label>
      </subviews>
      <constraints>
        <constraint firstItem="name" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c1"/>
      </constraints>
      <variation key="default">
        <mask key="subviews"><exclude reference="name"/></mask>\(mask)
      </variation>
    </view>
    """
  }
}

/// A constraint that is installed for some size classes for which one of its items is not.
private struct UninstalledUse {
  let constraint: NibElement
  /// The item that is not installed.
  let item: NibElement

  /// Returns `nil` for other elements.
  ///
  /// - Parameter configurations: the ids of the objects that are not installed, for each combination of size classes.
  init?(_ constraint: NibElement, in configurations: [Set<String>]) {
    guard constraint.isNamed("constraint") else { return nil }
    let items = [constraint["firstItem"], constraint["secondItem"]].compactMap(\.self)
      .compactMap { constraint.document.object(id: $0) }
    for excluded in configurations where constraint.isInstalled(without: excluded) {
      guard let item = items.first(where: { !$0.isInstalled(without: excluded) }) else { continue }
      (self.constraint, self.item) = (constraint, item)
      return
    }
    return nil
  }
}

extension CheckContext {
  /// The ids of the views and constraints that are not installed, for each combination of size classes.
  fileprivate var uninstalledIDs: [Set<String>] {
    let owners = elements.filter { $0.child(named: "variation") != nil }
    let classes = NibTraits.SizeClass.allCases
    return classes.flatMap { width in
      classes.map { height in
        let traits = NibTraits(widthClass: width, heightClass: height)
        return owners.reduce(into: []) { $0.formUnion($1.excludedIDs(for: traits)) }
      }
    }
  }
}

extension NibElement {
  /// Whether the object and all objects around it are installed.
  fileprivate func isInstalled(without excluded: Set<String>) -> Bool {
    !sequence(first: self, next: \.parent).contains { $0.id.map(excluded.contains) ?? false }
  }
}
