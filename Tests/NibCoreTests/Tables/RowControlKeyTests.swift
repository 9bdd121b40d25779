import Testing

@testable import NibCore

/// Enter and Space on rows on which they have no other effect operate the controls of the row.
@Suite struct RowControlKeyTests {
  /// A table in a window, whose rows contain the given controls.
  private final class Form: UITableViewController {
    var rows: [[UIView]] = []
    var style = UITableViewCell.SelectionStyle.default
    var refusal = Refusal.none

    enum Refusal { case none, selection, highlighting }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.selectionStyle = style
      for (index, view) in rows[indexPath.row].enumerated() {
        view.frame = CGRect(x: 80 + 80 * index, y: 0, width: 72, height: 16)
        cell.contentView.addSubview(view)
      }
      return cell
    }
    override func tableView(_ tableView: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
      refusal == .selection ? nil : path
    }
    override func tableView(_ tableView: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
      refusal != .highlighting
    }
  }

  /// A form whose delegate handles the selection.
  private final class Recorder: UITableViewController {
    let toggle = UISwitch(frame: CGRect(x: 80, y: 0, width: 48, height: 16))
    private(set) var chosen = 0

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.selectionStyle = .none
      cell.contentView.addSubview(toggle)
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen += 1 }
  }

  private static func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 160))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private static func press(_ key: KeyPress.Key, in window: UIWindow) {
    window.nibSend(.key(KeyPress(key)))
    window.layoutIfNeeded()
  }

  @Test(
    "Enter on a row that refuses selection switches its only switch, and the cursor stays",
    arguments: [(UITableViewCell.SelectionStyle.none, 0), (.default, 1), (.default, 2)])
  func switches(style: UITableViewCell.SelectionStyle, refusal: Int) {
    let form = Form()
    let toggle = UISwitch()
    (form.rows, form.style) = ([[toggle], []], style)
    form.refusal = [Form.Refusal.none, .selection, .highlighting][refusal]
    let window = Self.show(form)
    defer { window.nibClose() }
    Self.press(.enter, in: window)
    #expect(toggle.isOn && window.nibFocusedView === form.tableView)
    Self.press(.character(" "), in: window)
    #expect(!toggle.isOn)
    Self.press(.down, in: window)
    #expect(form.tableView.nibCursor?.row == 1)
    Self.press(.enter, in: window)
    #expect(window.nibFocusedView === form.tableView)
  }

  @Test("Enter on a row that refuses selection edits its only text field") func fields() {
    let form = Form()
    let field = UITextField()
    (form.rows, form.refusal) = ([[field]], .selection)
    let window = Self.show(form)
    defer { window.nibClose() }
    Self.press(.enter, in: window)
    #expect(field.isFirstResponder && window.nibFocusedView === field)
    Self.press(.character("a"), in: window)
    #expect(field.text == "a")
  }

  @Test("Enter moves the focus into a slider, and to the first of several controls, without a change")
  func others() {
    let slider = UISlider()
    let switches = [UISwitch(), UISwitch()]
    for controls in [[slider], switches] as [[UIView]] {
      let form = Form()
      (form.rows, form.refusal) = ([controls], .selection)
      let window = Self.show(form)
      defer { window.nibClose() }
      Self.press(.enter, in: window)
      #expect(window.nibFocusedView === controls[0])
    }
    #expect(slider.value == 0 && switches.allSatisfy { !$0.isOn })
  }

  @Test("A row that can be selected is selected, and its control stays unchanged") func selection() {
    let form = Form()
    let toggle = UISwitch()
    form.rows = [[toggle]]
    let window = Self.show(form)
    defer { window.nibClose() }
    Self.press(.enter, in: window)
    #expect(!toggle.isOn && form.tableView.indexPathForSelectedRow?.row == 0)
  }

  @Test("A row that shows no selection but whose delegate handles it leaves Enter to the delegate")
  func handledSelection() {
    let recorder = Recorder()
    let window = Self.show(recorder)
    defer { window.nibClose() }
    Self.press(.enter, in: window)
    #expect(recorder.chosen == 1 && !recorder.toggle.isOn)
  }
}
