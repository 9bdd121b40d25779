import NibCore
import NibDrawing
import TestSupport
import Testing

@testable import NibAnalysis
@testable import NibBrowser
@testable import NibTools

/// Texts of documents that users do not see, because the code of the program sets others.
@Suite struct CodeTextTests {
  private static let row = SmallNibs.document(
    """
    <view id="root" customClass="Row">
      <rect key="frame" x="0" y="0" width="200" height="44"/>
      <subviews>
        <label fixedFrame="YES" text="Name" lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" id="name">
          <rect key="frame" x="16" y="12" width="80" height="21"/>
        </label>
      </subviews>
      <connections><outlet property="nameLabel" destination="name" id="o1"/></connections>
    </view>
    """)

  private static func program(_ code: String) -> NibProgram {
    let source = "class Row: UIView { @IBOutlet var nameLabel: UILabel!; func f() { \(code) } }"
    return NibProgram(files: [("Row.swift", Array(source.utf8))])
  }

  private static func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      "Base.lproj/Row.xib": row, "de.lproj/Row.strings": "\"name.text\" = \"Vollständiger Name\";\n",
    ])
  }

  private static let german = ShownLanguage("de")

  @Test("The marks on languages count no texts that the code sets, as soon as its sources have been read")
  func marks() throws {
    let folder = try Self.folder()
    let document = try InputFile.read(folder.path + "/Base.lproj/Row.xib")
    let picture = try #require(Picture.all(of: LoadedDocument(document)).first)
    var program: NibProgram?
    let sheet = ContactSheet(
      document, picture: picture, options: LayoutOptions(),
      variants: [.language(nil), .language(Self.german)], program: { program })
    while sheet.layOutNext() {}
    func title() -> String {
      sheet.countAgain()
      let screen = CellCanvas(size: CellSize(columns: 90, rows: 12))
      sheet.update(in: screen.bounds, TreeRenderer())
      sheet.draw(on: screen, in: screen.bounds, Theme())
      return TextExport().rows(of: screen)[0]
    }
    #expect(title().contains("(de) !1─"))
    program = Self.program("nameLabel.text = name")
    #expect(!title().contains("!1"))
  }

  @Test("Only code that sets the text of a view excuses its problems") func excuses() throws {
    let folder = try Self.folder()
    let language = Self.german
    let document = try InputFile.read(folder.path + "/Base.lproj/Row.xib", in: language)
    var options = LayoutOptions()
    options.show(in: language)
    let problems = LayoutFindings.all(in: document, options: options)
    #expect(problems.map(\.id) == ["truncated-text"])
    func counted(_ code: String) -> Int {
      let uses = ProgramViewUses.Reader(document.inDevelopmentLanguage) { Self.program(code) }
      return problems.count { !$0.isAboutText(setBy: uses) }
    }
    #expect(counted("nameLabel.isHidden = true") == 1)
    #expect(counted("nameLabel.text = name") == 0)
  }

  @Test("A text that only a language cuts off is a new problem of the layout") func language() throws {
    let folder = try Self.folder()
    let language = Self.german
    let document = try InputFile.read(folder.path + "/Base.lproj/Row.xib", in: language)
    var options = LayoutOptions()
    options.show(in: language)
    #expect(
      LayoutFindings(document, options: options, usual: LayoutOptions()).new.map(\.id) == ["truncated-text"])
  }
}
