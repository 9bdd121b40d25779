extension UIDatePicker {
  /// The size of the picker's style, in points.
  ///
  /// Wheels are measured in documents; the sizes of compact and inline pickers are remembered.
  var nibPickerSize: CGSize {
    let rules = nibEnvironment.rules
    if rules.isTerminal { return terminalSize }
    switch datePickerStyle {
    case .automatic, .wheels: return CGSize(width: 320, height: rules.pickerHeight)
    case .compact: return compactSize
    case .inline:
      switch datePickerMode {
      case .date: return CGSize(width: 320, height: 352)
      case .dateAndTime: return CGSize(width: 320, height: 404)
      case .time, .countDownTimer: return compactSize
      }
    }
  }

  /// One line, whatever the style: a terminal has no height to give away.
  private var terminalSize: CGSize {
    CGSize(
      width: CGFloat(CellText.columns(of: pattern) + 4) * TextMetrics.columnWidth,
      height: TextMetrics.rowHeight)
  }

  /// The date and the time, each on a ground with 12 points at both sides, 6 points apart.
  private var compactSize: CGSize {
    let samples = datePickerMode == .dateAndTime ? ["Sep 22, 2020", "10:55 AM"] : compactSample
    let font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    let widths = samples.map { nibEnvironment.textMetrics.pixelWidth(of: $0, font: font) + 24 }
    return CGSize(width: widths.reduce(0, +) + CGFloat(6 * (widths.count - 1)), height: 34)
  }

  private var compactSample: [String] { datePickerMode == .date ? ["Sep 22, 2020"] : ["10:55 AM"] }
}
