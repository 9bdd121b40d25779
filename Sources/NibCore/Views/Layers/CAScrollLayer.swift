/// A layer that scrolls its sublayers. The terminal does not draw layers that a program adds.
open class CAScrollLayer: CALayer {}
