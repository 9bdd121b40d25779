import NibCore

/// Reads the operators of a page, and of the forms that it contains, as parts of a drawing.
struct PDFContentReader {
  let file: PDFFile
  let layers: PDFLayers
  /// Whether content is visible, for each mark around the current content, from the outermost to the innermost.
  var marks: [Bool] = []
  var builder: GraphicBuilder
  var state: PDFState
  var resources: [String: PDFObject]
  /// The coordinates of the page or form, in which patterns are placed.
  var base: CGAffineTransform
  var outline = PathOutline()
  /// The rule of a clip that begins after the current path; `nil` for none.
  var nextClip: Bool?
  /// The operands that were read since the last operator.
  var operands: [PDFObject] = []

  private var stack: [PDFState] = []
  private var items: [GraphicItem] = []
  /// The group of the last items, which have the same clips, and the number of these clips; `nil` after items without
  /// clips.
  private var group: (content: GraphicGroup, number: Int)?
  var clipCount = 0
  var depth = 0
  /// The images that were read, by the places of their streams; `nil` for those that are not drawn.
  var images: [Int: PixelImage?] = [:]

  static let deepestForm = 12

  /// The drawing of the first page of a file.
  static func graphic(_ bytes: [UInt8]) throws(GraphicBuilder.Failure) -> VectorGraphic {
    let file = PDFFile(bytes)
    guard !file.isEncrypted else { throw .encrypted }
    guard let page = PDFPage(firstOf: file) else {
      throw file.isTooComplex ? .tooComplex : .broken(damage(of: file) ?? "it has no page with a size")
    }
    guard max(page.box.width, page.box.height) < GraphicBuilder.largestSide else { throw .tooLarge }
    var reader = PDFContentReader(file, page)
    try reader.read(reader.content(page))
    reader.closeGroup()
    guard !file.isTooComplex else { throw .tooComplex }
    if let damage = damage(of: file) { throw .broken(damage) }
    return try reader.builder.graphic(reader.items)
  }

  /// The damage found in the parts of a file that were read; `nil` if they are intact.
  private static func damage(of file: PDFFile) -> String? {
    if file.isCutOff { return "the file is not complete" }
    return file.hasDamagedData ? "its compressed data are damaged" : nil
  }

  private init(_ file: PDFFile, _ page: PDFPage) {
    self.file = file
    layers = PDFLayers(file)
    builder = GraphicBuilder(size: page.size)
    resources = page.resources.dictionary ?? [:]
    let (box, size) = (page.box, page.size)
    let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
    let turn: CGAffineTransform =
      switch page.rotation {
      case 90: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.width, ty: 0)
      case 180: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height)
      case 270: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.height)
      default: .identity
      }
    base = upright.concatenating(turn)
    state = PDFState(transform: base, clipFrame: builder.page)
  }

  /// The operators of a page, which can be in several streams that are read as one.
  private func content(_ page: PDFPage) throws(GraphicBuilder.Failure) -> [UInt8] {
    let streams = (page.content.array?.prefix(1000)).map { $0.map { file[$0] } } ?? [page.content]
    guard !page.hasContent || streams.allSatisfy({ $0.stream != nil }) else {
      throw .broken(Self.damage(of: file) ?? "the content of its page is missing")
    }
    return Array(streams.compactMap(\.stream).map { file.data(of: $0) }.joined(separator: [10]))
  }

  /// Performs the operators of a page or form.
  mutating func read(_ bytes: [UInt8]) throws(GraphicBuilder.Failure) {
    // Bytes between operators cost time, too.
    try builder.step(bytes.count / 32)
    var lexer = PDFLexer(bytes)
    let outer = stack.count
    while let value = lexer.next() {
      guard let word = value.keyword else {
        if operands.count < 64 { operands.append(value) }
        continue
      }
      try builder.step()
      switch word {
      case "q": if stack.count < 256 { stack.append(state) }
      case "Q": if stack.count > outer { state = stack.removeLast() }
      case "BI": skipImage(&lexer, bytes)
      default: try perform(word)
      }
      operands.removeAll(keepingCapacity: true)
    }
    while stack.count > outer { state = stack.removeLast() }
  }

  /// Skips pixels between operators, up to the word `EI`. Without it, they reach to the end.
  private mutating func skipImage(_ lexer: inout PDFLexer, _ bytes: [UInt8]) {
    leaveOut(.pixels, CGRect(x: 0, y: 0, width: 1, height: 1).applying(state.transform))
    var position = lexer.position
    lexer.position = bytes.count
    while let end = bytes.firstIndex(of: Array("EI".utf8), from: position) {
      position = end + 2
      let isWord =
        end > 0 && PDFContentReader.isSpace(bytes[end - 1])
        && (position >= bytes.count || PDFContentReader.isSpace(bytes[position]))
      if isWord {
        lexer.position = position
        return
      }
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte <= 32 }

  /// Adds a part with the current clips, unless its layer is off.
  mutating func add(_ item: GraphicItem) throws(GraphicBuilder.Failure) {
    guard isVisible else { return }
    guard !state.clips.isEmpty || state.mask != nil else {
      closeGroup()
      items.append(item)
      return
    }
    if group?.number != state.clipNumber {
      closeGroup()
      for clip in state.clips { try builder.count(clip) }
      if state.mask != nil { try builder.countLayer() }
      group = (GraphicGroup(items: [], clips: state.clips, mask: state.mask), state.clipNumber)
    }
    group?.content.items.append(item)
  }

  /// Ends the group of the last items.
  private mutating func closeGroup() {
    if let group { items.append(.group(group.content)) }
    group = nil
  }

  /// Reads parts that are drawn together, such as those of a form, and returns them.
  mutating func collect(
    _ read: (inout PDFContentReader) throws(GraphicBuilder.Failure) -> Void
  ) throws(GraphicBuilder.Failure) -> [GraphicItem] {
    let (outer, outerGroup) = (items, group)
    (items, group) = ([], nil)
    try read(&self)
    closeGroup()
    defer { (items, group) = (outer, outerGroup) }
    return items
  }

  /// The last operands, which must be numbers; `nil` if there are too few.
  func numbers(_ count: Int) -> [Double]? {
    let numbers = operands.suffix(count).compactMap(\.number)
    return numbers.count == count && numbers.allSatisfy { abs($0) < 1e7 } ? numbers : nil
  }
}
