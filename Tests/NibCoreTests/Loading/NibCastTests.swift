import Testing

@testable import NibCore

/// The functions that replace casts to protocols.
@Suite struct NibCastTests {
  /// Objects of classes that nibs contain, and of classes that only the loader uses.
  private static var objects: [NSObject] {
    let constraint = NSLayoutConstraint(
      item: UIView(), attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 9)
    return [
      NSObject(), UIResponder(), UIView(), UILabel(), UIViewController(), UIWindow(), UIBarButtonItem(),
      UITapGestureRecognizer(), UICollectionViewFlowLayout(), UINavigationItem(title: ""), CALayer(),
      UILayoutGuide(), constraint, NMGridLayoutManager(), NibFirstResponder.shared,
    ]
  }

  @Test("They have the results of the casts, for objects that conform and for others") func results() {
    for object in NibCastTests.objects {
      let type: AnyClass = Swift.type(of: object)
      #expect((nibAwakening(object) != nil) == (object is any NibAwakening), "\(type)")
      #expect((nibReplaceable(object) != nil) == (object is any NibReplaceable), "\(type)")
      #expect((nibKeyValueCoding(object) != nil) == (object is any NibKeyValueCoding), "\(type)")
      #expect((nibDecodable(type) != nil) == (type is any NibDecodable.Type), "\(type)")
    }
    #expect(nibDecodable(nil) == nil)
  }

  @Test("An optional outlet keeps the value it is created with, and a nib sets values of its type only")
  func optionalOutlets() {
    @Outlet var text: String? = "before"
    #expect(text == "before")
    #expect(!$text.nibAssign(UIView()))
    #expect($text.nibAssign("after"))
    #expect(text == "after")
    #expect($text.nibAssign(nil))
    #expect(text == nil)
  }
}
