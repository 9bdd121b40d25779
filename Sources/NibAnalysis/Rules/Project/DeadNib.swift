import NibCore
import NibSources

extension CheckRule {
  static let deadNib = CheckRule(
    "dead-nib", .project, .note, "Nothing in the project loads the document.",
    details: """
      The name of the document must not occur anywhere in other documents, property lists, settings of a project, YAML \
      or JSON files. It must not occur in the sources either: as a literal or part of one, as the name of a class, or \
      as a constant that SwiftGen or R.swift derives from it. The documents of libraries that are checked in are not \
      examined.
      """,
    advice: "Delete the document, or correct the name in the code that should load it.",
    wrong: nib(loads: "Crad"), right: nib(loads: "Card"),
    find: { context in
      let file = context.document.file
      guard let program = context.project.program, program.showsUses, let classes = context.classes,
        context.document.root["launchScreen"] != "YES", !LibraryFolders.contain(file)
      else { return [] }
      let name = classes.nibName
      let shorter = suffixes.first(where: name.hasSuffix).map { String(name.dropLast($0.count)) }
      // Programs also add endings of their own after a tilde, such as `~land`.
      let names = [name] + [shorter, name.split(separator: "~").first.map(String.init)].compactMap(\.self)
      let isMentioned = names.contains { name in
        program.mentionsName(name) || program.words.count(ofWord: name + "Controller") > 0
          || program.files.documentsMention(name) || program.files.settings.mention(name)
      }
      guard !isMentioned else { return [] }
      return [
        context.finding(
          "nothing in the project mentions '\(name)': delete the document, or correct the name in the code that "
            + "should load it", at: classes.topLevel.first ?? context.document.root)
      ]
    })

  /// The endings with which programs derive the names of documents for devices.
  private static let suffixes = [
    "_iPad", "-iPad", "iPad", "_iPhone", "-iPhone", "iPhone",
  ]

  private static func nib(loads name: String) -> RuleExample {
    RuleExample(
      "<view id=\"card\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"200\" height=\"100\"/></view>",
      name: "Card.xib", files: ["List.swift": "let nib = UINib(nibName: \"\(name)\", bundle: nil)\n"])
  }
}
