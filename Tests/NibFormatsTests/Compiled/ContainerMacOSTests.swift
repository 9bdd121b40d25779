import Testing

@testable import NibFormats

/// Compiled macOS nibs that are read as documents.
@Suite struct ContainerMacOSTests {
  @Test("The objects of a compiled macOS nib form a tree by their parents") func hierarchy() throws {
    let bytes = NIBArchiveWriter.bytes(of: ContainerFixtures.window)
    let document = try NibReader.read(bytes, file: "W.nib")
    #expect(document.kind == NibDocumentKind(.macOS, .nib))
    #expect(document.source == bytes)
    #expect(
      document.root.dump() == """
        document targetRuntime="MacOSX.Cocoa"
          objects
            customObject customClass="Controller" id="7" userLabel="File\\'s Owner"
            window id="obj-4" title="Hello"
              rect height="270.0" key="contentRect" width="480.0" x="196.0" y="240.0"
              view id="obj-8"
                rect height="270.0" key="frame" width="480.0" x="0.0" y="0.0"
                button id="obj-10"
                  rect height="32.0" key="frame" width="90.0" x="20.0" y="13.0"
                  connections
                    action selector="press:" target="7"
                  buttonCell id="obj-12" title="Hello"
                    codedKey class="NSFont" name="NSSupport"
                      codedKey name="NSSize" value="13.0"
                      codedKey name="NSOwner" object="obj-21"
              codedKey name="NSWindowView" object="obj-8"
              codedKey name="NSWTFlags" value="1618477056"

        """)
  }

  /// The sample nib of a window with additional connectors. Each has a class name, entries with texts, and ends
  /// that refer to objects by index.
  private func window(
    _ connectors: [(name: String, entries: [(String, String)], ends: [(String, Int)])]
  ) throws -> NibDocument {
    var graph = ContainerFixtures.window
    for connector in connectors {
      var entries = connector.ends.map { CodedGraph.Entry($0.0, .object($0.1)) }
      for (key, text) in connector.entries {
        entries.append(CodedGraph.Entry(key, .object(graph.objects.count)))
        graph.objects.append(ContainerFixtures.text(text))
      }
      graph.objects[18].entries.append(
        CodedGraph.Entry("UINibEncoderEmptyKey", .object(graph.objects.count)))
      graph.objects.append(CodedGraph.Object(connector.name, entries: entries))
    }
    return try NibReader.read(NIBArchiveWriter.bytes(of: graph), file: "W.nib")
  }

  @Test("Outlets, actions and bindings are in their source objects") func connections() throws {
    let document = try window([
      ("NSNibOutletConnector", [("NSLabel", "window")], [("NSSource", 2), ("NSDestination", 4)]),
      (
        "NSNibBindingConnector", [("NSBinding", "enabled"), ("NSKeyPath", "self.isReady")],
        [("NSSource", 10), ("NSDestination", 2)]
      ),
      ("NSNibBindingConnector", [("NSBinding", "value")], [("NSSource", 10), ("NSDestination", 2)]),
      ("NSNibControlConnector", [("NSLabel", "undo:")], [("NSSource", 10)]),
    ])
    let connections = ["7", "obj-10"].map { document.object(id: $0)?.child(named: "connections")?.dump() }
    #expect(
      connections == [
        """
        connections
          outlet destination="obj-4" property="window"

        """,
        """
        connections
          action selector="press:" target="7"
          binding destination="7" keyPath="self.isReady" name="enabled"
          binding destination="7" keyPath="" name="value"
          action selector="undo:"

        """,
      ])
  }

  @Test("A connector that lacks an end or is of an unknown kind stays in its coded form")
  func otherConnectors() throws {
    let document = try window([
      ("NSNibOutletConnector", [("NSLabel", "lost")], [("NSSource", 2), ("NSDestination", 3)]),
      ("NSNibBindingConnector", [], [("NSSource", 10), ("NSDestination", 2)]),
      ("NSNibFancyConnector", [("NSLabel", "x")], [("NSSource", 10)]),
      ("NSIBUserDefinedRuntimeAttributesConnector", [], [("NSObject", 3)]),
    ])
    let kept = document.root.children(named: "codedKey").filter { $0["name"] == "NSConnections" }
    #expect(
      kept.map { $0["class"] } == [
        "NSNibOutletConnector", "NSNibBindingConnector", "NSNibFancyConnector",
        "NSIBUserDefinedRuntimeAttributesConnector",
      ])
  }

  @Test("Runtime attributes are in their object, with their coded values") func runtimeAttributes() throws {
    var graph = ContainerFixtures.window
    let first = graph.objects.count
    graph.objects += [
      CodedGraph.Object(
        "NSIBUserDefinedRuntimeAttributesConnector",
        entries: [
          CodedGraph.Entry("NSObject", .object(10)), CodedGraph.Entry("NSKeyPaths", .object(first + 1)),
          CodedGraph.Entry("NSValues", .object(first + 2)),
        ]),
      ContainerFixtures.list(first + 3, first + 4), ContainerFixtures.list(first + 4, 17),
      ContainerFixtures.text("kind"), ContainerFixtures.text("count"),
    ]
    graph.objects[18].entries.append(CodedGraph.Entry("UINibEncoderEmptyKey", .object(first)))
    let document = try NibReader.read(NIBArchiveWriter.bytes(of: graph), file: "W.nib")
    #expect(
      document.object(id: "obj-10")?.child(named: "userDefinedRuntimeAttributes")?.dump() == """
        userDefinedRuntimeAttributes
          userDefinedRuntimeAttribute keyPath="kind"
            codedKey name="value" value="count"
          userDefinedRuntimeAttribute keyPath="count"
            codedKey class="NSNumber" name="value"
              codedKey name="NS.intval" value="7"

        """)
  }

  @Test("Objects with the same number or with circular parents occur once") func damagedLists() throws {
    var graph = ContainerFixtures.window
    graph.objects[14] = ContainerFixtures.list(12, 10, 8, 4)
    let document = try NibReader.read(NIBArchiveWriter.bytes(of: graph), file: "W.nib")
    let ids = document.root.descendants.compactMap(\.id)
    #expect(Set(ids) == ["7", "obj-4", "obj-8", "obj-10", "obj-12"])
    #expect(ids.count == 5)
  }

  @Test("Objects that are nested too deeply give an error") func deepNesting() {
    let count = 300
    var objects = [
      CodedGraph.Object("NSObject", entries: [CodedGraph.Entry("IB.objectdata", .object(1))]),
      CodedGraph.Object(
        "NSIBObjectData",
        entries: [
          CodedGraph.Entry("NSRoot", .object(4)), CodedGraph.Entry("NSObjectsKeys", .object(2)),
          CodedGraph.Entry("NSObjectsValues", .object(3)),
        ]),
      ContainerFixtures.list(), ContainerFixtures.list(),
    ]
    for number in 0..<count {
      objects.append(CodedGraph.Object("NSView"))
      objects[2].entries.append(CodedGraph.Entry("UINibEncoderEmptyKey", .object(5 + number)))
      objects[3].entries.append(CodedGraph.Entry("UINibEncoderEmptyKey", .object(4 + number)))
    }
    objects.append(CodedGraph.Object("NSView"))
    let bytes = NIBArchiveWriter.bytes(of: CodedGraph(objects: objects, container: .nibArchive))
    let message = ContainerFixtures.message { () throws(NibReadError) in
      try NibReader.read(bytes, file: "W.nib")
    }
    #expect(message.hasPrefix("objects are nested more than 200 deep (byte"), "\(message)")
  }
}
