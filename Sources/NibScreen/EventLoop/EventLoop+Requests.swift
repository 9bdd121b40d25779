#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a program asks of its loop that a user could ask of the terminal.
extension EventLoop {
  /// Suspends the process as ^Z does; it goes on when the shell says so. Nothing happens on a screen that is no
  /// terminal.
  public func suspend() {
    if hasTerminal { raise(SIGTSTP) }
  }

  /// Draws everything anew, for a terminal that something else has written to.
  public func redraw() {
    screen.updateSize()
    setNeedsDisplay()
  }
}
