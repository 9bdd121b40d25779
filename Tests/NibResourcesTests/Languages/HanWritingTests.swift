import Testing

@testable import NibResources

/// The forms of Chinese characters in languages and texts.
@Suite struct HanWritingTests {
  @Test(
    "A language has a form of Chinese characters, which depends on the script and region of Chinese",
    arguments: [
      ("ja", .japanese), ("ja-JP", .japanese), ("ko", .korean), ("zh", .simplifiedChinese),
      ("zh-Hans", .simplifiedChinese), ("zh-Hans-HK", .simplifiedChinese), ("zh_CN", .simplifiedChinese),
      ("zh-Hant", .traditionalChinese), ("zh-TW", .traditionalChinese), ("zh-HK", .hongKong),
      ("zh-Hant-HK", .hongKong), ("de", nil), ("double", nil),
    ] as [(String, HanWriting?)])
  func languages(name: String, writing: HanWriting?) throws {
    #expect(HanWriting(try #require(ShownLanguage(name))) == writing)
  }

  @Test(
    "Kana are Japanese and hangul is Korean; other texts can be in several languages",
    arguments: [
      ("東京のホテル", .japanese), ("カード", .japanese), ("서울 호텔", .korean), ("東京", nil), ("Hotel", nil),
    ] as [(String, HanWriting?)])
  func texts(text: String, writing: HanWriting?) { #expect(HanWriting(ofText: text) == writing) }
}
