import NibCore

extension CheckRule {
  static let unknownCell = CheckRule(
    "unknown-cell", .loading, .warning,
    "Code dequeues a cell, header or footer with an identifier that no document has and no code registers.",
    details: """
      The code can be that of an object that the class of a controller or view creates, such as a data source of its own. \
      Calls that return nil for an unknown identifier are not examined. Nothing is reported if an identifier is \
      registered that is only known when the program runs.
      """,
    advice: "Correct the identifier, or register a class or nib for it.",
    wrong: cell("Crad"), right: cell("Card"),
    strict: { $0.identifiers })

  private static func cell(_ identifier: String) -> RuleExample {
    .prototypes(
      of: "List",
      files: [
        "List.swift": """
        class List: UITableViewController {
          override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "\(identifier)", for: path)
          }
        }

        """
      ])
  }
}
