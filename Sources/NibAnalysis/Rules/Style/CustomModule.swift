import NibCore

extension CheckRule {
  static let customModule = CheckRule(
    "custom-module", .style, .warning, isOnByDefault: false,
    "A custom class is declared in the folder of a module that the document does not name.",
    details: """
      The option `modules` names the folders of modules. Only Swift classes in these folders are examined, because \
      Objective-C classes have no module. If a class is declared in several modules, the document can name any of them.
      """,
    advice: "Choose the module in Interface Builder's identity inspector.",
    wrong: badge("customModuleProvider=\"target\""), right: badge("customModule=\"Components\""),
    options: [
      Option(
        "modules",
        """
        The folders with the sources of each module: its name, and below it `included` and `excluded`, which are lists of \
        paths or patterns relative to the configuration file.
        """, standard: .members([:]))
    ],
    find: { context in
      let modules = ModuleFolders.all(in: context)
      guard !modules.isEmpty, let sources = context.project.program?.sources else { return [] }
      return context.elements.compactMap { element in
        guard let name = element["customClass"] else { return nil }
        let files = sources.parts(of: name).filter(\.isDeclaration).map(\.location.file)
        let candidates = modules.filter { $0.contains(anyOf: files) }.map(\.name)
        guard !candidates.isEmpty, element["customModule"].map({ !candidates.contains($0) }) ?? true else {
          return nil
        }
        let expected = candidates.map { "'\($0)'" }.listed("or")
        let actual = element["customModule"].map { "the module '\($0)'" } ?? "no module"
        return context.finding(
          "\(name) is declared in the module \(expected), but the document names \(actual)", at: element,
          attribute: element["customModule"] == nil ? "customClass" : "customModule")
      }
    })

  /// The folders of a module, as the configuration names them.
  private struct ModuleFolders {
    let name: String
    let included: [PathPattern]
    let excluded: [PathPattern]

    /// The modules in the configuration of the rule, with the patterns of their folders.
    static func all(in context: CheckContext) -> [ModuleFolders] {
      let folder = context.configuration.folder.isEmpty ? Disk.currentFolder : context.configuration.folder
      return context.option("modules").members.sorted { $0.key < $1.key }.map { name, value in
        let patterns = { (key: String) in
          (value[key]?.texts ?? []).map { PathPattern($0, in: folder) }
        }
        return ModuleFolders(name: name, included: patterns("included"), excluded: patterns("excluded"))
      }
    }

    /// Whether one of the files is a Swift file of the module.
    func contains(anyOf files: [String]) -> Bool {
      files.lazy.filter { $0.hasSuffix(".swift") }.contains { file in
        let path = Disk.url(file, isDirectory: false).standardizedFileURL.path
        return included.contains { $0.matches(path) } && !excluded.contains { $0.matches(path) }
      }
    }
  }

  private static func badge(_ attributes: String) -> RuleExample {
    RuleExample(
      "<view id=\"badge\" customClass=\"BadgeView\" \(attributes)/>",
      files: ["Components/BadgeView.swift": "import UIKit\npublic final class BadgeView: UIView {}\n"],
      options: ["modules": .members(["Components": .members(["included": ["Components"]])])])
  }
}
