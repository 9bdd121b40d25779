import Synchronization

/// The fonts that are installed on the machine, for images of texts. Only the usual folders are searched, in a fixed
/// order, so that the same machine always gives the same fonts.
package final class MachineFonts: Sendable {
  package struct Style: Hashable, Sendable {
    package var weight: FontWeight
    package var isItalic: Bool
    package var isMonospaced: Bool

    package init(weight: FontWeight, isItalic: Bool, isMonospaced: Bool = false) {
      self.weight = weight
      self.isItalic = isItalic
      self.isMonospaced = isMonospaced
    }
  }

  package static let shared = MachineFonts(folders: UserFolders.ofFonts, store: .shared)

  private let folders: [String]
  private let store: FontStore
  private let state = Mutex(State())

  private struct State {
    /// The paths of the font files; `nil` before the search.
    var files: [String]?
    var styles: [Style: FontFileFace?] = [:]
    /// The fonts for characters that the font of a style lacks; `nil` for characters without a font.
    var facesOfScalars: [Unicode.Scalar: FontFileFace?] = [:]
    /// The fonts for Chinese characters, by language and style, the best first.
    var hanFaces: [HanStyle: [FontFileFace]] = [:]
    /// The fonts that have been opened for single characters.
    var opened: [FontFileFace] = []
    /// The next file to open for single characters.
    var next = 0
    /// The files in the order in which they are opened for single characters.
    var order: [String] = []
  }

  init(folders: [String], store: FontStore) {
    self.folders = folders
    self.store = store
  }

  /// The families that are preferred: first those whose letters are about as wide as those of the system font.
  private static let families = [
    "inter", "intervariable", "roboto", "liberationsans", "arimo", "helveticaneue", "helvetica", "arial",
    "notosans", "opensans", "freesans", "nimbussans", "dejavusans", "ubuntu", "cantarell", "lato",
  ]
  private static let monospacedFamilies = [
    "dejavusansmono", "liberationmono", "notosansmono", "menlo", "robotomono", "ubuntumono", "freemono",
    "couriernew", "nimbusmonops",
  ]
  /// The number of files and folders that the search visits.
  private static let maximumItems = 20_000
  /// The number of bytes to read for characters that the font of a style lacks.
  private static let maximumBytes = 192 << 20

  // MARK: Fonts

  /// The font for texts in a style; `nil` if the machine has none of the known families.
  package func face(_ style: Style) -> FontFileFace? {
    state.withLock { state in
      if let face = state.styles[style] { return face }
      let face = search(style, files(&state))
      state.styles[style] = .some(face)
      return face
    }
  }

  /// A font that can draw a character; `nil` if no font of the machine can.
  package func face(for scalar: Unicode.Scalar) -> FontFileFace? {
    state.withLock { state in
      if let face = state.facesOfScalars[scalar] { return face }
      let face = search(scalar, &state)
      state.facesOfScalars[scalar] = .some(face)
      return face
    }
  }

  /// A font that draws a Chinese character, kana or hangul in the form of a language, in the given weight if there is such
  /// a font, otherwise any font that can draw it. `nil` if no font of the machine can.
  package func face(for scalar: Unicode.Scalar, _ han: HanStyle) -> FontFileFace? {
    let faces = state.withLock { state in
      if let faces = state.hanFaces[han] { return faces }
      let faces = Self.faces(han, in: files(&state), store)
      state.hanFaces[han] = faces
      return faces
    }
    return faces.first { $0.draws(scalar) } ?? face(for: scalar)
  }

  /// The characters that were looked up and that no font can draw.
  var scalarsWithoutFont: Set<Unicode.Scalar> {
    state.withLock { state in Set(state.facesOfScalars.filter { $0.value == nil }.keys) }
  }

  private func search(_ style: Style, _ files: [String]) -> FontFileFace? {
    let families = style.isMonospaced ? Self.monospacedFamilies : Self.families
    let filesByFamily = Dictionary(grouping: files, by: Self.family)
    for family in families {
      let names = (filesByFamily[family] ?? []).flatMap { path in
        store.names(at: path).map { (name: $0, path: path) }
      }
      let best = names.min { a, b in
        (Self.distance(of: a.name, to: style), a.name, a.path)
          < (Self.distance(of: b.name, to: style), b.name, b.path)
      }
      if let best, let face = try? store.face(named: best.name, at: best.path) { return face }
    }
    return nil
  }

  private func search(_ scalar: Unicode.Scalar, _ state: inout State) -> FontFileFace? {
    let files = files(&state)
    if let face = state.opened.first(where: { $0.draws(scalar) }) { return face }
    if state.order.isEmpty { state.order = Self.order(of: files) }
    while state.next < state.order.count {
      let path = state.order[state.next]
      state.next += 1
      guard let name = store.names(at: path).first, let face = try? store.face(named: name, at: path) else {
        continue
      }
      state.opened.append(face)
      if face.draws(scalar) { return face }
    }
    return nil
  }

  // MARK: Files

  private func files(_ state: inout State) -> [String] {
    if let files = state.files { return files }
    var files: [String] = []
    for folder in folders {
      var walk = FolderWalk(limit: Self.maximumItems, depth: 6)
      walk.walk(folder) { item in
        if item.kind.isFile, Disk.name(of: item.name, endsIn: [".ttf", ".otf", ".ttc"]) {
          files.append(item.path)
        }
        return item.kind == .folder
      }
    }
    state.files = files
    return files
  }

  /// The files to open for single characters: one for each family, those without serifs first, as far as the maximum
  /// number of bytes allows.
  private static func order(of files: [String]) -> [String] {
    func rank(_ path: String) -> Int {
      let name = Disk.name(of: path).lowercased()
      let isPlain = !["bold", "italic", "oblique", "light", "thin", "black", "condensed"].contains {
        name.contains($0)
      }
      let hasSerifs = !name.contains("sans") && !name.contains("gothic") && !name.contains("hei")
      return (isPlain ? 0 : 4) + (hasSerifs ? 2 : 0) + (name.contains("mono") ? 1 : 0)
    }
    let sorted = files.map { (rank: rank($0), path: $0) }.sorted { ($0.rank, $0.path) < ($1.rank, $1.path) }
    var bytesLeft = maximumBytes
    return sorted.prefix { $0.rank < 4 }.map(\.path).filter { path in
      bytesLeft -= Int(Disk.stamp(of: path)?.size ?? 0)
      return bytesLeft >= 0
    }
  }

  /// The family in a file's name: its beginning, in lower case and without spaces.
  private static func family(ofFile path: String) -> String {
    let name = Disk.name(of: path).lowercased().dropLast(4)
    let family = name.prefix { $0 != "-" && $0 != "[" && $0 != "_" }
    let words = family.split(separator: " ").filter {
      !["bold", "italic", "oblique", "regular"].contains($0)
    }
    return words.joined()
  }

  /// A number that is larger, the more the style in a PostScript name, such as `Inter-SemiBoldItalic`, differs from the
  /// given style.
  static func distance(of name: String, to style: Style) -> Int {
    let suffix =
      name.lowercased().split(separator: "-", maxSplits: 1).dropFirst().first.map(String.init) ?? ""
    let isItalic = suffix.contains("italic") || suffix.contains("oblique")
    // Longer names come first, because they contain the shorter ones.
    let weights: [(String, FontWeight)] = [
      ("extralight", .ultraLight), ("ultralight", .ultraLight), ("semibold", .semibold),
      ("demibold", .semibold), ("extrabold", .heavy), ("ultrabold", .heavy), ("thin", .thin),
      ("light", .light), ("medium", .medium), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]
    let weight = weights.first { suffix.contains($0.0) }?.1 ?? .regular
    let isCondensed = suffix.contains("cond") || name.lowercased().contains("condensed")
    return abs(weight.rawValue - style.weight.rawValue) + (isItalic == style.isItalic ? 0 : 20)
      + (isCondensed ? 40 : 0)
  }
}

extension FontFileFace {
  /// Whether the font has an outline for a character. Fonts with colored pictures have none.
  package func draws(_ scalar: Unicode.Scalar) -> Bool {
    outline(of: scalar).map { !$0.isEmpty || scalar.properties.isWhitespace } ?? false
  }
}
