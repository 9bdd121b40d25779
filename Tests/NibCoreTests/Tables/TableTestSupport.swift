import Testing

@testable import NibCore

/// A data source and delegate that records its calls.
final class ListSource: UITableViewDataSource, UITableViewDelegate {
  var sections: [Int]
  var headers: [String?] = []
  var height: ((IndexPath) -> CGFloat)?
  var makeCell: (UITableView, IndexPath) -> UITableViewCell = { table, path in
    let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
    cell.textLabel?.text = "Row \(path.row)"
    return cell
  }
  /// The rows that must not be selected.
  var refused: Set<IndexPath> = []
  /// The rows for which a cell was requested.
  private(set) var asked: [IndexPath] = []
  /// The cells that were returned, each one once.
  private(set) var cells: [UITableViewCell] = []
  /// The rows that were selected (`+3`) and deselected (`-3`).
  private(set) var log: [String] = []

  init(_ sections: Int...) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section] }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked.append(indexPath)
    let cell = makeCell(tableView, indexPath)
    if !cells.contains(where: { $0 === cell }) { cells.append(cell) }
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height?(indexPath) ?? tableView.rowHeight
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    refused.contains(indexPath) ? nil : indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("+\(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("-\(indexPath.row)")
  }
}

/// A cell that counts the calls of prepareForReuse.
final class CountedCell: UITableViewCell {
  private(set) var reuses = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

extension NibEnvironment {
  /// A phone of 375 x 667 points, with two pixels per point.
  static var phone: NibEnvironment { NibEnvironment(device: Device.named("retina4_7") ?? .terminal) }
}

/// A laid-out table in the terminal. By default, each row is one line high.
func makeTable(_ source: ListSource, rowHeight: CGFloat = 16, size: CGSize = CGSize(width: 320, height: 160))
  -> UITableView
{
  let table = UITableView(frame: CGRect(origin: .zero, size: size), style: .plain)
  table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  table.rowHeight = rowHeight
  table.dataSource = source
  table.delegate = source
  table.layoutIfNeeded()
  return table
}

/// A nib with the given top-level objects.
func makeNib(_ objects: String, toolsVersion: Int = 14490) -> UINib {
  UINib(
    data: Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="\(toolsVersion)" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      \(objects)
      </objects>
      </document>
      """.utf8), bundle: nil)
}

extension UIResponder {
  /// Sends keys to the responder. Returns for each key whether it was handled.
  @discardableResult
  func press(_ keys: KeyPress.Key...) -> [Bool] { keys.map { nibKeyDown(KeyPress($0)) } }
}
