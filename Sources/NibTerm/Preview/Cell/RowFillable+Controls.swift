import NibCore

extension UISwitch: RowFillable {
  static var rowValues: String { "true or false" }
  var rowReset: () -> Void {
    let isOn = isOn
    return { [unowned self] in self.isOn = isOn }
  }
  func showRow(_ value: RowValue) -> Bool {
    guard let bool = value.bool else { return false }
    isOn = bool
    return true
  }
}

extension UIActivityIndicatorView: RowFillable {
  static var rowValues: String { "true or false" }
  var rowReset: () -> Void {
    let isAnimating = isAnimating
    return { [unowned self] in isAnimating ? startAnimating() : stopAnimating() }
  }
  func showRow(_ value: RowValue) -> Bool {
    guard let bool = value.bool else { return false }
    bool ? startAnimating() : stopAnimating()
    return true
  }
}

extension UISlider: RowFillable {
  static var rowValues: String { "a number" }
  var rowReset: () -> Void {
    let value = value
    return { [unowned self] in self.value = value }
  }
  func showRow(_ value: RowValue) -> Bool { showNumber(value) { self.value = Float($0) } }
}

extension UIProgressView: RowFillable {
  static var rowValues: String { "a number" }
  var rowReset: () -> Void {
    let progress = progress
    return { [unowned self] in self.progress = progress }
  }
  func showRow(_ value: RowValue) -> Bool { showNumber(value) { progress = Float($0) } }
}

extension UIStepper: RowFillable {
  static var rowValues: String { "a number" }
  var rowReset: () -> Void {
    let value = value
    return { [unowned self] in self.value = value }
  }
  func showRow(_ value: RowValue) -> Bool { showNumber(value) { self.value = $0 } }
}

extension UIPageControl: RowFillable {
  static var rowValues: String { "a number" }
  var rowReset: () -> Void {
    let page = currentPage
    return { [unowned self] in currentPage = page }
  }
  func showRow(_ value: RowValue) -> Bool { showNumber(value) { currentPage = Int($0.rounded()) } }
}

extension UISegmentedControl: RowFillable {
  static var rowValues: String { "a segment's title or number" }
  var rowReset: () -> Void {
    let index = selectedSegmentIndex
    return { [unowned self] in selectedSegmentIndex = index }
  }
  func showRow(_ value: RowValue) -> Bool {
    let titled = (0..<numberOfSegments).first { titleForSegment(at: $0) == value.text }
    guard let index = titled ?? Int(value.text), (0..<numberOfSegments).contains(index) else { return false }
    selectedSegmentIndex = index
    return true
  }
}

extension UIDatePicker: RowFillable {
  static var rowValues: String { "a time such as 2024-05-31T12:00:00Z" }
  var rowReset: () -> Void {
    let date = date
    return { [unowned self] in self.date = date }
  }
  func showRow(_ value: RowValue) -> Bool {
    guard let date = ISO8601DateFormatter().date(from: value.text) else { return false }
    self.date = date
    return true
  }
}
