import Foundation
import NibCore

@testable import NibFormats

/// Documents whose texts contain control sequences for terminals.
enum HostileDocument {
  /// Hostile characters that XML can contain: the C1 control character that introduces control sequences, marks
  /// that change the writing direction, and a line break before a fake error.
  static let text = "\u{9B}31m\u{202E}\u{2066}&#10;/etc/x.xib:1:1: error: no"

  /// A xib with hostile texts, ids, labels and classes, and with hostile values that diagnostics quote.
  static let xib = SmallNibs.document(
    """
    <view userLabel="label \(text)" customClass="C\(text)" id="root\(text)">
      <rect key="frame" x="0" y="0" width="320" height="64"/>
      <subviews>
        <label text="text \(text)" userLabel="twice\(text)" id="a" wrong\u{202E}word="\(text)" alpha="\(text)">
          <rect key="frame" x="16" y="16" width="128" height="32"/>
        </label>
        <button title="title" id="a" buttonType="system">
          <connections>
            <action selector="tap\(text):" destination="nowhere\(text)" eventType="touchUpInside" id="c\(text)"/>
          </connections>
        </button>
        <oddview\u{202E} id="o" text="\(text)"/>
      </subviews>
      <constraints>
        <constraint firstItem="a" firstAttribute="leading" secondItem="root\(text)" secondAttribute="leading" constant="7" id="l\(text)"/>
        <constraint firstItem="a" firstAttribute="leading" secondItem="root\(text)" secondAttribute="leading" constant="9" id="m"/>
      </constraints>
    </view>
    """)

  /// A compiled nib with strings that XML cannot contain, with ESC, BEL and NUL.
  static func nib() throws -> [UInt8] {
    let mark = Array("HOSTILE!".utf8)
    let hostile = Array("\u{1B}]2;x\u{7}\u{0}\u{1B}".utf8)
    let source = SmallNibs.document(
      """
      <view customClass="HOSTILE!" id="root">
        <rect key="frame" x="0" y="0" width="320" height="64"/>
        <subviews>
          <label text="HOSTILE!" customClass="HOSTILE!" restorationIdentifier="HOSTILE!" id="a">
            <rect key="frame" x="16" y="16" width="128" height="32"/>
          </label>
        </subviews>
      </view>
      """)
    var bytes = try NibCompiler.compile(NibReader.read(Array(source.utf8), file: "a.xib")).bytes
    var start = 0
    while let found = bytes[start...].firstRange(of: mark) {
      bytes.replaceSubrange(found, with: hostile)
      start = found.upperBound
    }
    return bytes
  }

  /// The control characters in a text, except for line breaks and the color sequences that the program writes.
  static func commands(in text: String) -> [Unicode.Scalar] {
    text.replacing(/\u{1B}\[[0-9;]*m/, with: "").unicodeScalars.filter { scalar in
      scalar != "\n" && !VisibleText.isHarmless(scalar)
    }
  }
}
