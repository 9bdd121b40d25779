import ArgumentParser
import NibAnalysis
import NibBrowser
import NibCore
import NibTools

/// `nibterm map FILE`: draws the scenes of a storyboard and the segues between them.
struct Map: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "map", _superCommandName: "nibterm",
    abstract: "Draw the scenes of a storyboard and the segues between them.",
    discussion: """
      The scenes are where Interface Builder shows them, drawn as large as the width allows. Heavy lines lead to the \
      children of containers, dashed lines to sheets and popovers. If the width allows only numbers, a list below the \
      map names the scenes. The formats svg and png are to scale, in points, with \
      a picture of each scene.
      """)

  @OptionGroup var output: DrawingOptions

  @Option(
    help: ArgumentHelp(
      "Use at most this number of columns. Default: the width of the terminal.", valueName: "columns"))
  var width: Int?

  @Flag(help: "List the scenes and their segues, and draw nothing.")
  var list = false

  @Option(help: .language) var language: ShownLanguage?

  @Argument(
    help: ArgumentHelp("The storyboard; '-' reads standard input.", valueName: "file"),
    completion: .file(extensions: DocumentName.extensions(DocumentName.storyboardSuffixes)))
  var file: String

  func validate() throws {
    let maximum = CellGrid.largestCanvas.columns
    if let width, !(1...maximum).contains(width) {
      throw ValidationError("'\(width)' is not a valid number of columns; use a number from 1 to \(maximum).")
    }
  }

  func run() throws {
    var options = LayoutOptions()
    options.show(in: language)
    guard let document = InputFile.document(file, in: options.language) else { throw ExitCode(1) }
    let map = StoryboardMap(document)
    guard !map.scenes.isEmpty else {
      let isStoryboard = document.kind.container == .storyboard
      let reason =
        isStoryboard
        ? "the storyboard has no scenes" : "only storyboards have a map; 'nibterm show' draws this document"
      Output.error(Diagnostic(.noMap, reason, at: SourceLocation(file: file)))
      throw ExitCode(1)
    }
    if list { return try output.write(list(map, withSegues: true), madeFrom: file) }
    let title = file == "-" ? "Storyboard" : Disk.name(of: file)
    switch output.chosenFormat.name {
    case OutputFormat.svg.name where !output.cells:
      try output.write(
        MapSVG(map, title: title, pictures: MapScenePictures(map, document, options)).text, madeFrom: file)
    case let name
    where (name == OutputFormat.png.name || output.chosenFormat.isForTerminal) && !output.cells:
      guard map.bundles.count <= MapPicture.maximumCurves else {
        Output.error(
          "\(file): error: the map has \(map.bundles.count) lines between scenes; an image shows at most "
            + "\(MapPicture.maximumCurves); use --format svg [too-many-segues]")
        throw ExitCode(1)
      }
      let picture = MapPicture(map, pictures: MapScenePictures(map, document, options)).picture
      var page = DrawnPage(picture: picture, file: file)
      // The map fits into the terminal, and is not larger than in cells.
      let columns = Int(bounded: (picture.size.width / CellGrid.standard.cellWidth).rounded(.up))
      page.columns = min(columns, width ?? TerminalSize.cells.columns)
      try output.write(page)
    case OutputFormat.json.name: try output.write(JSON(map, file: file).text + "\n", madeFrom: file)
    default: try write(map)
    }
  }

  /// Writes the map as text, and names the scenes if the map contains only their numbers.
  private func write(_ map: StoryboardMap) throws {
    let columns = width ?? TerminalSize.cells.columns
    let scale = MapPlan.scale(fitting: map, columns: columns, rows: nil, among: MapScale.withoutPictures)
    let plan = MapPlan(map, scale)
    guard width == nil || plan.layout.size.columns <= columns else {
      Output.error(
        "\(file): note: the map needs \(plan.layout.size.columns) columns; the scenes and segues are listed instead"
      )
      return try output.write(list(map, withSegues: true), madeFrom: file)
    }
    let hasNames = !plan.scale.isNumbered || output.chosenFormat.usesVectors
    try output.write(page(of: plan), followedBy: hasNames ? "" : list(map, withSegues: false))
  }

  /// A list of the scenes with their numbers, and optionally the segues that begin in each of them.
  private func list(_ map: StoryboardMap, withSegues: Bool) -> String {
    var text = ""
    func add(_ parts: [String?]) {
      let line = parts.compactMap { $0.map(VisibleText.line) }.joined(separator: "  ")
      text += CellText.truncated(line, columns: width ?? .max) + "\n"
    }
    for (index, scene) in map.scenes.enumerated() {
      add([
        "\(index + 1)", scene.name, scene.className, self.list ? "#\(scene.id)" : nil,
        self.list && index == map.initial ? "(initial)" : nil,
      ])
      guard withSegues else { continue }
      for segue in map.segues(from: index) {
        let destination = segue.isUnwind ? nil : segue.destination
        let name = destination.map { "\($0 + 1) \(map.scenes[$0].name)" } ?? segue.endWithoutScene
        add(["   → \(name)", segue.kindOrAction, segue.identifier])
      }
    }
    return text
  }

  private func page(of plan: MapPlan) -> DrawnPage {
    let canvas = CellCanvas(size: plan.layout.size)
    MapDrawing(plan: plan, theme: Theme.named(output.color.depth == nil ? .mono : .default)).draw(on: canvas)
    var page = DrawnPage(drawings: [Drawing(canvas, name: "")], file: file)
    page.depth = output.color.depthOfColoredText
    return page
  }
}

extension DiagnosticKind {
  static let noMap = DiagnosticKind(
    "no-map", .error, "The document is not a storyboard, or the storyboard has no scenes.",
    advice: "`nibterm show` draws other documents.")
}
