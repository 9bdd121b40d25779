import NibFormats

/// The images, colors and features of Interface Builder that the objects of a document use.
struct UsedResources {
  enum Kind: String, Comparable {
    case image, namedColor, systemColor

    static func < (a: Kind, b: Kind) -> Bool { a.rawValue < b.rawValue }
  }

  /// An entry of `<resources>`.
  struct Name: Hashable, Comparable {
    let kind: Kind
    let name: String
    var isSymbol = false

    init(_ kind: Kind, _ name: String, isSymbol: Bool = false) {
      (self.kind, self.name, self.isSymbol) = (kind, name, isSymbol)
    }

    /// The name of an entry; `nil` for another element.
    init?(_ entry: NibElement) {
      guard let kind = Kind(rawValue: entry.name), let name = entry["name"] else { return nil }
      self.init(kind, name, isSymbol: entry["catalog"] == "system")
    }

    static func < (a: Name, b: Name) -> Bool {
      a.kind != b.kind ? a.kind < b.kind : a.name.utf8.lexicographicallyPrecedes(b.name.utf8)
    }
  }

  /// A feature of Interface Builder that a document names in its dependencies.
  struct Capability: Hashable {
    let name: String
    let version: String

    static let namedColors = Capability(name: "Named colors", version: "9.0")
    static let systemColors = Capability(name: "System colors in document resources", version: "11.0")
    static let safeArea = Capability(name: "Safe area layout guides", version: "9.0")
    static let margins = Capability(name: "Constraints to layout margins", version: "6.0")
    static let ratios = Capability(name: "Aspect ratio constraints", version: "5.1")
    static let multipliers = Capability(name: "Constraints with non-1.0 multipliers", version: "5.1")
    static let standardSpacing = Capability(name: "Stack View standard spacing", version: "9.0")
    static let imageReferences = Capability(name: "Image references", version: "12.0")
  }

  private(set) var names: Set<Name> = []
  private(set) var capabilities: Set<Capability> = []
  /// All values of attributes. An image that is still named somewhere, in whatever attribute, is used.
  private(set) var values: Set<String> = []

  /// Whether the document lists features of constraints, as Xcode did before version 10.
  private let namesConstraints: Bool

  init(_ document: NibDocument) {
    namesConstraints = document.toolsVersion > 0 && document.toolsVersion < 14_250
    let resources = document.root.child(named: "resources")
    var end = 0
    for element in document.root.descendants {
      if element == resources { end = element.descendants.reduce(element.index) { max($0, $1.index) } }
      if element.index <= end, end > 0 { continue }
      add(element)
    }
  }

  private mutating func add(_ element: NibElement) {
    if element.isNamed("color") { addColor(element) }
    if element.isNamed("imageReference") { capabilities.insert(.imageReferences) }
    if element.isNamed("viewLayoutGuide"), element.key == "safeArea" { capabilities.insert(.safeArea) }
    if element.isNamed("constraint"), namesConstraints { addConstraint(element) }
    if element["spacingType"] == "standard" { capabilities.insert(.standardSpacing) }
    for attribute in element.attributes where !UsedResources.texts.contains(attribute.name) {
      values.insert(attribute.value)
      let isImage =
        UsedResources.images.contains(attribute.name)
        || (attribute.name == "value" && element["type"] == "image")
      guard isImage, !attribute.value.isEmpty,
        !(element.isNamed("tableViewCell") && attribute.name == "imageView")
      else { continue }
      names.insert(Name(.image, attribute.value, isSymbol: element["catalog"] == "system"))
    }
  }

  private mutating func addConstraint(_ constraint: NibElement) {
    if let multiplier = constraint["multiplier"] {
      capabilities.insert(multiplier.contains(":") ? .ratios : .multipliers)
    }
    let attributes = [constraint["firstAttribute"], constraint["secondAttribute"]].compactMap(\.self)
    if attributes.contains(where: { $0.contains("Margin") }) { capabilities.insert(.margins) }
  }

  private mutating func addColor(_ color: NibElement) {
    if let name = color["systemColor"] {
      // Xcode 11 wrote the components beside the name.
      guard color["red"] == nil, color["white"] == nil, color["cocoaTouchSystemColor"] == nil else { return }
      names.insert(Name(.systemColor, name))
      capabilities.insert(.systemColors)
    } else if let name = color["name"], color["catalog"] == nil {
      names.insert(Name(.namedColor, name))
      capabilities.insert(.namedColors)
    }
  }

  /// The attributes that are read by people or name properties.
  private static let texts: Set<String> = [
    "id", "key", "keyPath", "text", "title", "placeholder", "userLabel",
  ]

  /// The attributes that name images.
  private static let images: Set<String> = [
    "image", "highlightedImage", "backgroundImage", "selectedImage", "landscapeImage", "background",
    "disabledBackground", "minimumValueImage", "maximumValueImage", "progressImage", "trackImage",
    "shadowImage", "backIndicatorImage", "backIndicatorTransitionMaskImage", "largeContentSizeImage",
  ]
}
