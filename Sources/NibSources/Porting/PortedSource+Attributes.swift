/// The attributes of Interface Builder and Objective-C.
extension PortedSource {
  /// Replaces or removes an attribute, and returns the index of the next token to port.
  mutating func portAttribute(at index: Int) -> Int {
    let name = source.text(index + 1)
    let end = attributeEnd(index)
    switch name {
    case "IBOutlet", "IBInspectable", "GKInspectable": portProperty(index..<end, name)
    case "IBAction", "IBSegueAction":
      remove(index..<end)
      removeModifiers(from: end, PortedSource.accessModifiers)
    case "objc":
      remove(index..<end)
      let declaration = modifiers(from: end)
      if source.isWord(declaration.keyword, "func") { keepSelector(index..<end) }
      if declaration.words.contains(where: { source.isWord($0, "optional") }),
        source.isWord(declaration.keyword, "func")
      {
        portOptionalRequirement(at: declaration.keyword)
      }
      removeModifiers(
        from: end, isMethod(from: end) ? PortedSource.hiddenModifiers : ["dynamic", "optional"])
    case "IBDesignable", "objcMembers", "nonobjc": remove(index..<end)
    case "UIApplicationMain":
      replace(index..<end, with: "@main")
      addedImports.insert("NibScreen")
    case "main": addedImports.insert("NibScreen")
    default: break
    }
    return end
  }

  /// The index after an attribute and its argument.
  private func attributeEnd(_ index: Int) -> Int {
    source.isSymbol(index + 2, "(") && isAdjacent(index + 1)
      ? source.end(ofGroupAt: index + 2) : min(index + 2, source.tokens.count)
  }

  /// Whether a token follows another one without a space.
  private func isAdjacent(_ index: Int) -> Bool {
    source.tokens[index].range.upperBound == source.tokens[index + 1].range.lowerBound
  }

  /// Keeps `@objc(name:)`, which says the method's selector to the build plugin, under a condition that only Apple's
  /// systems fulfill.
  private mutating func keepSelector(_ attribute: Range<Int>) {
    guard attribute.count > 2 else { return }
    let text = source.text(in: attribute)
    let first = declarationStart(attribute.lowerBound)
    let start = start(of: first)
    let lineStart = source.bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let indent = source.bytes[lineStart..<start].prefix {
      [UInt8(ascii: " "), UInt8(ascii: "\t")].contains($0)
    }
    let margin = String(decoding: indent, as: UTF8.self)
    let lines = ["#if canImport(ObjectiveC)", text, "#endif"].map { margin + $0 + "\n" }.joined()
    if lineStart + indent.count == start {
      edits.append(Edit(range: lineStart..<lineStart, text: lines))
    } else {
      edits.append(Edit(range: start..<start, text: "\n" + lines + margin))
    }
  }

  /// The index of the first attribute or modifier of the declaration that an attribute belongs to.
  private func declarationStart(_ index: Int) -> Int {
    var start = index
    for _ in 0..<PortedSource.maximumModifiers where start > 0 {
      if source.isSymbol(start - 2, "@"), source.isWord(start - 1) {
        start -= 2
      } else if PortedSource.modifierWords.contains(source.text(start - 1)) {
        start -= 1
      } else {
        break
      }
    }
    return start
  }

  private static let accessModifiers: Set<String> = ["private", "fileprivate"]
  private static let hiddenModifiers: Set<String> = ["private", "fileprivate", "dynamic", "optional"]

  /// The largest number of attributes and modifiers of a declaration that are read. Real ones have a few, and without a
  /// limit, a file that consists of attributes would be read once for each of them.
  private static let maximumModifiers = 30

  /// The indices of the modifiers from an index to the keyword of the declaration, and the index of the keyword.
  private func modifiers(from index: Int) -> (words: [Int], keyword: Int) {
    var words: [Int] = []
    var place = index
    for _ in 0..<PortedSource.maximumModifiers where place < source.tokens.count {
      if source.isSymbol(place, "@") {
        place = attributeEnd(place)
      } else if PortedSource.modifierWords.contains(source.text(place)) {
        words.append(place)
        place = source.isSymbol(place + 1, "(") ? source.end(ofGroupAt: place + 1) : place + 1
      } else {
        return (words, place)
      }
    }
    return (words, place)
  }

  private static let modifierWords: Set<String> = [
    "private", "fileprivate", "internal", "public", "open", "package", "weak", "unowned", "final", "dynamic",
    "optional",
    "override", "lazy", "static", "required", "convenience", "mutating", "nonisolated",
  ]

  private func isMethod(from index: Int) -> Bool { source.isWord(modifiers(from: index).keyword, "func") }

  private mutating func removeModifiers(from index: Int, _ words: Set<String>) {
    for place in modifiers(from: index).words where words.contains(source.text(place)) {
      remove(place..<place + 1)
    }
  }

  /// A stored property gets a wrapper. A computed one needs none: the build plugin lists its setter.
  private mutating func portProperty(_ attribute: Range<Int>, _ name: String) {
    let (words, keyword) = modifiers(from: attribute.upperBound)
    guard source.isWord(keyword, "var"), keyword + 1 < source.tokens.count else { return remove(attribute) }
    let property = properties[source.tokens[keyword + 1].range.lowerBound]
    let texts = Set(words.map(source.text))
    // The plugin's file must be able to call a setter that contains code.
    if property?.hasSetterCode == true {
      removeModifiers(from: attribute.upperBound, PortedSource.accessModifiers)
    }
    guard property?.isComputed != true, texts.isDisjoint(with: ["override", "lazy", "static"]) else {
      return remove(attribute)
    }
    let wrapper = name == "IBOutlet" ? "@Outlet" : "@Inspectable"
    let weak = words.first { source.isWord($0, "weak") || source.isWord($0, "unowned") }
    replace(attribute, with: weak == nil ? wrapper : wrapper + "(.weak)")
    if let weak {
      remove(weak..<(source.isSymbol(weak + 1, "(") ? source.end(ofGroupAt: weak + 1) : weak + 1))
    }
  }
}
