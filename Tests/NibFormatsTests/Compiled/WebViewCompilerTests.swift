import Testing

@testable import NibFormats

/// Web views, which UIKit cannot load from a nib without a configuration.
@Suite struct WebViewCompilerTests {
  private func configuration(_ xml: String) throws -> (graph: CodedGraph, number: Int) {
    let graph = try UIKitNibCompiler.graph(of: try DocumentSamples.xib(xml))
    let view = try #require(graph.objects.firstIndex { $0.className == "WKWebView" })
    return (graph, try #require(graph.object("configuration", of: view)))
  }

  @Test(
    "Every web view has a configuration with the objects that WebKit needs",
    arguments: [
      #"<wkWebView id="a"/>"#,
      #"<wkWebView id="a"><wkWebViewConfiguration key="configuration"/></wkWebView>"#,
    ])
  func standard(xml: String) throws {
    let (graph, number) = try configuration(xml)
    #expect(graph.objects[number].className == "WKWebViewConfiguration")
    let classes = ["processPool", "preferences", "userContentController", "websiteDataStore"].map {
      graph.className(graph.value($0, of: number))
    }
    #expect(classes == ["WKProcessPool", "WKPreferences", "WKUserContentController", "WKWebsiteDataStore"])
    #expect(graph.bool("allowsAirPlayForMediaPlayback", of: number) == true)
    #expect(graph.bool("allowsInlineMediaPlayback", of: number) == false)
    let preferences = try #require(graph.object("preferences", of: number))
    #expect(graph.bool("javaScriptEnabled", of: preferences) == true)
    let store = try #require(graph.object("websiteDataStore", of: number))
    #expect(graph.bool("isDefaultDataStore", of: store) == true)
  }

  private static let sample = """
    <wkWebView allowsLinkPreview="NO" customUserAgent="Tea" id="a">\
    <wkWebViewConfiguration key="configuration" allowsAirPlayForMediaPlayback="NO">\
    <audiovisualMediaTypes key="mediaTypesRequiringUserActionForPlayback" none="YES"/>\
    <wkPreferences key="preferences" minimumFontSize="6"/></wkWebViewConfiguration></wkWebView>
    """

  @Test("A configuration is read back") func roundTrip() throws {
    let document = try DocumentSamples.xib(Self.sample)
    #expect(try NibCompiler.compile(document).diagnostics.isEmpty)
    let back = try UIKitRoundTripTests.compiled(document)
    let view = try #require(back.root.descendants.first { $0.isNamed("wkWebView") })
    #expect(view["allowsLinkPreview"] == "NO")
    #expect(view["customUserAgent"] == "Tea")
    let configuration = try #require(view.child(key: "configuration"))
    #expect(configuration["allowsAirPlayForMediaPlayback"] == "NO")
    #expect(configuration["allowsPictureInPictureMediaPlayback"] == nil)
    #expect(configuration.child(key: "preferences")?["minimumFontSize"] == "6")
    #expect(configuration.child(key: "preferences")?["javaScriptEnabled"] == nil)
  }

  @Test("A configuration can forbid scripts") func scripts() throws {
    let document = try DocumentSamples.xib(
      """
      <wkWebView id="a"><wkWebViewConfiguration key="configuration">\
      <wkPreferences key="preferences" minimumFontSize="9" javaScriptEnabled="NO"/></wkWebViewConfiguration></wkWebView>
      """)
    let result = try UIKitNibCompiler.compile(document)
    #expect(result.diagnostics.map(\.message) == [])
    let preferences = try #require(result.graph.objects.firstIndex { $0.className == "WKPreferences" })
    #expect(result.graph.bool("javaScriptEnabled", of: preferences) == false)
    #expect(result.graph.double("minimumFontSize", of: preferences) == 9)
    let back = try UIKitRoundTripTests.compiled(document)
    let element = try #require(back.root.descendants.first { $0.isNamed("wkPreferences") })
    #expect(element["javaScriptEnabled"] == "NO")
  }

  @Test("Parts of a configuration that are left out are warnings") func leftOut() throws {
    let xml = """
      <wkWebView id="a"><wkWebViewConfiguration key="configuration" selectionGranularity="character">\
      <audiovisualMediaTypes key="mediaTypesRequiringUserActionForPlayback" audio="YES"/>\
      <wkPreferences key="preferences" javaScriptCanOpenWindowsAutomatically="NO"/></wkWebViewConfiguration></wkWebView>
      """
    let found = try NibCompiler.compile(try DocumentSamples.xib(xml)).diagnostics
    #expect(found.map(\.id) == Array(repeating: "not-compiled", count: 3))
  }
}
