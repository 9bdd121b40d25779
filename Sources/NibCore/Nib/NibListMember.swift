/// The meaning of an element in a list of objects, such as `<subviews>` or `<objects>`.
package enum NibListMember: Hashable, Sendable {
  /// An object. If NibTerm does not have its class, another class is used instead.
  case object
  /// A value, a connection or another part of an object. Interface Builder never writes these elements there, but a
  /// merge can move them there.
  case misplaced
  /// An element that NibTerm does not know, and that does not look like a view or controller.
  case unknown
}

extension NibElement {
  /// The meaning that the element has in a list of objects.
  package var listMember: NibListMember {
    if NibObjectParts.names.contains(name) || NibObjectParts.valuesAndMembers.contains(name) {
      return .misplaced
    }
    if self["reference"] != nil || !(self["customClass"] ?? "").isEmpty || isObjectWithoutClass {
      return .object
    }
    let type = nibDecodable(NibClassRegistry.builtInClass(forElement: name))
    return type != nil || nibStandInClass != nil ? .object : .unknown
  }

  /// Whether the element is a value or a part of an object, in a list whose elements must be objects. Loading reports
  /// such an element.
  package var isMisplacedInList: Bool {
    guard let list = parent, NibObjectParts.objectLists.contains(list.name) else { return false }
    return listMember == .misplaced
  }

  private var isObjectWithoutClass: Bool {
    isNamed("placeholder") || isNamed("exit") || isNamed("customObject")
  }

  /// The class that is used for an element whose class NibTerm does not have: `UIViewController` or
  /// `UIGestureRecognizer` if the element's name ends so, or `UIView` if the element has a frame. `nil` for other
  /// elements.
  package var nibStandInClass: AnyClass? {
    if isController { return NibClassRegistry.builtInClass(named: "UIViewController") }
    if name.hasSuffix("GestureRecognizer") {
      return NibClassRegistry.builtInClass(named: "UIGestureRecognizer")
    }
    let hasFrame = child(key: "frame") ?? child(key: "frameInset") != nil
    return hasFrame ? NibClassRegistry.builtInClass(named: "UIView") : nil
  }
}

extension NibObjectParts {
  package static let objectLists: Set<String> = [
    "objects", "subviews", "cells", "prototypes", "items", "toolbarItems", "leftBarButtonItems",
    "rightBarButtonItems", "viewControllers",
  ]

  /// The names of known elements that are never objects, in addition to `names`: values, connections, lists, and the
  /// elements of other lists.
  static let valuesAndMembers: Set<String> = objectLists.union([
    // Values
    "nil", "rect", "frame", "point", "size", "inset", "edgeInsets", "directionalEdgeInsets", "offsetWrapper",
    "range", "value", "integer", "real", "float", "double", "bool", "boolean", "date", "timeZone", "locale",
    "autoresizingMask", "extendedEdge", "color", "font", "fontDescription", "string", "mutableString",
    "attributedString", "fragment", "attributes", "paragraphStyle", "tabStops", "textTab", "textInputTraits",
    "textAttributes",
    // Parts of some classes
    "state", "buttonConfiguration", "listContentConfiguration", "backgroundConfiguration",
    "preferredSymbolConfiguration",
    "imageReference", "scopeButtonTitles", "segments", "segment", "blurEffect", "vibrancyEffect",
    "accessibility", "accessibilityTraits", "sections", "tableViewSection", "viewControllerLayoutGuide",
    "simulatedNavigationBarMetrics", "simulatedToolbarMetrics", "simulatedTabBarMetrics",
    "modalPageSheetSimulatedSizeMetrics", "simulatedStatusBarMetrics", "simulatedOrientationMetrics",
    "simulatedScreenMetrics", "freeformSimulatedSizeMetrics", "fixedSimulatedSizeMetrics",
    "splitViewMasterSimulatedSizeMetrics", "splitViewDetailSimulatedSizeMetrics",
    // Connections and constraints
    "outlet", "outletCollection", "action", "segue", "userDefinedRuntimeAttribute", "constraint", "exclude",
    "include",
    // Parts of the document
    "document", "device", "scenes", "scene", "resources", "image", "namedColor", "systemColor", "designables",
    "designable", "dependencies", "simulatedMetricsContainer", "inferredMetricsTieBreakers",
    "accessibilityOverrides",
  ])
}

extension NibInstantiation {
  /// The elements of a list that are objects. Other elements are left out: values and parts of objects are reported
  /// here, and unknown elements by `check`.
  func members(of list: NibElement) -> [NibElement] {
    list.children.filter { child in
      switch child.listMember {
      case .object: return true
      case .unknown: return false
      case .misplaced:
        report(
          Diagnostic(
            .misplacedElement,
            "<\(child.name)> is not an object, so it does not belong in <\(list.name)>; it is left out",
            at: child.location, path: child.nibObjectPath))
        return false
      }
    }
  }
}

extension NibCoder {
  /// The objects of a list. Elements that are not objects, and objects of another type, are reported and left out.
  /// Custom objects are left out without a report, because their missing class may have the right type.
  ///
  /// - Parameters:
  ///   - kind: the kind of the diagnostic for an object of another type.
  ///   - message: the message of that diagnostic.
  func objects<Object>(
    in list: NibElement, as type: Object.Type = Object.self, otherwise kind: DiagnosticKind,
    _ message: (NibElement) -> String
  ) -> [Object] {
    instantiation.members(of: list).compactMap { child in
      guard let object = instantiation.object(for: child) else { return nil }
      if let object = object as? Object { return object }
      // In a compiled nib, a cell whose class was not found is a custom object.
      let described = child["reference"].flatMap { instantiation.document.object(id: $0) } ?? child
      if described.isNamed("customObject"), described["customClass"] != nil { return nil }
      report(kind, message(child), at: child.location)
      return nil
    }
  }

  /// The objects of a list such as `<items>`, as `objects(in:as:otherwise:_:)` returns them.
  func items<Item>(in list: NibElement, as type: Item.Type) -> [Item] {
    objects(in: list, as: type, otherwise: .notAnItem) { "<\($0.name)> is not allowed in <\(list.name)>" }
  }
}

extension DiagnosticKind {
  package static let misplacedElement = DiagnosticKind(
    "misplaced-element", .objects, .error,
    "A value or another part of an object is in a list of objects, such as the subviews.",
    details: """
      The element is left out, with everything in it, so that for example constraints are lost. Interface Builder never \
      saves such a document, and Xcode may not open it. Merging can move an element out of its object.
      """,
    advice: "Move it back into its object, or remove it.",
    wrong: .card(
      containing: """
        <rect key="frame" x="10" y="10" width="40" height="21"/>
            <label text="New" id="new"/>
        """), right: .card(containing: RuleExample.newLabel))
}

extension RuleExample {
  static let newLabel =
    #"<label text="New" id="new"><rect key="frame" x="10" y="10" width="40" height="21"/></label>"#

  static func card(containing subview: String) -> RuleExample {
    """
    <view id="card"><rect key="frame" x="0" y="0" width="200" height="100"/>
      <subviews>
        \(subview)
      </subviews>
    </view>
    """
  }
}
