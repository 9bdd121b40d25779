import Foundation
import TestSupport
import Testing

@testable import NibCore

/// docs/behaviours.md B: where nibs are found.
@Suite struct BundleRowsTests {
  private func view(tag: Int) -> String { TestNib.xib("<view id=\"A\" tag=\"\(tag)\"/>") }

  /// The files in the order in which look-ups find them. Each file is removed after it was found.
  private func order(of files: [String], named name: String) throws -> [String] {
    let folder = try TemporaryFolder()
    for (tag, file) in files.enumerated() { try folder.write(view(tag: tag), to: file) }
    var found: [String] = []
    while found.count < files.count {
      let bundle = try #require(Bundle(path: folder.path))
      let top = try? UINib(nibName: name, bundle: bundle).nibInstantiate(withOwner: nil).first as? UIView
      guard let tag = top?.tag else { break }
      found.append(files[tag])
      try FileManager.default.removeItem(at: folder.url.appendingPathComponent(files[tag]))
    }
    return found
  }

  @Test("B8: The preferred language's folder comes first, then the development region's, Base and the root")
  func languages() throws {
    let preferred = try #require(Locale.preferredLanguages.first)
    let languages = preferred == "en" ? ["en"] : [preferred, "en"]
    let files = (languages + ["Base"]).map { "\($0).lproj/X.xib" } + ["X.xib"]
    #expect(try order(of: files.reversed(), named: "X") == files)
  }

  @Test(
    "B3: The resource folders of the program's modules are searched before the folder of the program, others never"
  )
  func resourceFolders() throws {
    let folder = try TemporaryFolder()
    let folders = [
      "P_Trivia.resources/Resources/Base.lproj", "Q_Cards.resources/Resources", "A_A.resources/Resources",
      "Base.lproj",
    ]
    for path in folders {
      try FileManager.default.createDirectory(
        at: folder.url.appendingPathComponent(path), withIntermediateDirectories: true)
    }
    let bundle = try #require(Bundle(path: folder.path))
    let searched = NibSearchPath.folders(
      of: bundle, owner: ResourceOwner(program: "Trivia", modules: ["Cards"]))
    let paths = searched.map(\.path).filter { $0.hasPrefix(folder.path) }.map {
      $0.dropFirst(folder.path.count)
    }
    #expect(
      paths == [
        "/P_Trivia.resources", "/P_Trivia.resources/Resources/Base.lproj", "/P_Trivia.resources/Resources",
        "/Q_Cards.resources", "/Q_Cards.resources/Resources", "/Base.lproj", "",
      ])
  }

  @Test("B3 B13: The bundles nil, main and Bundle(for:) find the program's nibs by the bare class name")
  func programsNibs() throws {
    let owned = TestNib.xib(
      "<view id=\"A\" tag=\"5\"/>",
      owner: TestNib.connections("<outlet property=\"view\" destination=\"A\" id=\"c\"/>"))
    NibSearchPath.embed(["RowsBareNameView": Array(owned.utf8)])
    let bundles: [Bundle?] = [nil, .main, Bundle(for: RowsBareNameView.self)]
    for bundle in bundles {
      let nib = UINib(nibName: String(describing: RowsBareNameView.self), bundle: bundle)
      #expect((try nib.nibInstantiate(withOwner: TestOwner()).first as? UIView)?.tag == 5)
    }
    #expect(NSStringFromClass(RowsBareNameView.self).hasSuffix(".RowsBareNameView"))
  }
}

final class RowsBareNameView: UIView {}
