import NibCoreTestSupport
import Testing

@testable import NibCore

/// Documents and devices of different platforms.
@Suite struct UnsuitableDeviceTests {
  private func loaded(
    _ runtime: String, _ device: String?, isLandscape: Bool? = nil
  ) throws -> LoadedDocument {
    let text = """
      <document type="com.apple.InterfaceBuilder\(runtime).XIB" version="3.0" toolsVersion="21507">
      <objects><view id="root"><rect key="frame" x="0" y="0" width="1920" height="1080"/></view></objects></document>
      """
    var options = LayoutOptions()
    options.device = try device.map { try #require(Device.named($0)) }
    options.isLandscape = isLandscape
    return LoadedDocument(try NibReader.read(Array(text.utf8), file: "A.xib"), options: options)
  }

  @Test("A document is laid out as it was saved if the device has another platform, and a warning says so")
  func warning() throws {
    let television = try loaded(".AppleTV", "iPhone 15", isLandscape: true)
    #expect(television.environment.device == .appleTV && !television.environment.isLandscape)
    #expect(television.environment.profile.isCanvas && television.frame("root")?.width == 1920)
    #expect(
      television.diagnostics.map(\.rendered) == [
        "A.xib:1:1: warning: a document for tvOS cannot be shown on an iPhone, so that it is laid out as it was saved: use "
          + "--device \"Apple TV\", or no device [unsuitable-device]"
      ])
    let phone = try loaded("3.CocoaTouch", "Apple TV")
    #expect(phone.environment.device == .canvasDefault)
    #expect(phone.diagnostics.map(\.id) == ["unsuitable-device"])
  }

  @Test("A note says that the device of the canvas is not known, unless another device is chosen")
  func unknownDevice() throws {
    let sample = CanvasSample(device: "retina9_9")
    #expect(
      sample.xib(CanvasSample.root(375, 667)).diagnostics.map(\.rendered) == [
        "Sample.xib:4:9: note: the device 'retina9_9' is not known, so that a screen of 375 x 667 points is used: choose "
          + "a device with --device [unknown-device]"
      ])
    var options = LayoutOptions()
    options.device = Device.named("iPhone 15")
    let onDevice = CanvasSample(device: "retina9_9", options: options)
    #expect(onDevice.xib(CanvasSample.root(375, 667)).diagnostics == [])
    #expect(CanvasSample(device: nil).xib(CanvasSample.root(375, 667)).diagnostics == [])
  }

  @Test("A device of the same platform causes no warning") func suitable() throws {
    for (runtime, device) in [(".AppleTV", "Apple TV"), (".AppleTV", nil), ("3.CocoaTouch", "iPad Pro 11")] {
      #expect(try loaded(runtime, device).diagnostics.isEmpty)
    }
    #expect(try loaded(".AppleTV", "Apple TV").environment.profile == .device)
  }
}
