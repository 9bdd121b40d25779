/// Decides differences that need no decision by a person: versions, of which the newer one is used, and values that
/// Interface Builder computes itself.
struct MergePolicy {
  /// Whether computed values come from ours; otherwise from theirs. It is the version that the newer Interface Builder
  /// saved, so that both directions of a merge give the same document.
  private let prefersOurs: Bool

  init(ours: MergeElement, theirs: MergeElement) {
    let order = ["toolsVersion", "systemVersion"].lazy
      .map { MergePolicy.compare(ours.string($0) ?? "", theirs.string($0) ?? "") }.first { $0 != 0 }
    prefersOurs = order.map { $0 > 0 } ?? !ours.source.lexicographicallyPrecedes(theirs.source)
  }

  /// The choice between two values of an attribute that both versions changed.
  enum Choice { case ours, theirs }

  /// The choice for an attribute; `nil` if only a person can decide.
  func choice(_ attribute: String, _ ours: MergeElement, _ theirs: MergeElement) -> Choice? {
    if isVersion(attribute, of: ours) {
      let order = MergePolicy.compare(ours.string(attribute) ?? "", theirs.string(attribute) ?? "")
      return order < 0 ? .theirs : .ours
    }
    return isComputed(attribute, of: ours) ? computed : nil
  }

  /// The version that computed values come from.
  var computed: Choice { prefersOurs ? .ours : .theirs }

  private func isVersion(_ attribute: String, of element: MergeElement) -> Bool {
    switch element.name {
    case "document": attribute == "toolsVersion" || attribute == "systemVersion" || attribute == "version"
    case "plugIn", "deployment", "development": attribute == "version"
    case "capability": attribute == "minToolsVersion"
    default: false
    }
  }

  /// Whether a value is one that Interface Builder computes or that only it uses.
  func isComputed(_ attribute: String, of element: MergeElement) -> Bool {
    if attribute == "misplaced" || attribute == "ambiguous" { return true }
    switch element.name {
    case "device", "adaptation": return true
    case "image", "systemColor", "namedColor": return element.parent?.name == "resources"
    case "color": return element.parent?.parent?.name == "resources"
    default: return MergePolicy.isComputedFrame(element) || MergePolicy.isCanvasLocation(element)
    }
  }

  /// Whether an element says nothing that a person has decided, so that a change of it does not keep a deleted object.
  static func isDerived(_ element: MergeElement) -> Bool {
    element.string("key") == "frame" || isCanvasLocation(element) || element.parent?.name == "resources"
  }

  private static func isCanvasLocation(_ element: MergeElement) -> Bool {
    element.string("key") == "canvasLocation"
  }

  /// Whether an element is the frame of a view that constraints, a stack view, a table or a controller place.
  private static func isComputedFrame(_ element: MergeElement) -> Bool {
    guard element.name == "rect", element.string("key") == "frame", let view = element.parent else {
      return false
    }
    if view.string("translatesAutoresizingMaskIntoConstraints") == "NO" || view.value("key") != nil {
      return true
    }
    if view.name.hasSuffix("Cell") || view.name.hasSuffix("ContentView") { return true }
    return view.parent?.parent?.name == "stackView"
  }

  /// Compares versions such as `13771` and `17A405` by their numbers; the letters decide between equal numbers.
  ///
  /// - Returns: a negative number if the first is older, 0 if both are equal, a positive number if it is newer.
  static func compare(_ a: String, _ b: String) -> Int {
    let (left, right) = (parts(a), parts(b))
    for (x, y) in zip(left, right) where x != y {
      if let m = Int(x), let n = Int(y) { return m < n ? -1 : 1 }
      return x < y ? -1 : 1
    }
    return left.count - right.count
  }

  /// The runs of digits and of other characters, without points.
  private static func parts(_ text: String) -> [String] {
    var result: [String] = []
    var wasDigit: Bool?
    for character in text {
      let isDigit = character.isASCII && character.isNumber
      if character == "." {
        wasDigit = nil
      } else if isDigit == wasDigit {
        result[result.count - 1].append(character)
      } else {
        result.append(String(character))
        wasDigit = isDigit
      }
    }
    return result
  }
}
