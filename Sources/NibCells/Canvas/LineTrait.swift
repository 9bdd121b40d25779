/// What a line glyph is beside its arms; it shows only where the arms allow.
enum LineTrait: UInt8 { case plain, rounded, dashed }
