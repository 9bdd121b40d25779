import Testing

/// `nibterm find`.
@Suite struct FindCommandTests {
  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(SmallNibs.label("First"), to: "A.xib")
    try folder.write(SmallNibs.label("Deep end"), to: "inner/C.xib")
    return folder
  }

  @Test("Each result is one line with its place, kind, text and object") func text() throws {
    let folder = try Self.project()
    let run = try CommandRun("find", "end deep", directory: folder.path)
    #expect(run.output == "inner/C.xib:8:5: text \"Deep end\" in label \"Deep end\" #label\n")
    #expect(run.error == "")
    #expect(run.status == 0)
  }

  @Test("Results can be written as JSON, and limited to a kind") func json() throws {
    let folder = try Self.project()
    let run = try CommandRun(
      "find", "label", "A.xib", "--kind", "id", "--format", "json", directory: folder.path)
    #expect(
      run.output == """
        {"file": "A.xib", "line": 8, "column": 5, "kind": "id", "text": "label", "object": "label \\"First\\"", \
        "id": "label"}

        """)
    #expect(try CommandRun("find", "id:lab", "A.xib", directory: folder.path).lines.count == 1)
    #expect(try CommandRun("find", "lab", "A.xib", "--kind", "class", directory: folder.path).status == 1)
  }

  @Test("Different texts can be listed with their numbers") func distinct() throws {
    let folder = try Self.project()
    try folder.write(SmallNibs.label("First"), to: "B.xib")
    let run = try CommandRun("find", "--kind", "text", "--distinct", "", directory: folder.path)
    #expect(run.output == "1 text \"Deep end\"\n2 text \"First\"\n")
  }

  @Test("The exit status is 1 if nothing is found, and the message says how many documents were searched")
  func noMatch() throws {
    let folder = try Self.project()
    let run = try CommandRun("find", "xyz", directory: folder.path)
    #expect(run.output == "")
    #expect(run.error == "No match for \"xyz\" in 2 documents.\n")
    #expect(run.status == 1)
  }

  @Test("Documents that cannot be read are reported, and the others are searched") func unreadable() throws {
    let folder = try Self.project()
    try folder.write("<document>", to: "Broken.xib")
    let run = try CommandRun("find", "deep", directory: folder.path)
    #expect(run.lines.count == 1)
    #expect(run.error.contains("[malformed-xml]"))
    #expect(run.status == 1)
  }

  @Test("An empty text and an unknown kind are errors") func invalid() throws {
    #expect(try CommandRun("find", " ").error.contains("Error: The text to find is empty."))
    #expect(try CommandRun("find", "x", "--kind", "klass").status == 64)
  }
}
