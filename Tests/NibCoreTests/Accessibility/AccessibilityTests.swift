import Foundation
import Testing

@testable import NibCore

/// UIKit's accessibility API: the defaults of classes, the values of nibs, and those of programs.
@Suite struct AccessibilityTests {
  /// An element of a nib and the accessibility values that its view should have.
  struct Case: Sendable, CustomTestStringConvertible {
    let element: String
    let isElement: Bool
    var label: String?
    var value: String?
    let traits: UIAccessibilityTraits

    var testDescription: String { element }
  }

  static let defaults: [Case] = [
    Case(element: #"<view id="a"/>"#, isElement: false, traits: .none),
    Case(element: #"<label text="Hello" id="a"/>"#, isElement: true, label: "Hello", traits: .staticText),
    Case(element: #"<label text=" " id="a"/>"#, isElement: false, label: " ", traits: .staticText),
    Case(
      element: #"<button id="a"><state key="normal" title="Send"/></button>"#, isElement: true,
      label: "Send", traits: .button),
    Case(
      element: #"<button enabled="NO" selected="YES" id="a"><state key="normal" title="Send"/></button>"#,
      isElement: true, label: "Send", traits: [.button, .notEnabled, .selected]),
    Case(
      element: #"<button id="a"><state key="normal" image="square.and.pencil" catalog="system"/></button>"#,
      isElement: true, label: "square and pencil", traits: .button),
    Case(
      element: #"<switch on="YES" id="a"/>"#, isElement: true, value: "1", traits: [.button, .toggleButton]),
    Case(
      element: #"<switch on="NO" id="a"/>"#, isElement: true, value: "0", traits: [.button, .toggleButton]),
    Case(
      element: #"<slider value="0.5" minValue="0.0" maxValue="1" id="a"/>"#, isElement: true, value: "50%",
      traits: .adjustable),
    Case(
      element: #"<progressView progress="0.25" id="a"/>"#, isElement: true, label: "Progress", value: "25%",
      traits: .updatesFrequently),
    Case(
      element: #"<pageControl numberOfPages="3" currentPage="1" id="a"/>"#, isElement: true,
      value: "page 2 of 3", traits: .adjustable),
    Case(
      element: #"<pageControl enabled="NO" numberOfPages="2" id="a"/>"#, isElement: true,
      value: "page 1 of 2", traits: [.adjustable, .notEnabled]),
    Case(
      element: #"<textField placeholder="Name" id="a"/>"#, isElement: true, value: "Name",
      traits: .nibTextField),
    Case(
      element: #"<textField text="Ann" placeholder="Name" id="a"/>"#, isElement: true, value: "Ann",
      traits: .nibTextField),
    Case(element: #"<imageView image="map" id="a"/>"#, isElement: false, traits: .image),
    Case(element: #"<stepper id="a"/>"#, isElement: false, traits: .none),
  ]

  @Test("Views of each class have UIKit's default accessibility values", arguments: defaults)
  func classDefaults(_ test: Case) throws {
    let view: UIView = try ViewSamples.load(test.element).view
    #expect(view.isAccessibilityElement == test.isElement)
    #expect(view.accessibilityLabel == test.label)
    #expect(view.accessibilityValue == test.value)
    #expect(view.accessibilityTraits == test.traits)
    #expect(view.accessibilityHint == nil)
  }

  /// Controls without `nibAccessibility`: a base class, and controls whose values in UIKit are unknown.
  private static let silentControls: Set<String> = ["UIControl", "UIRefreshControl", "UIColorWell"]

  @Test("Every control class overrides nibAccessibility, except for the listed ones")
  func everyControl() throws {
    for implemented in try ImplementedClass.all() {
      guard let type = implemented.type as? UIControl.Type else { continue }
      let control = try #require(type.init(coder: NSCoder()))
      #expect(
        (control.nibAccessibility == nil) == Self.silentControls.contains(implemented.name),
        "\(implemented.name) should override nibAccessibility in its file")
    }
  }

  @Test("A nib's accessibility values replace those of the class and are copied with the view")
  func nibValues() throws {
    let view: UIButton = try ViewSamples.load(
      """
      <button id="a"><state key="normal" title="Send"/>\
      <accessibility key="accessibilityConfiguration" hint="Sends the message" identifier="send">\
      <string key="label">Send now</string>\
      <accessibilityTraits key="traits" link="YES" selected="YES" staticText="NO"/>\
      <bool key="isElement" value="NO"/></accessibility></button>
      """
    ).view
    #expect(!view.isAccessibilityElement)
    #expect(view.accessibilityLabel == "Send now")
    #expect(view.accessibilityHint == "Sends the message")
    #expect(view.accessibilityIdentifier == "send")
    #expect(view.accessibilityTraits == [.link, .selected])
    let copy = try #require(view.nibCopy())
    #expect(copy.accessibilityLabel == "Send now")
    #expect(copy.accessibilityTraits == [.link, .selected])
  }

  @Test("User-defined runtime attributes set accessibility properties") func runtimeAttributes() throws {
    let (view, diagnostics) = try ViewSamples.load(
      """
      <view id="a"><userDefinedRuntimeAttributes>\
      <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="card"/>\
      <userDefinedRuntimeAttribute type="boolean" keyPath="isAccessibilityElement" value="YES"/>\
      </userDefinedRuntimeAttributes></view>
      """, as: UIView.self)
    #expect(view.accessibilityIdentifier == "card")
    #expect(view.isAccessibilityElement)
    #expect(diagnostics == [])
  }

  @Test("A program's values replace those of the class, and a nil label restores the default label")
  func programValues() {
    let label = UILabel(frame: .zero)
    label.text = "3 km"
    label.accessibilityLabel = "3 kilometres"
    label.accessibilityTraits.insert(.header)
    label.isAccessibilityElement = false
    #expect(label.accessibilityLabel == "3 kilometres")
    #expect(label.accessibilityTraits == [.staticText, .header])
    #expect(!label.isAccessibilityElement)
    label.accessibilityLabel = nil
    #expect(label.accessibilityLabel == "3 km")
  }

  /// A view class of a program that overrides UIKit's accessibility properties.
  private final class Rating: UIView {
    var stars = 3
    override var isAccessibilityElement: Bool {
      get { true }
      set {}
    }
    override var accessibilityValue: String? {
      get { "\(stars) stars" }
      set {}
    }
  }

  @Test("A view class of a program can override accessibility properties") func overriddenProperties() {
    let rating = Rating(frame: .zero)
    #expect(rating.isAccessibilityElement)
    #expect(rating.accessibilityValue == "3 stars")
  }

  // MARK: Elements

  private func labels(_ view: UIView) -> [String?] {
    (view.accessibilityElements ?? []).map { ($0 as? any NibAccessible)?.accessibilityLabel }
  }

  @Test("Steppers, segmented controls and search bars contain one accessibility element per part")
  func controlsWithSeveralElements() throws {
    let stepper = UIStepper(frame: .zero)
    #expect(labels(stepper) == ["Decrement", "Increment"])
    let segments = UISegmentedControl(items: ["Day", "Week"])
    segments.selectedSegmentIndex = 1
    #expect(labels(segments) == ["Day", "Week"])
    let last = try #require(segments.accessibilityElement(at: 1) as? UIAccessibilityElement)
    #expect(last.accessibilityTraits == [.button, .selected])
    #expect(last.accessibilityContainer === segments)
    #expect(segments.accessibilityElement(at: 2) == nil)
    let search = UISearchBar(frame: .zero)
    search.prompt = "Find people"
    search.showsCancelButton = true
    #expect(labels(search) == ["Find people", nil, "Cancel"])
  }

  @Test("The accessibility elements of a toolbar or tab bar are its items and their custom views")
  func bars() {
    let toolbar = UIToolbar(frame: .zero)
    let view = UISwitch(frame: .zero)
    toolbar.items = [
      UIBarButtonItem(barButtonSystemItem: .action, target: nil, action: nil), .flexibleSpace(),
      UIBarButtonItem(customView: view),
    ]
    #expect(labels(toolbar) == ["Share", nil, nil])
    #expect(toolbar.items?.map(\.isAccessibilityElement) == [true, false, true])
    #expect(toolbar.accessibilityElements?.last as? UISwitch === view)
    let tabs = UITabBar(frame: .zero)
    tabs.items = [UITabBarItem(tabBarSystemItem: .topRated, tag: 0)]
    tabs.selectedItem = tabs.items?.first
    #expect(labels(tabs) == ["Top Rated"])
    #expect(tabs.accessibilityTraits == .tabBar)
    #expect(tabs.accessibilityContainerType == .semanticGroup)
  }

  @Test("A program can give a view its own accessibility elements") func customElements() throws {
    let view = UIView(frame: .zero)
    #expect(view.accessibilityElements == nil)
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityLabel = "North"
    view.accessibilityElements = [element]
    #expect(element.isAccessibilityElement)
    #expect(view.accessibilityElementCount() == 1)
    #expect(view.index(ofAccessibilityElement: element) == 0)
    #expect(view.index(ofAccessibilityElement: UIView(frame: .zero)) == NSNotFound)
  }
}
