import Testing

@testable import NibFormats

/// Reading whole archives into documents.
@Suite struct ArchiveReaderTests {
  @Test(
    "J1: Archives of every kind are recognized by their type",
    arguments: [
      ("Controls", "iOS xib", "iOS.CocoaTouch", 823), ("Cell", "iOS xib", "iOS.CocoaTouch", 3084),
      ("Tabs", "iOS xib", "iOS.CocoaTouch", 1938), ("Tablet", "iOS xib", "iOS.CocoaTouch.iPad", 823),
      ("Desktop", "macOS xib", "MacOSX.Cocoa", 823),
    ])
  func kinds(name: String, kind: String, runtime: String, version: Int) throws {
    let document = try ArchiveSamples.document(name)
    #expect(document.kind.description == kind)
    #expect(document.targetRuntime == runtime)
    #expect(document.toolsVersion == version)
    #expect(document.source == (try ArchiveSamples.bytes(name)))
    #expect(document.diagnostics.filter { $0.id != "unsupported-platform" }.map(\.rendered) == [])
  }

  @Test("J2: An object is found from every place that refers to it, before or after its definition")
  func definitions() throws {
    let document = try ArchiveSamples.document("Tabs")
    let tabs = try #require(document.object(id: "5"))
    // The archive defines this controller as the selected one, and refers to it from the list after it.
    let listed = tabs.child(named: "viewControllers")?.children.compactMap(\.id)
    #expect(listed == ["13", "6"])
    #expect(tabs.child(key: "selectedViewController")?["reference"] == "6")
    let controls = try ArchiveSamples.document("Controls")
    let button = controls.object(id: "11")?.children(named: "state").first
    #expect(button?.child(key: "titleColor")?["red"] == "1")
    #expect(controls.object(id: "12")?.child(key: "fontDescription")?["name"] == "Helvetica-Bold")
  }

  @Test("J3: Subviews have the order of their list, not that of the records") func order() throws {
    let views = try ArchiveSamples.document("Controls").object(id: "6")?.child(named: "subviews")
    #expect(views?.children.compactMap(\.id) == ["10", "11", "12", "13", "14", "15"])
  }

  @Test("J4: Custom classes are read from both forms of dictionaries; object names become user labels")
  func identity() throws {
    let controls = try ArchiveSamples.document("Controls")
    #expect(controls.object(id: "-1")?["customClass"] == "KitchenViewController")
    #expect(controls.object(id: "-1")?["userLabel"] == "File's Owner")
    #expect(controls.object(id: "11")?["customClass"] == "BrewButton")
    #expect(controls.object(id: "6")?["userLabel"] == "Kitchen")
    let cell = try ArchiveSamples.document("Cell")
    #expect(cell.object(id: "3")?["customClass"] == "TeaCell")
  }

  @Test("J8: Outlets, actions and outlet collections are in their source objects") func connections() throws {
    let document = try ArchiveSamples.document("Controls")
    let owner = try #require(document.object(id: "-1")?.child(named: "connections"))
    #expect(
      owner.dump() == """
        connections
          outlet destination="6" id="21" property="view"
          outletCollection appends="YES" collectionClass="NSArray" destination="12" id="23" property="inputs"

        """)
    let action = document.object(id: "11")?.child(named: "connections")?.child(named: "action")
    #expect(action?["selector"] == "brew:")
    #expect(action?["destination"] == "-1")
    #expect(action?["eventType"] == "touchUpInside")
    let item = try ArchiveSamples.document("Tabs").object(id: "12")?.child(named: "connections")
    #expect(item?.child(named: "action")?["eventType"] == nil)
  }

  @Test("J9: Constraints are in the view that contains them") func constraints() throws {
    let document = try ArchiveSamples.document("Cell")
    let leading = try #require(document.object(id: "7"))
    #expect(leading.parent?.parent?.id == "3")
    #expect(
      ArchiveSamples.attributes(leading) == [
        "firstItem": "4", "firstAttribute": "leading", "secondItem": "3", "secondAttribute": "leading",
        "constant": "20", "symbolic": "YES",
      ])
    let width = try #require(document.object(id: "8"))
    #expect(
      ArchiveSamples.attributes(width) == [
        "firstAttribute": "width", "relation": "greaterThanOrEqual", "constant": "200", "priority": "740",
      ])
    #expect(document.object(id: "4")?["translatesAutoresizingMaskIntoConstraints"] == "NO")
    #expect(document.root["useAutolayout"] == "YES")
  }

  @Test("J10: A table cell has its content view, reuse identifier and row height") func cell() throws {
    let cell = try #require(try ArchiveSamples.document("Cell").object(id: "3"))
    #expect(cell["reuseIdentifier"] == "Tea")
    #expect(cell["rowHeight"] == "100")
    #expect(cell["accessoryType"] == "disclosureIndicator")
    #expect(cell["selectionStyle"] == "blue")
    #expect(cell["verticalHuggingPriority"] == "251")
    #expect(cell.child(named: "subviews") == nil)
    let content = try #require(cell.child(key: "contentView"))
    #expect(content.name == "tableViewCellContentView")
    #expect(content["tableViewCell"] == "3")
    #expect(content.child(named: "subviews")?.children.compactMap(\.id) == ["4"])
  }

  @Test("A22: The runtime attributes of an archive are read") func runtimeAttributes() throws {
    let list = try ArchiveSamples.document("Controls").object(id: "11")?.child(
      named: "userDefinedRuntimeAttributes")
    let attributes = Array(try #require(list).children)
    #expect(attributes.map { $0["keyPath"] } == ["minutes", "leaf"])
    #expect(attributes[0].child(key: "value")?["value"] == "4")
    #expect(attributes[1]["value"] == "Assam")
  }

  @Test("Class descriptions, images and the device are where other documents have them")
  func classesAndResources() throws {
    let root = try ArchiveSamples.document("Controls").root
    #expect(
      root.child(named: "classes")?.dump() == """
        classes
          class className="KitchenViewController" superclassName="UIViewController"
            source key="sourceIdentifier" relativePath="Classes/Kitchen.h" type="IBProjectSource"
            relationships
              relationship candidateClass="id" kind="action" name="brew:"
              relationship candidateClass="NSArray" kind="outlet" name="inputs"

        """)
    #expect(root.document.resource("image", named: "kettle.png")?["width"] == "24")
    #expect(root.child(named: "device")?["id"] == "retina3_5")
    let tablet = try ArchiveSamples.document("Tablet").root.child(named: "device")
    #expect(tablet?["id"] == "ipad9_7")
    #expect(tablet?["orientation"] == "landscape")
  }

  @Test("Elements and attributes have locations in the text of the archive") func locations() throws {
    let document = try ArchiveSamples.document("Controls")
    let lines = String(decoding: document.source, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    let label = try #require(document.object(id: "10"))
    #expect(lines[label.location.line - 1].contains("<object class=\"IBUILabel\" id=\"4\">"))
    let text = try #require(label.location(ofAttribute: "text"))
    #expect(lines[text.line - 1].contains("key=\"IBUIText\""))
  }

  @Test("A connection to File's Owner of an archive for the Mac has the owner's id") func desktop() throws {
    let action = try ArchiveSamples.document("Desktop").object(id: "5")?.child(named: "connections")
    #expect(action?.child(named: "action")?["target"] == "-2")
  }
}
