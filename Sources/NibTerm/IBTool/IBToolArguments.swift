import NibAnalysis
import NibCore

/// The arguments of Apple's ibtool.
struct IBToolArguments {
  /// What to do with the documents.
  enum Action: Hashable {
    /// Compile one document to this file or folder.
    case compile(String)
    /// Compile documents into this folder.
    case compileInto(String)
    /// Copy compiled storyboards into this folder.
    case link(String)
    /// Write the texts of a document to this strings file.
    case exportStrings(String)
    /// Give a document the texts of this strings file.
    case importStrings(String)
    case version
  }

  /// The form of the output.
  enum Format: String, CaseIterable {
    case text = "human-readable-text"
    case xml = "xml1"
    case binary = "binary1"
  }

  private(set) var action: Action?
  private(set) var format = Format.xml
  /// The severities that are printed.
  private(set) var severities: Set<IBToolReport.Severity> = []
  private(set) var module: String?
  private(set) var deploymentTarget: IOSVersion?
  /// The version of Xcode whose output is written; `nil` for the usual one. Apple's ibtool has no such option.
  private(set) var xcode: Int?
  private(set) var infoPlist: String?
  private(set) var isLocalized = false
  /// Whether everything that cannot be written is an error. Apple's ibtool has no such option.
  private(set) var isStrict = false
  /// The file that a document is written to after texts were imported into it; `nil` if none was named.
  private(set) var written: String?
  private(set) var files: [String] = []
  /// Why the arguments are not valid; empty if they are.
  private(set) var problems: [String] = []

  /// Options that change nothing of what is written for iOS.
  private static let flags: Set<String> = ["--auto-activate-custom-fonts", "--auto-enable-custom-fonts"]
  /// Options with a value that change nothing of what is written for iOS.
  private static let ignored: Set<String> = ["--sdk", "--plugin", "--plugin-dir", "--companion-strings-file"]
  private static let devices = ["iphone", "ipad", "tv"]

  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        files += rest
        break
      } else if argument.hasPrefix("--") {
        // The value can also follow an equals sign.
        let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
        if parts.count == 2 { rest = [parts[1]] + rest }
        parse(parts[0], &rest)
      } else {
        files.append(argument)
      }
    }
    check()
  }

  private mutating func parse(_ option: String, _ rest: inout ArraySlice<String>) {
    switch option {
    case "--version": action = .version
    case "--errors": severities.insert(.error)
    case "--warnings": severities.insert(.warning)
    case "--notices": severities.insert(.notice)
    case "--reference-external-strings-file": isLocalized = true
    case "--strict": isStrict = true
    case let flag where Self.flags.contains(flag): break
    default:
      guard let value = rest.popFirst() else {
        problems.append("The option \"\(option)\" needs a value, or is not known.")
        return
      }
      parse(option, value)
    }
  }

  private mutating func parse(_ option: String, _ value: String) {
    switch option {
    case "--compile", "--output": action = .compile(value)
    case "--compilation-directory": action = .compileInto(value)
    case "--link": action = .link(value)
    case "--export-strings-file", "--generate-strings-file", "--generate-stringsfile":
      action = .exportStrings(value)
    case "--import-strings-file", "--strings-file": action = .importStrings(value)
    case "--write": written = value
    case "--module": parseModule(value)
    case "--output-partial-info-plist": infoPlist = value
    case "--output-format": parseFormat(value)
    case "--target-device": parseDevice(value)
    case "--minimum-deployment-target":
      deploymentTarget = IOSVersion(value)
      if deploymentTarget == nil { problems.append("\"\(value)\" is not a version of iOS.") }
    case "--xcode":
      xcode = Int(value).flatMap { $0 < CompilerStyle.oldest ? nil : $0 }
      if xcode == nil {
        problems.append("\"\(value)\" is not a version of Xcode, from \(CompilerStyle.oldest).")
      }
    case "--flatten":
      if !["YES", "NO"].contains(value) { problems.append("The value of \"--flatten\" is YES or NO.") }
    case let option where Self.ignored.contains(option): break
    default: problems.append("The option \"\(option)\" is not supported.")
    }
  }

  private mutating func parseModule(_ value: String) {
    guard CodeName.member.matches(value) else {
      problems.append(
        "\"\(value)\" is not the name of a module: use letters, digits and \"_\", as Xcode does for a target with this "
          + "name, such as \"\(ModuleName.module(for: value))\".")
      return
    }
    module = value
  }

  private mutating func parseFormat(_ value: String) {
    guard let known = Format(rawValue: value) else {
      problems.append("The output format \"\(value)\" is not supported.")
      return
    }
    format = known
  }

  private mutating func parseDevice(_ value: String) {
    if !Self.devices.contains(value) {
      problems.append(
        "Documents for the device \"\(value)\" cannot be compiled; the known devices are "
          + "\(Self.devices.joined(separator: ", ")).")
    }
  }

  private mutating func check() {
    if case .importStrings? = action {
      if written == nil { problems.append("Name the document to write with \"--write\".") }
    } else if written != nil {
      problems.append("\"--write\" needs \"--import-strings-file\".")
    }
    if let infoPlist, case .compile(let output)? = action, Disk.resolved(infoPlist) == Disk.resolved(output) {
      problems.append("\"--output-partial-info-plist\" and \"--compile\" name the same file, \"\(output)\".")
    }
    switch action {
    case .version?: break
    case nil:
      // Without an action, the problems of documents are listed.
      if severities.isEmpty || files.isEmpty {
        problems.append(
          "No action was given: use --compile, --compilation-directory, --link, --export-strings-file, "
            + "--import-strings-file or --version.")
      }
    case .compile?:
      if files.count != 1 {
        problems.append("\"--compile\" compiles one document; \(files.count) were given.")
      }
    case .exportStrings?, .importStrings?:
      if files.count != 1 {
        problems.append("Texts are those of one document; \(files.count) were given.")
      }
    case .link(let folder)? where DocumentName.isStoryboard(folder):
      problems.append(
        "\"--link\" needs the folder of the app before the compiled storyboards; \"\(folder)\" is a storyboard."
      )
    case .compileInto?, .link?:
      if files.isEmpty { problems.append("No input files were given.") }
    }
  }
}
