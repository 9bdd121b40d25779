@testable import NibCore

/// Loads small documents.
enum AdaptivitySample {
  /// Loads a xib as Xcode 12 saves it, by default for an iPhone 11. `file` is the document's path.
  static func xib(
    _ objects: String, _ options: LayoutOptions, rest: String = "", device: String = "retina6_1",
    file: String = "Sample.xib"
  ) -> LoadedDocument {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701"
       targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="\(device)" orientation="portrait" appearance="light"/>
      <objects>\(objects)</objects>\(rest)
      </document>
      """
    do {
      return LoadedDocument(try NibReader.read(Array(text.utf8), file: file), options: options)
    } catch {
      preconditionFailure("the sample is not a document: \(error)")
    }
  }
}
