#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Requests of a program to its loop that a user could also make in the terminal.
extension EventLoop {
  /// Suspends the process as ^Z does, until the shell continues it. Has no effect on a screen that is not a
  /// terminal.
  public func suspend() {
    if hasTerminal { raise(SIGTSTP) }
  }

  /// Redraws everything, for a terminal to which something else has written.
  public func redraw() {
    screen.updateSize()
    setNeedsDisplay()
  }
}
