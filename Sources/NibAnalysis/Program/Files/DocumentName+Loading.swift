import NibCore

extension DocumentName {
  /// The name by which a program loads the document in a file: `Card` for `Nibs/Card~ipad.xib`.
  static func nibName(of file: String) -> String {
    let name = Disk.name(of: file)
    let bare = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    for idiom in ["~ipad", "~iphone"] where bare.hasSuffix(idiom) {
      return String(bare.dropLast(idiom.count))
    }
    return bare
  }
}
