/// The shape of an item in collisions.
public enum UIDynamicItemCollisionBoundsType: UInt, Hashable, Sendable { case rectangle, ellipse, path }
