import Testing

/// The options that choose the device and the traits of a layout.
@Suite struct AdaptivityCommandTests {
  private static let document = SmallNibs.document(
    """
    <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    <label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="label">
    <rect key="frame" x="0" y="0" width="10" height="10"/>
    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews><constraints>
    <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="1"/>
    <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" id="2"/>
    </constraints></view>
    """)

  @Test(
    "The options of layout choose the device, its size and the layout direction",
    arguments: [
      ([], "[0, 0, 375, 667]", "[0, 0, 39, 20.5]"),
      (["--landscape"], "[0, 0, 667, 375]", "[0, 0, 39, 20.5]"),
      (["--size", "320x200"], "[0, 0, 320, 200]", "[0, 0, 39, 20.5]"),
      (["--rtl"], "[0, 0, 375, 667]", "[336, 0, 39, 20.5]"),
      (["--dark"], "[0, 0, 375, 667]", "[0, 0, 39, 20.5]"),
      (["--device", "iphone 16 pro"], "[0, 0, 402, 874]", "[0, 0, 39, 20.3333]"),
    ] as [([String], String, String)])
  func layout(options: [String], root: String, label: String) throws {
    let run = try CommandRun(arguments: ["layout"] + options + ["-"], input: Self.document)
    #expect(run.status == 0)
    #expect(run.lines.count == 2)
    #expect(run.lines[0].contains("\"frame\": \(root)"))
    #expect(run.lines[1].contains("\"frame\": \(label)"))
  }

  @Test("A larger text size makes a label taller") func textSizes() throws {
    let heights = try ["xs", "L", "AX5"].map { size in
      let run = try CommandRun("layout", "--text-size", size, "-", input: Self.document)
      return run.lines.last?.split(separator: ",").dropLast().last.map(String.init)
    }
    #expect(heights == [" 17]", " 20.5]", " 63.5]"])
  }

  @Test(
    "tree shows saved frames, or solved frames when an option changes the layout",
    arguments: [
      ([], "{0, 0, 10, 10}"), (["--text-size", "L"], "{0, 0, 39, 20.5}"), (["--rtl"], "{336, 0, 39, 20.5}"),
    ])
  func treeFrames(options: [String], frame: String) throws {
    let run = try CommandRun(arguments: ["tree"] + options + ["-"], input: Self.document)
    #expect(run.lines.last == "  UILabel #label \(frame) \"Hello\"")
  }

  @Test(
    "An unknown device is an error that suggests a similar name",
    arguments: [
      (
        "iphoen 15 pro",
        "No device named 'iphoen 15 pro'. Did you mean 'iPhone 15 Pro'? 'nibterm devices' lists all devices."
      ),
      ("toaster", "No device named 'toaster'. 'nibterm devices' lists all devices."),
    ])
  func unknownDevices(name: String, message: String) throws {
    let run = try CommandRun("show", "--device", name, "a")
    #expect(run.status == 64)
    #expect(run.error.hasPrefix("Error: \(message)\n"))
  }

  @Test("devices prints a table with sizes, safe areas, size classes and bars") func devicesTable() throws {
    let lines = try CommandRun("devices").lines
    #expect(
      lines.first == "id               size       scale  safe area    classes  bars: top  tabs   name")
    #expect(
      lines.contains(
        "retina5_4        375x812    @3x    50,34/50,21  CxR/CxC  44/32      49/32  iPhone 12 mini, 13 mini"))
    #expect(
      lines.contains(
        "ipad10_5         834x1112   @2x    20,0         RxR      50         50     iPad Pro 10.5, Air (3rd generation)"
      ))
  }
}
