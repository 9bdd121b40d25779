import Testing

@testable import NibCore

/// Intrinsic sizes and alignment rectangles of controls without variable content, for each version of Interface
/// Builder that measured them.
@Suite struct ElementSizesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let make: @Sendable () -> UIView
    /// The sizes in points by toolsVersion.
    let sizes: [Int: CGSize]
    var insets = UIEdgeInsets.zero

    var testDescription: String { name }
  }

  private static let none = UIView.noIntrinsicMetric

  private static func same(_ size: CGSize) -> [Int: CGSize] {
    [13_196: size, 15_705: size, 18_122: size, 21_701: size]
  }

  static let cases: [Case] = [
    Case(
      name: "switch", make: { UISwitch() },
      sizes: same(CGSize(width: 51, height: 31)).merging([24_128: CGSize(width: 63, height: 28)]) { $1 },
      insets: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)),
    Case(
      name: "slider", make: { UISlider() },
      sizes: same(CGSize(width: none, height: 31)).merging([23_727: CGSize(width: none, height: 34)]) { $1 },
      insets: UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)),
    Case(
      name: "stepper", make: { UIStepper() },
      sizes: [
        13_196: CGSize(width: 94, height: 29), 14_490: CGSize(width: 94, height: 29),
        15_702: CGSize(width: 94, height: 32), 24_127: CGSize(width: 94, height: 32),
      ]),
    Case(
      name: "progress view", make: { UIProgressView() },
      sizes: [14_490: CGSize(width: none, height: 2), 17_156: CGSize(width: none, height: 4)]),
    Case(
      name: "progress bar", make: { bar() },
      sizes: [13_771: CGSize(width: none, height: 2.5), 17_156: CGSize(width: none, height: 4)]),
    Case(
      name: "picker", make: { UIPickerView() },
      sizes: [14_490: CGSize(width: 320, height: 216), 21_701: CGSize(width: 320, height: 216)]),
    Case(name: "color well", make: { UIColorWell() }, sizes: same(CGSize(width: 28, height: 28))),
    Case(
      name: "wheels", make: { datePicker(.wheels) },
      sizes: [14_490: CGSize(width: 320, height: 216), 21_701: CGSize(width: 320, height: 216)]),
    Case(
      name: "date picker without preference", make: { datePicker(.automatic) },
      sizes: [14_490: CGSize(width: 320, height: 216)]),
    Case(
      name: "timer", make: { datePicker(.automatic, mode: .countDownTimer) },
      sizes: [14_490: CGSize(width: 320, height: 216), 21_225: CGSize(width: 320, height: 216)]),
    Case(
      name: "search bar", make: { UISearchBar() },
      sizes: [
        12_121: CGSize(width: none, height: 44), 13_196: CGSize(width: none, height: 56),
        20_037: CGSize(width: none, height: 51), 22_505: CGSize(width: none, height: 56),
        24_127: CGSize(width: none, height: 64),
      ]),
    Case(
      name: "search bar with prompt and scopes", make: { scopedSearchBar() },
      sizes: [18_122: CGSize(width: none, height: 132)]),
    Case(
      name: "large activity indicator", make: { UIActivityIndicatorView(style: .large) },
      sizes: same(CGSize(width: 37, height: 37))),
    Case(
      name: "small activity indicator", make: { UIActivityIndicatorView(style: .medium) },
      sizes: same(CGSize(width: 20, height: 20))),
    Case(
      name: "three pages", make: { pages(3) },
      sizes: [16_096: CGSize(width: 39, height: 37), 21_507: CGSize(width: 347.0 / 3, height: 26)]),
    Case(name: "map", make: { MKMapView() }, sizes: same(CGSize(width: none, height: none))),
  ]

  private static func bar() -> UIView {
    let view = UIProgressView()
    view.progressViewStyle = .bar
    return view
  }

  private static func datePicker(
    _ style: UIDatePicker.Style, mode: UIDatePicker.Mode = .dateAndTime
  ) -> UIView {
    let view = UIDatePicker()
    view.datePickerMode = mode
    view.preferredDatePickerStyle = style
    return view
  }

  private static func scopedSearchBar() -> UIView {
    let view = UISearchBar()
    view.prompt = "Prompt"
    view.scopeButtonTitles = ["A", "B"]
    view.showsScopeBar = true
    return view
  }

  private static func pages(_ count: Int) -> UIView {
    let view = UIPageControl()
    view.numberOfPages = count
    return view
  }

  @Test("A date picker without a preferred style is compact from Xcode 12 on") func compactDatePicker() {
    let view = NibEnvironment.$current.withValue(canvasEnvironment(17_506)) { Self.datePicker(.automatic) }
    #expect(view.intrinsicContentSize.height == 34.5)
  }

  @Test("Controls have the intrinsic sizes that each version of Interface Builder measured", arguments: cases)
  func size(_ sample: Case) {
    for (version, expected) in sample.sizes {
      let view = NibEnvironment.$current.withValue(canvasEnvironment(version)) { sample.make() }
      #expect(view.intrinsicContentSize == expected, "\(sample.name) of \(version)")
    }
  }

  @Test("Controls have the alignment rectangle insets of UIKit", arguments: cases)
  func alignment(_ sample: Case) {
    let view = NibEnvironment.$current.withValue(canvasEnvironment(18_122)) { sample.make() }
    #expect(view.alignmentRectInsets == sample.insets)
  }
}
