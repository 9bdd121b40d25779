import NibSupport

extension CodedProperty {
  /// A child element whose attributes are the numbers of one value, in order.
  ///
  /// - Parameter type: the type of the value, for an element that states it: `<value type="size">`.
  static func numbers(
    _ element: String, _ word: String, _ key: String, _ names: [String], type: String? = nil
  ) -> CodedProperty {
    CodedProperty(
      words: [.keyed(word)], keys: [key],
      translate: { object, draft in
        guard let value = object.value(key) else { return }
        guard let numbers = object.numbers(value, names.count, key) else { return }
        let child = CodedProperty.draft(element, word, names, numbers)
        child["type"] = type
        draft.children.append(child)
      },
      compile: { parent, object in
        guard let child = parent.child(key: word), !child.isNamed("nil") else { return }
        guard let numbers = object.numbers(names, of: child) else { return }
        object.set(key, CodedNumbers.value(numbers))
      })
  }

  /// An element with the given numbers as attributes.
  static func draft(_ element: String, _ word: String, _ names: [String], _ numbers: [Double]) -> NibDraft {
    let draft = NibDraft(element, key: word)
    for (name, number) in zip(names, numbers) { draft[name] = NibNumber.exact(number) }
    return draft
  }

  static func size(_ word: String, _ key: String) -> CodedProperty {
    numbers("size", word, key, ["width", "height"])
  }

  /// Insets with the names that documents use for scroll views, buttons and cells; coded as top, left,
  /// bottom, right.
  static func insets(_ word: String, _ key: String) -> CodedProperty {
    numbers("inset", word, key, ["minY", "minX", "maxY", "maxX"])
  }

  /// A view's position in its superview: the frame in a document, the bounds and the center in a nib.
  static let frame = CodedProperty(
    words: [.keyed("frame"), .keyed("frameInset")], keys: ["UIBounds", "UICenter"],
    translate: { object, draft in
      guard let value = object.value("UIBounds"), let bounds = object.numbers(value, 4, "UIBounds") else {
        return
      }
      let middle = [bounds[0] + bounds[2] / 2, bounds[1] + bounds[3] / 2]
      let center = object.value("UICenter").flatMap { object.numbers($0, 2, "UICenter") } ?? middle
      let frame = [center[0] - bounds[2] / 2, center[1] - bounds[3] / 2, bounds[2], bounds[3]]
      draft.children.append(CodedProperty.draft("rect", "frame", rectNames, frame))
    },
    compile: { element, object in
      guard let frame = element.savedFrame else {
        guard let child = element.child(key: "frame") ?? element.child(key: "frameInset") else { return }
        return object.reportMalformedNumbers(rectNames, of: child)
      }
      object.set("UIBounds", CodedNumbers.value([0, 0, frame.width, frame.height]))
      object.set("UICenter", CodedNumbers.value([frame.x + frame.width / 2, frame.y + frame.height / 2]))
    })

  static let rectNames = ["x", "y", "width", "height"]

  /// The edges and lengths of a view that follow the size of its superview.
  static let autoresizingMask = CodedProperty(
    words: [.keyed("autoresizingMask")], keys: ["UIAutoresizingMask"],
    translate: { object, draft in
      let bits = object.value("UIAutoresizingMask").flatMap { object.graph.integer($0) } ?? 0
      let mask = NibDraft("autoresizingMask", key: "autoresizingMask")
      for (bit, word) in maskWords.enumerated() where bits >> bit & 1 == 1 { mask[word] = "YES" }
      draft.children.append(mask)
    },
    compile: { element, object in
      guard let mask = element.child(key: "autoresizingMask") else {
        // Interface Builder's default if the mask is left out: the view stays at the top left.
        return object.set("UIAutoresizingMask", .integer(0b100100))
      }
      let bits = maskWords.enumerated().reduce(into: Int64(0)) { bits, word in
        if mask.bool(word.element) == true { bits |= 1 << word.offset }
      }
      if bits != 0 { object.set("UIAutoresizingMask", .integer(bits)) }
    })

  /// The words for UIKit's bits, from the lowest bit.
  private static let maskWords = [
    "flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable", "flexibleMaxY",
  ]

  /// The margins of a view's content, in either of the two forms that documents use.
  static let layoutMargins = CodedProperty(
    words: [.keyed("layoutMargins"), .keyed("directionalLayoutMargins")],
    keys: ["UIViewLayoutMargins", "UIViewLayoutMarginsAreDirectional"],
    translate: { object, draft in
      guard let value = object.value("UIViewLayoutMargins"),
        let numbers = object.numbers(value, 4, "UIViewLayoutMargins")
      else { return }
      let isDirectional =
        object.value("UIViewLayoutMarginsAreDirectional").flatMap(object.graph.bool) ?? false
      draft.children.append(
        isDirectional
          ? CodedProperty.draft(
            "directionalEdgeInsets", "directionalLayoutMargins", directionalNames, numbers)
          : CodedProperty.draft("edgeInsets", "layoutMargins", edgeNames, numbers))
    },
    compile: { element, object in
      let child = element.child(key: "directionalLayoutMargins") ?? element.child(key: "layoutMargins")
      guard let child else { return }
      let isDirectional = child.key == "directionalLayoutMargins"
      guard let numbers = object.numbers(isDirectional ? directionalNames : edgeNames, of: child) else {
        return
      }
      object.set("UIViewLayoutMargins", CodedNumbers.value(numbers))
      if isDirectional { object.set("UIViewLayoutMarginsAreDirectional", .bool(true)) }
    })

  private static let edgeNames = ["top", "left", "bottom", "right"]
  private static let directionalNames = ["top", "leading", "bottom", "trailing"]
}

extension NibElement {
  /// The saved frame of a view: a rectangle, or distances from the edges of its superview.
  var savedFrame: NibRect? {
    if let rect = child(key: "frame").flatMap({ NibRect($0) }) { return rect }
    guard let inset = child(key: "frameInset").flatMap({ NibFrameInset($0) }) else { return nil }
    // A view is in a list of subviews, or directly in its superview under a key.
    let superview = parent?.savedFrame ?? parent?.parent?.savedFrame
    return inset.rect(in: NibSize(width: superview?.width ?? 0, height: superview?.height ?? 0))
  }
}
