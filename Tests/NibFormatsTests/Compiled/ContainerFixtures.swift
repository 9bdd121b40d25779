@testable import NibFormats

/// Small compiled nibs for the tests of containers.
enum ContainerFixtures {
  typealias Object = CodedGraph.Object
  typealias Entry = CodedGraph.Entry

  /// An iOS nib: an owner, and a view of a custom class that contains a label.
  static let view = CodedGraph(
    objects: [
      Object(
        "NSObject",
        entries: [
          Entry("UINibTopLevelObjectsKey", .object(1)), Entry("UINibObjectsKey", .object(1)),
          Entry("UINibConnectionsKey", .object(10)),
        ]),
      list(2, 4),
      Object("UIProxyObject", entries: [Entry("UIProxiedObjectIdentifier", .object(3))]),
      text("IBFilesOwner"),
      Object(
        "UIClassSwapper",
        entries: [
          Entry("UIClassName", .object(5)), Entry("UIOriginalClassName", .object(6)),
          Entry("UIBounds", .data(doubles(0, 0, 200, 100))), Entry("UICenter", .data(doubles(100, 50))),
          Entry("UISubviews", .object(7)), Entry("UIOpaque", .bool(true)), Entry("UITag", .integer(-3)),
        ]),
      text("_TtC3App9BadgeView"), text("UIView"), list(8),
      Object(
        "UILabel",
        entries: [
          Entry("UIBounds", .data(doubles(0, 0, 90, 20))), Entry("UICenter", .data(doubles(55, 20))),
          Entry("UIText", .object(9)), Entry("UIAlpha", .float(0.5)), Entry("UIShadowColor", .null),
          Entry("UIPreferredMaxLayoutWidth", .double(90.25)),
        ]),
      text("Grüße"),
      list(11),
      Object(
        "UIRuntimeOutletConnection",
        entries: [
          Entry("UILabel", .object(12)), Entry("UISource", .object(2)), Entry("UIDestination", .object(4)),
        ]),
      text("view"),
    ], container: .nibArchive)

  /// A macOS nib: an owner, and a window with a view that contains a button.
  static let window = CodedGraph(
    objects: [
      Object("NSObject", entries: [Entry("IB.objectdata", .object(1))]),
      Object(
        "NSIBObjectData",
        entries: [
          Entry("NSRoot", .object(2)), Entry("NSObjectsKeys", .object(13)),
          Entry("NSObjectsValues", .object(14)),
          Entry("NSOidsKeys", .object(15)), Entry("NSOidsValues", .object(16)),
          Entry("NSConnections", .object(18)),
        ]),
      Object("NSCustomObject", entries: [Entry("NSClassName", .object(3))]), text("Controller"),
      Object(
        "NSWindowTemplate",
        entries: [
          Entry("NSWindowRect", .object(5)), Entry("NSWindowTitle", .object(6)),
          Entry("NSWindowClass", .object(7)),
          Entry("NSWindowView", .object(8)), Entry("NSWTFlags", .integer(1_618_477_056)),
        ]),
      text("{{196, 240}, {480, 270}}"), text("Hello"), text("NSWindow"),
      Object("NSView", entries: [Entry("NSFrameSize", .object(9))]), text("{480, 270}"),
      Object(
        "NSButton", entries: [Entry("NSFrame", .object(11)), Entry("NSSuperview", .object(8))]),
      text("{{20, 13}, {90, 32}}"),
      Object("NSButtonCell", entries: [Entry("NSContents", .object(6)), Entry("NSSupport", .object(21))]),
      list(4, 8, 10, 12), list(2, 4, 8, 10), list(2, 4), list(17, 17),
      Object("NSNumber", entries: [Entry("NS.intval", .integer(7))]),
      list(19),
      Object(
        "NSNibControlConnector",
        entries: [
          Entry("NSSource", .object(10)), Entry("NSDestination", .object(2)), Entry("NSLabel", .object(20)),
        ]),
      text("press:"),
      Object("NSFont", entries: [Entry("NSSize", .double(13)), Entry("NSOwner", .object(21))]),
    ], container: .nibArchive)

  static func text(_ text: String) -> Object {
    Object("NSString", entries: [Entry("NS.bytes", .data(Array(text.utf8)))])
  }

  static func list(_ numbers: Int...) -> Object {
    Object(
      "NSArray",
      entries: [Entry("NSInlinedValue", .bool(true))]
        + numbers.map { Entry("UINibEncoderEmptyKey", .object($0)) })
  }

  /// Points and rectangles as UIKit encodes them: the byte 7, then doubles.
  static func doubles(_ numbers: Double...) -> [UInt8] {
    numbers.reduce(into: [7]) { $0.appendLittleEndian($1.bitPattern, count: 8) }
  }

  /// The objects of a graph without their byte offsets in the file.
  static func withoutOffsets(_ graph: CodedGraph) -> [Object] {
    graph.objects.map { object in
      Object(
        object.className, fallbackClassNames: object.fallbackClassNames,
        entries: object.entries.map { Entry($0.key, $0.value) })
    }
  }

  /// The message and the id of the error that reading throws, or "no error".
  static func message<Result>(_ read: () throws(NibReadError) -> Result) -> String {
    do {
      _ = try read()
      return "no error"
    } catch {
      return "\(error.diagnostic.message) [\(error.diagnostic.id)]"
    }
  }
}
