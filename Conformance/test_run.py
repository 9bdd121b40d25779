#!/usr/bin/env python3
"""Tests run.py with programs that answer right, wrong, not at all, or not in the protocol."""
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

FOLDER = pathlib.Path(__file__).resolve().parent
RUN = [sys.executable, str(FOLDER / "run.py")]
# A program that knows the expected frames, with room for one statement for each document.
ORACLE = """
import json, os, sys
cases = {os.path.basename(case["document"]): case for case in json.load(open(%r))["cases"]}
for file in sys.argv[1:]:
    if file.startswith("--"): continue
    case = cases[os.path.basename(file)]
    %s
    for ident, frame in case["frames"].items():
        print(json.dumps({"file": file, "id": ident, "frame": frame, "more": 1}))
"""


class RunTests(unittest.TestCase):
    def score(self, statement, *options):
        """The exit status, the output and the errors for a program with the given statement."""
        with tempfile.TemporaryDirectory() as folder:
            program = pathlib.Path(folder, "program.py")
            program.write_text(ORACLE % (str(FOLDER / "cases.json"), statement))
            return self.run_suite(f"{sys.executable} {program}", *options)

    def run_suite(self, command, *options):
        result = subprocess.run([*RUN, "--program", command, *options], capture_output=True, text=True)
        return result.returncode, result.stdout, result.stderr

    def test_a_program_with_the_expected_frames_passes_all_tests(self):
        for options in ([], ["--replay-sizes"]):
            status, output, _ = self.score("pass", *options)
            self.assertEqual(status, 0, output)
            passed, _, total = output.splitlines()[-1].split()[:3]
            self.assertEqual(passed, total)

    def test_the_example_prints_the_frames_of_the_documents_and_fails_all_tests(self):
        for options in ([], ["--replay-sizes"]):
            status, output, _ = self.run_suite(f"{sys.executable} {FOLDER / 'example.py'}", *options)
            self.assertEqual(status, 1)
            self.assertTrue(output.splitlines()[-1].startswith("0 of "), output[-200:])

    def test_a_program_that_ends_at_a_document_fails_only_its_tests(self):
        for statement in ("sys.exit('no')", "os.abort()"):
            status, output, _ = self.score(f"if case['id'] == 'CenterOffset': {statement}", "--json", "--only", "Ce")
            failed = [entry["test"] for entry in json.loads(output)["results"] if not entry["passed"]]
            self.assertEqual((status, failed), (1, ["CenterOffset@22505"]))

    def test_a_view_that_is_not_printed_fails_unless_its_frame_is_given(self):
        status, output, _ = self.score("case['frames'] = {}", "--only", "CenterOffset")
        self.assertEqual(status, 1)
        self.assertIn("inn-er-001: expected [125, 145, 80, 60], not printed", output)
        self.assertNotIn("roo-tx-001", output)

    def test_a_line_that_is_not_json_is_an_error(self):
        status, _, errors = self.score("print('hello')", "--only", "CenterOffset")
        self.assertEqual(status, 2)
        self.assertIn("not of the protocol: hello", errors)

    def test_known_failures_do_not_count_until_they_pass(self):
        with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
            file.write("# reasons\nCenterOffset because\n")
            file.flush()
            options = ["--only", "Constraints", "--known-failures", file.name]
            self.assertEqual(self.score("if case['id'] == 'CenterOffset': continue", *options)[0], 0)
            status, output, _ = self.score("pass", *options)
        self.assertEqual(status, 1)
        self.assertIn("no longer failing: CenterOffset", output)


if __name__ == "__main__":
    unittest.main()
