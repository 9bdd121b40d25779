"""Reading documents: from bytes to NibDocument, compared with libxml2's SAX2 parser."""

PASSES = 10


def measure(bench):
    reader = bench.swift_product("DocumentsBench")
    flags = bench.library_flags("libxml-2.0", "libxml2 is missing: install Debian's libxml2-dev and pkg-config.")
    parser = flags and bench.compiled("libxml2-sax", "Peers/libxml2/sax.c", flags=flags)
    bench.compare(
        [reader, "read", str(PASSES), *bench.documents],
        parser and [parser, str(PASSES), *bench.documents], "libxml2 SAX2")
    _, memory = bench.processes(
        "documents: all read, one after the other", [reader, "each", *bench.documents],
        [reader, "each", bench.largest_document], "the largest alone", is_row=False)
    bench.figures.append(memory)
    bench.processes(
        "documents: tree of the largest, whole process", [str(bench.program), "tree", bench.largest_document])
