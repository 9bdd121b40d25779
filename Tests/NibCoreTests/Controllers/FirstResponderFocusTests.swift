import Testing

@testable import NibCore

/// The focus is where typing goes.
@Suite struct FirstResponderFocusTests {
  /// A form whose Return key leads from each field to the next one.
  private final class Form: UIViewController, UITextFieldDelegate {
    let fields = (0..<3).map { UITextField(frame: CGRect(x: 0, y: 16 + $0 * 32, width: 160, height: 16)) }
    var firstWhenLoaded: Int?
    var firstWhenShown: Int?
    var allowsEnd = true

    override func viewDidLoad() {
      super.viewDidLoad()
      for field in fields {
        field.delegate = self
        view.addSubview(field)
      }
      if let firstWhenLoaded { fields[firstWhenLoaded].becomeFirstResponder() }
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      if let firstWhenShown { fields[firstWhenShown].becomeFirstResponder() }
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { allowsEnd }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      let next = (fields.firstIndex(of: textField) ?? 0) + 1
      if fields.indices.contains(next) {
        fields[next].becomeFirstResponder()
      } else {
        textField.resignFirstResponder()
      }
      return true
    }

    var texts: [String] { fields.map { $0.text ?? "" } }
  }

  @Test("Return leads through the fields, and the focus follows the first responder") func chain() {
    let form = Form()
    let screen = ShownScreen(form)
    screen.press(.enter)
    for (index, text) in ["a", "b", "c"].enumerated() {
      #expect(screen.window.nibFocusedView === form.fields[index])
      #expect(form.fields[index].isEditing)
      screen.type(text)
      screen.press(.enter)
    }
    #expect(form.texts == ["a", "b", "c"])
    #expect(screen.window.nibFirstResponder == nil)
    #expect(screen.window.nibFocusedView === form.fields[2])
    screen.press(.up)
    #expect(screen.window.nibFocusedView === form.fields[1])
  }

  @Test(
    "A field that becomes the first responder when the screen is loaded or shown has the focus",
    arguments: [true, false])
  func atStart(whenLoaded: Bool) {
    let form = Form()
    if whenLoaded { form.firstWhenLoaded = 1 } else { form.firstWhenShown = 1 }
    let screen = ShownScreen(form)
    #expect(form.fields[1].isEditing)
    #expect(screen.window.nibFocusedView === form.fields[1])
    screen.type("x")
    #expect(form.texts == ["", "x", ""])
  }

  @Test("A field that refuses to end editing keeps the focus") func refusal() {
    let form = Form()
    let screen = ShownScreen(form)
    screen.press(.enter)
    form.allowsEnd = false
    screen.press(.tab)
    screen.press(.down)
    #expect(screen.window.nibFocusedView === form.fields[0] && form.fields[0].isEditing)
    screen.window.endEditing(true)
    #expect(!form.fields[0].isEditing)
  }

  @Test("A field that becomes the first responder is scrolled into view") func scrolling() {
    let controller = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 160))
    let field = UITextField(frame: CGRect(x: 0, y: 480, width: 160, height: 16))
    scroll.contentSize = CGSize(width: 320, height: 640)
    scroll.addSubview(field)
    controller.view.addSubview(scroll)
    let screen = ShownScreen(controller)
    scroll.contentOffset = .zero
    field.becomeFirstResponder()
    screen.window.nibUpdateFocus()
    #expect(scroll.bounds.contains(field.frame))
    #expect(screen.window.nibFocusedView === field)
  }

  @Test("A field without an area shows its input view, and the focus returns to the screen afterwards")
  func hiddenField() {
    let controller = UIViewController()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 32, width: 96, height: 16)
    let field = UITextField(frame: .zero)
    field.inputView = UIDatePicker()
    for view in [button, field] { controller.view.addSubview(view) }
    let screen = ShownScreen(controller)
    #expect(screen.window.nibFocusedView === button)
    field.becomeFirstResponder()
    screen.window.nibUpdateFocus()
    #expect(screen.window.nibInputHost != nil && screen.window.nibFocusedView === field)
    screen.press(.escape)
    #expect(screen.window.nibInputHost == nil && screen.window.nibFocusedView === button)
  }

  @Test("Keys do not go to a text behind an alert, and the focus returns to it") func alert() {
    let form = Form()
    let screen = ShownScreen(form)
    screen.press(.enter)
    let alert = UIAlertController(title: "Name?", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    form.present(alert, animated: true)
    screen.type("x")
    #expect(form.texts == ["", "", ""] && alert.textFields?.first?.text == "x")
    screen.press(.enter)
    #expect(screen.sheet == nil)
    #expect(screen.window.nibFocusedView === form.fields[0])
  }

  @Test("A controller that is first responder lets the focused view have the keys first") func controller() {
    final class Owner: UIViewController {
      var keys = 0
      override var canBecomeFirstResponder: Bool { true }
      override func nibKeyDown(_ key: KeyPress) -> Bool {
        guard key == KeyPress(.character("x")) else { return super.nibKeyDown(key) }
        keys += 1
        return true
      }
    }
    let owner = Owner()
    var presses = 0
    let button = UIButton(type: .system, primaryAction: UIAction { _ in presses += 1 })
    button.frame = CGRect(x: 0, y: 32, width: 96, height: 16)
    owner.view.addSubview(button)
    let screen = ShownScreen(owner)
    #expect(owner.becomeFirstResponder())
    screen.press(.enter)
    screen.press(.character("x"))
    #expect(presses == 1 && owner.keys == 1)
    #expect(screen.window.nibFocusedView === button)
  }

  @Test("A screen that is shown again has the focus where it was", arguments: [false, true]) func memory(
    tabs: Bool
  ) {
    let form = Form()
    let navigation = UINavigationController(rootViewController: form)
    let container = UITabBarController()
    container.viewControllers = [navigation, UIViewController()]
    let screen = ShownScreen(container)
    screen.press(.down)
    #expect(screen.window.nibFocusedView === form.fields[1])
    if tabs {
      container.selectedIndex = 1
    } else {
      navigation.pushViewController(UIViewController(), animated: true)
    }
    screen.window.nibUpdateFocus()
    #expect(screen.window.nibFocusedView == nil)
    if tabs { container.selectedIndex = 0 } else { navigation.popViewController(animated: true) }
    screen.window.nibUpdateFocus()
    #expect(screen.window.nibFocusedView === form.fields[1])
  }
}
