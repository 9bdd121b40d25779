/// A text with which a cell should still look right, for `preview --stress`.
struct StressValue {
  /// The name that labels the row.
  let name: String
  let text: String

  /// All values, in the order of the rows.
  static let all: [StressValue] = [
    StressValue(name: "empty", text: ""),
    StressValue(name: "one letter", text: "i"),
    StressValue(
      name: "long",
      text: "A long text with many words, such as a user may enter, that does not fit on one line of a cell"),
    StressValue(name: "very long word", text: "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen"),
    StressValue(name: "right-to-left", text: "نص طويل باللغة العربية لاختبار عرض الخلية"),
    StressValue(name: "accents", text: "Ấ Ǻ Ṩ Ǘ ậ ç ģ ỵ Žluťoučký kůň"),
    StressValue(name: "emoji", text: "👩‍👩‍👧‍👦 👍🏽 🏳️‍🌈 🇩🇪 🎉🎉🎉"),
    StressValue(name: "CJK", text: "東京都渋谷区道玄坂一丁目の長い住所と名前"),
    StressValue(name: "large number", text: "-1,234,567,890.99"),
  ]

  /// The views that stress values fill: the texts that the program can change, because they have an outlet, a tag or a
  /// custom class. If there are none, all texts. Buttons without a title are left out, because they show an image or
  /// make an area react to taps.
  static func views(of views: [NamedView]) -> [NamedView] {
    let texts = views.filter {
      $0.isFillable && $0.showsText && !($0.className == "UIButton" && $0.text?.isEmpty ?? true)
    }
    let changeable = texts.filter { !$0.outlets.isEmpty || $0.hasTag || $0.customClass != nil }
    return changeable.isEmpty ? texts : changeable
  }
}
