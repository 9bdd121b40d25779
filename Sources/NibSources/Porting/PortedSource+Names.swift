/// Names and forms of older versions of Swift, and expressions that Linux does not accept.
extension PortedSource {
  /// Replaces a name, if it is one of an older version of Swift.
  mutating func portName(at index: Int) {
    let name = source.text(index)
    if source.isSymbol(index - 1, ".") { return portMember(name, at: index) }
    if let current = PortedNames.global[name] {
      replace(index..<index + 1, with: current)
    } else if PortedNames.members[name] != nil || PortedNames.labels[name] != nil {
      // A call of a method of the class itself, or its declaration.
      portMember(name, at: index)
    }
    if name == "Timer" {
      portEmptyTimer(at: index)
      portTimer(at: index)
    }
    if name == "NSSearchPathForDirectoriesInDomains" { portFolder(at: index) }
    if name == "let" || name == "var" { portAttributes(at: index) }
  }

  /// Replaces a name of UIKit that NibTerm has under another name.
  private mutating func portMember(_ name: String, at index: Int) {
    portOptionalCall(name, at: index)
    if let notification = PortedNames.notifications[name], source.isSymbol(index - 1, ".") {
      let start = notificationStart(index)
      return replace(start..<index + 1, with: notification)
    }
    if name == "characters", source.isSymbol(index - 1, "."), !declares("characters") {
      return remove(index - 1..<index + 1)
    }
    if let member = PortedNames.members[name], !declares(name) {
      guard let label = member.label else { return replace(index..<index + 1, with: member.name) }
      guard source.isSymbol(index + 1, "("), source.text(index + 2) == label, source.isSymbol(index + 3, ":")
      else { return }
      replace(index..<index + 1, with: member.name)
      remove(index + 2..<index + 4)
    }
    if name == "urls" || name == "url", source.text(index + 2) == "for" { portFolder(at: index) }
    portLabel(name, at: index)
  }

  /// `urls(for: .libraryDirectory, in: .userDomainMask)` and the like. Foundation on Linux knows the other folders, so
  /// a call is changed only if it names this one, or if its first argument is not the name of a folder.
  private mutating func portFolder(at index: Int) {
    guard source.isSymbol(index + 1, "(") else { return }
    // Calls have fewer tokens than the limit; nested calls would otherwise be read once for each level.
    let arguments = (index + 2..<source.end(ofGroupAt: index + 1)).prefix(60)
    let hasDomain = arguments.contains { place in
      ["userDomainMask", "allDomainsMask"].contains(source.text(place))
    }
    guard hasDomain, !arguments.contains(where: { PortedSource.knownFolders.contains(source.text($0)) })
    else { return }
    let names = [
      "urls": "nibURLs", "url": "nibURL",
      "NSSearchPathForDirectoriesInDomains": "nibSearchPathForDirectoriesInDomains",
    ]
    guard let name = names[source.text(index)] else { return }
    replace(index..<index + 1, with: name)
    if !importsNibCore { addedImports.insert("NibCore") }
  }

  private static let knownFolders: Set<String> = [
    "documentDirectory", "applicationSupportDirectory", "cachesDirectory", "downloadsDirectory",
    "desktopDirectory", "moviesDirectory", "musicDirectory", "picturesDirectory", "sharedPublicDirectory",
    "trashDirectory", "itemReplacementDirectory",
  ]

  /// Renames the label of a method's first argument.
  private mutating func portLabel(_ name: String, at index: Int) {
    guard let label = PortedNames.labels[name]?[source.text(index + 2)], source.isSymbol(index + 1, "(")
    else {
      return
    }
    replace(index + 2..<index + 3, with: label)
  }

  /// The beginning of `NSNotification.Name.UIKeyboardWillShow` or `.UIKeyboardWillShow`, whose last word is at the
  /// index.
  private func notificationStart(_ index: Int) -> Int {
    guard source.isWord(index - 2, "Name"), source.isSymbol(index - 3, ".") else { return index - 1 }
    return source.isWord(index - 4) ? index - 4 : index - 3
  }

  /// `Timer()`, with which programs initialize properties. Foundation on Linux does not have this initializer.
  private mutating func portEmptyTimer(at index: Int) {
    guard source.isSymbol(index + 1, "("), source.isSymbol(index + 2, ")") else { return }
    replace(index + 1..<index + 3, with: "(timeInterval: 0, repeats: false, block: { _ in })")
  }

  /// `Timer(timeInterval: 1, repeats: true) { ... }`, whose first call comes at once with Foundation on Linux. NibCore
  /// has an initializer with the right effect, under another label because the file may import Foundation.
  private mutating func portTimer(at index: Int) {
    let open = source.isSymbol(index + 1, ".") && source.isWord(index + 2, "init") ? index + 3 : index + 1
    guard source.isSymbol(open, "("), source.isWord(open + 1, "timeInterval"), source.isSymbol(open + 2, ":"),
      let inside = source.inside(groupAt: open)
    else { return }
    let source = source
    let isLabel = { (word: StaticString) in
      inside.contains {
        source.isWord($0, word) && source.isSymbol($0 + 1, ":") && source.isSymbol($0 - 1, ",")
      }
    }
    guard isLabel("repeats"), !isLabel("target") else { return }
    replace(open + 1..<open + 2, with: "nibTimeInterval")
    if !importsNibCore { addedImports.insert("NibCore") }
  }

  /// `let attributes = [NSAttributedString.Key.font: font, ...]`. On Apple's systems, the type of the values is
  /// `NSObject`, because colors and fonts are objects of it.
  private mutating func portAttributes(at index: Int) {
    guard source.isWord(index + 1), source.isSymbol(index + 2, "="), source.isSymbol(index + 3, "[") else {
      return
    }
    let first = source.text(index + 4)
    let isKey =
      PortedNames.attributes[first] != nil || first == "NSAttributedStringKey"
      || (first == "NSAttributedString" && source.isWord(index + 6, "Key"))
    guard isKey else { return }
    let end = source.end(ofGroupAt: index + 3)
    // A dictionary, not a list of keys.
    guard (index + 4..<end).contains(where: { source.isSymbol($0, ":") }), !source.isWord(end, "as") else {
      return
    }
    let position = source.tokens[index + 1].range.upperBound
    edits.append(Edit(range: position..<position, text: ": [NSAttributedString.Key: Any]"))
  }
}
