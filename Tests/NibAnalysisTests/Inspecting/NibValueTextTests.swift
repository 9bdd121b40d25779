import NibAnalysis
import Testing

@Suite struct NibValueTextTests {
  @Test(
    "Numbers with the 17 digits of Interface Builder are rounded, and other texts stay as they are",
    arguments: [
      ("0.69999999999999996", "0.7"), ("44.666666666666664", "44.6667"), ("-0.14999999999999999", "-0.15"),
      ("0.012345678901234567", "0.0123457"), ("0.7", "0.7"), ("375.66665", "375.66665"), ("YES", "YES"),
      ("3.14159265358979323846", "3.14159265358979323846"),
    ])
  func attributes(written: String, shown: String) {
    #expect(NibValueText.text(ofAttribute: written) == shown)
  }
}
