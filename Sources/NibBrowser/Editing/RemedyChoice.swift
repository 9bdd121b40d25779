import NibAnalysis
import NibCore
import NibEditing

/// A remedy that can be applied.
struct RemedyChoice: Sendable {
  enum Change: Sendable {
    case edits([DocumentEdit])
    /// The whole text of the document.
    case text([UInt8])
    /// The user enters a value of a property of an object.
    case value(property: String, object: String)
    /// The device with a name shows the document, which does not change.
    case device(String)
  }

  let title: String
  /// The finding or explanation.
  let reason: String
  let change: Change
  /// The finding or verdict that the change resolves.
  let problem: FindingIdentity?
  /// Whether constraints in conflict are the reason.
  var isOfConflict = false
  /// The consequences of the change in words; empty if it was not tried.
  var consequences = ""
  /// Whether a trial showed that the problem stays.
  var isUnsolved = false

  /// The finding or explanation, for a place where the title is shown; `nil` if the title contains it.
  var reasonBesideTitle: String? { reason.isEmpty || title.contains(reason) ? nil : reason }

  /// Whether the change is only one of what the canvas shows: of its device, or of a size that only it has.
  var isOfCanvas: Bool {
    switch change {
    case .device: true
    case .text, .value: false
    case .edits(let edits):
      edits.allSatisfy { edit in
        switch edit {
        case .frame: true
        case .set(let edit): edit.property == "rowHeight"
        default: false
        }
      }
    }
  }

  /// Whether a trial shows if the change solves the problem. A correction of a rule does.
  var needsTrial: Bool {
    if case .edits = change { true } else { false }
  }

  /// The objects that the title says are removed.
  var removed: Set<String> {
    guard case .edits(let edits) = change else { return [] }
    let removed = edits.flatMap { edit -> [String] in
      guard case .remove(let removal) = edit else { return [] }
      return removal.objects
    }
    return Set(removed)
  }

  /// The document with the change and the saved frames that follow from it; `nil` if the change is not possible.
  ///
  /// - Parameter scenes: the scenes that the change can affect, before it.
  func document(after base: UnsavedDocument, in scenes: CanvasScenes) -> NibDocument? {
    var trial = base
    do throws(EditError) {
      try trial.change { editor throws(EditError) in
        switch change {
        case .edits(let edits): try editor.apply(try editor.withFollowingFrames(edits, in: scenes))
        case .text(let text): try editor.replace(by: text)
        case .device, .value: break
        }
      }
    } catch {
      return nil
    }
    return trial.document
  }
}

extension RemedyChoice {
  /// The choice to enter the text that a finding misses, or the name of another image; `nil` for other findings.
  init?(enteringValueFor finding: Diagnostic, in places: ElementPlaces) {
    if finding.kind == CheckRule.missingImage.kind {
      guard let (element, attribute) = finding.attribute(in: places), let place = element.place(of: attribute)
      else { return nil }
      self.init(
        title: "Choose another image", reason: finding.message,
        change: .value(property: place.property, object: place.id), problem: finding.identity)
      return
    }
    guard finding.kind == CheckRule.missingAccessibilityLabel.kind, let id = finding.path.steps.first?.id,
      !id.isEmpty
    else { return nil }
    self.init(
      title: "Enter an accessibility label", reason: finding.message,
      change: .value(property: "accessibility.label", object: id), problem: finding.identity)
  }

  /// The choice to show the document on a device, on which its constraints do not conflict; `nil` for no device.
  init?(showing device: Device?) {
    guard let device else { return nil }
    let size = CGSize(width: device.width, height: device.height).nibText
    self.init(
      title: "Show it on \(device.shownName) (\(size)), where nothing conflicts",
      reason: "The constraints conflict only as the canvas shows them.", change: .device(device.shownName),
      problem: nil, consequences: "the document does not change")
  }
}

extension NibElement {
  /// The property with which an edit sets an attribute, and the id of its object: that of a state of a button, or of the element
  /// itself. `nil` for other parts.
  fileprivate func place(of attribute: String) -> (property: String, id: String)? {
    if isNamed("state"), let key, let id = parent?.id, !id.isEmpty { return ("\(key).\(attribute)", id) }
    // The list of resources has images without ids.
    guard let id, !id.isEmpty else { return nil }
    return (attribute, id)
  }
}
