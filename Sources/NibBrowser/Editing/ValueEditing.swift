import NibAnalysis
import NibCore
import NibEditing
import NibTools

/// Asks for values of properties and constraints in a line with completion, and makes the edits.
final class ValueEditing {
  private let session: BrowserSession
  private let editing: Editing

  init(_ session: BrowserSession, editing: Editing) { (self.session, self.editing) = (session, editing) }

  static let commands: [Command<ValueEditing>] = [
    Command(
      "set any property of the selected object", id: "set", keys: "A-s", in: .panes,
      synonyms: "property attribute value change edit", needs: .document,
      unless: { $0.session.selected == nil ? "Nothing is selected." : nil },
      action: { $0.setAnything() })
  ]

  // MARK: Properties

  /// Asks for the value of a property of an object.
  func edit(_ property: String, of id: String) {
    ask { document, resources throws(EditError) in
      guard let element = document.object(id: id) else { throw EditError("this is not an object") }
      let edited = try EditedProperty(property, of: element, resources: resources)
      let shown = edited.isText ? EnteredText.shown(edited.value) : edited.value
      guard shown.count < TextEntry.limit else {
        throw EditError("the text is too long to be edited here")
      }
      return PromptPanel(
        VisibleText.line("\(edited.name) of \(ObjectName(element).brief)"), hint: hint(of: edited),
        text: shown,
        suggestions: edited.choices.map { PromptPanel.Suggestion(text: $0.value, detail: $0.detail) }
      ) { [unowned self] text in
        let value = edited.isText ? EnteredText.value(text) : text
        return accept([.set(PropertyEdit(id, edited.name, value.isEmpty ? nil : value))])
      }
    }
  }

  private func hint(of property: EditedProperty) -> String {
    let lines = property.isText && property.value.contains("\n") ? "; \\n is a line break" : ""
    return property.hint + lines + "; empty for the default"
  }

  /// Asks for the text of the selected view.
  func editText() {
    guard let id = session.selected, let element = session.open?.element(id: id) else {
      return session.showMessage("Nothing is selected.")
    }
    if element.isNamed("constraint") { return editConstraint(id) }
    guard let property = EditedProperty.mainText(of: element) else { return setAnything() }
    edit(property, of: id)
  }

  /// Asks for assignments such as `alpha=0.5 hidden=YES`.
  private func setAnything() {
    guard let id = session.selected else { return }
    ask { document, resources throws(EditError) in
      guard let element = document.object(id: id) else { throw EditError("this is not an object") }
      return PromptPanel(
        VisibleText.line("Set properties of \(ObjectName(element).brief)"), hint: Assignments.hint,
        suggestions: EditedProperty.names(of: element).map { PromptPanel.Suggestion(text: $0 + "=") },
        suggest: { [unowned self] in suggestions(for: $0, of: element, resources) }
      ) { [unowned self] text in
        let assignments = Assignments(text, of: element).all
        guard assignments.allSatisfy({ $0.contains("=") }) else {
          return (nil, "An '=' is missing, for example alpha=0.5")
        }
        return accept(assignments.map { .set(PropertyEdit(id, assignment: $0)) })
      }
    }
  }

  /// The possible values of the property in the last assignment, or the properties that it can name; `nil` for a single
  /// assignment without a property that the object can have.
  private func suggestions(
    for text: String, of element: NibElement, _ resources: EditResources
  ) -> (hint: String, suggestions: [PromptPanel.Suggestion])? {
    let (before, last) = Assignments(text, of: element).split
    guard let sign = last.firstIndex(of: "=") else {
      guard !before.isEmpty else { return nil }
      let names = EditedProperty.names(of: element)
      return (Assignments.hint, names.map { PromptPanel.Suggestion(text: "\(before)\($0)=") })
    }
    let name = String(last[..<sign])
    do throws(EditError) {
      let property = try EditedProperty(name, of: element, resources: resources)
      let choices = property.choices.map { choice in
        PromptPanel.Suggestion(text: "\(before)\(name)=\(choice.value)", detail: choice.detail)
      }
      return (hint(of: property), choices)
    } catch {
      return nil
    }
  }

  // MARK: Constraints

  /// Asks for the relation, the constant and the priority of a constraint.
  func editConstraint(_ id: String) {
    ask { document, _ throws(EditError) in
      guard let constraint = document.object(id: id), constraint.isNamed("constraint") else {
        throw EditError("this is not a constraint")
      }
      let values = EnteredConstraint(constraint)
      return PromptPanel(
        VisibleText.line(ConstraintSentence(constraint, subject: nil).text),
        hint: "[=, <= or >=] CONSTANT [@ PRIORITY], for example >= 16 @ 750", text: values.text
      ) { [unowned self] text in
        do throws(EditError) {
          let edits = try EnteredConstraint(text).edits(of: id, from: values)
          return edits.isEmpty ? ({}, "") : accept(edits)
        } catch {
          return (nil, error.sentence)
        }
      }
    }
  }

  // MARK: Asking

  /// Opens a panel, or shows the reason why there is nothing to ask.
  private func ask(_ panel: (NibDocument, EditResources) throws(EditError) -> PromptPanel) {
    do throws(EditError) {
      let document = try editing.edits().document
      session.panel = try panel(document, EditResources(around: document.file))
    } catch {
      session.showMessage(error.sentence, isProblem: true)
    }
  }

  /// The action that makes edits; the reason if they are not possible.
  private func accept(_ edits: [DocumentEdit]) -> (action: (() -> Void)?, problem: String) {
    do throws(EditError) {
      _ = try editing.document(after: edits)
      return ({ [unowned self] in editing.perform(edits) }, "")
    } catch {
      return (nil, error.sentence)
    }
  }
}

/// A text in a line: line breaks are written as `\n`, and backslashes as `\\`.
enum EnteredText {
  static func shown(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n").replacing("\t", with: "\\t")
  }

  static func value(_ text: String) -> String {
    var value = ""
    var isEscaped = false
    for character in text {
      switch (isEscaped, character) {
      case (false, "\\"): isEscaped = true
      case (true, "n"): (value, isEscaped) = (value + "\n", false)
      case (true, "t"): (value, isEscaped) = (value + "\t", false)
      case (true, "\\"): (value, isEscaped) = (value + "\\", false)
      case (true, _): (value, isEscaped) = (value + "\\\(character)", false)
      case (false, _): value.append(character)
      }
    }
    return isEscaped ? value + "\\" : value
  }
}

/// The values of a constraint in a line, such as `>= 16 @ 750`.
struct EnteredConstraint {
  private var relation = "equal"
  private var constant: String
  private var priority = "1000"

  private static let signs = [
    (">=", "greaterThanOrEqual"), ("<=", "lessThanOrEqual"), ("≥", "greaterThanOrEqual"),
    ("≤", "lessThanOrEqual"), ("=", "equal"),
  ]

  /// The values of a constraint of a document.
  init(_ constraint: NibElement) {
    relation = constraint["relation"] ?? "equal"
    constant = constraint["symbolic"] == "YES" ? "standard" : constraint["constant"] ?? "0"
    priority = constraint["priority"] ?? "1000"
  }

  /// The values that were entered. Without a sign the relation is `=`.
  init(_ text: String) throws(EditError) {
    var rest = text.trimmingSpaces
    if let (sign, relation) = EnteredConstraint.signs.first(where: { rest.hasPrefix($0.0) }) {
      self.relation = relation
      rest = rest.dropFirst(sign.count)
    }
    let parts = rest.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count <= 2, !(parts.first ?? "").trimmingSpaces.isEmpty else {
      throw EditError("'\(text)' is not valid; use for example >= 16 @ 750")
    }
    constant = String(parts[0].trimmingSpaces)
    if parts.count == 2 { priority = String(parts[1].trimmingSpaces) }
  }

  var text: String {
    let sign = EnteredConstraint.signs.first { $0.1 == relation }?.0 ?? "="
    return "\(sign) \(constant)" + (priority == "1000" ? "" : " @ \(priority)")
  }

  /// The edits that change the values of a constraint from others.
  func edits(of id: String, from old: EnteredConstraint) -> [DocumentEdit] {
    var edits: [DocumentEdit] = []
    func set(_ name: String, _ value: String, _ old: String) {
      if value != old { edits.append(.set(PropertyEdit(id, name, value))) }
    }
    set("relation", relation, old.relation)
    set("constant", constant, old.constant)
    set("priority", priority, old.priority)
    return edits
  }
}

extension StringProtocol {
  /// The text without spaces at its ends.
  fileprivate var trimmingSpaces: Substring {
    let start = Substring(self).drop { $0 == " " }
    return start.lastIndex { $0 != " " }.map { start[...$0] } ?? start
  }
}
