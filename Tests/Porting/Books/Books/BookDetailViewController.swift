import UIKit

class BookDetailViewController: UIViewController, UITextFieldDelegate {

  @IBOutlet weak var titleField: UITextField!
  @IBOutlet weak var saveButton: UIButton!

  var book: Book?
  var index = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = book?.title
    titleField.text = book?.title
    titleField.delegate = self
    saveButton.addTarget(self, action: #selector(save), for: .touchUpInside)
  }

  @objc func save() {
    let title = titleField.text ?? ""
    let alert = UIAlertController(title: "Save the book?", message: title, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Save", style: .default) { [weak self] _ in
        guard let self = self else { return }
        self.title = title
        NotificationCenter.default.post(
          name: .bookChanged, object: nil, userInfo: ["index": self.index, "title": title])
      })
    present(alert, animated: true)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}

class AboutViewController: UIViewController {

  @IBAction func close(_ sender: UIButton) {
    dismiss(animated: true, completion: nil)
  }
}
