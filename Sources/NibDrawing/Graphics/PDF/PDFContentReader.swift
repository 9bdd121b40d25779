import NibCore

/// Reads the operators of a page, and of the forms that it contains, as parts of a drawing.
struct PDFContentReader {
  let file: PDFFile
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
  private(set) var items: [GraphicItem] = []
  /// The clip number of the group at the end of the items.
  private var lastGroup: Int?
  var clipCount = 0
  var depth = 0

  /// The greatest number of operators, of all forms together.
  private static let mostOperators = 400_000
  static let deepestForm = 12
  var operatorCount = 0

  /// The drawing of the first page of a file.
  static func graphic(_ bytes: [UInt8]) throws(GraphicBuilder.Failure) -> VectorGraphic {
    let file = PDFFile(bytes)
    guard !file.isEncrypted else { throw .encrypted }
    guard let page = PDFPage(firstOf: file), max(page.box.width, page.box.height) < 1e5 else {
      throw .broken("it has no page with a size")
    }
    var reader = PDFContentReader(file, page)
    try reader.read(reader.content(page.content))
    return try reader.builder.graphic(reader.items)
  }

  private init(_ file: PDFFile, _ page: PDFPage) {
    self.file = file
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

  /// The bytes of a stream, or of several that are read as one.
  private func content(_ value: PDFObject) -> [UInt8] {
    let streams = value.array.map { $0.prefix(1000).map { file[$0] } } ?? [value]
    return Array(streams.compactMap(\.stream).map { file.data(of: $0) }.joined(separator: [10]))
  }

  /// Performs the operators of a page or form.
  mutating func read(_ bytes: [UInt8]) throws(GraphicBuilder.Failure) {
    var lexer = PDFLexer(bytes)
    let outer = stack.count
    while let value = lexer.next() {
      guard let word = value.keyword else {
        if operands.count < 64 { operands.append(value) }
        continue
      }
      operatorCount += 1
      guard operatorCount < Self.mostOperators else { throw .tooComplex }
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

  /// Skips pixels between operators.
  private mutating func skipImage(_ lexer: inout PDFLexer, _ bytes: [UInt8]) {
    builder.leaveOut(.pixels, CGRect(x: 0, y: 0, width: 1, height: 1).applying(state.transform))
    var position = lexer.position
    while let end = bytes.firstIndex(of: Array("EI".utf8), from: position) {
      position = end + 2
      let isWord =
        end > 0 && PDFContentReader.isSpace(bytes[end - 1])
        && (position >= bytes.count || PDFContentReader.isSpace(bytes[position]))
      if isWord { break }
    }
    lexer.position = position
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte <= 32 }

  /// Adds a part with the current clips.
  mutating func add(_ item: GraphicItem) throws(GraphicBuilder.Failure) {
    guard !state.clips.isEmpty || state.mask != nil else {
      items.append(item)
      lastGroup = nil
      return
    }
    if lastGroup == state.clipNumber, case .group(var group)? = items.popLast() {
      group.items.append(item)
      items.append(.group(group))
      return
    }
    for clip in state.clips { try builder.count(clip) }
    if state.mask != nil { try builder.countLayer() }
    items.append(.group(GraphicGroup(items: [item], clips: state.clips, mask: state.mask)))
    lastGroup = state.clipNumber
  }

  /// Reads parts that are drawn together, such as those of a form, and returns them.
  mutating func collect(
    _ read: (inout PDFContentReader) throws(GraphicBuilder.Failure) -> Void
  ) throws(GraphicBuilder.Failure) -> [GraphicItem] {
    let (outer, outerGroup) = (items, lastGroup)
    (items, lastGroup) = ([], nil)
    try read(&self)
    defer { (items, lastGroup) = (outer, outerGroup) }
    return items
  }

  /// The last operands, which must be numbers; `nil` if there are too few.
  func numbers(_ count: Int) -> [Double]? {
    let numbers = operands.suffix(count).compactMap(\.number)
    return numbers.count == count && numbers.allSatisfy { abs($0) < 1e7 } ? numbers : nil
  }
}
