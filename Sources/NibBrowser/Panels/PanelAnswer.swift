import NibCore

/// A panel's answer to an event: what the browser should do next.
enum PanelAnswer {
  /// Keep the panel open.
  case stay
  case close
  /// Close the panel, and handle the event as if it had not been open.
  case pass
  /// Close the panel and perform an action.
  case perform(() -> Void)
}
