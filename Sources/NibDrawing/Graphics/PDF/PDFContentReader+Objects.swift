import NibCore

/// Forms, pixels and settings, which are objects of their own.
extension PDFContentReader {
  /// Draws a form or pixels.
  mutating func drawObject() throws(GraphicBuilder.Failure) {
    guard let name = operands.last?.name else { return }
    guard let stream = file[file[resources["XObject"]].dictionary?[name]].stream else {
      return leaveOut(.missing, nil)
    }
    guard isVisible, layers.shows(stream.entries["OC"]) else { return }
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
    // Nothing of a transparent group is visible.
    guard alpha > 0 else { return }
    try builder.countLayer()
    // The mask and the opacity belong to the group as a whole.
    let outer = state
    state.mask = nil
    (state.clips, state.clipNumber) = ([], 0)
    (state.fillAlpha, state.strokeAlpha) = (1, 1)
    let items = try collect { (reader) throws(GraphicBuilder.Failure) in try reader.readForm(stream) }
    state = outer
    guard !items.isEmpty else { return }
    try add(.group(GraphicGroup(items: items, opacity: alpha)))
  }

  /// Reads the operators of a form.
  mutating func readForm(_ stream: PDFStream) throws(GraphicBuilder.Failure) {
    let (outer, outerResources, outerBase, outerOutline) = (state, resources, base, outline)
    let outerMarks = marks
    depth += 1
    defer {
      depth -= 1
      (state, resources, base, outline) = (outer, outerResources, outerBase, outerOutline)
      marks = outerMarks
      operands = []
    }
    let matrix = CGAffineTransform(numbers: file.numbers(stream.entries["Matrix"])) ?? .identity
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
    if let mode = file[entries["BM"]].name, mode != "Normal", mode != "Compatible" { builder.note(.blending) }
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
    let square = CGRect(x: 0, y: 0, width: 1, height: 1)
    guard let image = try image(stream), state.transform.isUsable else {
      return leaveOut(.pixels, square.applying(state.transform))
    }
    let flipped = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1).concatenating(state.transform)
    try builder.count(image, in: square, state.transform)
    let item = GraphicItem.pixels(image, flipped)
    guard state.fillAlpha < 1 else { return try add(item) }
    try builder.countLayer()
    try add(.group(GraphicGroup(items: [item], opacity: state.fillAlpha)))
  }

  /// The pixels of a stream, which are read once; `nil` if their format is not known.
  private mutating func image(_ stream: PDFStream) throws(GraphicBuilder.Failure) -> PixelImage? {
    if let known = images[stream.place] { return known }
    for pixels in [stream, file[stream.entries["SMask"]].stream] {
      if let pixels { try builder.countPixels(PDFPixels.size(of: pixels, file)) }
    }
    let image = PDFPixels.image(stream, file, resources)
    images[stream.place] = .some(image)
    return image
  }
}
