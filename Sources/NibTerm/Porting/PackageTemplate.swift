/// The files of a new package with a view controller, its nib and tests.
struct PackageTemplate {
  /// The name of the package, the program and its module.
  let name: String
  /// The path or the address of the NibTerm package.
  let nibTerm: String

  /// The text of each file, by its path in the package.
  var files: [(path: String, text: String)] {
    [
      ("Package.swift", PackageManifest.text(name: name, nibTerm: nibTerm)),
      ("README.md", readme), (".gitignore", ".build/\n"),
      ("Sources/\(name)/main.swift", PackageTemplate.main),
      ("Sources/\(name)/GreetingController.swift", PackageTemplate.controller),
      ("Sources/\(name)/GreetingController.xib", PackageTemplate.nib),
      ("Sources/\(name)/Resources/README.md", PackageTemplate.resources),
      ("Tests/\(name)Tests/GreetingTests.swift", tests),
      ("Tests/\(name)Tests/NibTests.swift", NibTestsFile.text(module: name)),
    ]
  }

  private var readme: String {
    """
    # \(name)

    A program for the terminal, made of an Interface Builder document and a view controller.

        swift run      # show it; ? lists the keys, q quits
        swift test     # run the tests

    - `Sources/\(name)/GreetingController.xib` is the screen. Edit it in Xcode, or in a text editor with
      `nibterm GreetingController.xib` beside it, which draws it again at every save.
    - `Sources/\(name)/GreetingController.swift` has the outlets and the action of the screen.
    - `Tests/\(name)Tests/NibTests.swift` connects every nib with its classes, so that a renamed outlet or method fails a test.
      `GreetingTests.swift` tests what the screen does. One of its tests types keys and reads the screen: Enter begins to edit a
      text, Tab goes to the next control, and Enter presses a button.
    - `Sources/\(name)/Resources` is for the files that the program reads, such as pictures and JSON files.

    Add a `.xib` or `.storyboard` and a class to `Sources/\(name)`, and build: the plugin `NibBindings` finds the methods and
    properties that the nibs name.

    """
  }

  private static let resources = """
    The files in this folder are part of the program. It finds them by their names:

        Bundle.resources.url(forResource: "README", withExtension: "md")

    """

  private static let main = """
    import NibCore
    import NibScreen

    // The documents of the program are in a folder of its own, as on iOS.
    ProgramContainer.enter()
    try TerminalApplication(rootViewController: GreetingController()).run().exitProcess()

    """

  private static let controller = """
    import NibCore

    /// The screen of GreetingController.xib: it greets the person whose name is in the text field.
    final class GreetingController: UIViewController {
      @Outlet(.weak) var nameField: UITextField!
      @Outlet(.weak) var greetingLabel: UILabel! {
        didSet { greetingLabel.text = "Who is there?" }
      }

      func greet(_ sender: Any) {
        let name = nameField.text ?? ""
        greetingLabel.text = name.isEmpty ? "Hello!" : "Hello, \\(name)!"
      }
    }

    """

  private var tests: String {
    """
    import NibCore
    import NibScreen
    import Testing

    @testable import \(name)

    @MainActor @Suite("The greeting", .serialized) struct GreetingTests {
      private let controller: GreetingController

      init() {
        // Lets the loader find the nib in this module.
        NibClassRegistry.registerModule(of: GreetingController.self)
        controller = GreetingController()
        controller.loadViewIfNeeded()
      }

      @Test("The screen begins with a question") func start() {
        #expect(controller.greetingLabel.text == "Who is there?")
      }

      @Test("The button greets the person whose name was typed") func greeting() throws {
        controller.nameField.text = "Ada"
        let button = try #require(controller.view.subviews.lazy.compactMap { $0 as? UIButton }.first)
        button.sendActions(for: .touchUpInside)
        #expect(controller.greetingLabel.text == "Hello, Ada!")
      }

      @Test("A user types a name, and reads the greeting on the screen") func typing() {
        let screen = HeadlessScreen(size: CellSize(columns: 47, rows: 20))
        // Enter begins to edit the text field, Tab goes to the button, and Enter presses it.
        let typed = "Ada".map { KeyPress(.character($0)) }
        let keys = [KeyPress(.enter)] + typed + [KeyPress(.tab), KeyPress(.enter)]
        let loop = EventLoop(screen: screen, input: ScriptedInput(keys.map { [.key($0)] }))
        _ = TerminalApplication(rootViewController: controller).run(on: loop)
        #expect(screen.text.contains("Hello, Ada!"))
      }
    }

    """
  }

  private static let nib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
    useSafeAreas="YES" colorMatched="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <dependencies>
            <deployment identifier="iOS"/>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
            <capability name="Safe area layout guides" minToolsVersion="9.0"/>
            <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
        </dependencies>
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" \
    customClass="GreetingController">
                <connections>
                    <outlet property="greetingLabel" destination="gre-et-lbl" id="out-gr-lbl"/>
                    <outlet property="nameField" destination="nam-ef-fld" id="out-na-fld"/>
                    <outlet property="view" destination="roo-tv-iew" id="out-vi-ew1"/>
                </connections>
            </placeholder>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <view clearsContextBeforeDrawing="NO" contentMode="scaleToFill" id="roo-tv-iew">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>
                    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" \
    horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Greeting" textAlignment="center" \
    lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" \
    translatesAutoresizingMaskIntoConstraints="NO" id="gre-et-lbl">
                        <rect key="frame" x="24" y="83" width="345" height="20.333333333333329"/>
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                        <nil key="textColor"/>
                        <nil key="highlightedColor"/>
                    </label>
                    <textField opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" \
    contentVerticalAlignment="center" borderStyle="roundedRect" placeholder="Your name" textAlignment="natural" \
    minimumFontSize="17" translatesAutoresizingMaskIntoConstraints="NO" id="nam-ef-fld">
                        <rect key="frame" x="24" y="127.33333333333334" width="345" height="34"/>
                        <fontDescription key="fontDescription" type="system" pointSize="14"/>
                        <textInputTraits key="textInputTraits"/>
                    </textField>
                    <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
    contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" \
    translatesAutoresizingMaskIntoConstraints="NO" id="gre-et-btn">
                        <rect key="frame" x="175" y="185.33333333333334" width="43" height="30"/>
                        <state key="normal" title="Greet"/>
                        <connections>
                            <action selector="greet:" destination="-1" eventType="touchUpInside" id="act-gr-btn"/>
                        </connections>
                    </button>
                </subviews>
                <viewLayoutGuide key="safeArea" id="saf-ea-rea"/>
                <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                <constraints>
                    <constraint firstItem="gre-et-lbl" firstAttribute="top" secondItem="saf-ea-rea" \
    secondAttribute="top" constant="24" id="con-la-top"/>
                    <constraint firstItem="gre-et-lbl" firstAttribute="leading" secondItem="saf-ea-rea" \
    secondAttribute="leading" constant="24" id="con-la-lea"/>
                    <constraint firstItem="saf-ea-rea" firstAttribute="trailing" secondItem="gre-et-lbl" \
    secondAttribute="trailing" constant="24" id="con-la-tra"/>
                    <constraint firstItem="nam-ef-fld" firstAttribute="top" secondItem="gre-et-lbl" \
    secondAttribute="bottom" constant="24" id="con-fi-top"/>
                    <constraint firstItem="nam-ef-fld" firstAttribute="leading" secondItem="gre-et-lbl" \
    secondAttribute="leading" id="con-fi-lea"/>
                    <constraint firstItem="nam-ef-fld" firstAttribute="trailing" secondItem="gre-et-lbl" \
    secondAttribute="trailing" id="con-fi-tra"/>
                    <constraint firstItem="gre-et-btn" firstAttribute="top" secondItem="nam-ef-fld" \
    secondAttribute="bottom" constant="24" id="con-bt-top"/>
                    <constraint firstItem="gre-et-btn" firstAttribute="centerX" secondItem="saf-ea-rea" \
    secondAttribute="centerX" id="con-bt-cen"/>
                </constraints>
            </view>
        </objects>
        <resources>
            <systemColor name="systemBackgroundColor">
                <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            </systemColor>
        </resources>
    </document>

    """
}
