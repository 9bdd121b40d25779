/// The fonts for Chinese characters, kana and hangul, by language and style.
extension MachineFonts {
  /// A language's form of Chinese characters, and the style of a text.
  package struct HanStyle: Hashable, Sendable {
    package var writing: HanWriting
    package var style: Style

    package init(_ writing: HanWriting, _ style: Style) { (self.writing, self.style) = (writing, style) }
  }

  /// The largest number of fonts that are opened for a style.
  private static let maximumFonts = 2

  /// The fonts of the machine that write Chinese characters in a language's form, the best for the style first. They are
  /// those of one file, because the files are large.
  static func faces(_ han: HanStyle, in files: [String], _ store: FontStore) -> [FontFileFace] {
    let paths = files.filter { mayContain(han.writing, $0) }
      .map { (rank: rank(of: name(ofFile: $0), for: han.style), path: $0) }
      .sorted { ($0.rank, $0.path) < ($1.rank, $1.path) }.map(\.path)
    for path in paths {
      let names = store.names(at: path).filter(han.writing.isWritten)
        .map { (rank: rank(of: $0, for: han.style), name: $0) }.sorted {
          ($0.rank, $0.name) < ($1.rank, $1.name)
        }
      let faces = names.prefix(maximumFonts).compactMap { try? store.face(named: $0.name, at: path) }
      if !faces.isEmpty { return faces }
    }
    return []
  }

  /// Whether a file can contain fonts for a form, judged by its name: `NotoSansCJK-Bold.ttc`, `NotoSansJP-Bold.otf`.
  private static func mayContain(_ writing: HanWriting, _ path: String) -> Bool {
    let name = name(ofFile: path)
    return name.lowercased().contains("cjk") || writing.isWritten(by: name)
  }

  private static func name(ofFile path: String) -> String { String(Disk.name(of: path).dropLast(4)) }

  /// A number that is larger, the less a font suits a style: fonts with serifs and those for terminals come last.
  private static func rank(of name: String, for style: Style) -> Int {
    let lower = name.lowercased()
    let hasSerifs = ["serif", "ming", "mincho", "song", "batang", "myungjo"].contains(where: lower.contains)
    return distance(of: name, to: style) + (hasSerifs ? 400 : 0) + (lower.contains("mono") ? 200 : 0)
  }
}

extension HanWriting {
  /// Whether the font with a PostScript name, such as `NotoSansCJKjp-Bold`, draws characters in this form.
  fileprivate func isWritten(by name: String) -> Bool {
    let stem = name.split(separator: "-").first.map { $0.lowercased().filter { $0 != " " } } ?? ""
    return names.endings.contains(where: stem.hasSuffix) || names.beginnings.contains(where: stem.hasPrefix)
  }

  /// The ends and beginnings of the names of fonts, in lower case and without spaces.
  private var names: (endings: [String], beginnings: [String]) {
    switch self {
    case .japanese:
      (
        ["cjkjp", "sansjp", "serifjp"],
        ["hirakaku", "ipag", "ipaex", "takao", "vlgothic", "mplus", "yugothic", "meiryo"]
      )
    case .korean:
      (
        ["cjkkr", "sanskr", "serifkr"],
        ["applesdgothic", "nanum", "malgun", "baekmuk", "undotum", "unbatang"]
      )
    case .simplifiedChinese:
      (["cjksc", "sanssc", "serifsc", "sanscn"], ["pingfangsc", "wenquanyi", "wqy", "simhei", "simsun"])
    case .traditionalChinese:
      (["cjktc", "sanstc", "seriftc", "sanstw"], ["pingfangtc", "microsoftjhenghei"])
    case .hongKong: (["cjkhk", "sanshk", "serifhk"], ["pingfanghk"])
    }
  }
}
