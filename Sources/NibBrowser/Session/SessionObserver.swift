/// A part of the browser that depends on the state of the session. The session notifies its observers of changes, in
/// the order in which the browser lists them. By default, an observer ignores all notifications.
protocol SessionObserver: AnyObject {
  /// Another document will be opened.
  func documentWillClose()
  /// Another document, or none, is open. Nothing is shown of it yet.
  func documentDidChange()
  /// The open document is read again.
  func documentWillBeReadAgain()
  func documentWasReadAgain()
  /// The document was opened or read again.
  func documentWasRead()
  /// The known problems of the document have changed.
  func documentWasChecked()
  /// The views of the document have been replaced by those of a new layout.
  func documentWasLaidOut()
  /// The picture has other views, after the document was read or laid out.
  func pictureWasLaidOut()
  /// All parts show the document that was opened or read again.
  func documentIsShown()
  /// The document was opened, and all parts show it.
  func documentWasOpened()
  /// The file of the open document has changed, while the document has edits that are not written.
  func editedFileDidChange()
  /// Another picture was chosen.
  func pictureDidChange()
  /// An object was selected by its id, and not in the outline.
  func objectWasSelected(_ id: String)
  /// The selected object must be shown.
  func selectionDidChange()
  /// The pane with the focus was chosen, even if it is the same as before.
  func focusDidChange()
  /// The layout settings are about to change.
  func settingsWillChange()
  /// The layout settings have changed, and the document has not been laid out for them yet.
  func settingsDidChange()
  /// The document or its device gave the picture another size.
  func pictureSizeDidChange()
  /// The document was laid out for other settings, and its picture is shown.
  func layoutDidChange()
  func themeDidChange()
  /// Documents were found, added or removed.
  func documentListDidChange()
  /// The browser runs in an event loop, or in another one.
  func loopDidChange()
}

extension SessionObserver {
  func documentWillClose() {}
  func documentDidChange() {}
  func documentWillBeReadAgain() {}
  func documentWasReadAgain() {}
  func documentWasRead() {}
  func documentWasChecked() {}
  func documentWasLaidOut() {}
  func pictureWasLaidOut() {}
  func documentIsShown() {}
  func documentWasOpened() {}
  func editedFileDidChange() {}
  func pictureDidChange() {}
  func objectWasSelected(_ id: String) {}
  func selectionDidChange() {}
  func focusDidChange() {}
  func settingsWillChange() {}
  func settingsDidChange() {}
  func pictureSizeDidChange() {}
  func layoutDidChange() {}
  func themeDidChange() {}
  func documentListDidChange() {}
  func loopDidChange() {}
}
