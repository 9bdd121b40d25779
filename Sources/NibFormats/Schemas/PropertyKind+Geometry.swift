extension PropertyKind {
  /// A child element whose attributes are the numbers of one value.
  ///
  /// - Parameters:
  ///   - element: the name of the child element.
  ///   - names: the attributes, in the order of the numbers.
  ///   - type: the attribute `type` of an element that has one: `<value type="size">`.
  ///   - documentDefault: the numbers that a missing element means; `nil` if there is no default.
  static func numbers(
    _ element: String, key: String? = nil, _ names: [String], type: String? = nil,
    default documentDefault: [Double]? = nil
  ) -> PropertyKind {
    value(
      key, default: documentDefault.map { .numbers($0, names) },
      { value, word, graph in
        guard let numbers = CodedGeometry.numbers(of: value, names.count, in: graph) else { return nil }
        let child = NibDraft(element, key: word, names, numbers)
        child["type"] = type
        return child
      }, { child, objects in objects.numbers(names, of: child).map(CodedGeometry.value) }
    ).typed(.numbers(element: element, names: names, form: type))
  }

  /// Returns a copy that does not code the given numbers, because they are UIKit's default.
  func uncoded(if numbers: [Double]) -> PropertyKind {
    let value = CodedGeometry.value(numbers)
    return changed { property in
      property.compile = { [compile = property.compile, keys = property.keys] element, object in
        compile(element, object)
        for key in keys { object.compilation.remove(key, ifEqualTo: value, of: object.number) }
      }
    }
  }

  /// A width and a height, in points.
  static func size(_ key: String? = nil) -> PropertyKind { numbers("size", key: key, NibSize.names) }

  /// Two distances in points: `<offsetWrapper key="..." horizontal="0.0" vertical="-4"/>`.
  static func offset(_ key: String? = nil) -> PropertyKind {
    numbers("offsetWrapper", key: key, ["horizontal", "vertical"])
  }

  /// Insets in points: an `<inset>`, as documents have for scroll views, buttons and cells. Coded as top,
  /// left, bottom, right.
  ///
  /// - Parameter documentDefault: the numbers that a missing element means; `nil` if there is no default.
  static func insets(_ key: String? = nil, default documentDefault: [Double]? = nil) -> PropertyKind {
    numbers("inset", key: key, NibInsets.insetNames, default: documentDefault)
  }

  /// Insets that are zero unless a document sets them.
  static func insetsFromZero(_ key: String? = nil) -> PropertyKind { insets(key, default: [0, 0, 0, 0]) }
}

extension PropertySchema {
  /// A view's position in its superview, in points: the frame in a document, the bounds and the center in a
  /// nib.
  static let frame = PropertySchema(
    parts: [.keyed("frame"), .keyed("frameInset")], keys: ["UIBounds", "UICenter"],
    types: ["frame": .numbers(element: "rect", names: NibRect.names, form: nil)],
    translate: { object, draft in
      guard let bounds = bounds(of: object) else { return }
      let middle = [bounds[0] + bounds[2] / 2, bounds[1] + bounds[3] / 2]
      let center = object.value("UICenter").flatMap { object.numbers($0, 2, "UICenter") } ?? middle
      let frame = [center[0] - bounds[2] / 2, center[1] - bounds[3] / 2, bounds[2], bounds[3]]
      draft.children.append(NibDraft("rect", key: "frame", NibRect.names, frame))
    },
    compile: { element, object in
      if let rect = element.child(key: "frame") {
        UncompiledParts(attributes: NibRect.names).report(rect, to: object.compilation)
      }
      guard let frame = element.savedFrame else {
        guard let child = element.child(key: "frame") ?? element.child(key: "frameInset") else {
          return setStandardFrame(of: element, object)
        }
        return object.compilation.reportMalformedNumbers(NibRect.names, of: child)
      }
      if isScreen(element), object.compilation.style.hasSquareRoots(element.document) {
        return setFrame([600, 600], object)
      }
      let placed = placed(frame, of: element, object.compilation.style)
      // Empty bounds are UIKit's default.
      if placed.width != 0 || placed.height != 0 {
        object.set("UIBounds", CodedGeometry.value([0, 0, placed.width, placed.height]))
      }
      object.set(
        "UICenter", CodedGeometry.value([placed.x + placed.width / 2, placed.y + placed.height / 2]))
    })

  /// The bounds of a view; empty if the nib has only its center. `nil` if it has neither or they are malformed.
  private static func bounds(of object: CodedTranslation.Subject) -> [Double]? {
    guard let value = object.value("UIBounds") else {
      return object.value("UICenter") == nil ? nil : [0, 0, 0, 0]
    }
    return object.numbers(value, 4, "UIBounds")
  }

  /// The frame that the compiler gives a view with a saved frame: the footer of a table follows the header (24 of 24
  /// tables), because the rows of the document exist only in Interface Builder.
  private static func placed(_ frame: NibRect, of element: NibElement, _ style: CompilerStyle) -> NibRect {
    var frame = frame
    if isScreen(element), style.movesRootsToOrigin { (frame.x, frame.y) = (0, 0) }
    if element.key == "tableFooterView", let table = element.parent {
      frame.y = table.child(key: "tableHeaderView")?.savedFrame?.height ?? 0
    }
    if element.isNamed("tableViewCellContentView"), let inset = style.cellContentInset,
      let cell = element.parent?.savedFrame, frame.height < cell.height
    {
      frame.height = cell.height - inset
    }
    return frame
  }

  /// Gives a view without a saved frame the frame that the compiler gives it: that of the standard device for the view
  /// of a controller, and a standard one for subviews.
  private static func setStandardFrame(of element: NibElement, _ object: CodedCompilation.Subject) {
    let style = object.compilation.style
    let isInStoryboard = object.compilation.scope != nil
    if isInStoryboard, element.key == "view", element.parent?.isController == true {
      return setFrame(style.standardScreen, object)
    }
    guard element.parent?.isNamed("subviews") == true else { return }
    let isNested = element.parent?.parent?.savedFrame == nil
    if style.hasStandardFrames || isInStoryboard && isNested { setFrame([1000, 1000], object) }
  }

  /// Whether a view is the root of a screen: that of a controller or of a xib, whose size is not its own.
  private static func isScreen(_ element: NibElement) -> Bool {
    guard element.isNamed("view") else { return false }
    let owner = element.parent?.isController == true ? element.parent : element
    guard owner != element || element.parent?.isNamed("objects") == true else { return false }
    return [element, owner].allSatisfy { $0?.child(named: "freeformSimulatedSizeMetrics") == nil }
  }

  /// Places a view at the top left.
  private static func setFrame(_ size: [Double], _ object: CodedCompilation.Subject) {
    object.set("UIBounds", CodedGeometry.value([0, 0] + size))
    object.set("UICenter", CodedGeometry.value(size.map { $0 / 2 }))
  }

  /// The autoresizing mask: the margins and lengths of a view that change with the size of its superview.
  static let autoresizingMask = PropertySchema(
    parts: [.keyed("autoresizingMask")], keys: ["UIAutoresizingMask"],
    types: ["autoresizingMask": .options(element: "autoresizingMask", SchemaWords.autoresizingMask.all)],
    translate: { object, draft in
      let bits = object.value("UIAutoresizingMask").flatMap { object.graph.int($0) } ?? 0
      let mask = NibDraft("autoresizingMask", key: "autoresizingMask")
      for word in SchemaWords.autoresizingMask.words(inMask: bits) { mask[word] = "YES" }
      draft.children.append(mask)
    },
    compile: { element, object in
      guard let mask = element.child(key: "autoresizingMask") else {
        // The default of Interface Builder: flexible margins at the right and at the bottom, so that the view
        // stays at the top left.
        return object.set("UIAutoresizingMask", .integer(0b100100))
      }
      let bits = SchemaWords.autoresizingMask.mask(of: mask)
      if bits != 0 { object.set("UIAutoresizingMask", .integer(bits)) }
    })

  /// Whether the mask becomes constraints. Documents say that it does not, also of views with fixed frames.
  static let translatesMask: PropertySchema = {
    let kind = PropertyKind.inverse("UIViewDoesNotTranslateAutoresizingMaskIntoConstraints")
    var row = kind.property(named: "translatesAutoresizingMaskIntoConstraints", keyPrefix: "")
    row.compile = { [compile = row.compile] element, object in
      if element.fixedFrame == nil { compile(element, object) }
    }
    return row
  }()

  /// The layout margins of a view, in points. Documents have two forms: with left and right, or with leading
  /// and trailing.
  static let layoutMargins = PropertySchema(
    parts: [.keyed("layoutMargins"), .keyed("directionalLayoutMargins")],
    keys: ["UIViewLayoutMargins", "UIViewLayoutMarginsAreDirectional"],
    types: [
      "layoutMargins": .numbers(element: "edgeInsets", names: NibInsets.names, form: nil),
      "directionalLayoutMargins": .numbers(
        element: "directionalEdgeInsets", names: NibDirectionalInsets.names, form: nil),
    ],
    translate: { object, draft in
      guard let value = object.value("UIViewLayoutMargins"),
        let numbers = object.numbers(value, 4, "UIViewLayoutMargins")
      else { return }
      let isDirectional =
        object.value("UIViewLayoutMarginsAreDirectional").flatMap(object.graph.bool) ?? false
      draft.children.append(
        isDirectional
          ? NibDraft(
            "directionalEdgeInsets", key: "directionalLayoutMargins", NibDirectionalInsets.names, numbers)
          : NibDraft("edgeInsets", key: "layoutMargins", NibInsets.names, numbers))
    },
    compile: { element, object in
      let child = element.child(key: "directionalLayoutMargins") ?? element.child(key: "layoutMargins")
      guard let child else { return }
      let isDirectional = child.key == "directionalLayoutMargins"
      let names = isDirectional ? NibDirectionalInsets.names : NibInsets.names
      guard let numbers = object.compilation.numbers(names, of: child) else { return }
      object.set("UIViewLayoutMargins", CodedGeometry.value(numbers))
      if isDirectional { object.set("UIViewLayoutMarginsAreDirectional", .bool(true)) }
    })
}

extension NibElement {
  /// The saved frame of a view in its superview, in points, from a `<rect>` or from a `<frameInset>`, which
  /// is relative to the frame of the superview. `nil` if there is neither.
  package var savedFrame: NibRect? {
    if let rect = child(key: "frame").flatMap({ NibRect($0) }) { return rect }
    guard let inset = child(key: "frameInset").flatMap({ NibFrameInset($0) }) else { return nil }
    // The parent is the superview, or the list of subviews inside the superview.
    let superview = parent?.savedFrame ?? parent?.parent?.savedFrame
    return inset.rect(in: NibSize(width: superview?.width ?? 0, height: superview?.height ?? 0))
  }
}
