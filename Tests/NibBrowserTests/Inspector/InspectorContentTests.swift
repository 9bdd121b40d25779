import NibAnalysis
import NibCore
import NibFormats
import TestSupport
import Testing

@testable import NibBrowser

/// The contents of the inspector.
@Suite struct InspectorContentTests {
  private func sections(_ id: String, _ text: String = InspectedNib.cell) throws -> [InspectorSection] {
    InspectorContent(id, in: try InspectedNib.inspected(text)).sections
  }

  private func lines(_ title: String, of id: String, _ text: String = InspectedNib.cell) throws -> [String] {
    let section = try #require(try sections(id, text).first { $0.title == title })
    return section.rows.map { row in
      [row.label, row.value, row.note, row.hint].filter { !$0.isEmpty }.joined(separator: " | ")
    }
  }

  @Test("L11: The identity of an object shows its class, its ids and its place in the file")
  func identity() throws {
    let identity = try lines("Identity", of: "cell")
    #expect(
      identity == [
        "class | SymbolCell | module App", "inherits | UITableViewCell", "id | cell", "reuse id | symbol",
        "place | Cell.xib:5 | <tableViewCell>",
      ])
    #expect(
      try lines("Identity", of: "start", InspectedNib.storyboard).contains(
        "initial | the storyboard begins here"))
  }

  @Test("L11: Attributes are shown as written or decoded, and unsupported ones are marked")
  func attributes() throws {
    let attributes = try lines("Attributes", of: "hello")
    #expect(
      attributes == [
        "text | Hello\nworld", "numberOfLines | 0", "glow | strong | not supported",
        "fontDescription | System Bold 17", "textColor | #FF0000 50 %",
      ])
    let row = try #require(try sections("hello").first { $0.title == "Attributes" }?.rows[2])
    #expect(row.kind == .unsupported)
    #expect(row.location.map(PlaceText.short) == "Cell.xib:13")
  }

  @Test(
    "A finding about a translation is shown with its file and language, and one about the document with its line"
  )
  func translations() throws {
    let document = try InspectedNib.document(InspectedNib.cell)
    func place(_ file: String) -> NibFormats.SourceLocation {
      NibFormats.SourceLocation(file: file, line: 3, column: 1)
    }
    let findings = [
      Diagnostic(.unreadableTranslation, "A", at: place("App/de.lproj/Main.strings")),
      Diagnostic(.unreadableTranslation, "B", at: place("App/Main.xcstrings")),
      Diagnostic(.truncatedTranslation, "C", at: place("Cell.xib")),
    ]
    #expect(
      DiagnosticSection.problems(findings).rows.map(\.note) == [
        "de.lproj/Main.strings:3, unreadable-translation", "Main.xcstrings:3, unreadable-translation",
        "truncated-translation",
      ])
    #expect(
      DiagnosticSection.problems(findings, in: document).rows.map(\.note) == [
        "de.lproj/Main.strings:3, unreadable-translation", "Main.xcstrings:3, unreadable-translation",
        "line 3, truncated-translation",
      ])
  }

  @Test("L11: Documents of other platforms are shown, but not checked") func otherPlatforms() throws {
    let text = InspectedNib.cell.replacing("iOS.CocoaTouch", with: "MacOSX.Cocoa")
      .replacing("CocoaTouch", with: "Cocoa")
    let document = try InspectedNib.document(text)
    #expect(document.kind.platform == .macOS)
    let rows = try #require(try sections("hello", text).first { $0.title == "Attributes" }).rows
    #expect(rows.map(\.label).prefix(3) == ["text", "numberOfLines", "glow"])
    #expect(rows.allSatisfy { $0.kind == .set })
    #expect(!(try sections("hello", text)).contains { $0.title == "Defaults" || $0.title == "Size" })
  }

  @Test("L11: An attribute whose value is an object is a link to it") func objectsAsValues() throws {
    let row = try #require(
      try sections("start", InspectedNib.storyboard).first { $0.title == "Attributes" }?.rows.first {
        $0.label == "view"
      })
    #expect(row.kind == .link)
    #expect(row.target == "startView")
  }

  @Test("L11: Defaults come from the class, are folded, and leave out what the file sets")
  func defaults() throws {
    let section = try #require(try sections("hello").last)
    #expect(section.title == "Defaults")
    #expect(section.isFoldedAtFirst)
    let values = Dictionary(uniqueKeysWithValues: section.rows.map { ($0.label, $0.value) })
    #expect(values["lineBreakMode"] == "tailTruncation")
    #expect(values["hidden"] == "NO")
    #expect(values["alpha"] == "1")
    #expect(values["contentMode"] == "scaleToFill")
    #expect(values["numberOfLines"] == nil)
    #expect(values["text"] == nil)
  }

  @Test("A22: Runtime attributes are shown with their values and types") func runtimeAttributes() throws {
    let runtime = try lines("Runtime attributes", of: "press")
    #expect(
      runtime == [
        "layer.cornerRadius | 4 | number", "isRound | YES | boolean",
      ])
  }

  @Test("L11: The size shows the frame in points and cells, the priorities and the margins")
  func size() throws {
    let size = try lines("Size", of: "star")
    #expect(
      size == [
        "frame | 200 8 40 40 | x y width height, points", "in symbol | 200 8 40 40",
        "cells | 25 1, 5 × 2 | column row, columns × rows", "bounds | 0 0 40 40", "content size | – –",
        "hugging | 251 250 | horizontal vertical", "resistance | 750 750 | horizontal vertical",
        "margins | 8 8 8 8 | top left bottom right", "safe area | 0 0 0 0 | top left bottom right",
        "placed by | autoresizing mask", "autoresizing | flexible right",
      ])
  }

  @Test("L11: A layout guide shows its frame") func guide() throws {
    #expect(try lines("Size", of: "safe") == ["frame | 0 0 320 60 | in its view"])
  }

  @Test("L11: A view lists its constraints with their states and lines, its own first")
  func constraints() throws {
    let ofHello = try lines("Constraints", of: "hello")
    #expect(
      ofHello == [
        "Hello world.width = 0.5 × Superview.width - 4 @250 | gives way by 84, line 42",
        "Superview.trailing ≥ Hello world.trailing + 16 | holds, 204 to spare, line 41",
      ])
    let content = try lines("Constraints", of: "content")
    #expect(content.contains("height = 44 | broken, off by 16, line 43"))
    let row = try #require(try sections("hello").first { $0.title == "Constraints" }?.rows.first)
    #expect(row.target == "c3")
  }

  @Test("L11: A constraint shows its equation, its state and its attributes") func constraint() throws {
    let layout = try lines("Layout", of: "c1")
    #expect(
      layout == [
        "Big Symbol.leading = Superview.leadingMargin + 12 | holds, line 40"
      ])
    let values = try lines("Attributes", of: "c1").prefix(3)
    #expect(
      values == [
        "firstItem | Big Symbol", "firstAttribute | leading", "secondItem | Content View",
      ])
  }

  @Test("L11: Connections are shown at both of their ends") func connections() throws {
    let ofPress = try lines("Connections", of: "press")
    #expect(
      ofPress == [
        "press: | → File's Owner | action, touchUpInside",
        "gestureRecognizers | → Tap Gesture Recognizer | outlet collection",
        "button | ← symbol | outlet",
      ])
    let ofTap = try lines("Connections", of: "tap")
    #expect(
      ofTap == [
        "tapped: | → missing | action, not an object of this document",
        "gestureRecognizers | ← Press | outlet collection",
      ])
    let ofSegue = try lines("Connections", of: "details", InspectedNib.storyboard)
    #expect(
      ofSegue == [
        "from | Go", "to | Detail Controller",
      ])
  }

  @Test(
    "L11: Problems are shown with their details, errors first; notes are in a folded section of their own")
  func problems() throws {
    let loaded = try InspectedNib.loaded(InspectedNib.cell)
    let path = try #require(loaded.document.object(id: "big")).nibObjectPath
    let problems = [
      Diagnostic(DiagnosticKind("small", .note, ""), "a note", path: path),
      Diagnostic(DiagnosticKind("medium", .warning, ""), "a warning", path: path),
      Diagnostic(
        DiagnosticKind("large", .error, ""), "an error", path: path, notes: [Diagnostic.Note("see there")]),
    ]
    let inspected = InspectedDocument(loaded, pictures: [], diagnostics: problems)
    let sections = InspectorContent("big", in: inspected).sections
    let section = try #require(sections.first { $0.title == "Problems" })
    #expect(section.rows.map(\.value) == ["an error", "see there", "a warning"] && section.count == 2)
    let notes = try #require(sections.first { $0.title == "Notes" })
    #expect(notes.rows.map(\.value) == ["a note"] && notes.isFoldedAtFirst)
  }

  @Test("The frame and the place of an object can be copied as text") func copying() throws {
    let inspected = try InspectedNib.inspected(InspectedNib.cell)
    #expect(InspectorCopy.frame("star", in: inspected) == "200 8 40 40")
    #expect(InspectorCopy.frame("c1", in: inspected) == nil)
    #expect(InspectorCopy.place("star", in: inspected) == "Screens/Cell.xib:33")
    #expect(InspectorCopy.place("nowhere", in: inspected) == nil)
  }

  @Test("The inspector is empty for an id that the document does not contain") func unknownID() throws {
    #expect(try sections("nowhere").isEmpty)
    #expect(InspectorContent.empty.sections.isEmpty)
  }

  @Test("Every object belongs to the picture of its scene") func pictures() throws {
    let inspected = try InspectedNib.inspected(InspectedNib.storyboard)
    let scenes = inspected.document.root.descendants.filter { $0.isNamed("scene") }
    #expect(scenes.map { inspected.shown.picture(of: $0) } == [0, 1])
    let ids = ["startView", "go", "details", "detail", "space"]
    #expect(
      ids.map { inspected.document.object(id: $0).flatMap { inspected.shown.picture(of: $0) } } == [
        0, 0, 0, 1, 0,
      ])
  }
}
