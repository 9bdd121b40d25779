import NibCore

extension CheckRule {
  static let missingFont = CheckRule(
    "missing-font", .resources, .note, "A font is neither part of iOS nor in a font file of the project.",
    details: """
      The message names the file that the document lists for the font, and says how its texts are measured instead. If only \
      a part of the project was searched (`unsearched-fonts`), the message says that the font may be in the rest. Reported \
      once per document, at the first use.
      """,
    advice: "Add the font file, or correct the name of the font.",
    wrong: """
      <label text="Name" id="name"><rect key="frame" x="0" y="0" width="60" height="20"/>
        <fontDescription key="fontDescription" name="Futurist-Bold" family="Futurist" pointSize="17"/>
      </label>
      """,
    right: """
      <label text="Name" id="name"><rect key="frame" x="0" y="0" width="60" height="20"/>
        <fontDescription key="fontDescription" name="Futura-Medium" family="Futura" pointSize="17"/>
      </label>
      """,
    find: { context in context.missingFonts })
}

extension CheckContext {
  /// The notes about fonts that are not available. The search reads the font files that may contain a font of the
  /// document.
  var missingFonts: [Diagnostic] { fact { FontCheck(document, loaded.environment).diagnostics } }
}

/// Finds fonts of texts that are neither part of iOS nor in the project.
struct FontCheck {
  /// A note for each missing font, at its first use in the document.
  private(set) var diagnostics: [Diagnostic] = []

  init(_ document: NibDocument, _ environment: NibEnvironment) {
    guard let fonts = environment.textMetrics.fonts else { return }
    for (element, name) in document.namedFonts where !fonts.contains(name) {
      diagnostics.append(
        .missingFont(
          element, name, files: document.fontFiles(for: name), isCertain: !fonts.isIncomplete,
          environment.textMetrics))
    }
  }
}

extension NibDocument {
  /// The names of the fonts that are not part of iOS, each with the first element that uses it.
  var namedFonts: [(element: NibElement, name: String)] {
    var names: Set<String> = []
    return root.descendants.compactMap { element in
      guard element.isNamed("fontDescription") || element.isNamed("font"), let font = NibFont(element),
        case .named(let name, _) = font.face, names.insert(name).inserted,
        !FontFace(nibName: name).isOfSystem
      else { return nil }
      return (element, name)
    }
  }
}

extension Diagnostic {
  /// The finding about a font without a file, and how its texts were measured instead.
  fileprivate static func missingFont(
    _ element: NibElement, _ name: String, files: Set<String>, isCertain: Bool, _ metrics: TextMetrics
  ) -> Diagnostic {
    let list = files.isEmpty ? "" : " (\(files.sorted().joined(separator: ", ")))"
    let consequence =
      switch metrics.substitute(forFontNamed: name) {
      case .helveticaNeue: "Interface Builder measured it as Helvetica Neue"
      case .measurements: "NibTerm's own measurements of the font are used"
      case .estimate: "the sizes of its texts are estimated"
      }
    let fact =
      isCertain
      ? "the project does not contain the font '\(name)'\(list)"
      : "the font '\(name)'\(list) was not found, but perhaps it is in the part of the project that was not searched"
    return Diagnostic(
      CheckRule.missingFont.kind, "\(fact); \(consequence)",
      at: element.location(ofAttribute: "name"), path: element.nibObjectPath)
  }
}
