import Foundation
import TestSupport
import Testing

@testable import NibSources

/// Every folder in `Tests/SourceCases` is a case of reading a source file as apps contain it: the source, what the scanner
/// finds in it, and for Swift also the file that `nibterm port` writes, with its findings.
///
/// A new case fails until its results are accepted with `make accept ONLY=name`.
@Suite struct SourceCaseGoldenTests {
  static let folder = SourcePackage.tests.appendingPathComponent("SourceCases")

  static let names: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }()

  /// The source of a case and its name; Swift files end with `.txt`, so that they are not formatted.
  private func source(_ name: String) throws -> (bytes: [UInt8], file: String, language: SourceLanguage) {
    let folder = Self.folder.appendingPathComponent(name)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let file = try #require(files.first { $0.hasPrefix("source.") })
    let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(file)))
    let named = file.hasSuffix(".txt") ? String(file.dropLast(4)) : file
    return (bytes, named, try #require(SourceLanguage(fileName: named)))
  }

  @Test("Every source is scanned as accepted", arguments: names) func scanned(_ name: String) throws {
    let source = try source(name)
    let file = Self.folder.appendingPathComponent("\(name)/scanned.txt")
    try AcceptedText(name, in: file).check(
      SourceDescription(SourceFile(source.bytes, file: source.file, source.language)).text)
  }

  @Test("Every Swift source is ported as accepted", arguments: names) func ported(_ name: String) throws {
    let source = try source(name)
    guard source.language == .swift else { return }
    var selectors = SelectorTexts()
    selectors.add(SourceFile(source.bytes, file: source.file, .swift))
    let ported = PortedSource(source.bytes, file: source.file, selectors: selectors)
    let file = Self.folder.appendingPathComponent("\(name)/ported.swift.txt")
    try AcceptedText(name, in: file).check(
      ported.text + ported.findings.map { "// \($0.location?.line ?? 0): \($0.message)\n" }.joined())
  }

  @Test("A ported source stays as it is when it is ported again", arguments: names)
  func again(_ name: String) throws {
    let source = try source(name)
    guard source.language == .swift else { return }
    func port(_ bytes: [UInt8]) -> String {
      var selectors = SelectorTexts()
      selectors.add(SourceFile(bytes, file: source.file, .swift))
      return PortedSource(bytes, file: source.file, selectors: selectors).text
    }
    let text = port(source.bytes)
    #expect(port(Array(text.utf8)) == text)
  }

  /// As while a file is edited: a scanner must not lose the classes before the damage.
  @Test("A source that ends after any line contains the classes that began before", arguments: names)
  func prefixes(_ name: String) throws {
    let source = try source(name)
    let whole = SourceFile(source.bytes, file: source.file, source.language).classes.filter(\.isDeclaration)
    let ends = source.bytes.indices.filter { source.bytes[$0] == UInt8(ascii: "\n") }
    for (line, end) in ends.enumerated() {
      let part = SourceFile(Array(source.bytes[...end]), file: source.file, source.language).classes
        .filter(\.isDeclaration)
      let expected = whole.filter { $0.location.line <= line }.map(\.qualifiedName)
      #expect(part.map(\.qualifiedName).starts(with: expected), "after line \(line + 1)")
    }
  }
}
