/// Step 3 of loading a nib (`NibInstantiation`): connects all outlets, then all outlet collections, all actions and all
/// segues, each in document order.
struct NibConnector {
  private let instantiation: NibInstantiation
  private var isStrict: Bool { instantiation.mode == .strict }

  init(_ instantiation: NibInstantiation) { self.instantiation = instantiation }

  /// Makes all connections: all outlets, then collections, actions and segues.
  func connectAll() throws {
    let lists = instantiation.connectionLists
    for kind in ["outlet", "outletCollection", "action", "segue"] {
      for list in lists {
        guard let source = list.parent.flatMap(instantiation.knownObject(for:)) else { continue }
        try connect(list, kind, source: source)
      }
    }
  }

  /// Makes the connections of one kind of a source.
  private func connect(_ list: NibElement, _ kind: String, source: AnyObject) throws {
    if kind == "outletCollection" { return try connectCollections(list, source: source) }
    for element in list.children where element.isNamed(kind) {
      guard instantiation.contains(connectionFrom: list.parent, to: element["destination"]) else { continue }
      switch kind {
      case "outlet": try connectOutlet(element, source: source)
      case "action": connectAction(element, source: source)
      default: (source as? any NibSegueSource)?.nibAddSegue(element, instantiation)
      }
    }
  }

  // MARK: Outlets

  private func connectOutlet(_ element: NibElement, source: AnyObject) throws {
    guard let key = element["property"] else { return reportMissing("property", element) }
    guard let id = element["destination"] else { return reportMissing("destination", element) }
    let destination = instantiation.object(id: id)
    if destination === NibFirstResponder.shared { return }
    try set(destination, forKey: key, of: source, from: element)
  }

  /// Sets each outlet collection once, with all its members in document order. Gesture recognizers are added to the
  /// recognizers that the view already has. (The attribute `appends` is not read, because Interface Builder writes it
  /// only for gesture recognizers.)
  private func connectCollections(_ list: NibElement, source: AnyObject) throws {
    var keys: [String] = []
    var members: [String: [NibElement]] = [:]
    for element in list.children where element.isNamed("outletCollection") {
      guard let key = element["property"] else {
        reportMissing("property", element)
        continue
      }
      if members[key] == nil { keys.append(key) }
      members[key, default: []].append(element)
    }
    for key in keys {
      guard let elements = members[key], let first = elements.first, belongs(list, elements) else { continue }
      let objects = elements.compactMap { $0["destination"].flatMap { instantiation.object(id: $0) } }
      if key == "gestureRecognizers", let source = source as? any NibGestureSource {
        source.nibAddRecognizers(objects)
      } else {
        try set(objects, forKey: key, of: source, from: first)
      }
    }
  }

  /// Whether an outlet collection belongs to the part of the objects that is loaded. A collection with a member in a
  /// controller's view belongs to that view, with all its members.
  private func belongs(_ list: NibElement, _ members: [NibElement]) -> Bool {
    let contained = members.map { instantiation.contains(connectionFrom: list.parent, to: $0["destination"]) }
    if case .withoutViews = instantiation.part { return !contained.contains(false) }
    return contained.contains(true)
  }

  /// Sets an outlet with key-value coding.
  private func set(_ value: Any?, forKey key: String, of source: AnyObject, from element: NibElement) throws {
    LoadRecorder.current?.addExpectedSetter(key, of: source)
    do {
      try nibSend(value, forKey: key, to: source)
    } catch let exception as NibException {
      if isStrict, exception.isMistyped {
        // As in UIKit, only using the outlet is an error.
        nibProperty(key, of: source)?.nibFail(with: exception)
        return report(.outlet, "\(exception.reason) The outlet is left unset.", element)
      }
      guard !isStrict else { throw exception }
      // An object that replaces one of an unknown class has none of that class's outlets. The unknown class
      // has already been reported.
      guard !nibReplacesUnknownClass(source, of: element.parent?.parent), !(value is any NibStandIn) else {
        return
      }
      report(.outlet, "\(exception.reason) The outlet is left unset.", element)
    }
  }

  /// Adds an action to its control, or to another source of actions.
  private func connectAction(_ element: NibElement, source: AnyObject) {
    guard let selector = element["selector"] else { return reportMissing("selector", element) }
    let destination = element["destination"].flatMap { instantiation.object(id: $0) }
    let target = destination === NibFirstResponder.shared ? nil : destination
    let sender = nibActionSource(source)
    // An object of an unknown class that replaces a plain view may be a control.
    let isUnknown = element.parent?.parent.map {
      nibReplacesUnknownClass(source, of: $0) && $0.canSendActions
    }
    if sender == nil, !(isUnknown ?? false) {
      report(
        .actionSource,
        "\(nibClassName(of: source)) does not send actions; '\(selector)' is left out", element)
    }
    // In lenient mode, the target may replace an object of an unknown class and lack its methods. Using the
    // control must then not raise an exception.
    if !isStrict, let target, nibAction(Selector(selector), of: target) == nil { return }
    LoadRecorder.current?.add(
      LoadRecorder.Action(source: source, target: target, selector: selector, location: element.location))
    sender?.nibConnect(Selector(selector), of: target, element)
  }

  private func reportMissing(_ attribute: String, _ element: NibElement) {
    report(.malformedConnection, "<\(element.name)> has no \(attribute); it is left out", element)
  }

  private func report(_ kind: DiagnosticKind, _ message: String, _ element: NibElement) {
    instantiation.report(
      Diagnostic(kind, severity: .warning, message, at: element.location, path: element.nibObjectPath))
  }
}

/// Returns true if the element names a custom class, but its object has another class because the custom class was not
/// found.
func nibReplacesUnknownClass(_ object: AnyObject, of element: NibElement?) -> Bool {
  guard let name = element?["customClass"] else { return false }
  return name != nibClassName(of: object)
}

/// An object that sends actions: a control, bar item or gesture recognizer.
protocol NibActionSource: AnyObject {
  /// Connects an action of a target, which is `nil` for the first responder.
  ///
  /// - Parameter element: the element of the connection.
  func nibConnect(_ action: Selector, of target: AnyObject?, _ element: NibElement)
}

/// An object with gesture recognizers: a view.
protocol NibGestureSource: AnyObject {
  func nibAddRecognizers(_ objects: [AnyObject])
}

/// An object that stands in for an object that only the program can create. It accepts every outlet, and can be the
/// value of outlets of other types.
protocol NibStandIn: AnyObject {}

/// An object that can be the source of segues, such as a controller or a control.
protocol NibSegueSource: AnyObject {
  /// Adds the segue that a `<segue>` element of this object describes.
  func nibAddSegue(_ element: NibElement, _ instantiation: NibInstantiation)
}

extension DiagnosticKind {
  package static let outlet = DiagnosticKind(
    "outlet", .objects, .note, "The class of an outlet's source is not known to have this property.",
    details: """
      UIKit raises an exception if the class has no such property. If the sources declare the class, `undefined-key` \
      is reported instead.
      """, advice: "Check the name.",
    wrong: .button(outlet: "tilteLabel"), right: .button(outlet: nil))

  package static let malformedConnection = DiagnosticKind(
    "malformed-connection", .objects, .warning, "An outlet has no property, or an action has no selector.",
    advice: "Connect it again.",
    wrong: .owner(outlet: #"<outlet destination="name" id="o"/>"#),
    right: .owner(outlet: #"<outlet property="nameLabel" destination="name" id="o"/>"#))

  package static let actionSource = DiagnosticKind(
    "action-source", .objects, .warning, "The source of an action is an object that sends no actions.",
    advice: "Remove the action.",
    wrong: .source("label text=\"Save\"", "label"), right: .source("button", "button"))
}

extension RuleExample {
  fileprivate static func button(outlet: String?) -> RuleExample {
    let connections =
      outlet.map {
        """

          <connections>
            <outlet property="\($0)" destination="save" id="o"/>
          </connections>
        """
      } ?? ""
    return """
      <button id="save"><rect key="frame" x="0" y="0" width="100" height="44"/>\(connections)
      </button>
      """
  }

  /// A document with an action that an object of the given element sends.
  fileprivate static func source(_ start: String, _ name: String) -> RuleExample {
    """
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    <\(start) id="source"><rect key="frame" x="0" y="0" width="45" height="21"/>
      <connections>
        <action selector="save:" destination="-2" eventType="touchUpInside" id="a"/>
      </connections>
    </\(name)>
    """
  }
}
