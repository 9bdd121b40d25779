open class UIStackView: UIView { open var arrangedSubviews: [UIView] { [] } }
