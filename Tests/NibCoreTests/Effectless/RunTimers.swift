import Foundation

/// Runs the timers of the thread, as the event loop of a program does, until a condition is true, for at most 5 seconds.
func runTimers(until condition: () -> Bool) {
  let end = Date() + 5
  while !condition(), Date() < end { _ = RunLoop.current.run(mode: .default, before: Date() + 0.01) }
}
