import NibCore

/// Forms, pixels and settings, which are objects of their own.
extension PDFContentReader {
  /// Draws a form or pixels.
  mutating func drawObject() throws(GraphicBuilder.Failure) {
    guard let name = operands.last?.name,
      let stream = file[file[resources["XObject"]].dictionary?[name]].stream
    else { return }
    switch file[stream.entries["Subtype"]].name {
    case "Form": try drawForm(stream)
    case "Image": try drawPixels(stream)
    default: break
    }
  }

  private mutating func drawForm(_ stream: PDFStream) throws(GraphicBuilder.Failure) {
    guard depth < Self.deepestForm else { throw .tooComplex }
    let isGroup = file[stream.entries["Group"]].dictionary != nil
    let alpha = state.fillAlpha
    guard isGroup, alpha < 1 || state.mask != nil else { return try readForm(stream) }
    // The mask and the opacity belong to the group as a whole.
    let outer = state
    state.mask = nil
    (state.clips, state.clipNumber) = ([], 0)
    (state.fillAlpha, state.strokeAlpha) = (1, 1)
    let items = try collect { (reader) throws(GraphicBuilder.Failure) in try reader.readForm(stream) }
    state = outer
    guard !items.isEmpty else { return }
    if alpha < 1 { try builder.countLayer() }
    try add(.group(GraphicGroup(items: items, opacity: alpha)))
  }

  /// Reads the operators of a form.
  mutating func readForm(_ stream: PDFStream) throws(GraphicBuilder.Failure) {
    let (outer, outerResources, outerBase, outerOutline) = (state, resources, base, outline)
    depth += 1
    defer {
      depth -= 1
      (state, resources, base, outline) = (outer, outerResources, outerBase, outerOutline)
      operands = []
    }
    let matrix = CGAffineTransform(numbers: file[stream.entries["Matrix"]], file) ?? .identity
    state.transform = matrix.concatenating(state.transform)
    base = state.transform
    outline = PathOutline()
    if let box = PDFPage.rectangle(file[stream.entries["BBox"]], of: file) {
      clip(to: GraphicShape(outline: .rectangle(box), transform: state.transform))
    }
    resources = file[stream.entries["Resources"]].dictionary ?? resources
    operands = []
    try read(file.data(of: stream))
  }

  /// Sets the opacities, the mask and the lines of a dictionary.
  mutating func setState() throws(GraphicBuilder.Failure) {
    guard let name = operands.last?.name,
      let entries = file[file[resources["ExtGState"]].dictionary?[name]].dictionary
    else { return }
    func number(_ name: String) -> Double? { file[entries[name]].number }
    if let alpha = number("ca") { state.fillAlpha = min(1, max(0, alpha)) }
    if let alpha = number("CA") { state.strokeAlpha = min(1, max(0, alpha)) }
    if let width = number("LW") { state.line.width = abs(width) }
    guard let value = entries["SMask"] else { return }
    clipCount += 1
    state.clipNumber = clipCount
    guard let mask = file[value].dictionary, let stream = file[mask["G"]].stream,
      depth < Self.deepestForm
    else {
      state.mask = nil
      return
    }
    let outer = state
    state = PDFState(transform: state.transform, clipFrame: builder.page)
    let known = builder
    let items = try collect { (reader) throws(GraphicBuilder.Failure) in try reader.readForm(stream) }
    // Parts of a mask that are not drawn would show or hide other parts.
    if builder.leftOut != known.leftOut { builder.leaveOut(.pixels, outer.clipFrame) }
    state = outer
    state.mask = GraphicMask(items: items, isLuminosity: file[mask["S"]].name != "Alpha")
  }

  /// Draws pixels into the unit square.
  private mutating func drawPixels(_ stream: PDFStream) throws(GraphicBuilder.Failure) {
    let frame = CGRect(x: 0, y: 0, width: 1, height: 1).applying(state.transform)
    guard let image = PDFPixels.image(stream, file, resources), state.transform.isUsable else {
      return leaveOut(.pixels, frame)
    }
    let flipped = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1).concatenating(state.transform)
    try builder.count(
      GraphicShape(outline: .rectangle(CGRect(x: 0, y: 0, width: 1, height: 1)), transform: state.transform))
    let item = GraphicItem.pixels(image, flipped)
    try add(state.fillAlpha < 1 ? .group(GraphicGroup(items: [item], opacity: state.fillAlpha)) : item)
  }
}
