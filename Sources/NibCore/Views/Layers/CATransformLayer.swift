/// A layer whose sublayers keep their depth. The terminal does not draw layers that a program adds.
open class CATransformLayer: CALayer {}
