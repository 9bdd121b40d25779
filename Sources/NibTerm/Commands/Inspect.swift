import ArgumentParser
import NibAnalysis
import NibCore
import NibEditing
import NibTools

/// `nibterm inspect FILE OBJECT`: prints what a document says about an object.
struct Inspect: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect", _superCommandName: "nibterm",
    abstract: "Print the properties, constraints and connections of an object.",
    discussion: """
      OBJECT is its id, visible text, outlet, identifier, title, label or class. The properties have the names that 'nibterm \
      set' accepts. Constraints are those in which the object takes part, with their ids. Connections are from the object \
      (→) and to it (←). Properties with their default values are left out.
      """)

  @Argument(help: ArgumentHelp("The document; '-' reads standard input.", valueName: "file"))
  var file: String

  @Argument(help: ArgumentHelp("The object.", valueName: "object"))
  var object: String

  func run() throws {
    guard let document = InputFile.document(file) else { throw ExitCode(1) }
    let lookup = ObjectLookup(document) { _ in true }
    do throws(ObjectLookupError) {
      Output.write(ObjectText(try lookup.element(named: object, kind: "object")).text)
    } catch {
      Output.error(error.diagnostic)
      throw ExitCode(1)
    }
  }
}

/// What a document says about an object, as lines of text.
private struct ObjectText {
  private let element: NibElement

  init(_ element: NibElement) { self.element = element }

  var text: String {
    let name = ObjectName(element)
    let place = "\(element.document.file):\(element.location.line)"
    let module = element["customModule"].map { " (module \($0))" } ?? ""
    let lines =
      ["\(name.full)\(module) <\(element.name)> \(place)"] + properties + runtimeAttributes
      + section("constraints", constraints) + section("connections", connections)
      + section("contains", contents)
    return lines.map { VisibleText.line($0) + "\n" }.joined()
  }

  private func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["  \(title):"] + lines.map { "    \($0)" }
  }

  private var properties: [String] {
    (InitialController.isInitial(element) ? ["  initial = YES"] : [])
      + element.inspectedAttributes().map { attribute in
        let note =
          switch attribute.state {
          case .set, .standard: ""
          case .ignored(let reason): "  (has no effect: \(reason))"
          case .unsupported: "  (not supported)"
          }
        let target = attribute.target.map { " #\($0)" } ?? ""
        return "  \(attribute.name) = \(attribute.value)\(target)\(note)"
      }
  }

  private var runtimeAttributes: [String] {
    element.children(inside: "userDefinedRuntimeAttributes").map { attribute in
      let value = attribute.runtimeAttributeText
      return "  runtime.\(attribute["keyPath"] ?? "") = \(value ?? "nil") (\(attribute["type"] ?? ""))"
    }
  }

  private var constraints: [String] {
    guard let id = element.id, !element.isNamed("constraint") else { return [] }
    return element.document.root.descendants.filter {
      $0.isNamed("constraint") && ConstraintSentence.items(of: $0).contains(id)
    }.map { constraint in
      ConstraintSentence(constraint, subject: id).text + (constraint.id.map { "  #\($0)" } ?? "")
    }
  }

  private var connections: [String] {
    guard let id = element.id else { return [] }
    return element.document.root.descendants.filter { EditRun.connections.contains($0.name) }
      .compactMap { connection in
        let source = connection.parent?.parent?.id
        let (arrow, other) =
          source == id ? ("→", connection["destination"]) : ("←", source)
        guard source == id || connection["destination"] == id, let other else { return nil }
        let name = connection["property"] ?? connection["selector"] ?? SegueSentence.kind(of: connection)
        let details = [connection["eventType"], connection["identifier"]].compactMap { $0 }
        let end = element.document.object(id: other).map { ObjectName($0).briefWithID } ?? "#\(other)"
        let note = details.isEmpty ? "" : " (\(details.joined(separator: ", ")))"
        return "\(connection.name) \(name)\(note) \(arrow) \(end)"
      }
  }

  /// The objects directly inside the object.
  private var contents: [String] {
    let nodes = NibOutline(element.document).nodes
    guard let index = nodes.firstIndex(where: { $0.element == element }) else { return [] }
    let inside = nodes[index..<nodes[index].end].dropFirst()
    return inside.filter { $0.depth == nodes[index].depth + 1 }.map { ObjectName($0.element).briefWithID }
  }
}
