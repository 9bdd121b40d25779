#!/usr/bin/env python3
"""Checks `nibterm mcp` with the official Python client (the package `mcp`), and with damaged and hostile messages.

    Scripts/check-mcp.py .build/debug/nibterm

Without the package, only the messages are checked, and a message says so.
"""

import asyncio
import json
import os
import pathlib
import subprocess
import sys
import tempfile

DOCUMENT = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <view contentMode="scaleToFill" id="roo-t0-001">
            <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
            <subviews>
                <label opaque="NO" contentMode="left" fixedFrame="YES" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001">
                    <rect key="frame" x="16" y="20" width="100" height="20.5"/>
                </label>
            </subviews>
        </view>
    </objects>
</document>
"""

TOOLS = ["outline", "object", "layout", "picture", "explain", "check", "find", "map", "diff", "edit", "strings"]
failures = []


def expect(condition, text):
    if not condition:
        failures.append(text)
        print(f"FAILED: {text}")


def folder_with_document(base):
    folder = pathlib.Path(base) / "App"
    folder.mkdir()
    (folder / "View.xib").write_text(DOCUMENT)
    (pathlib.Path(base) / "Secret.xib").write_text(DOCUMENT.replace("Title", "Secret"))
    os.symlink(pathlib.Path(base) / "Secret.xib", folder / "Link.xib")
    os.symlink(base, folder / "up")
    return folder


def talk(program, folder, lines, options=()):
    """The answers to lines of bytes, and the exit status."""
    run = subprocess.run([program, "mcp", *options, str(folder)], input=b"\n".join(lines) + b"\n",
                         capture_output=True, timeout=120)
    return [json.loads(line) for line in run.stdout.splitlines()], run.returncode


def request(number, method, parameters=None):
    message = {"jsonrpc": "2.0", "id": number, "method": method}
    if parameters is not None:
        message["params"] = parameters
    return json.dumps(message).encode()


def call(number, tool, **arguments):
    return request(number, "tools/call", {"name": tool, "arguments": arguments})


def check_messages(program, folder):
    deep = b"[" * 100_000
    lines = [b"{", b"", b"null", b"[]", b"\xff\xfe", deep, b'{"jsonrpc":"2.0","id":1.5,"method":"ping"}', b'"text"',
             b'{"jsonrpc":"2.0","id":{"a":1},"method":"ping"}', b'{"id":1,"method":"ping"}',
             b'{"jsonrpc":"2.0","id":2,"method":5}', b'{"jsonrpc":"2.0","id":3,"method":"ping","params":[1]}',
             b'{"jsonrpc":"2.0","id":4,"method":"no/such"}', b'{"jsonrpc":"2.0","method":"notifications/none"}',
             b'{"jsonrpc":"2.0","id":5,"result":{}}', b"x" * (17 << 20),
             request(6, "tools/call"), request(7, "tools/call", {"name": "rm"}),
             request(8, "tools/call", {"name": "outline", "arguments": [1]}), request(9, "ping")]
    answers, status = talk(program, folder, lines)
    expect(status == 0, f"the server ends with status {status} after damaged messages")
    expect(all(answer["jsonrpc"] == "2.0" for answer in answers), "an answer is not JSON-RPC")
    expect(answers[-1].get("result") == {}, "ping is not answered after damaged messages")
    codes = [answer["error"]["code"] for answer in answers if "error" in answer]
    expect(len(codes) == len(answers) - 1 and len(codes) == 16, f"wrong errors: {codes}")

    for wanted, chosen in [("2024-11-05", "2024-11-05"), ("2025-03-26", "2025-03-26"), ("2025-06-18", "2025-06-18"),
                           ("2025-11-25", "2025-11-25"), ("1999-01-01", "2025-11-25")]:
        answers, _ = talk(program, folder, [request(1, "initialize", {"protocolVersion": wanted})])
        expect(answers[0]["result"]["protocolVersion"] == chosen, f"{wanted} is answered with another version")
    batch = json.dumps([json.loads(request(1, "ping")), json.loads(call(2, "outline", file="View.xib"))]).encode()
    answers, _ = talk(program, folder, [request(0, "initialize", {"protocolVersion": "2025-03-26"}), batch])
    expect([answer["id"] for answer in answers[1]] == [1, 2], "a batch is not answered")
    answers, _ = talk(program, folder, [request(0, "initialize", {"protocolVersion": "2025-06-18"}), batch])
    expect(answers[1]["error"]["code"] == -32600, "a batch is answered in a version without batches")
    cancelled = json.dumps({"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 2}}).encode()
    answers, _ = talk(program, folder, [call(1, "check"), call(2, "check"), cancelled, call(3, "outline", file="View.xib")])
    expect([answer["id"] for answer in answers] == [1, 3], "a cancelled request is answered")


def check_arguments(program, folder):
    """Everything here is refused as the result of a tool, and nothing is written."""
    paths = ["../Secret.xib", "Link.xib", "up/Secret.xib", str(folder.parent / "Secret.xib"), "/etc/passwd", "-", "-x",
             "nothing.xib", "View.xib/../../Secret.xib", "a\0b", "~/x.xib", "", "."]
    calls = [{"name": tool, "arguments": {"file": path}} for path in paths for tool in ["outline", "map", "picture"]]
    calls += [{"name": "diff", "arguments": {"file": "View.xib", "other": "../Secret.xib"}},
              {"name": "diff", "arguments": {"file": "View.xib", "since": "--output=x"}},
              {"name": "check", "arguments": {"file": "../"}}, {"name": "find", "arguments": {"text": "Secret", "file": ".."}},
              {"name": "outline", "arguments": {}}, {"name": "outline", "arguments": {"file": 5}},
              {"name": "outline", "arguments": {"file": "View.xib", "wrong": 1}},
              {"name": "layout", "arguments": {"file": "View.xib", "device": "--help"}},
              {"name": "layout", "arguments": {"file": "View.xib", "size": "1e9x1e9"}},
              {"name": "edit", "arguments": {"file": "View.xib", "edits": []}},
              {"name": "edit", "arguments": {"file": "View.xib", "edits": "set"}},
              {"name": "edit", "arguments": {"file": "View.xib", "edits": [{"edit": "set", "object": "Title"}]}},
              {"name": "edit", "arguments": {"file": "View.xib", "edits": [{"edit": "rm", "object": "Title"}]}},
              {"name": "edit", "arguments": {"file": "View.xib", "edits": [{"edit": "set", "object": "None",
                                                                            "values": {"text": "x"}}]}},
              {"name": "edit", "arguments": {"file": "View.xib", "write": True, "edits": [
                  {"edit": "set", "object": "Title", "values": {"text": "x"}}]}},
              {"name": "edit", "arguments": {"file": "Link.xib", "edits": [
                  {"edit": "set", "object": "Secret", "values": {"text": "x"}}]}}]
    answers, status = talk(program, folder, [request(n, "tools/call", c) for n, c in enumerate(calls)])
    expect(status == 0 and len(answers) == len(calls), "not every call is answered")
    for answer, wrong in zip(answers, calls):
        result = answer.get("result", {})
        expect(result.get("isError") is True, f"{wrong} is not refused: {answer}")
        text = json.dumps(result)
        expect("Secret\\\"" not in text and "root:" not in text, f"{wrong} shows what is outside: {text}")
    expect((folder / "View.xib").read_text() == DOCUMENT, "a document was changed")
    answers, _ = talk(program, folder, [call(1, "find", text="Secret"), call(2, "check", severity="note")])
    expect("Secret" not in answers[0]["result"]["content"][0]["text"].replace('"Secret"', ""), "find leaves the folder")


async def check_client(program, folder, mode):
    from mcp import Client, StdioServerParameters

    server = StdioServerParameters(command=program, args=["mcp", "--write", str(folder)])
    async with Client(server, mode=mode) as client:
        tools = (await client.list_tools()).tools
        expect([tool.name for tool in tools] == TOOLS, "the tools have other names")

        async def text(name, **arguments):
            result = await client.call_tool(name, arguments)
            expect(not result.is_error, f"{mode}: {name} {arguments} fails: {result.content}")
            return result.content[0].text if result.content[0].type == "text" else result.content[0]

        expect("label #lab-el-001 16 20 100" in await text("outline", file="View.xib"), "outline")
        expect("text = Title" in await text("object", file="View.xib", object="Title"), "object")
        expect("{0, 0, 375, 667}" in await text("layout", file="View.xib", device="iPhone 8"), "layout")
        expect((await text("picture", file="View.xib")).mime_type == "image/png", "picture")
        expect("Title" in await text("explain", file="View.xib", object="Title"), "explain")
        expect("1 document" in await text("check", severity="note"), "check")
        expect("malformed-xml" in await text("check", text="<document"), "check of a text")
        expect("lab-el-001" in await text("find", text="Title"), "find")
        new = {"file": "View.xib", "edits": [
            {"edit": "set", "object": "Title", "values": {"text": "Hello", "hidden": False}},
            {"edit": "add", "kind": "button", "to": "roo-t0-001", "values": {"title": "It's \"new\""},
             "constraints": ["leading=16", "top=80"]},
            {"edit": "constrain", "object": "Hello", "constraints": ["leading=16", "top=8"]}]}
        preview = await text("edit", **new)
        expect("text: Title → Hello" in preview and "Not written" in preview, f"edit: {preview}")
        expect((folder / "View.xib").read_text() == DOCUMENT, "an edit without write writes")
        written = await text("edit", write=True, **new)
        expect("Written." in written and len(written) < 1200, f"edit: {written}")
        expect("It&apos;s" in (folder / "View.xib").read_text() or "It's" in (folder / "View.xib").read_text(), "write")
        answers = await asyncio.gather(*[client.call_tool("outline", {"file": "View.xib"}) for _ in range(20)])
        expect(all("Hello" in answer.content[0].text for answer in answers), "requests at the same time")
    (folder / "View.xib").write_text(DOCUMENT)


def main():
    program = str(pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".build/debug/nibterm").resolve())
    with tempfile.TemporaryDirectory() as base:
        folder = folder_with_document(os.path.realpath(base))
        check_messages(program, folder)
        check_arguments(program, folder)
        try:
            from mcp import Client  # noqa: F401
        except ImportError:
            print("The package mcp (version 2) is not installed; its client is not tested.")
        else:
            for mode in ["auto", "legacy"]:
                asyncio.run(check_client(program, folder, mode))
    print(f"{len(failures)} failed" if failures else "All checks of nibterm mcp passed.")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
