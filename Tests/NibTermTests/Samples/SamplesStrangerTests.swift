import Foundation
import TestSupport
import Testing

@testable import NibTerm

/// The samples' classes are used only for documents of the samples.
@Suite struct SamplesStrangerTests {
  /// A document of another project whose classes have the same names as those of the samples.
  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507">
    <objects>
      <view id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
        <subviews>
          <view id="a" customClass="ToggleButton"><rect key="frame" x="0.0" y="0.0" width="100" height="50"/></view>
          <view id="b" customClass="CompoundExampleView" customModule="Theirs">
            <rect key="frame" x="0.0" y="60" width="100" height="50"/></view>
          <view id="c" customClass="CustomObjCView"><rect key="frame" x="0.0" y="120" width="100" height="50"/></view>
        </subviews>
      </view>
    </objects>
    </document>
    """

  private let unknown = ["ToggleButton", "Theirs.CompoundExampleView", "CustomObjCView"]

  @Test("show, layout, tree and check treat classes of other projects as unknown")
  func otherProjects() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.document, to: "Theirs.xib")
    let shown = try CommandRun("show", file)
    #expect(shown.error == "\(file): 3 custom classes are drawn as their base classes\n")
    #expect(try CommandRun("layout", file).lines.count == 4)
    let checked = try CommandRun("check", "--severity", "note", file)
    for name in unknown {
      #expect(checked.output.contains("Unknown class \(name) in Interface Builder file."))
    }
    #expect(!(try CommandRun("tree", file, "--size", "320x200").output.contains("Off")))
  }

  @Test("A document of a sample finds its classes, and another document beside it does not")
  func mixedDocuments() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.document, to: "Theirs.xib")
    let own = SourcePackage.sampleNib("Lesson/MyTableViewCell.xib").path
    let checked = try CommandRun("check", "--severity", "note", own, file)
    for name in unknown {
      #expect(checked.output.contains("Unknown class \(name) in Interface Builder file."))
    }
    #expect(!checked.output.contains("MyTableViewCell in Interface Builder file."))
  }

  @Test("A document that names a class and the module of the samples cannot run the class")
  func namedClasses() throws {
    let folder = try TemporaryFolder()
    for name in ["CompoundCustomView", "NestedCustomView"] {
      let files = try [320, 330].map { width in
        try folder.write(Self.naming(name, width: width), to: "\(name)-\(width).xib")
      }
      let comparison = try CommandRun("diff", files[0], files[1])
      #expect(comparison.status == 1)
      #expect(comparison.output.contains("frame: 0 0 320 50 → 0 0 330 50"))
      let named = Self.naming(name, width: 320).replacingOccurrences(of: " id=", with: " userLabel=\"A\" id=")
      let other = try folder.write(named, to: "\(name)-other.xib")
      #expect(try CommandRun("merge", files[0], files[1], other).status == 0)
      let checked = try CommandRun("check", "--severity", "note", files[0])
      #expect(checked.output.contains("Unknown class NibTerm.\(name) in Interface Builder file."))
    }
  }

  private static func naming(_ name: String, width: Int) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507">
    <objects>
      <view id="root" customClass="\(name)" customModule="NibTerm">
        <rect key="frame" x="0.0" y="0.0" width="\(width)" height="50"/>
      </view>
    </objects>
    </document>
    """
  }

  @Test("A changed copy of a sample's document does not find the samples' classes")
  func changedCopy() throws {
    let folder = try TemporaryFolder()
    let own = try String(contentsOf: SourcePackage.sampleNib("Lesson/MyTableViewCell.xib"), encoding: .utf8)
    let file = try folder.write(own + "\n", to: "SampleNibs/Lesson/MyTableViewCell.xib")
    _ = try folder.write("", to: "SampleNibs/Elements/ElementsTabs.xib")
    let checked = try CommandRun("check", "--severity", "note", file)
    #expect(checked.output.contains("MyTableViewCell in Interface Builder file."))
  }

  @Test("A copy of a single document of a sample can be shown")
  func singleCopies() throws {
    let samples = SourcePackage.sampleNibs
    for path in [
      "Elements/ElementCell.xib", "Elements/ElementDetail.xib", "PragmaticNib/OuterWithCompoundView.xib",
    ] {
      let folder = try TemporaryFolder()
      let text = try String(contentsOf: samples.appendingPathComponent(path), encoding: .utf8)
      let run = try CommandRun("show", try folder.write(text, to: "Copy.xib"))
      #expect(run.status <= 1, "\(path)")
    }
  }

  @Test("A copy of all samples finds its classes, and its classes find their nibs")
  func completeCopy() throws {
    let folder = try TemporaryFolder()
    let samples = SourcePackage.sampleNibs
    let copy = folder.url.appendingPathComponent("SampleNibs")
    try FileManager.default.copyItem(at: samples, to: copy)
    for path in ["PragmaticNib/PragmaticNib.storyboard", "NibOwner/NibOwnerExample.storyboard"] {
      let original = try CommandRun("show", samples.appendingPathComponent(path).path)
      let run = try CommandRun("show", copy.appendingPathComponent(path).path)
      #expect(run.status == 0, "\(run.error)")
      #expect(run.output == original.output)
    }
  }
}
