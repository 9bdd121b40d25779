import NibCore

/// What there is to tell of a document while none of its objects is chosen.
extension InspectorContent {
  init(of open: OpenDocument) {
    let document = open.document
    var rows = [InspectorRow(label: "file", value: VisibleText.line(open.name), copyText: open.path)]
    if let document {
      rows.append(InspectorRow(label: "kind", value: "\(document.kind)"))
      if let version = document.root["toolsVersion"] {
        rows.append(InspectorRow(label: "toolsVersion", value: version))
      }
      if let device = document.root.child(named: "device")?["id"] {
        rows.append(InspectorRow(label: "device", value: Device.named(device)?.name ?? device, hint: device))
      }
      rows.append(InspectorRow(label: "pictures", value: "\(open.pictures.count)"))
      rows.append(
        InspectorRow(label: "objects", value: "\(document.root.descendants.count { $0.id != nil })"))
    }
    self.init(
      title: open.name,
      sections: [
        InspectorSection(title: "Document", rows: rows),
        DiagnosticSection.section(open.diagnostics, leadsToObjects: true),
      ].filter { !$0.rows.isEmpty })
  }
}
