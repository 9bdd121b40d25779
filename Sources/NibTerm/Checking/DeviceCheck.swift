import NibAnalysis
import NibCore

/// Finds what is wrong with a document on other devices, and not on its own.
struct DeviceCheck {
  /// The findings, each on the first device that has it, in the order of the devices. Their messages name the device.
  private(set) var diagnostics: [Diagnostic] = []

  /// Checks a document on each device, and compares the findings with those on its own device. Findings with the same
  /// rule and the same object are the same, unless the severity is higher on a device.
  ///
  /// - Parameters:
  ///   - usual: the findings on the document's own device.
  ///   - layouts: the devices and settings for the layouts. Devices that cannot show the document are left out.
  init(
    _ document: NibDocument, usual: [Diagnostic], layouts: [LayoutOptions],
    configuration: CheckConfiguration, project: CheckProject
  ) {
    var known: [FindingIdentity: Diagnostic.Severity] = [:]
    func remember(_ findings: [Diagnostic]) {
      for finding in findings.flatMap(\.single) {
        known[finding.identity] = max(known[finding.identity] ?? .note, finding.severity)
      }
    }
    remember(usual)
    for layout in layouts {
      guard let device = layout.device, document.suits(device) else { continue }
      let check = nibAutoreleasePool {
        NibCheck(document, options: layout, project: project, configuration: configuration)
      }
      let new = check.diagnostics.compactMap {
        $0.keeping { finding in known[finding.identity].map { $0 < finding.severity } ?? true }
      }
      remember(new)
      let place = " (on \(Device.briefName(device.shownName)))"
      diagnostics += new.map { diagnostic in
        diagnostic.mapped { finding in
          var finding = finding
          finding.message += place
          return finding
        }
      }
    }
  }
}
