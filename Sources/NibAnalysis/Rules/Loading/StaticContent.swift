import NibCore
import NibSources

extension CheckRule {
  static let staticContent = CheckRule(
    "static-content", .loading, .warning,
    "The controller of a table with static content answers the data source itself, so that static cells are not shown.",
    details: """
      Reported if the class overrides `numberOfSections(in:)`, `tableView(_:numberOfRowsInSection:)` or \
      `tableView(_:cellForRowAt:)` without calling `super`, and the number that it returns is not that of the static \
      content. A table without static cells is not reported. Methods with several results or conditions are not \
      reported either, because they may hide cells on purpose.
      """,
    advice: "Remove the methods, or make the content of the table dynamic.",
    wrong: settings(method: "override func numberOfSections(in tableView: UITableView) -> Int { 0 }"),
    right: settings(method: "override func viewDidLoad() { super.viewDidLoad() }"),
    strict: { StaticContentCheck($0).diagnostics })

  private static func settings(method: String) -> RuleExample {
    RuleExample(
      """
      <scene sceneID="s"><objects>
        <tableViewController customClass="Settings" id="settings" sceneMemberID="viewController">
          <tableView key="view" dataMode="static" id="table"><rect key="frame" x="0" y="0" width="320" height="480"/>
            <sections>
              <tableViewSection id="section">
                <cells>
                  <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="320" height="44"/>
                    <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
                      <rect key="frame" x="0" y="0" width="320" height="44"/>
                    </tableViewCellContentView>
                  </tableViewCell>
                </cells>
              </tableViewSection>
            </sections>
          </tableView>
        </tableViewController>
      </objects></scene>
      """, files: ["Settings.swift": "class Settings: UITableViewController {\n  \(method)\n}\n"])
  }
}

/// Finds tables with static content whose controller overrides methods of the data source, so that the static cells are
/// not shown.
struct StaticContentCheck {
  private(set) var diagnostics: [Diagnostic] = []
  private let context: StrictCheckContext

  init(_ context: StrictCheckContext) {
    self.context = context
    for table in context.document.root.descendants where table.isNamed("tableView") {
      guard let sections = table.child(named: "sections"), table["dataMode"] != "prototypes",
        // A table without static cells loses nothing.
        sections.children.contains(where: { $0.rowCount > 0 }),
        let controller = table.parent, context.isKind(controller, of: "UITableViewController"),
        let controllerClass = context.objectClass(of: controller), controllerClass.unknown == nil
      else { continue }
      check(table, Array(sections.children), controllerClass)
    }
  }

  /// Compares the methods of a data source with the sections and cells of a static table.
  private mutating func check(
    _ table: NibElement, _ sections: [NibElement], _ controllerClass: StrictCheckContext.ObjectClass
  ) {
    let classes = context.table.inheritance(of: controllerClass.name).names.prefix {
      !AppleClasses.contains($0)
    }
    let methods = classes.flatMap { context.table.ownParts(of: $0).flatMap(\.methods) }
    for dataSourceMethod in DataSourceMethod.allCases {
      // The methods of the class come before those of its superclasses.
      let override = methods.first {
        $0.hasBody && !dataSourceMethod.selectors.isDisjoint(with: $0.selectors)
      }
      guard let override, !override.callsSuper,
        let problem = dataSourceMethod.problem(of: override, sections.map(\.rowCount))
      else { continue }
      diagnostics.append(
        context.diagnostic(
          .staticContent,
          "\(controllerClass.name) overrides \(dataSourceMethod.name) without calling super: \(problem)",
          at: table,
          notes: [Diagnostic.Note("overridden here", at: override.location)]))
    }
  }

  /// The numbers of rows of the sections in words: `2 rows`, `1, 3 and 2 rows`.
  private static func rows(_ counts: [Int]) -> String {
    guard let last = counts.last else { return "no rows" }
    return (counts.dropLast().map(String.init) + [NibNumber.count(last, "row")]).listed()
  }

  /// The methods of the data source that `UITableViewController` implements for static content.
  private enum DataSourceMethod: CaseIterable {
    case sections, rows, cell

    /// The selector, and the selector that follows from the name of the method in Swift.
    var selectors: Set<String> {
      switch self {
      case .sections: ["numberOfSectionsInTableView:", "numberOfSectionsIn:"]
      case .rows: ["tableView:numberOfRowsInSection:"]
      case .cell: ["tableView:cellForRowAtIndexPath:", "tableView:cellForRowAt:"]
      }
    }

    var name: String {
      switch self {
      case .sections: "numberOfSections(in:)"
      case .rows: "tableView(_:numberOfRowsInSection:)"
      case .cell: "tableView(_:cellForRowAt:)"
      }
    }

    /// The consequence of an override; `nil` if it gives the numbers of the static content, or numbers that are only
    /// known when the program runs.
    ///
    /// - Parameter rows: the number of static rows of each section.
    func problem(of override: SourceMethod, _ rows: [Int]) -> String? {
      let total = rows.reduce(0, +)
      switch self {
      case .cell:
        guard override.makesCells else { return nil }
        return "its cells are shown instead of the \(NibNumber.count(total, "static cell"))"
      case .sections:
        return difference(override, [rows.count]).map {
          "it returns \($0), but there \(rows.count == 1 ? "is" : "are") \(NibNumber.count(rows.count, "static section"))"
        }
      case .rows:
        return difference(override, Set(rows)).map {
          "it returns \($0), but the static sections have \(StaticContentCheck.rows(rows))"
        }
      }
    }

    /// The returned number if it is not one of those of the static content.
    private func difference(_ override: SourceMethod, _ expected: Set<Int>) -> String? {
      guard let number = override.returnedNumber else {
        return override.usesCount ? "the number of other objects" : nil
      }
      return expected.contains(number) ? nil : String(number)
    }
  }
}

extension NibElement {
  /// The number of cells of a static section.
  fileprivate var rowCount: Int { child(named: "cells").map { Array($0.children).count } ?? 0 }
}
