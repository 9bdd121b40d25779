import TestSupport
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

  /// The form of a text of Chinese characters in a document with other texts, beside strings files in languages.
  private static func form(
    _ texts: [String], in language: String? = nil, folder: String = "Base.lproj", translations: [String] = []
  ) throws -> HanWriting? {
    let labels = texts.enumerated().map { "<label text=\"\($1)\" id=\"l\($0)\"/>" }.joined()
    let files = ["\(folder)/Card.xib": SmallNibs.document(labels)].merging(
      translations.map { ("\($0).lproj/Card.strings", "") }
    ) { first, _ in first }
    let project = try TemporaryFolder(files)
    let path = "\(project.path)/\(folder)/Card.xib"
    let document = try NibReader.read(Array(SmallNibs.document(labels).utf8), file: path)
    return withExtendedLifetime(project) {
      HanForms(of: document, in: language.flatMap { ShownLanguage($0) }).form(of: "設定")
    }
  }

  @Test("Other texts, or the languages of the translations, say which form a text of Chinese characters has")
  func neighbours() throws {
    #expect(try Self.form(["設定", "OK"]) == nil)
    #expect(try Self.form(["設定", "キャンセル"]) == .japanese)
    #expect(try Self.form(["設定", "취소", "확인", "の"]) == .korean)
    #expect(try Self.form(["日本語", "English", "Language"], translations: ["de", "ja"]) == .japanese)
    #expect(try Self.form(["日本語", "Language"], translations: ["zh-Hans", "ja"]) == nil)
    #expect(try Self.form(["設定", "取消", "OK"], translations: ["ja"]) == nil, "a document in Chinese")
    #expect(try Self.form(["設定", "취소"], translations: ["ja"]) == .korean)
    #expect(try Self.form(["設定", "취소"], in: "zh-Hant") == .traditionalChinese)
    #expect(try Self.form(["設定", "キャンセル"], in: "de") == .japanese)
    #expect(try Self.form(["設定", "취소"], folder: "zh-Hant-HK.lproj") == .hongKong)
  }

  @Test("The own letters of a text say more than those of other texts") func ownLetters() throws {
    let document = try NibReader.read(
      Array(SmallNibs.document("<label text=\"취소\" id=\"l\"/>").utf8), file: "Card.xib")
    #expect(HanForms(of: document, in: nil).form(of: "東京の") == .japanese)
    #expect(HanForms(of: document, in: nil).form(of: "東京") == .korean)
    #expect(HanForms().form(of: "東京") == nil)
  }
}
