import NibCore

extension CGAffineTransform {
  /// Reads the `transform` attribute: a list of functions, of which the last one is applied first.
  init(svg text: String?) {
    self = .identity
    guard let text else { return }
    for part in text.split(separator: ")") {
      let pieces = part.split(separator: "(", maxSplits: 1)
      guard pieces.count == 2 else { return }
      let name = pieces[0].filter(\.isLetter)
      let n = SVGNumbers.all(pieces[1])
      guard let function = CGAffineTransform(svgFunction: name, n) else { return }
      self = function.concatenating(self)
    }
  }

  private init?(svgFunction name: String, _ n: [Double]) {
    switch (name, n.count) {
    case ("matrix", _): self.init(numbers: n)
    case ("translate", 1...): self.init(translationX: n[0], y: n.count > 1 ? n[1] : 0)
    case ("scale", 1...): self.init(scaleX: n[0], y: n.count > 1 ? n[1] : n[0])
    case ("rotate", 3...):
      self = CGAffineTransform(translationX: -n[1], y: -n[2])
        .concatenating(CGAffineTransform(rotationAngle: n[0] * .pi / 180))
        .concatenating(CGAffineTransform(translationX: n[1], y: n[2]))
    case ("rotate", 1...): self.init(rotationAngle: n[0] * .pi / 180)
    case ("skewX", 1...): self.init(a: 1, b: 0, c: tan(n[0] * .pi / 180), d: 1, tx: 0, ty: 0)
    case ("skewY", 1...): self.init(a: 1, b: tan(n[0] * .pi / 180), c: 0, d: 1, tx: 0, ty: 0)
    default: return nil
    }
  }

  /// Places a view box in a rectangle, by the rules of `preserveAspectRatio`.
  init?(viewBox box: CGRect, in frame: CGRect, _ rule: String?) {
    guard box.width > 0, box.height > 0, frame.width > 0, frame.height > 0 else { return nil }
    var (across, down) = (frame.width / box.width, frame.height / box.height)
    let words = (rule ?? "xMidYMid meet").split(whereSeparator: \.isWhitespace)
    let alignment = words.first.map(String.init) ?? "xMidYMid"
    if alignment != "none" {
      let scale = words.contains("slice") ? max(across, down) : min(across, down)
      (across, down) = (scale, scale)
    }
    func share(_ axis: String) -> CGFloat {
      alignment.contains(axis + "Min") ? 0 : alignment.contains(axis + "Max") ? 1 : 0.5
    }
    self.init(
      a: across, b: 0, c: 0, d: down,
      tx: frame.minX - box.minX * across + (frame.width - box.width * across) * share("x"),
      ty: frame.minY - box.minY * down + (frame.height - box.height * down) * share("Y"))
  }
}
