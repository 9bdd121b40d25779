import Foundation
import TestSupport
import Testing

/// The log of running programs (docs/terminal.md), which is written to standard error when the terminal is restored,
/// or to a file while the program runs.
@Suite struct ProgramLogTests {
  private let folder: TemporaryFolder
  private let samples: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.document, to: "Card.xib")
    samples = try TemporaryFolder()
    try samples.write(Self.brokenButton, to: "ToggleButton.xib")
  }

  /// The lesson's button with an unknown runtime attribute and two conflicting heights.
  private static var brokenButton: String {
    get throws {
      let file = SourcePackage.sampleNib("Lesson/ToggleButton.xib")
      return try String(contentsOf: file, encoding: .utf8)
        .replacingOccurrences(
          of: "<state key=\"normal\" title=\"Off\"/>",
          with: """
            <state key="normal" title="Off"/><constraints>
            <constraint firstAttribute="height" constant="30" id="h1"/>
            <constraint firstAttribute="height" constant="40" id="h2"/></constraints>
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="nothing" value="x"/></userDefinedRuntimeAttributes>
            """)
    }
  }

  /// A document with an unknown class, one failing outlet, one failing attribute and one conflict.
  private static let document = SmallNibs.document(
    """
    <view id="root" customClass="Card"><rect key="frame" x="0" y="0" width="320" height="160"/>
      <subviews>
        <label text="Card" translatesAutoresizingMaskIntoConstraints="NO" id="label">
          <rect key="frame" x="16" y="16" width="128" height="32"/>
          <constraints><constraint firstAttribute="width" constant="100" id="w1"/>
            <constraint firstAttribute="width" constant="150" id="w2"/></constraints>
          <connections><outlet property="nobody" destination="root" id="o"/></connections>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="nothing" value="x"/></userDefinedRuntimeAttributes>
        </label>
      </subviews>
      <constraints>
        <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
        <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
      </constraints>
    </view>
    """)

  private static let failedAttribute =
    "Failed to set (nothing) user defined inspected property on (UIButton): [<UIButton>"
  private static let conflict = "Unable to simultaneously satisfy constraints."

  private func run(_ script: String, environment: [String: String] = [:]) throws -> PseudoTerminal {
    try PseudoTerminal(
      "/bin/sh", ["-c", script + #"; echo "status $?""#, ElementsRun.program.path, samples.path],
      columns: 130, rows: 40,
      environment: environment, directory: folder.path)
  }

  /// Runs the broken sample, presses keys and resizes the terminal, and calls `after`, which ends the program.
  /// Returns the screen at the end.
  private func runSample(
    log: String = "", before: String = "", after: (PseudoTerminal) -> Void = { $0.send("q") }
  ) throws -> TerminalEmulator {
    let terminal = try run(
      before + #"exec "$0" samples Lesson "toggle button" --nibs "$1""#, environment: ["NIBTERM_LOG": log])
    #expect(terminal.wait(for: "Off"), "\(terminal.screen)")
    terminal.waitUntilQuiet()
    #expect(!terminal.screen.contains(Self.conflict), "\(terminal.screen)")
    terminal.send(Keys.enter, Keys.enter)
    terminal.resize(columns: 120, rows: 38)
    terminal.waitUntilQuiet()
    after(terminal)
    #expect(terminal.waitForExit() != nil)
    #expect(terminal.isRestored)
    return terminal.screen
  }

  private func count(_ text: String, in whole: String) -> Int {
    whole.components(separatedBy: text).count - 1
  }

  private func contents(of name: String) -> String {
    String(decoding: FileManager.default.contents(atPath: folder.path + "/" + name) ?? Data(), as: UTF8.self)
  }

  @Test("A24, I8: Each problem is reported once, when the terminal is restored")
  func restored() throws {
    let screen = try runSample()
    #expect(count(Self.failedAttribute, in: screen.text) == 1, "\(screen)")
    #expect(count(Self.conflict, in: screen.text) == 1, "\(screen)")
    #expect(screen.contains("\"<NSLayoutConstraint#h1 UIButton#6re-xF-FVE.height == 30   (active)>\","))
    #expect(screen.contains("<NSLayoutConstraint#h2 UIButton#6re-xF-FVE.height == 40   (active)>"))
    #expect(screen.contains("ToggleButton.xib:"))
  }

  @Test(
    "A program that is ended by a signal has reported its problems", arguments: [SIGTERM, SIGQUIT, SIGABRT])
  func signals(signal: Int32) throws {
    let screen = try runSample(after: { $0.signal(signal) })
    #expect(screen.contains(Self.failedAttribute), "\(screen)")
    #expect(screen.contains(Self.conflict), "\(screen)")
  }

  @Test("A log file receives the problems while the program runs, and the terminal shows none")
  func file() throws {
    let screen = try runSample(
      log: "the log",
      after: { terminal in
        #expect(count(Self.failedAttribute, in: contents(of: "the log")) == 1)
        #expect(count(Self.conflict, in: contents(of: "the log")) == 1)
        terminal.send("q")
      })
    #expect(!screen.contains(Self.conflict), "\(screen)")
    let first = contents(of: "the log")
    _ = try runSample(log: "the log")
    #expect(contents(of: "the log") == first + first, "each run appends the same problems")
  }

  @Test(
    "A log file that cannot be written gives a warning, and standard error is used instead",
    arguments: [
      ("pipe", "it is a pipe"), ("folder", "it is a folder"), ("/dev/full", "it is a device"),
      ("missing/log", "No such file or directory"), ("Card.xib/log", "Not a directory"),
      ("Card.xib", "it has the name of a document; use another name"),
    ])
  func unwritable(log: String, words: String) throws {
    mkfifo(folder.path + "/pipe", 0o600)
    try folder.write("", to: "folder/file")
    let screen = try runSample(log: log)
    #expect(screen.contains("NIBTERM_LOG: warning: '\(log)' cannot be written: \(words);"), "\(screen)")
    #expect(screen.contains(Self.conflict), "\(screen)")
  }

  /// A limit on the size of files simulates a full disk. The test is disabled for ThreadSanitizer, which also
  /// writes files.
  @Test(
    "If the log file cannot grow, a warning is given and standard error is used",
    .disabled(if: PseudoTerminal.isSanitized)) func fullDisk() throws
  {
    // The limit is 1024 blocks of 512 or 1024 bytes, so the log has already reached it.
    try folder.write(String(repeating: "x", count: 1 << 20), to: "log")
    let screen = try runSample(log: "log", before: "export LLVM_PROFILE_FILE=/dev/null; ulimit -f 1024; ")
    #expect(screen.contains("NIBTERM_LOG: warning: 'log' cannot be written: File too large;"), "\(screen)")
    #expect(screen.contains(Self.failedAttribute), "\(screen)")
    #expect(screen.contains(Self.conflict), "\(screen)")
  }

  @Test("/dev/null discards the problems") func noLog() throws {
    let screen = try runSample(log: "/dev/null")
    #expect(!screen.contains(Self.conflict) && !screen.contains("warning"), "\(screen)")
  }

  @Test("A screen that is only printed reports its problems on standard error")
  func drawnOnce() throws {
    let run = try CommandRun("samples", "Lesson", "toggle button", "--nibs", samples.path)
    #expect(run.status == 0)
    #expect(run.output.contains("Off"))
    #expect(count(Self.failedAttribute, in: run.error) == 1, "\(run.error)")
    #expect(count(Self.conflict, in: run.error) == 1, "\(run.error)")
  }

  @Test("The browser reports problems of a document that it runs, but not of one that it shows")
  func browser() throws {
    let looked = try CommandRun("Card.xib", "--screen", "100x30", "--keys", "j k", directory: folder.path)
    #expect(looked.error == "")
    let ran = try CommandRun("Card.xib", "--screen", "100x30", "--keys", "r j k", directory: folder.path)
    #expect(ran.status == 0)
    #expect(
      ran.error == """
        Unknown class Card in Interface Builder file.
            Card.xib:5:21
        [<UILabel> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key nobody. \
        The outlet is left unset.
            Card.xib:11:20
        Failed to set (nothing) user defined inspected property on (UILabel): [<UILabel> setValue:forUndefinedKey:]: \
        this class is not key value coding-compliant for the key nothing.
            Card.xib:13:9
        Unable to simultaneously satisfy constraints.
            Probably at least one of the constraints in the following list is one you don't want.\u{20}
            Try this:\u{20}
                (1) look at each constraint and try to figure out which you don't expect;\u{20}
                (2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
        (
            "<NSLayoutConstraint#w1 UILabel#label.width == 100   (active)>",
            "<NSLayoutConstraint#w2 UILabel#label.width == 150   (active)>"
        )

        Will attempt to recover by breaking constraint\u{20}
        <NSLayoutConstraint#w2 UILabel#label.width == 150   (active)>

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also \
        be helpful.

        """)
    let terminal = try run(#""$0" Card.xib"#)
    #expect(terminal.wait(for: "Card"))
    terminal.waitUntilQuiet()
    terminal.send("r")
    terminal.waitUntilQuiet()
    #expect(!terminal.screen.contains(Self.conflict), "\(terminal.screen)")
    // The letter q belongs to a running screen.
    terminal.send(Keys.escape)
    #expect(terminal.wait(for: "The screen reported 4 problems while it ran (! lists them)."))
    terminal.send("!")
    #expect(terminal.wait(for: "show what the last run of a screen reported (4)"))
    terminal.send(Keys.escape)
    // A key directly after Escape would be the same key with Alt.
    #expect(terminal.wait { !$0.contains("show what the last run of a screen reported (4)") })
    terminal.send("r")
    terminal.waitUntilQuiet()
    terminal.send("!")
    #expect(terminal.wait(for: "Unknown class Card in Interface Builder file."))
    terminal.send(Keys.escape)
    #expect(terminal.wait { !$0.contains("Unknown class Card in Interface Builder file.") })
    terminal.send(Keys.escape)
    #expect(terminal.wait(for: "q quit"))
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
    // The browser has listed the problems, so they do not fill the terminal afterwards.
    #expect(!terminal.screen.contains(Self.conflict), "\(terminal.screen)")
    #expect(terminal.isRestored)
  }

  @Test(
    "The demo and the samples have no problems to report",
    arguments: [["elements"], ["samples"], ["samples", "NMView"]])
  func quiet(arguments: [String]) throws {
    let log = folder.path + "/quiet"
    let terminal = try PseudoTerminal(
      ElementsRun.program.path, arguments, environment: ["NIBTERM_LOG": log, "XDG_STATE_HOME": folder.path])
    terminal.wait { !$0.text.allSatisfy(\.isWhitespace) }
    for key in [Keys.enter, Keys.escape, Keys.down, Keys.enter, Keys.escape, Keys.tab, "q"] {
      terminal.waitUntilQuiet()
      terminal.send(key)
    }
    #expect(terminal.waitForExit() == .exited(0))
    #expect(contents(of: "quiet") == "")
    #expect(FileManager.default.fileExists(atPath: log))
  }
}
