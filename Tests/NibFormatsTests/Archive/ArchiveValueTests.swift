import TestSupport
import Testing

@testable import NibFormats

/// The keys of archived objects become attributes and child elements.
@Suite struct ArchiveValueTests {
  @Test(
    "J5: The flags of a view become its autoresizing mask, hidden and autoresizesSubviews",
    arguments: [
      FlagCase(292, ["flexibleMaxX", "flexibleMaxY"]), FlagCase(274, ["widthSizable", "heightSizable"]),
      FlagCase(-2_147_483_380, ["flexibleMinY", "flexibleMaxX"], ["hidden": "YES"]),
      FlagCase(0x12, ["widthSizable", "heightSizable"], ["autoresizesSubviews": "NO"]),
    ])
  fileprivate func flags(_ flags: FlagCase) throws {
    let text = ArchiveText.archive().replacingFlags(with: flags.flags)
    let view = try #require(try ArchiveSamples.read(text).object(id: "3"))
    #expect(Set(view.child(key: "autoresizingMask")?.attributeNames ?? []) == flags.mask.union(["key"]))
    #expect(ArchiveSamples.attributes(view) == flags.attributes)
  }

  @Test(
    "The older key for phone numbers becomes data detectors, unless the newer key is present",
    arguments: [
      (#"<bool key="IBUIDetectsPhoneNumbers">YES</bool>"#, ["key", "phoneNumber"]),
      (#"<bool key="IBUIDetectsPhoneNumbers">NO</bool>"#, []),
      (
        #"<int key="IBUIDataDetectorTypes">2</int><bool key="IBUIDetectsPhoneNumbers">YES</bool>"#,
        ["key", "link"]
      ),
    ])
  func phoneNumbers(keys: String, names: [String]) throws {
    let text = ArchiveText.archive(view: keys, class: "IBUITextView")
    let view = try #require(try ArchiveSamples.read(text).object(id: "3"))
    #expect(Set(view.child(key: "dataDetectorTypes")?.attributeNames ?? []) == Set(names))
    #expect(view.children.filter { $0.name == "archivedKey" }.isEmpty)
  }

  @Test(
    "J6: A frame is read with or without an origin",
    arguments: [
      (
        "<string key=\"NSFrame\">{{10.5, -2}, {30, 40}}</string>",
        NibRect(x: 10.5, y: -2, width: 30, height: 40)
      ),
      ("<string key=\"NSFrameSize\">{30, 40}</string>", NibRect(x: 0, y: 0, width: 30, height: 40)),
    ])
  func frames(key: String, frame: NibRect) throws {
    #expect(try ArchiveSamples.view(key).child(key: "frame").flatMap { NibRect($0) } == frame)
  }

  @Test("J6: The content stretch and the priorities of both axes are read") func layoutKeys() throws {
    let view = try ArchiveSamples.view(
      """
      <string key="IBUIContentStretch">{{0.25, 0}, {0.5, 1}}</string>\
      <string key="NSHuggingPriority">{251, 252}</string>\
      <string key="NSAntiCompressionPriority">{749.5, 1000}</string>
      """)
    let stretch = view.child(key: "contentStretch").flatMap { NibRect($0) }
    #expect(stretch == NibRect(x: 0.25, y: 0, width: 0.5, height: 1))
    #expect(
      ArchiveSamples.attributes(view) == [
        "horizontalHuggingPriority": "251", "verticalHuggingPriority": "252",
        "horizontalCompressionResistancePriority": "749.5", "verticalCompressionResistancePriority": "1000",
      ])
  }

  @Test(
    "J11: A layout key with an invalid value is stored as an archived key",
    arguments: [
      "NSFrame", "NSFrameSize", "IBUIContentStretch", "NSHuggingPriority", "NSAntiCompressionPriority",
    ])
  func invalidLayoutKeys(key: String) throws {
    let view = try ArchiveSamples.view("<string key=\"\(key)\">{wide}</string>")
    let kept = view.children(named: "archivedKey")
    #expect(kept.map { $0["name"] } == [key] && kept.map { $0["value"] } == ["{wide}"])
    #expect(ArchiveSamples.attributes(view) == [:])
  }

  @Test("J11: Flags that are not a number are stored as an archived key") func invalidFlags() throws {
    let text = ArchiveText.archive().replacing(
      "<int key=\"NSvFlags\">292</int>", with: "<string key=\"NSvFlags\">many</string>")
    let view = try #require(try ArchiveSamples.read(text).object(id: "3"))
    #expect(view.children(named: "archivedKey").map { $0["name"] } == ["NSvFlags"])
    #expect(view.child(key: "autoresizingMask") == nil)
  }

  @Test("The accessibility label and hint of a view are read") func accessibility() throws {
    let view = try ArchiveSamples.view(
      """
      <object class="IBUIAccessibilityConfiguration" key="IBUIAccessibilityConfiguration">\
      <string key="IBUIAccessibilityLabel">Kettle</string><string key="IBUIAccessibilityHint">Hot</string>\
      <boolean value="YES" key="IBUIIsAccessibilityElement"/></object>
      """)
    let configuration = try #require(view.child(key: "accessibilityConfiguration"))
    #expect(configuration.name == "accessibility")
    #expect(
      ArchiveSamples.attributes(configuration) == [
        "key": "accessibilityConfiguration", "label": "Kettle", "hint": "Hot",
      ])
    #expect(
      configuration.children(named: "archivedKey").map { $0["name"] } == ["IBUIIsAccessibilityElement"])
  }

  @Test("The primary controller of a split view comes first, whatever the order in the archive")
  func panes() throws {
    let controllers = ["IBUIDetailViewController", "IBUIMasterViewController"].map { key in
      "<object class=\"IBUIViewController\" key=\"\(key)\"><string key=\"IBUITitle\">\(key)</string>"
        + "</object>"
    }
    let split = try ArchiveSamples.view(controllers.joined(), class: "IBUISplitViewController")
    let panes = Array(try #require(split.child(named: "viewControllers")).children)
    #expect(panes.map(\.name) == ["viewController", "viewController"])
    #expect(panes.map { $0["title"] } == ["IBUIMasterViewController", "IBUIDetailViewController"])
  }

  @Test(
    "J7: Colors of all color spaces are read, with components in base64 without padding",
    arguments: [
      (
        "<int key=\"NSColorSpace\">1</int><bytes key=\"NSRGB\">MSAwIDAAA</bytes>",
        "red=1 green=0 blue=0 alpha=1 colorSpace=calibratedRGB"
      ),
      (
        "<int key=\"NSColorSpace\">2</int><bytes key=\"NSRGB\">MCAwLjUgMSAwLjI1AA</bytes>",
        "red=0 green=0.5 blue=1 alpha=0.25 colorSpace=deviceRGB"
      ),
      (
        "<int key=\"NSColorSpace\">3</int><bytes key=\"NSWhite\">MC43NQA</bytes>",
        "white=0.75 alpha=1 colorSpace=calibratedWhite"
      ),
      (
        "<int key=\"NSColorSpace\">4</int><bytes key=\"NSWhite\">MSAwAA</bytes>",
        "white=1 alpha=0 colorSpace=deviceWhite"
      ),
      (
        "<int key=\"NSColorSpace\">5</int><bytes key=\"NSCMYK\">MCAxIDEgMCAxAA</bytes>",
        "red=1 green=0 blue=0 alpha=1 colorSpace=deviceRGB"
      ),
      (
        "<int key=\"NSColorSpace\">1</int><bytes key=\"NSRGB\">MCAwIDAAA</bytes>"
          + "<string key=\"IBUIColorCocoaTouchKeyPath\">darkTextColor</string>",
        "cocoaTouchSystemColor=darkTextColor"
      ),
    ])
  func colors(keys: String, attributes: String) throws {
    let view = try ArchiveSamples.view(
      "<object class=\"NSColor\" key=\"IBUIBackgroundColor\">\(keys)</object>")
    let color = try #require(view.child(key: "backgroundColor"))
    let words = color.attributes.filter { $0.name != "key" }.map { "\($0.name)=\($0.value)" }
    #expect(words.joined(separator: " ") == attributes)
    #expect(NibColor(color) != nil)
  }

  @Test("J7: A color of an unknown color space is stored as an archived key")
  func unknownColorSpace() throws {
    let view = try ArchiveSamples.view(
      "<object class=\"NSColor\" key=\"IBUIBackgroundColor\"><int key=\"NSColorSpace\">10</int></object>")
    let kept = try #require(view.child(named: "archivedKey"))
    #expect(kept["name"] == "IBUIBackgroundColor")
    #expect(kept["class"] == "NSColor")
  }

  @Test(
    "A label has one font, from its description, its font object or the default",
    arguments: [
      ("", "type=system pointSize=17"),
      (
        "<object class=\"NSFont\" key=\"IBUIFont\"><string key=\"NSName\">Menlo</string>"
          + "<double key=\"NSSize\">12</double></object>",
        "name=Menlo pointSize=12"
      ),
      (
        "<object class=\"IBUIFontDescription\" key=\"IBUIFontDescription\">"
          + "<int key=\"type\">2</int><double key=\"pointSize\">15</double></object>",
        "type=boldSystem pointSize=15"
      ),
      (
        "<object class=\"IBUIFontDescription\" key=\"IBUIFontDescription\">"
          + "<int key=\"type\">1</int><int key=\"size\">4</int></object>"
          + "<object class=\"NSFont\" key=\"IBUIFont\"><string key=\"NSName\">Helvetica</string>"
          + "<double key=\"NSSize\">14</double></object>",
        "type=system pointSize=14"
      ),
    ])
  func fonts(keys: String, attributes: String) throws {
    let label = try ArchiveSamples.view(keys, class: "IBUILabel")
    let fonts = label.children(named: "fontDescription")
    #expect(fonts.count == 1)
    let words = fonts[0].attributes.filter { $0.name != "key" }.map { "\($0.name)=\($0.value)" }
    #expect(words.joined(separator: " ") == attributes)
  }

  @Test("Attributed text is read as runs that are counted in UTF-16 units") func attributedText() throws {
    let label = try #require(try ArchiveSamples.document("Cell").object(id: "4"))
    let text = try #require(label.child(key: "attributedText").flatMap { NibAttributedString($0) })
    #expect(text.fragments.map(\.text) == ["Earl ", "Grey"])
    #expect(text.fragments[0].color != nil)
    #expect(text.fragments[1].paragraphStyle?.alignment == "right")
    #expect(text.fragments.map { $0.font?.size } == [.points(17), .points(17)])
  }

  @Test(
    "Numbers become the words that their class uses for a key; missing keys get its default",
    arguments: [
      ("IBUIActivityIndicatorView", "<int key=\"IBUIStyle\">2</int>", "style", "gray"),
      ("IBUIActivityIndicatorView", "", "style", "white"),
      ("IBUITableView", "<int key=\"IBUIStyle\">1</int>", "style", "grouped"),
      ("IBUITableViewCell", "<int key=\"IBUIStyle\">3</int>", "style", "IBUITableViewCellStyleSubtitle"),
      ("IBUIBarButtonItem", "<int key=\"IBUIStyle\">2</int>", "style", "done"),
      ("IBUIBarButtonItem", "<int key=\"IBUISystemItemIdentifier\">9</int>", "systemItem", "action"),
      ("IBUITabBarItem", "<int key=\"IBUISystemItemIdentifier\">9</int>", "systemItem", "downloads"),
      ("IBUILabel", "<int key=\"IBUILineBreakMode\">0</int>", "lineBreakMode", "wordWrap"),
      ("IBUILabel", "", "lineBreakMode", "tailTruncation"),
      ("IBUIButton", "", "lineBreakMode", "middleTruncation"),
      ("IBUIButton", "", "contentHorizontalAlignment", "left"),
      ("IBUIView", "<int key=\"IBUIContentMode\">12</int>", "contentMode", "bottomRight"),
      ("IBUIView", "<float key=\"IBUIAlpha\">5.000000e-01</float>", "alpha", "0.5"),
      ("IBUIView", "<integer key=\"IBUITag\" value=\"12\"/>", "tag", "12"),
      ("IBUIDatePicker", "", "datePickerMode", "dateAndTime"),
      ("IBMKMapView", "<int key=\"IBUIMapType\">2</int>", "mapType", "hybrid"),
    ])
  func enumeratedValues(className: String, key: String, name: String, value: String) throws {
    #expect(try ArchiveSamples.view(key, class: className)[name] == value)
  }

  @Test("The states, insets, segments and text input traits of controls are read") func controls() throws {
    let document = try ArchiveSamples.document("Controls")
    let button = try #require(document.object(id: "11"))
    #expect(button["buttonType"] == "roundedRect")
    #expect(button.child(key: "normal")?["title"] == "Brew")
    #expect(button.child(key: "normal")?["image"] == "kettle.png")
    #expect(button.child(key: "highlighted")?["title"] == "Brewing")
    #expect(button.child(key: "titleEdgeInsets").flatMap { NibInsets($0) }?.left == 8)
    let segments = try #require(document.object(id: "14")?.child(named: "segments"))
    #expect(
      segments.dump() == """
        segments
          segment title="Black"
          segment enabled="NO" title="Green" width="90"

        """)
    let traits = try #require(document.object(id: "12")?.child(key: "textInputTraits"))
    #expect(
      ArchiveSamples.attributes(traits) == [
        "key": "textInputTraits", "autocorrectionType": "no", "returnKeyType": "done",
        "secureTextEntry": "YES",
      ])
    #expect(document.object(id: "10")?["text"] == "Tea ☕")
  }

  @Test("Dates, time zones and locales are read") func dates() throws {
    let picker = try ArchiveSamples.view(
      """
      <object class="NSDate" key="IBUIDate"><double key="NS.time">292040400.5</double></object>\
      <object class="NSLocale" key="IBUILocale"><string key="NS.identifier">en_US</string></object>\
      <object class="NSTimeZone" key="IBUITimeZone"><string key="NS.name">Europe/Vienna</string></object>
      """, class: "IBUIDatePicker")
    #expect(picker.child(key: "date")?["timeIntervalSinceReferenceDate"] == "292040400.5")
    #expect(picker.child(key: "locale")?["localeIdentifier"] == "en_US")
    #expect(picker.child(key: "timeZone")?["name"] == "Europe/Vienna")
  }

  @Test("J11: Unknown keys and classes stay in the document, and the class gives a note")
  func unknownKeys() throws {
    let view = try ArchiveSamples.view(
      "<object class=\"NSPSMatrix\" key=\"NSFrameMatrix\"/><int key=\"NSFoo\">3</int>")
    #expect(view.children(named: "archivedKey").map { $0["name"] } == ["NSFrameMatrix", "NSFoo"])
    #expect(view.children(named: "archivedKey").map { $0["value"] } == [nil, "3"])
    let text = ArchiveText.archive(view: "<string key=\"IBUITitle\">Tea</string>", class: "IBTeaView")
    let document = try ArchiveSamples.read(text)
    #expect(document.object(id: "3")?.name == "teaView")
    #expect(document.object(id: "3")?["title"] == "Tea")
    #expect(document.diagnostics.map(\.id) == ["unknown-archived-class"])
    #expect(document.diagnostics.map(\.severity) == [.note])
  }
}

private struct FlagCase: Sendable {
  let flags: Int
  let mask: Set<String>
  let attributes: [String: String]

  init(_ flags: Int, _ mask: Set<String>, _ attributes: [String: String] = [:]) {
    self.flags = flags
    self.mask = mask
    self.attributes = attributes
  }
}

extension String {
  /// The sample archive with the given flags of its view.
  fileprivate func replacingFlags(with flags: Int) -> String {
    replacing("<int key=\"NSvFlags\">292</int>", with: "<int key=\"NSvFlags\">\(flags)</int>")
  }
}
