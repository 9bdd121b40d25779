@testable import NibFormats
@testable import NibSupport

/// A document as lines of text that are equal for documents with the same meaning. Objects are identified by their
/// path instead of their id, values have one spelling, and default values are left out.
struct UIKitSignature {
  /// The lines, sorted: `view/subviews/label text=Title`.
  private(set) var lines: [String] = []
  private var places: [String: String] = [:]
  private let omitted: [SourceLocation]

  /// - Parameter omitted: the places of elements that were left out with a diagnostic.
  init(_ document: NibDocument, without omitted: [SourceLocation] = []) {
    self.omitted = omitted
    guard let objects = document.root.child(named: "objects") else { return }
    collectPlaces(objects, "")
    // Constraints with the same content are equal, so that their contents are their places.
    let constraints = objects.descendants.filter { $0.isNamed("constraint") }
    for (constraint, content) in constraints.map({ ($0, content(of: $0)) }) {
      let view = constraint.parent?.parent?.id.flatMap { places[$0] } ?? ""
      if let id = constraint.id { places[id] = "\(view)/constraint(\(content))" }
    }
    write(objects, "")
    lines.sort()
  }

  // MARK: Parts that the format does not store

  /// Attributes that a compiled nib does not store, with the reasons. "The canvas" means that only Interface
  /// Builder's canvas uses them; "key unknown" means that no compiled nib with them was available.
  static let lostAttributes: [String: String] = [
    "id": "objects have numbers", "userLabel": "only Interface Builder shows it",
    "customModuleProvider": "how Interface Builder found the module",
    "misplaced": "computed", "ambiguous": "computed", "verifyAmbiguity": "for Interface Builder's warnings",
    "placeholderIntrinsicWidth": "the canvas", "placeholderIntrinsicHeight": "the canvas",
    "segmentControlStyle": "only iOS 6 uses it", "dataMode": "follows from the content",
    "rowHeight": "of a cell: the canvas",
    "tableViewCell": "follows from the position", "family": "follows from the font",
    "metaFont": "a system font by its role", "renderingMode": "of images: key unknown",
    "symbolScale": "of images: key unknown", "role": "of buttons: key unknown",
    "changesSelectionAsPrimaryAction": "of buttons: key unknown", "pointerInteraction": "key unknown",
    "colorSpace": "numbers are sRGB or gray", "customColorSpace": "numbers are sRGB or gray",
    "tighteningFactorForTruncation": "only macOS uses it",
    "allowsDefaultTighteningForTruncation": "only macOS uses it",
    "defaultTabInterval": "only macOS uses it", "sceneMemberID": "only storyboards have it",
    "colorLabel": "the canvas",
    "simulatedAppContext": "the canvas", "automaticEstimatedItemSize": "key unknown",
    "useCurrentDate": "a nib with a date means that date, and one without it the current one",
    "hidesAccessoryWhenEditing": "deprecated: no nib has it",
    "hasAttributedTitle": "follows from the titles", "fixedFrame": "a nib has the autoresizing mask instead",
  ]

  /// Elements, by name or key, that a compiled nib does not store, with the reasons.
  static let lostElements: [String: String] = [
    "canvasLocation": "the canvas", "userComments": "only Interface Builder shows it",
    "intrinsicContentSize": "the canvas", "customSize": "the canvas", "nil": "no value",
    "adaptation": "the canvas", "simulatedDestinationMetrics": "the canvas",
    "simulatedStatusBarMetrics": "the canvas", "simulatedTopBarMetrics": "the canvas",
    "simulatedBottomBarMetrics": "the canvas", "simulatedOrientationMetrics": "the canvas",
    "simulatedPresentationContext": "the canvas", "gestureRecognizers": "always empty",
    "animations": "always empty", "freeformSize": "the canvas",
    "selectedImageTintColor": "only iOS 7 uses it",
    "configuration": "of buttons and web views: keys unknown", "preferredSymbolConfiguration": "keys unknown",
    "insetFor6xAndEarlier": "only iOS 6 uses it", "tabStops": "only macOS uses it",
    "prototypes": "only storyboards have them", "sectionHeaderView": "only storyboards have them",
    "sectionFooterView": "only storyboards have them",
  ]

  /// The default values, which the xib, the compiled nib or both leave out.
  private static let defaults: [String: Set<String>] = [
    "contentMode": ["scaleToFill"], "baselineAdjustment": ["alignBaselines"],
    "lineBreakMode": ["tailTruncation", "middleTruncation"], "contentVerticalAlignment": ["center"],
    "contentHorizontalAlignment": ["center"], "indentationWidth": ["10"], "selectionStyle": ["default"],
    "minValue": ["0"], "maxValue": ["1"], "value": ["0"], "minimumNumberOfTouches": ["1"],
    "mapType": ["standard"], "allowableMovement": ["10"], "minuteInterval": ["1"], "multiplier": ["1"],
    "style": ["plain"],
    "separatorStyle": ["default"], "datePickerMode": ["dateAndTime"],
    "insetsLayoutMarginsFromSafeArea": ["YES"],
  ]

  // MARK: Positions of objects

  private mutating func collectPlaces(_ element: NibElement, _ path: String) {
    if let id = element.id, places[id] == nil { places[id] = path }
    forEachChild(of: element, path) { child, place, signature in signature.collectPlaces(child, place) }
  }

  /// Calls `body` with the children that are compared, in document order, and their paths. A path ends in the
  /// child's key or name and a number, so that the order of lists matters.
  private mutating func forEachChild(
    of element: NibElement, _ path: String, _ body: (NibElement, String, inout UIKitSignature) -> Void
  ) {
    var counts: [String: Int] = [:]
    // A nib has constraints in another order.
    let children = Array(element.children)
    for child in element.isNamed("constraints") ? sortedByContent(children) : children where isKept(child) {
      let name = path + "/" + (child.key ?? Self.name(of: child))
      counts[name, default: 0] += 1
      body(child, name + "\(counts[name, default: 0])", &self)
    }
  }

  /// Constraints in the order of their contents.
  private func sortedByContent(_ constraints: [NibElement]) -> [NibElement] {
    constraints.map { (key: content(of: $0), element: $0) }.sorted { $0.key < $1.key }.map(\.element)
  }

  private func content(of constraint: NibElement) -> String {
    let own = constraint.parent?.parent?.id.flatMap { places[$0] } ?? ""
    let words = constraint.attributes.filter { attribute in
      !["id", "userLabel", "placeholder"].contains(attribute.name)
        && Self.defaults[attribute.name]?.contains(spelled(attribute.name, attribute.value)) != true
        && !isSystemDistance(attribute.name, constraint)
    }.map { "\($0.name)=\(spelled($0.name, $0.value))" }
    let first = constraint["firstItem"] == nil ? ["firstItem=\(own)"] : []
    let variations = constraint.children(named: "variation").map { "\($0.key ?? "")=\($0["constant"] ?? "")" }
    return (words + first + variations).sorted().joined(separator: " ")
  }

  private static func name(of element: NibElement) -> String {
    ["collectionViewCellContentView", "containerView"].contains(element.name) ? "view" : element.name
  }

  private func isKept(_ child: NibElement) -> Bool {
    Self.lostElements[child.name] == nil && Self.lostElements[child.key ?? ""] == nil
      && !omitted.contains(child.location) && child.bool("placeholder") != true && !isStandardMask(child)
      && !isText(child)
      && !child.isNamed("imageReference") && !isLostVariation(child) && !isPlaceholderReference(child)
      // A table without sections of its own has the same nib without the list.
      && !(child.isNamed("sections") && child.children.isEmpty)
      && !(child.isNamed("cells") && child.parent?.isNamed("collectionView") == true)
      && !(child.isNamed("constraints") && child.children.allSatisfy { $0.bool("placeholder") == true })
  }

  /// Whether a variation is of an unknown form in compiled nibs. Known are the variations of a constraint's
  /// constant and of which objects are installed.
  private func isLostVariation(_ element: NibElement) -> Bool {
    if element.parent?.isNamed("variation") == true { return !element.isNamed("mask") }
    return element.isNamed("variation") && element["constant"] == nil && element.child(named: "mask") == nil
  }

  /// Whether the element refers to a constraint that exists only for the canvas.
  private func isPlaceholderReference(_ element: NibElement) -> Bool {
    ["exclude", "include"].contains(element.name)
      && element["reference"].flatMap { element.document.object(id: $0) }?.bool("placeholder") == true
  }

  /// Whether the mask keeps the view at the top left, which is the default.
  private func isStandardMask(_ element: NibElement) -> Bool {
    // The content view of a cell of an older document has no mask in a nib.
    if let view = element.parent, CodedCollectionCell.cell(of: view) != nil {
      return element.isNamed("autoresizingMask")
    }
    return element.isNamed("autoresizingMask") && element.attributes.count == 3
      && element.bool("flexibleMaxX") == true && element.bool("flexibleMaxY") == true
  }

  /// Whether the element is a text that could also be written as an attribute of its parent.
  private func isText(_ element: NibElement) -> Bool {
    element.key != nil && ["string", "mutableString"].contains(element.name)
      && element.parent?.isNamed("attributes") == false
  }

  // MARK: Lines

  private mutating func write(_ element: NibElement, _ path: String) {
    if element.key == "frameInset", let frame = element.parent?.savedFrame {
      let place = String(path.dropLast("frameInset1".count) + "frame1")
      let numbers = zip(["x", "y", "width", "height"], [frame.x, frame.y, frame.width, frame.height])
      lines.append(place)
      lines += numbers.map { "\(place) \($0)=\(Self.text($1))" }
      return
    }
    if element.isNamed("connections") { return writeConnections(element, path) }
    if isTableWhite(element) { return lines.append("\(path) white") }
    if element.isNamed("color") { return lines.append("\(path) \(color(element))") }
    if ["font", "fontDescription"].contains(element.name) { return lines.append("\(path) \(font(element))") }
    if element.isNamed("viewLayoutGuide"), !isUsed(element) { return }
    if element["type"] == "boolean", let flag = element.bool("value") {
      // A nib stores a Boolean as a number.
      lines += [path, "\(path) keyPath=\(element["keyPath"] ?? "")", "\(path) type=number", path + "/value1"]
      if flag { lines.append("\(path)/value1 value=1") }
      return
    }
    if isDefaultSize(element) { return }
    lines.append(path)
    writeDefaults(of: element, path)
    for attribute in element.attributes
    where Self.lostAttributes[attribute.name] == nil && !isFixedFrame(attribute.name, element)
      && !isMargin(attribute.name, element) && !isFooterPlace(attribute.name, element)
      && !isSmallestSize(attribute.name, element)
    {
      guard !isSystemDistance(attribute.name, element) else { continue }
      write(attribute.name, attribute.value, of: element, path)
    }
    for child in element.children where isText(child) && Self.lostAttributes[child.key ?? ""] == nil {
      write(child.key ?? "", NibString(child)?.value ?? child.text, of: element, path)
    }
    for image in element.children(named: "imageReference") {
      write(image.key ?? "", image["image"] ?? "", of: element, path)
      if let catalog = image["catalog"] { write("catalog", catalog, of: element, path) }
    }
    if element.text.contains(where: { !$0.isWhitespace }) { lines.append("\(path) \(element.text)") }
    forEachChild(of: element, path) { child, place, signature in signature.write(child, place) }
  }

  /// Writes the values that a nib always contains: the color of a text, and the font of a button.
  private mutating func writeDefaults(of element: NibElement, _ path: String) {
    func isMissing(_ key: String) -> Bool { element.child(key: key).map { isKept($0) } != true }
    if ["label", "textField"].contains(element.name), isMissing("textColor") {
      lines.append("\(path)/textColor1 labelColor")
    }
    if element.isNamed("button"), isMissing("fontDescription") {
      let isCustom = element["buttonType"] == nil || element["buttonType"] == "custom"
      lines.append("\(path)/fontDescription1 \(NibFont.Face.system(.regular)) \(isCustom ? 18.0 : 15)")
    }
  }

  /// Whether a constraint refers to a layout guide. A nib does not contain other guides.
  private func isUsed(_ guide: NibElement) -> Bool {
    guide.document.root.descendants.contains { element in
      element.isNamed("constraint") && element.bool("placeholder") != true
        && [element["firstItem"], element["secondItem"]].contains(guide.id)
    }
  }

  /// Whether an element is a size of a flow layout that a nib omits because UIKit has the same default.
  private func isDefaultSize(_ element: NibElement) -> Bool {
    let size = [element.double("width"), element.double("height")]
    switch element.key {
    case "headerReferenceSize", "footerReferenceSize": return size == [0, 0]
    case "itemSize": return size == [50, 50]
    case "sectionInset": return NibInsets.insetNames.allSatisfy { element.double($0) == 0 }
    default: return false
    }
  }

  /// Whether an element is the white background of a plain table, which has several names.
  private func isTableWhite(_ element: NibElement) -> Bool {
    CodedColor.isTableBackground(element)
      && (CodedColor.isWhite(element) || element["systemColor"] == "tableBackgroundColor")
  }

  /// Whether an attribute is the position of a table's footer, which follows the header in a nib.
  private func isFooterPlace(_ name: String, _ element: NibElement) -> Bool {
    name == "y" && element.key == "frame" && element.parent?.key == "tableFooterView"
  }

  /// Whether an attribute is the smallest size of a label's font or its scale factor, which a nib both has.
  private func isSmallestSize(_ name: String, _ element: NibElement) -> Bool {
    element.isNamed("label") && ["minimumFontSize", "minimumScaleFactor"].contains(name)
  }

  /// Whether the attribute says that a view with a fixed frame has constraints. A nib codes it as one that follows its
  /// autoresizing mask.
  private func isFixedFrame(_ name: String, _ element: NibElement) -> Bool {
    name == "translatesAutoresizingMaskIntoConstraints" && element.fixedFrame != nil
  }

  /// Whether the attribute belongs to the content view of a cell of an older document, of which a nib contains only the
  /// content.
  private func isMargin(_ name: String, _ element: NibElement) -> Bool {
    name == "insetsLayoutMarginsFromSafeArea" && CodedCollectionCell.cell(of: element) != nil
  }

  /// Whether the attribute is the standard distance to a safe area, which differs between versions of the system.
  /// Nibs do not contain it.
  private func isSystemDistance(_ name: String, _ element: NibElement) -> Bool {
    guard name == "constant", element.bool("symbolic") == true else { return false }
    return ["firstItem", "secondItem"].contains { item in
      element[item].flatMap { element.document.object(id: $0) }?.key == "safeArea"
    }
  }

  private mutating func write(_ name: String, _ value: String, of element: NibElement, _ path: String) {
    guard name != "key", !(element.isNamed("placeholder") && name.hasPrefix("custom")) else { return }
    if name == "useStoryboardIdentifierAsRestorationIdentifier" {
      // A nib stores the identifier itself.
      guard value == "YES", let identifier = element["storyboardIdentifier"] else { return }
      return lines.append("\(path) restorationIdentifier=\(identifier)")
    }
    let value = spelled(name, value)
    guard Self.defaults[name]?.contains(value) != true else { return }
    // A nib has the identifier itself, and it is read as the flag.
    if name == "useStoryboardIdentifierAsRestorationIdentifier" {
      if let identifier = element["storyboardIdentifier"], element.bool(name) == true {
        lines.append("\(path) restorationIdentifier=\(identifier)")
      }
      return
    }
    if name == "firstItem", element.parent?.parent.map({ places[$0.id ?? ""] }) == value { return }
    lines.append("\(path) \(name)=\(value)")
  }

  private func spelled(_ name: String, _ value: String) -> String {
    let references = ["firstItem", "secondItem", "destination", "reference", "textLabel", "detailTextLabel"]
    if references.contains(name) { return places[value] ?? value }
    if name == "imageView", let place = places[value] { return place }
    if name == "buttonType", value == "roundedRect" { return "system" }
    if name == "contentMode" { return value.prefix(1).lowercased() + value.dropFirst() }
    if name == "multiplier", let number = NibMultiplier.parse(value) { return Self.text(number) }
    return NibDecimal.parse(value).map(Self.text) ?? value
  }

  /// The number in single precision, in which most numbers are stored.
  private static func text(_ number: Double) -> String { NibNumber.exact(Float(number)) }

  /// The name of a system color, or the components. A color of a catalog has those that the document saved.
  private func color(_ element: NibElement) -> String {
    guard let color = NibColor(element) else { return "malformed" }
    if case .system(let name, _) = color { return name == "darkTextColor" ? "labelColor" : name }
    let saved = color.savedComponents ?? NibColorComponents(white: 0)
    let isConverted = saved.space == .calibratedRGB && element.document.root.bool("colorMatched") == true
    let components = isConverted ? saved.convertedToSRGB : saved
    return [components.red, components.green, components.blue, components.alpha].map(Self.text)
      .joined(separator: " ")
  }

  /// The typeface and the size in points.
  private func font(_ element: NibElement) -> String {
    guard let font = NibFont(element) else { return "malformed" }
    let roles = ["button": 18.0, "smallSystem": 14]
    switch (font.face, font.size) {
    case (.textStyle(let style), _): return style
    case (.meta, .points(let points)): return "\(NibFont.Face.system(.regular)) \(points)"
    case (.named(let name, _), .points(let points)): return "\(name) \(points)"
    case (let face, .points(let points)): return "\(face) \(points)"
    case (let face, .role(let role)): return "\(face) \(roles[role] ?? 17)"
    case (let face, .standard): return "\(face) 17.0"
    }
  }

  /// The connections of an object are distinguished by their contents, not by their order.
  private mutating func writeConnections(_ list: NibElement, _ path: String) {
    for connection in list.children {
      let words = connection.attributes.filter { $0.name != "id" && $0.name != "userLabel" }
        .map { "\($0.name)=\(spelled($0.name, $0.value))" }
      lines.append("\(path) \(connection.name) " + words.sorted().joined(separator: " "))
    }
  }
}
