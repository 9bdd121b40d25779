/// What happened in the terminal, as controls and actions see it.
public final class UIEvent: NSObject {
  package let nibInput: InputEvent

  public init(nibInput: InputEvent) { self.nibInput = nibInput }
}
