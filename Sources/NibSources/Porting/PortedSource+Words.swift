/// Names that are different.
extension PortedSource {
  /// Ports what begins with a word, and returns the index of the next token to port.
  mutating func portWord(at index: Int) -> Int {
    switch source.text(index) {
    case "import": return portImport(at: index)
    case "protocol": return portProtocol(at: index)
    case "private" where isClassOfNib(after: index), "fileprivate" where isClassOfNib(after: index):
      remove(index..<index + 1)
    case "func" where source.isWord(index - 1, "override"):
      reportDrawing(at: index)
      portName(at: index)
    case "var" where source.isWord(index + 1, "window") && source.isWord(index + 3, "UIWindow"):
      // The protocol's property is optional.
      if source.isSymbol(index + 4, "!") { replace(index + 4..<index + 5, with: "?") }
    case "Bundle" where isMemberOfMainBundle(index): replace(index + 2..<index + 3, with: "resources")
    case let name:
      if let module = PortedSource.modules[name], !source.isSymbol(index - 1, ".") {
        addedImports.insert(module)
      }
      portName(at: index)
    }
    return index + 1
  }

  /// `Bundle.main.url(forResource:...)`, `Bundle.main.resourcePath` and the like, also members that the program adds to
  /// `Bundle`. On Linux, the main bundle is the program's folder, and the resources are in a folder beside the program.
  /// Nibs are found with both bundles.
  private func isMemberOfMainBundle(_ index: Int) -> Bool {
    source.isSymbol(index + 1, ".") && source.isWord(index + 2, "main") && source.isSymbol(index + 3, ".")
      && source.isWord(index + 4) && source.text(index + 4) != "loadNibNamed"
  }

  /// Whether the declaration after an access modifier is a class that a nib names. The loader finds only classes that
  /// the whole program can use.
  private func isClassOfNib(after index: Int) -> Bool {
    let keyword = source.isWord(index + 1, "final") ? index + 2 : index + 1
    return source.isWord(keyword, "class") && nibClasses.contains(source.text(keyword + 1))
  }

  /// Types that are in separate modules of Foundation on Linux.
  private static let modules: [String: String] = [
    "URLSession": "FoundationNetworking", "URLRequest": "FoundationNetworking",
    "URLResponse": "FoundationNetworking", "HTTPURLResponse": "FoundationNetworking",
    "URLSessionDataTask": "FoundationNetworking", "URLSessionConfiguration": "FoundationNetworking",
    "URLSessionDownloadTask": "FoundationNetworking", "URLSessionTask": "FoundationNetworking",
    "URLSessionDelegate": "FoundationNetworking", "URLCache": "FoundationNetworking",
    "HTTPCookieStorage": "FoundationNetworking", "NSURLRequest": "FoundationNetworking",
    "NSMutableURLRequest": "FoundationNetworking", "URLSessionDownloadDelegate": "FoundationNetworking",
    "XMLParser": "FoundationXML", "XMLParserDelegate": "FoundationXML",
  ]

  /// Imports NibCore into a file that uses UIKit's names without importing it. Xcode accepts this if another file of
  /// the module imports UIKit.
  mutating func addNibCore() {
    let words = source.tokens.indices.filter { source.isWord($0) }
    guard !importsNibCore, words.contains(where: { source.isWord($0, "import") }) else { return }
    let isUsed = words.contains { index in
      let name = source.text(index)
      return name.hasPrefix("UI") && name.count > 3 && !source.isSymbol(index - 1, ".")
        && name.dropFirst(2).first?.isUppercase == true && name.dropFirst(3).first?.isLowercase == true
    }
    if isUsed { addedImports.insert("NibCore") }
  }

  /// `protocol P: class` became `AnyObject` in Swift 4.
  private mutating func portProtocol(at index: Int) -> Int {
    guard source.isWord(index + 1), source.isSymbol(index + 2, ":") else { return index + 1 }
    var place = index + 3
    while place < source.tokens.count, !source.isSymbol(place, "{") {
      if source.isWord(place, "class") { replace(place..<place + 1, with: "AnyObject") }
      place += 1
    }
    return index + 1
  }
}
