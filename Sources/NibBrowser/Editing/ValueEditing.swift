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
          return .refuse("An '=' is missing, for example alpha=0.5")
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
          return edits.isEmpty ? .close : accept(edits)
        } catch {
          return .refuse(error.sentence)
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

  /// Makes edits if they are possible.
  private func accept(_ edits: [DocumentEdit]) -> PromptPanel.Answer {
    do throws(EditError) {
      _ = try editing.document(after: edits)
      return .perform { [unowned self] in editing.perform(edits) }
    } catch {
      return .refuse(error.sentence)
    }
  }
}
