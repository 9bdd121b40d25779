import Foundation
import Testing

@testable import NibCore

/// Objects that are decoded from single elements, and their defaults.
@Suite struct ElementDefaultsTests {
  /// An element, and the expected values of the object that is decoded from it in a xib of toolsVersion 22505.
  struct Case: Sendable, CustomTestStringConvertible {
    let xml: String
    let facts: @Sendable (AnyObject) -> [String]?
    let expected: [String]

    var testDescription: String { xml }

    init<Object: AnyObject>(
      _ xml: String, _ type: Object.Type, _ expected: [String], _ facts: @escaping @Sendable (Object) -> [Any]
    ) {
      self.xml = xml
      self.expected = expected
      self.facts = { object in (object as? Object).map { facts($0).map { "\($0)" } } }
    }
  }

  static let cases: [Case] = [
    Case("<colorWell id='a'/>", UIColorWell.self, ["true", "nil"]) {
      [$0.supportsAlpha, $0.selectedColor.map { "\($0)" } ?? "nil"]
    },
    Case("<tapGestureRecognizer id='a'/>", UITapGestureRecognizer.self, ["1", "1", "true"]) {
      [$0.numberOfTapsRequired, $0.numberOfTouchesRequired, $0.isEnabled]
    },
    Case(
      "<tapGestureRecognizer numberOfTapsRequired='2' id='a'/>", UITapGestureRecognizer.self, ["2"]
    ) { [$0.numberOfTapsRequired] },
    Case("<pongPressGestureRecognizer id='a'/>", UILongPressGestureRecognizer.self, ["0.5", "10.0"]) {
      [$0.minimumPressDuration, $0.allowableMovement]
    },
    Case("<swipeGestureRecognizer direction='left' id='a'/>", UISwipeGestureRecognizer.self, ["true"]) {
      [$0.direction == .left]
    },
    Case(
      "<screenEdgePanGestureRecognizer id='a'><rectEdge key='edges' left='YES'/></screenEdgePanGestureRecognizer>",
      UIScreenEdgePanGestureRecognizer.self, ["true", "1"]
    ) { [$0.edges == .left, $0.minimumNumberOfTouches] },
    Case("<datePicker datePickerMode='date' id='a'/>", UIDatePicker.self, ["automatic", "compact"]) {
      [$0.preferredDatePickerStyle, $0.datePickerStyle]
    },
    Case("<datePicker datePickerMode='countDownTimer' style='inline' id='a'/>", UIDatePicker.self, ["wheels"])
    {
      [$0.datePickerStyle]
    },
    Case(
      "<datePicker datePickerMode='time' id='a'><timeZone key='timeZone' name='GMT'/>"
        + "<locale key='locale' localeIdentifier='de_DE'/></datePicker>", UIDatePicker.self, ["GMT", "de_DE"]
    ) { [$0.timeZone?.identifier ?? "", $0.locale?.identifier ?? ""] },
    Case("<searchBar id='a'/>", UISearchBar.self, ["false", "false", "false", "false", "0"]) {
      [
        $0.showsCancelButton, $0.showsBookmarkButton, $0.showsSearchResultsButton, $0.showsScopeBar,
        $0.selectedScopeButtonIndex,
      ]
    },
    Case("<textField id='a'/>", UITextField.self, ["none", "never", "never", "never"]) {
      [$0.borderStyle, $0.clearButtonMode, $0.leftViewMode, $0.rightViewMode]
    },
    Case("<mapView mapType='hybrid' id='a'/>", MKMapView.self, ["hybrid", "MKMapView (hybrid)"]) {
      [$0.mapType, $0.nibPlaceholderName]
    },
    Case("<view customClass='PDFView' id='a'/>", PDFView.self, ["PDFView"]) {
      [$0.nibPlaceholderName]
    },
    Case(
      "<visualEffectView id='a'><blurEffect style='dark'/></visualEffectView>", UIVisualEffectView.self,
      ["blur dark"]
    ) { [$0.effect?.nibEffectName ?? ""] },
    Case(
      "<imageView id='a'><imageReference key='image' image='star' catalog='system' renderingMode='template'/></imageView>",
      UIImageView.self, ["star", "true", "alwaysTemplate"]
    ) { [$0.image?.nibName ?? "", $0.image?.isSymbolImage ?? false, $0.image?.renderingMode ?? .automatic] },
    Case(
      "<button id='a'><buttonConfiguration key='configuration' style='filled' title='T' subtitle='S' "
        + "buttonSize='large' titleAlignment='center' imagePlacement='trailing'/></button>", UIButton.self,
      ["filled", "S", "large", "center", "true"]
    ) {
      guard let configuration = $0.configuration else { return [] }
      return [
        configuration.nibStyle, configuration.subtitle ?? "", configuration.buttonSize,
        configuration.titleAlignment, configuration.imagePlacement == .trailing,
      ]
    },
    Case(
      "<navigationBar id='a'><navigationBarAppearance key='standardAppearance'>"
        + "<color key='backgroundColor' white='0' alpha='1' colorSpace='calibratedWhite'/>"
        + "</navigationBarAppearance></navigationBar>", UINavigationBar.self, ["true"]
    ) { [$0.nibBackgroundColor != nil] },
    Case("<searchDisplayController searchResultsTitle='R' id='a'/>", UISearchDisplayController.self, ["R"]) {
      [$0.searchResultsTitle ?? ""]
    },
    Case("<refreshControl key='refreshControl' id='a'/>", UIRefreshControl.self, ["true", "false"]) {
      [$0.isHidden, $0.isRefreshing]
    },
    Case(
      "<collectionView id='a'><collectionViewFlowLayout key='collectionViewLayout' id='b'/></collectionView>",
      UICollectionView.self, ["10.0", "10.0", "vertical", "false"]
    ) {
      guard let layout = $0.collectionViewLayout as? UICollectionViewFlowLayout else { return [] }
      return [
        layout.minimumLineSpacing, layout.minimumInteritemSpacing, layout.scrollDirection,
        layout.nibMeasuresItems,
      ]
    },
    Case(
      "<collectionView id='a'><collectionViewFlowLayout key='collectionViewLayout' scrollDirection='horizontal' "
        + "automaticEstimatedItemSize='YES' sectionInsetReference='safeArea' id='b'/></collectionView>",
      UICollectionView.self, ["horizontal", "true", "fromSafeArea"]
    ) {
      guard let layout = $0.collectionViewLayout as? UICollectionViewFlowLayout else { return [] }
      return [layout.scrollDirection, layout.nibMeasuresItems, layout.sectionInsetReference]
    },
  ]

  @Test(
    "A decoded element has the values of its attributes and UIKit's defaults for the others",
    arguments: cases)
  func decoded(_ sample: Case) throws {
    let object = try #require(loadedObjects(sample.xml).first)
    #expect(sample.facts(object) == sample.expected, "\(object)")
  }
}
