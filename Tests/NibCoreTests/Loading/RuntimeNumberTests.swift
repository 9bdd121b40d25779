import NibCore
import Testing

/// docs/behaviours.md A22: numbers in runtime attributes fit properties of all number types, as key-value coding
/// converts them.
@Suite struct RuntimeNumberTests {
  /// A view whose number properties were all set by runtime attributes. Those that could not be set are in
  /// `problems`.
  private func view(_ type: String, _ value: String) throws -> (view: NumbersView, problems: [String]) {
    let attributes = NumbersView.keys.map { key in
      value.hasPrefix("<")
        ? "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(key)\">\(value)</userDefinedRuntimeAttribute>"
        : "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(key)\" value=\"\(value)\"/>"
    }
    let nib = TestNib.nib(
      "<view id=\"A\" customClass=\"NumbersView\"><userDefinedRuntimeAttributes>\(attributes.joined())"
        + "</userDefinedRuntimeAttributes></view>")
    let view = try #require(try nib.nibInstantiate(withOwner: nil).first as? NumbersView)
    return (view, nib.nibDiagnostics.map(\.message))
  }

  private func integer(_ text: String) -> String { "<integer key=\"value\" value=\"\(text)\"/>" }
  private func real(_ text: String) -> String { "<real key=\"value\" value=\"\(text)\"/>" }

  @Test("An integer fits every number type") func integers() throws {
    let (view, problems) = try view("number", integer("7"))
    #expect(problems == [])
    #expect(view.numbers == [7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7])
    #expect(view.optionals == [7, 7, 7, 7, 7, 7])
    #expect(view.flag && view.optionalFlag == true)
    #expect(view.object == 7)
  }

  @Test("A real number fits every number type, and integer types drop its fraction") func reals() throws {
    let (view, problems) = try view("number", real("2.75"))
    #expect(problems == [])
    #expect(view.numbers == [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2.75, 2.75, 2.75, 2, 2])
    #expect(view.optionals == [2, 2, 2.75, 2.75, 2.75, 2])
    #expect(view.flag && view.optionalFlag == true)
    #expect(view.object == 2.75)
  }

  @Test("Fractions are dropped toward zero, and unsigned types replace negative numbers by 0")
  func negativeReals() throws {
    let (view, problems) = try view("number", real("-2.75"))
    #expect(problems == [])
    #expect(view.int == -2)
    #expect(view.optionalInt == -2)
    #expect(view.uint == 0)
    #expect(view.cgFloat == -2.75)
  }

  @Test("A Boolean fits every number type") func booleans() throws {
    let (yes, problems) = try view("boolean", "YES")
    #expect(problems == [])
    #expect(yes.numbers == Array(repeating: 1, count: 15))
    #expect(yes.optionals == Array(repeating: 1, count: 6))
    #expect(yes.flag && yes.optionalFlag == true)
    let (no, none) = try view("boolean", "NO")
    #expect(none == [])
    #expect(no.numbers == Array(repeating: 0, count: 15))
    #expect(!no.flag && no.optionalFlag == false)
  }

  @Test(
    "A number is true unless it is zero",
    arguments: [("0", false), ("0.0", false), ("0.25", true), ("-3", true)])
  func flags(number: String, isTrue: Bool) throws {
    let (view, problems) = try view("number", real(number))
    #expect(problems == [])
    #expect(view.flag == isTrue)
    #expect(view.optionalFlag == isTrue)
  }

  @Test(
    "A real number beyond the limits of an integer type becomes the nearest limit",
    arguments: ["1e300", "-1e300", "1e19", "-1e19", "3e9"])
  func hugeReals(number: String) throws {
    let (view, problems) = try view("number", real(number))
    let value = try #require(Double(number))
    #expect(problems == [])
    #expect(view.int == (abs(value) < 1e18 ? Int(exactly: value) : value < 0 ? .min : .max))
    #expect(view.int32 == (value < 0 ? .min : .max))
    #expect(view.uint8 == (value < 0 ? .min : .max))
    #expect(view.double == value)
    #expect(view.cgFloat == CGFloat(value))
    #expect(view.float == Float(value))
  }

  @Test("An integer that is too large for a type loses its upper bits") func hugeIntegers() throws {
    let (view, problems) = try view("number", integer("9007199254740993"))
    #expect(problems == [])
    #expect(view.int == 9_007_199_254_740_993)
    #expect(view.int32 == 1)
    let (largest, none) = try self.view("number", integer("18446744073709551615"))
    #expect(none == [])
    #expect(largest.uint64 == .max)
    #expect(largest.int64 == -1)
    #expect(largest.double == 18_446_744_073_709_551_616)
    #expect(try self.view("number", integer("-1")).view.uint64 == .max)
  }

  @Test("An NSNumber fits every number type, and every number fits an NSNumber") func numberObjects() throws {
    let view = NumbersView()
    for key in NumbersView.keys { try view.setValue(NSNumber(value: 2.5), forKey: key) }
    #expect(view.numbers == [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2.5, 2.5, 2.5, 2, 2])
    let values: [any Sendable] = [
      Int(3), Int8(3), Int16(3), Int32(3), Int64(3), UInt(3), UInt8(3), UInt16(3), UInt32(3), UInt64(3),
      Float(3),
      Double(3), CGFloat(3),
    ]
    for value in values {
      let fresh = NumbersView()
      for key in NumbersView.keys { try fresh.setValue(value, forKey: key) }
      #expect(fresh.numbers == Array(repeating: 3, count: 15), "\(type(of: value))")
      #expect(fresh.object == 3, "\(type(of: value))")
    }
    try view.setValue(NSNumber(value: Double.nan), forKey: "int")
    #expect(view.int == 0)
    try view.setValue(true, forKey: "object")
    #expect(view.object == true)
  }

  @Test("A value that is not a number is an error, and so is nil for a number that is not optional")
  func wrongTypes() {
    let view = NumbersView()
    for value in ["3" as Any, UIColor.red, CGSize.zero] {
      let exception = #expect(throws: NibException.self) { try view.setValue(value, forKey: "cgFloat") }
      #expect(exception?.reason.contains("the key cgFloat has type CGFloat, but the value has type") == true)
    }
    #expect(throws: NibException.self) { try view.setValue(nil, forKey: "cgFloat") }
    #expect(throws: NibException.self) { try view.setValue(3, forKey: "text") }
    #expect(throws: Never.self) { try view.setValue(nil, forKey: "optionalCGFloat") }
    #expect(view.optionalCGFloat == nil)
  }

  @Test("Properties of UIKit's views and layers convert numbers in the same way")
  func builtInProperties() throws {
    let label = UILabel()
    try label.setValue(NSNumber(value: 2.75), forKey: "numberOfLines")
    #expect(label.numberOfLines == 2)
    try label.setValue(1, forKey: "hidden")
    #expect(label.isHidden)
    try label.setValue(1, forKey: "alpha")
    #expect(label.alpha == 1)
    try label.layer.setValue(UInt(4), forKey: "cornerRadius")
    #expect(label.layer.cornerRadius == 4)
    try label.layer.setValue(0.5, forKey: "shadowOpacity")
    #expect(label.layer.shadowOpacity == 0.5)
    try label.layer.setValue(1, forKey: "masksToBounds")
    #expect(label.layer.masksToBounds)
  }

  @Test("An override of setValue(_:forKey:) receives an NSNumber") func overrides() throws {
    NibClassRegistry.registerModule(of: NumberTakingView.self)
    let nib = TestNib.nib(
      """
      <view id="A" customClass="NumberTakingView"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="radius"><integer key="value" value="5"/>
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
      """)
    let view = try #require(try nib.nibInstantiate(withOwner: nil).first as? NumberTakingView)
    #expect(view.radius == 5)
  }
}

final class NumbersView: UIView {
  @Inspectable var int = 0
  @Inspectable var int8: Int8 = 0
  @Inspectable var int16: Int16 = 0
  @Inspectable var int32: Int32 = 0
  @Inspectable var int64: Int64 = 0
  @Inspectable var uint: UInt = 0
  @Inspectable var uint8: UInt8 = 0
  @Inspectable var uint16: UInt16 = 0
  @Inspectable var uint32: UInt32 = 0
  @Inspectable var uint64: UInt64 = 0
  @Inspectable var float: Float = 0
  @Inspectable var double = 0.0
  @Inspectable var cgFloat: CGFloat = 0
  @Inspectable var implicitInt: Int! = 0
  @Inspectable var implicitUInt: UInt! = 0
  @Inspectable var optionalInt: Int?
  @Inspectable var optionalUInt: UInt?
  @Inspectable var optionalFloat: Float?
  @Inspectable var optionalDouble: Double?
  @Inspectable var optionalCGFloat: CGFloat?
  @Inspectable var optionalInt16: Int16?
  @Inspectable var flag = false
  @Inspectable var optionalFlag: Bool?
  @Inspectable var object: NSNumber?
  @Inspectable var text = ""

  static let keys = [
    "int", "int8", "int16", "int32", "int64", "uint", "uint8", "uint16", "uint32", "uint64", "float",
    "double",
    "cgFloat", "implicitInt", "implicitUInt", "optionalInt", "optionalUInt", "optionalFloat",
    "optionalDouble",
    "optionalCGFloat", "optionalInt16", "flag", "optionalFlag", "object",
  ]

  var numbers: [Double] {
    [
      Double(int), Double(int8), Double(int16), Double(int32), Double(int64), Double(uint), Double(uint8),
      Double(uint16), Double(uint32), Double(uint64), Double(float), double, Double(cgFloat),
      Double(implicitInt),
      Double(implicitUInt),
    ]
  }

  var optionals: [Double?] {
    [
      optionalInt.map { Double($0) }, optionalUInt.map { Double($0) }, optionalFloat.map { Double($0) },
      optionalDouble, optionalCGFloat.map { Double($0) }, optionalInt16.map { Double($0) },
    ]
  }
}

final class NumberTakingView: UIView {
  private(set) var radius: CGFloat = 0

  override func setValue(_ value: Any?, forKey key: String) throws {
    guard key == "radius", let number = value as? NSNumber else {
      return try super.setValue(value, forKey: key)
    }
    radius = CGFloat(number.doubleValue)
  }
}
