/// What happened in the terminal, as controls and actions see it.
public final class UIEvent: NSObject {
  public let nibInput: InputEvent

  public init(nibInput: InputEvent) { self.nibInput = nibInput }
}
