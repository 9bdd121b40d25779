/// The File's Owner of a document that is only viewed. It accepts every outlet without an error.
package final class NibPreviewOwner: UIResponder, NibStandIn {
  /// Does nothing.
  package override func setValue(_ value: Any?, forKey key: String) throws {}
}
