import Testing

@testable import NibEditing

@Suite struct EditorNumberTests {
  @Test(
    "Numbers have the form of Interface Builder",
    arguments: [
      (0.0, "0.0"), (20, "20"), (-8, "-8"), (0.5, "0.5"), (0.6, "0.59999999999999998"),
      (0.1, "0.10000000000000001"), (19.333333333333332, "19.333333333333332"),
      (1.0 / 3, "0.33333333333333331"),
      (375.66666666666669, "375.66666666666669"), (-0.15, "-0.14999999999999999"),
      (156.99999999999997, "156.99999999999997"), (0.05, "0.050000000000000003"),
      (0.40000000596046448, "0.40000000596046448"), (1e20, "1e+20"),
      (0.99999999999999989, "0.99999999999999989"),
    ] as [(Double, String)])
  func formatsNumbers(number: Double, text: String) {
    #expect(EditorNumber.text(number) == text)
    #expect(Double(EditorNumber.text(number)) == number)
  }

  @Test(
    "Only numbers with the digits of Interface Builder are long",
    arguments: [
      ("0.69999999999999996", 0.7), ("44.666666666666664", 44.666666666666664), ("0.7", nil), ("100000", nil),
      ("3.14159265358979323846", nil), ("a text of many letters", nil), ("1234567890123456", nil), ("", nil),
    ] as [(String, Double?)])
  func findsLongNumbers(text: String, number: Double?) {
    #expect(EditorNumber.long(text) == number)
  }
}
