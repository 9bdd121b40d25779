import NibCore

/// The events decoded so far. Typed scalars are joined to characters.
struct EventBuffer {
  private var events: [InputEvent] = []
  private var typed = String.UnicodeScalarView()

  /// Adds a scalar to the run of typed text.
  mutating func type(_ scalar: Unicode.Scalar) { typed.append(scalar) }

  mutating func append(_ event: InputEvent) {
    endTyping()
    events.append(event)
  }

  mutating func append(_ key: KeyPress) { append(.key(key)) }

  mutating func takeEvents() -> [InputEvent] {
    endTyping()
    defer { events = [] }
    return events
  }

  private mutating func endTyping() {
    guard !typed.isEmpty else { return }
    events += String(typed).map { .key(KeyPress(.character($0))) }
    typed = String.UnicodeScalarView()
  }
}
