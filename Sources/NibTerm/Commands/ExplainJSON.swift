import NibAnalysis
import NibCore

/// Explanations for programs: one JSON object.
enum ExplainJSON {
  static func text(
    of explanation: NibExplanation, file: String, object: String, edge: NibExplanation.Edge?
  ) -> String {
    var members = ["\"file\": \(JSON.string(file))", "\"object\": \(JSON.string(object))"]
    if let edge { members.append("\"edge\": \(JSON.string(edge.rawValue))") }
    if let value = explanation.value { members.append("\"value\": \(JSON.number(Double(value)))") }
    let sentences = explanation.sentences.map { "    \(text(of: $0))" }.joined(separator: ",\n")
    members.append("\"sentences\": [\n\(sentences)\n  ]")
    return "{\n" + members.map { "  \($0)" }.joined(separator: ",\n") + "\n}\n"
  }

  private static func text(of sentence: NibExplanation.Sentence) -> String {
    var members = [
      "\"kind\": \(JSON.string(sentence.kind.rawValue))", "\"text\": \(JSON.string(sentence.text))",
    ]
    if let id = sentence.objectID { members.append("\"id\": \(JSON.string(id))") }
    if let place = sentence.location {
      members += [
        "\"file\": \(JSON.string(place.file))", "\"line\": \(place.line)", "\"column\": \(place.column)",
      ]
    }
    return "{\(members.joined(separator: ", "))}"
  }
}
