@testable import NibAnalysis
@testable import NibCells
@testable import NibCore
@testable import NibDrawing
@testable import NibFormats

/// Does everything that the program does with a document: loads it leniently, lays it out, draws it in every style, and
/// exports, checks, outlines, explains and compiles it.
///
/// The bytes of the document determine the operations other than layout and drawing, so that a run can be
/// repeated.
struct DocumentRun {
  private let bytes: [UInt8]
  private var random: FuzzRandom

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    random = FuzzRandom(seed: bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
  }

  func run() {
    guard let document = try? NibReader.read(bytes, file: "fuzz.xib") else { return }
    var run = self
    run.exercise(document)
    if run.random.chance(of: 4) { run.compile(document) }
  }

  private mutating func exercise(_ document: NibDocument) {
    let loaded = LoadedDocument(document, options: options())
    for root in loaded.pictures.prefix(20) { draw(root.view) }
    if random.chance(of: 3) { _ = NibCheck(document, options: loaded.options).diagnostics.map(\.rendered) }
    if random.chance(of: 8) { _ = NibOutline(document).text() }
    if random.chance(of: 8) { explain(loaded) }
    for diagnostic in loaded.diagnostics { _ = diagnostic.rendered }
  }

  private mutating func options() -> LayoutOptions {
    var options = LayoutOptions()
    guard random.chance(of: 2) else { return options }
    options.device = random.chance(of: 2) ? random.element(Device.all) : nil
    options.isLandscape = random.chance(of: 3) ? true : nil
    options.isRightToLeft = random.chance(of: 3)
    options.style = random.chance(of: 3) ? .dark : nil
    options.replaysSavedSizes = random.chance(of: 8)
    if random.chance(of: 6) {
      options.size = CGSize(width: 1 + random.below(3000), height: 1 + random.below(3000))
    }
    if random.chance(of: 4) {
      options.contentSize = random.element([
        .extraSmall, .extraExtraLarge, .accessibilityExtraExtraExtraLarge,
      ])
    }
    return options
  }

  private mutating func draw(_ view: UIView) {
    var renderer = TreeRenderer(style: random.chance(of: 3) ? .boxes : .rendered)
    renderer.drawsLargeText = random.chance(of: 2)
    renderer.drawsImages = renderer.style == .rendered
    renderer.paintsPage = random.chance(of: 3)
    renderer.showsConcealed = random.chance(of: 4)
    if random.chance(of: 4) {
      renderer.grid = CellGrid(
        cellWidth: random.element([0.5, 1, 5.3, 40, 4000]), cellHeight: random.element([1, 7, 160, 3000]))
    }
    let canvas = renderer.canvas(for: view)
    if random.chance(of: 4) { overlay(view, renderer, canvas) }
    export(canvas)
  }

  private mutating func overlay(_ view: UIView, _ renderer: TreeRenderer, _ canvas: CellCanvas) {
    let places = renderer.places(in: view)
    let overlay = Overlay(
      of: view, selection: places.isEmpty ? nil : random.element(places).view,
      parts: OverlayParts(rawValue: UInt16(random.below(256))), renderer: renderer)
    overlay.draw(on: canvas)
  }

  private mutating func export(_ canvas: CellCanvas) {
    switch random.below(4) {
    case 0: _ = ANSIExport(depth: random.element([.trueColor, .indexed256, .monochrome])).text(of: canvas)
    case 1 where canvas.size.columns * canvas.size.rows < 100_000:
      _ = SVGExport(title: "fuzz", appearance: .automatic).text(of: [SVGExport.Section(canvas, heading: nil)])
    default: _ = TextExport().text(of: canvas)
    }
  }

  private mutating func explain(_ loaded: LoadedDocument) {
    let views = loaded.roots.flatMap(\.views)
    guard !views.isEmpty else { return }
    let view = random.element(views)
    let edge = random.element(NibExplanation.Edge.allCases)
    let explanation = random.chance(of: 2) ? NibExplanation(of: view) : NibExplanation(of: view, edge: edge)
    _ = explanation?.rendered
  }

  /// Compiles the document, and reads the result again.
  private mutating func compile(_ document: NibDocument) {
    guard let nib = try? NibCompiler.compile(document) else { return }
    guard let compiled = try? NibReader.read(nib.bytes, file: "fuzz.nib") else {
      preconditionFailure("a compiled nib cannot be read")
    }
    if random.chance(of: 2) { exercise(compiled) }
  }
}
