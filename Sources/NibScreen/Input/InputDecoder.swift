import NibCore

/// Turns the bytes that a terminal sends into events, without access to files or clocks.
///
/// The bytes may be split anywhere. Bytes that might be the beginning of a longer sequence are stored: feed more bytes,
/// or call `flush()` if none have arrived for `patience`. A broken sequence is dropped; the byte that broke it is
/// handled again by itself, so that the next key is not lost. A sequence without an end is dropped as a whole, whatever
/// its length, and takes no more memory than a short one. Answers of the terminal are not events; see `takeReplies()`.
///
/// Keys: xterm's control sequences (ctlseqs, "PC-Style Function Keys"), the forms of tmux, rxvt, the Linux
/// console and the VT100 keypad, xterm's modifyOtherKeys and kitty's CSI u. Mouse: SGR (1006) and X10.
package struct InputDecoder {
  private enum State {
    case ground
    /// After ESC.
    case escape
    /// After ESC [.
    case controlSequence
    /// After ESC O.
    case singleShift
    /// After ESC [ [, the Linux console's function keys.
    case linuxFunctionKey
    /// After ESC [ M, before the three bytes of an X10 mouse report.
    case x10Mouse
    /// In a reply from the terminal (OSC, DCS, APC, PM, SOS).
    case reply
    case paste
  }

  private var state = State.ground
  /// The first bytes of the current sequence after its introducer; for a reply, the byte after ESC and the last byte.
  private var pendingBytes: [UInt8] = []
  /// The number of bytes of the current sequence, stored or not.
  private var length = 0
  /// Whether the current sequence follows another ESC, which means that its key was typed with Alt.
  private var isAlternate = false
  /// The text of the current reply. Text beyond a limit is dropped.
  private var replyText: [UInt8] = []
  private var replies: [TerminalReply] = []
  private var characters = UTF8Assembler()
  private var pasteBuffer = PasteBuffer()
  private var output = EventBuffer()

  /// The maximum length of the text of a reply in bytes.
  private static let longestReply = 256

  package init() {}

  /// The time to wait for more bytes before calling `flush()`; `nil` while no bytes are stored.
  package var patience: Duration? {
    switch state {
    case .paste: .seconds(1)
    case .ground where characters.isEmpty: nil
    // Terminals send a sequence in one piece, so that even its second byte rarely arrives later. The Escape key must
    // not wait longer than necessary.
    case .escape: .milliseconds(15)
    // No key sends this many bytes. They arrive in several pieces, so the next bytes were not typed either.
    case _ where length > ControlSequence.longest: .seconds(1)
    // Replies arrive in pieces on slow connections. No key sends such bytes.
    case .reply where pendingBytes.count > 1: .seconds(1)
    case .controlSequence where ControlSequence.isReply(pendingBytes): .seconds(1)
    default: .milliseconds(25)
    }
  }

  /// Decodes bytes, and returns the events that are complete. A character ends at the end of `bytes`: a
  /// combining mark that arrives later is a separate event.
  package mutating func feed(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    for byte in bytes { handle(byte) }
    return output.takeEvents()
  }

  /// Returns the answers of the terminal that are complete, and forgets them.
  package mutating func takeReplies() -> [TerminalReply] {
    defer { replies = [] }
    return replies
  }

  /// Ends an incomplete sequence because no more bytes have arrived. A single ESC is the Escape key, an unfinished
  /// paste becomes an event, the introducer of a sequence is a key typed with Alt, and anything else is dropped.
  package mutating func flush() -> [InputEvent] {
    switch state {
    case .escape:
      emitEarlierEscape()
      output.append(KeyPress(.escape))
    case .controlSequence where pendingBytes.isEmpty: emitAlternate(UInt8(ascii: "["))
    case .singleShift where pendingBytes.isEmpty: emitAlternate(UInt8(ascii: "O"))
    case .reply where pendingBytes.count == 1: emitAlternate(pendingBytes[0])
    case .paste: output.append(.paste(pasteBuffer.takeText()))
    default: break
    }
    returnToGround()
    characters = UTF8Assembler()
    return output.takeEvents()
  }
}

extension InputDecoder {
  private mutating func handle(_ byte: UInt8) {
    switch state {
    case .ground: handleInGround(byte)
    case .escape: handleAfterEscape(byte)
    case .controlSequence: handleInControlSequence(byte)
    case .singleShift: handleInSingleShift(byte)
    case .linuxFunctionKey: handleInLinuxFunctionKey(byte)
    case .x10Mouse: handleInX10Mouse(byte)
    case .reply: handleInReply(byte)
    case .paste: handleInPaste(byte)
    }
  }

  /// Handles a byte outside of sequences.
  private mutating func handleInGround(_ byte: UInt8) {
    switch characters.append(byte) {
    case .incomplete: return
    case .scalar(let scalar): handleScalar(scalar)
    case .invalid: isAlternate = false
    case .invalidBefore(let byte):
      isAlternate = false
      handle(byte)
    }
  }

  /// Handles a character outside of sequences.
  private mutating func handleScalar(_ scalar: Unicode.Scalar) {
    if scalar == "\u{1B}" {
      begin(.escape)
    } else if let key = ControlKeys.key(for: scalar) {
      emit(key)
    } else if ControlKeys.isUnused(scalar) {
      isAlternate = false
    } else if isAlternate {
      emit(KeyPress(.character(Character(scalar))))
    } else {
      output.type(scalar)
    }
  }

  /// Handles the byte after Escape, which begins a sequence or is a key with Alt.
  private mutating func handleAfterEscape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "["): begin(.controlSequence)
    case UInt8(ascii: "O"): begin(.singleShift)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
      begin(.reply)
      pendingBytes.append(byte)
      replyText.removeAll(keepingCapacity: true)
    default:
      emitEarlierEscape()
      isAlternate = true
      if byte != 0x1B {
        state = .ground
        handle(byte)
      }
    }
  }

  /// Handles a byte of a control sequence.
  private mutating func handleInControlSequence(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "[") where pendingBytes.isEmpty: begin(.linuxFunctionKey)
    case UInt8(ascii: "M") where pendingBytes.isEmpty: begin(.x10Mouse)
    case UInt8(ascii: "$") where ControlSequence.canEndInDollar(pendingBytes), 0x40...0x7E:
      finish(ControlSequence(parameters: pendingBytes, final: byte))
    case 0x20...0x3F: store(byte, atMost: ControlSequence.longest + 1)
    default: abandon(before: byte)
    }
  }

  private mutating func handleInSingleShift(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): store(byte, atMost: 1)
    case 0x20...0x7E: finish(SingleShiftKeys.key(final: byte, modifier: pendingBytes.first).map { .key($0) })
    default: abandon(before: byte)
    }
  }

  /// Handles the last byte of a function key of the Linux console.
  private mutating func handleInLinuxFunctionKey(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "E"):
      finish(.key(KeyPress(.function(Int(byte - UInt8(ascii: "A")) + 1))))
    case 0x20...0x7E: finish(nil)
    default: abandon(before: byte)
    }
  }

  private mutating func handleInX10Mouse(_ byte: UInt8) {
    guard byte >= 0x20 else { return abandon(before: byte) }
    pendingBytes.append(byte)
    if pendingBytes.count == 3 { finish(MouseReport(x10: pendingBytes).event.map { .mouse($0) }) }
  }

  /// Stores a reply from the terminal, which ends at BEL or ST (ESC \). Any other control character breaks it.
  private mutating func handleInReply(_ byte: UInt8) {
    let isAfterEscape = pendingBytes.count > 1 && pendingBytes.last == 0x1B
    let isStringTerminator = isAfterEscape && byte == UInt8(ascii: "\\")
    if byte == 0x07 || isStringTerminator {
      if let reply = TerminalReply(introducer: pendingBytes[0], replyText) { replies.append(reply) }
      returnToGround()
    } else if isAfterEscape {
      returnToGround()
      begin(.escape)
      handle(byte)
    } else if byte < 0x20 && byte != 0x1B {
      abandon(before: byte)
    } else {
      length += 1
      if pendingBytes.count > 1 { pendingBytes.removeLast() }
      pendingBytes.append(byte)
      if byte != 0x1B, replyText.count < InputDecoder.longestReply { replyText.append(byte) }
    }
  }

  private mutating func handleInPaste(_ byte: UInt8) {
    guard pasteBuffer.append(byte) else { return }
    output.append(.paste(pasteBuffer.takeText()))
    returnToGround()
  }
}

extension InputDecoder {
  private mutating func begin(_ next: State) {
    state = next
    length = 0
    pendingBytes.removeAll(keepingCapacity: true)
  }

  private mutating func returnToGround() {
    begin(.ground)
    isAlternate = false
  }

  /// Stores a byte of a sequence. Bytes beyond a maximum are dropped; meaningful sequences are shorter.
  private mutating func store(_ byte: UInt8, atMost count: Int) {
    length += 1
    if pendingBytes.count < count { pendingBytes.append(byte) }
  }

  /// Drops the sequence and handles `byte` again in the ground state.
  private mutating func abandon(before byte: UInt8) {
    returnToGround()
    handle(byte)
  }

  /// Handles a complete control sequence.
  private mutating func finish(_ sequence: ControlSequence) {
    if sequence.isPasteStart {
      returnToGround()
      begin(.paste)
    } else if let reply = sequence.reply {
      replies.append(reply)
      returnToGround()
    } else {
      finish(sequence.event)
    }
  }

  /// Ends a sequence with its event; `nil` if it has no meaning.
  private mutating func finish(_ event: InputEvent?) {
    switch event {
    case .key(let key): emit(key)
    case .some(let event): output.append(event)
    case nil: break
    }
    returnToGround()
  }

  /// Adds a key, with Alt if an ESC preceded it.
  private mutating func emit(_ key: KeyPress) {
    output.append(KeyPress(key.key, isAlternate ? key.modifiers.union(.alternate) : key.modifiers))
    isAlternate = false
  }

  /// Treats the introducer of an incomplete sequence as a key typed with Alt.
  private mutating func emitAlternate(_ byte: UInt8) {
    emitEarlierEscape()
    output.append(KeyPress(.character(Character(Unicode.Scalar(byte))), .alternate))
  }

  /// Adds the Escape key for the first of two ESC in a row, if no sequence follows the second.
  private mutating func emitEarlierEscape() {
    if isAlternate { output.append(KeyPress(.escape)) }
    isAlternate = false
  }
}

/// The events that have been decoded and not returned yet. Scalars that are typed in a row are joined into characters.
private struct EventBuffer {
  private var events: [InputEvent] = []
  private var typedScalars = String.UnicodeScalarView()

  /// Adds a typed scalar. It is joined to the previous one if both are part of the same character.
  mutating func type(_ scalar: Unicode.Scalar) { typedScalars.append(scalar) }

  mutating func append(_ event: InputEvent) {
    endTyping()
    events.append(event)
  }

  mutating func append(_ key: KeyPress) { append(.key(key)) }

  /// Returns all events, and empties the buffer.
  mutating func takeEvents() -> [InputEvent] {
    endTyping()
    defer { events = [] }
    return events
  }

  private mutating func endTyping() {
    guard !typedScalars.isEmpty else { return }
    events += String(typedScalars).map { .key(KeyPress(.character($0))) }
    typedScalars = String.UnicodeScalarView()
  }
}
