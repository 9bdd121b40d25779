#!/usr/bin/env python3
"""Runs the program on documents that contain too much of one thing: floods of views, constraints and text, cycles, and
huge numbers. Each run must end by itself, within limits of time and memory, and never by a signal.

    Fuzzing/floods.py .build/release/nibterm [NAME...]

Prints one row per run (flood, command, exit status, seconds, megabytes). The exit status is 1 if a run exceeded a
limit.
"""

import os
import resource
import signal
import subprocess
import sys
import tempfile

HEADER = '<?xml version="1.0" encoding="UTF-8"?>\n'
SECONDS = int(os.environ.get("FLOOD_SECONDS", "15"))
MEGABYTES = int(os.environ.get("FLOOD_MEGABYTES", "1024"))


def xib(objects):
    return (
        HEADER + '<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701" '
        'targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">\n<objects>\n'
        '<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>\n'
        + objects + "\n</objects>\n</document>\n")


def storyboard(scenes, initial=""):
    return (
        HEADER + '<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" '
        f'toolsVersion="17701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" {initial}>\n<scenes>\n'
        + scenes + "\n</scenes>\n</document>\n")


def scene(number, controller):
    return f'<scene sceneID="s{number}"><objects>{controller}</objects></scene>\n'


def rect(x=0, y=0, width=320, height=480, key="frame"):
    return f'<rect key="{key}" x="{x}" y="{y}" width="{width}" height="{height}"/>'


def root(inner, frame=None):
    return f'<view id="root">{frame or rect()}{inner}</view>'


def view(name, inner="", auto=True, element="view", attributes=""):
    translates = "" if auto else ' translatesAutoresizingMaskIntoConstraints="NO"'
    return f'<{element} id="{name}"{translates} {attributes}>{rect(10, 10, 50, 20)}{inner}</{element}>'


def label(name, text, attributes="", auto=False):
    return view(name, element="label", auto=auto, attributes=f'text="{text}" {attributes}')


def siblings(count):
    return xib(root("<subviews>" + "".join(view(f"v{i}") for i in range(count)) + "</subviews>"))


def label_siblings(count):
    return xib(root("<subviews>" + "".join(label(f"v{i}", "text") for i in range(count)) + "</subviews>"))


def unknown_font(count):
    """Labels of different heights in a font that is not known, which all tell something about the font."""
    labels = "".join(
        f'<label id="l{i}" text="Text {i}">{rect(0, i, 80 + i % 50, 20 + 5 * i / count)}'
        f'<fontDescription key="fontDescription" name="Unknown-Regular" pointSize="14"/></label>' for i in range(count))
    document = xib(root(f"<subviews>{labels}</subviews>"))
    fonts = '<customFonts key="customFonts"/><objects>'
    return document.replace("<objects>", fonts, 1).replace('toolsVersion="17701"', 'toolsVersion="21701"')


def levels(count):
    inner = ""
    for i in range(count, 0, -1):
        inner = view(f"v{i}", f"<subviews>{inner}</subviews>" if inner else "")
    return xib(root(f"<subviews>{inner}</subviews>"))


def stack_levels(count):
    inner = label("leaf", "leaf")
    for i in range(count, 0, -1):
        inner = view(f"v{i}", f"<subviews>{inner}</subviews>", auto=False, element="stackView")
    return xib(root(f"<subviews>{inner}</subviews>"))


def constraint(name, first, attribute, second=None, second_attribute=None, constant=0, more=""):
    other = f'secondItem="{second}" secondAttribute="{second_attribute or attribute}"' if second else ""
    return (f'<constraint firstItem="{first}" firstAttribute="{attribute}" {other} constant="{constant}" '
            f'id="{name}" {more}/>')


def chain(count):
    views = "".join(view(f"v{i}", auto=False) for i in range(count))
    rows = [constraint("c0", "v0", "leading", "root"), constraint("d0", "v0", "width", constant=20)]
    for i in range(1, count):
        rows.append(constraint(f"c{i}", f"v{i}", "leading", f"v{i - 1}", "trailing", 8))
        rows.append(constraint(f"d{i}", f"v{i}", "width", f"v{i - 1}"))
    return xib(root(f"<subviews>{views}</subviews><constraints>{''.join(rows)}</constraints>"))


def on_one_view(count, conflicting):
    rows = "".join(
        constraint(f"c{i}", "v0", "width", constant=i if conflicting else 50,
                   more='relation="greaterThanOrEqual"' if i % 3 == 0 else "") for i in range(count))
    return xib(root(f"<subviews>{view('v0', auto=False)}</subviews><constraints>{rows}</constraints>"))


def conflicting_pairs(count):
    views = "".join(view(f"v{i}", auto=False) for i in range(count))
    rows = "".join(
        constraint(f"c{i}", f"v{i}", "leading", "root", constant=i)
        + constraint(f"d{i}", f"v{i}", "leading", "root", constant=i + 10) for i in range(count))
    return xib(root(f"<subviews>{views}</subviews><constraints>{rows}</constraints>"))


def ring(count):
    """Each view is one point wider than the next one, which cannot hold."""
    views = "".join(view(f"v{i}", auto=False) for i in range(count))
    rows = "".join(constraint(f"c{i}", f"v{i}", "width", f"v{(i + 1) % count}", constant=1) for i in range(count))
    return xib(root(f"<subviews>{views}</subviews><constraints>{rows}</constraints>"))


def clique(count):
    """Constraints between every two views."""
    views = "".join(view(f"v{i}", auto=False) for i in range(count))
    rows = "".join(constraint(f"c{i}-{j}", f"v{i}", "width", f"v{j}", constant=i + j)
                   for i in range(count) for j in range(i))
    return xib(root(f"<subviews>{views}</subviews><constraints>{rows}</constraints>"))


def text(characters, attributes="", unit="word "):
    return xib(root("<subviews>" + label("l", unit * (characters // len(unit)), attributes)
                    + f"</subviews><constraints>{constraint('c', 'l', 'width', constant=200)}</constraints>"))


def elements(kind, inner, count, key):
    items = "".join(inner.format(i) for i in range(count))
    return xib(root(f"<subviews><{kind} id='k'>{rect(0, 0, 320, 44)}<{key}>{items}</{key}></{kind}></subviews>"))


def outlets(count):
    connections = "".join(
        f'<outlet property="p{i}" destination="root" id="o{i}"/>' for i in range(count))
    return xib(root(f"<connections>{connections}</connections>"))


def segue_ring(count):
    return storyboard("".join(scene(i, (
        f'<viewController id="c{i}"><view key="view" id="v{i}">{rect()}</view><connections>'
        f'<segue destination="c{(i + 1) % count}" kind="show" id="g{i}"/></connections></viewController>'))
        for i in range(count)), 'initialViewController="c0"')


def embed_ring(count):
    return storyboard("".join(scene(i, (
        f'<viewController id="c{i}"><view key="view" id="v{i}">{rect()}<subviews><containerView id="k{i}">'
        f'{rect(10, 10, 100, 100)}<connections><segue destination="c{(i + 1) % count}" kind="embed" id="g{i}"/>'
        f'</connections></containerView></subviews></view></viewController>')) for i in range(count)),
        'initialViewController="c0"')


def embed_twice(count):
    """Each scene embeds the next one twice, which gives 2 to the power of count views without a limit."""
    def container(i, which):
        return (f'<containerView id="k{i}{which}">{rect(10, 10, 100, 100)}<connections>'
                f'<segue destination="c{i + 1}" kind="embed" id="g{i}{which}"/></connections></containerView>')
    return storyboard("".join(scene(i, (
        f'<viewController id="c{i}"><view key="view" id="v{i}">{rect()}<subviews>'
        + (container(i, "a") + container(i, "b") if i + 1 < count else "")
        + "</subviews></view></viewController>")) for i in range(count)), 'initialViewController="c0"')


def relationship_ring(kind, relationship):
    return storyboard(scene(1, (
        f'<{kind} id="c1"><connections><segue destination="c1" kind="relationship" relationship="{relationship}" '
        f'id="g1"/></connections></{kind}>')), 'initialViewController="c1"')


def navigation_ring():
    return storyboard("".join(scene(i, (
        f'<navigationController id="c{i}"><connections><segue destination="c{1 - i}" kind="relationship" '
        f'relationship="rootViewController" id="g{i}"/></connections></navigationController>')) for i in range(2)),
        'initialViewController="c0"')


def reference_ring():
    return storyboard(
        scene(0, f'<viewController id="c0"><view key="view" id="v0">{rect()}<subviews><containerView id="k">{rect()}'
              '<connections><segue destination="r0" kind="embed" id="g0"/></connections></containerView></subviews>'
              '</view></viewController>')
        + scene(1, '<viewControllerPlaceholder storyboardName="flood" referencedIdentifier="c0" id="r0"/>'),
        'initialViewController="c0"')


def tabs(count):
    controllers = "".join(scene(i, f'<viewController id="c{i}" title="t{i}"><tabBarItem key="tabBarItem" title="t{i}"'
                                f' id="t{i}"/></viewController>') for i in range(count))
    segues = "".join(f'<segue destination="c{i}" kind="relationship" relationship="viewControllers" id="g{i}"/>'
                     for i in range(count))
    return storyboard(scene("t", f'<tabBarController id="tabs"><tabBar key="tabBar" id="bar">{rect(0, 0, 320, 49)}'
                            f'</tabBar><connections>{segues}</connections></tabBarController>') + controllers,
                      'initialViewController="tabs"')


def cells(count):
    rows = "".join(f'<tableViewCell id="r{i}">{rect(0, 44 * i, 320, 44)}<tableViewCellContentView key="contentView" '
                   f'id="x{i}">{rect(0, 0, 320, 44)}</tableViewCellContentView></tableViewCell>' for i in range(count))
    return storyboard(scene(0, (
        f'<tableViewController id="c0"><tableView key="view" dataMode="static" style="plain" rowHeight="44" id="t">'
        f'{rect()}<sections><tableViewSection id="s"><cells>{rows}</cells></tableViewSection></sections></tableView>'
        f'</tableViewController>')), 'initialViewController="c0"')


def number(value):
    attributes = f'text="number" numberOfLines="{value}" minimumFontSize="{value}" preferredMaxLayoutWidth="{value}" '
    inner = (
        f'<label id="l" {attributes} tag="{value}" alpha="{value}">{rect(value, value, value, value)}'
        f'<fontDescription key="fontDescription" type="system" pointSize="{value}"/></label>'
        f'<slider id="s" value="{value}" minValue="-{value}" maxValue="{value}">{rect(0, 0, 100, value)}</slider>'
        f'<stepper id="st" value="{value}" stepValue="{value}" maximumValue="{value}">{rect()}</stepper>'
        f'<pageControl id="p" numberOfPages="{value}" currentPage="{value}">{rect(0, 0, value, 10)}</pageControl>'
        f'<progressView id="g" progress="{value}">{rect(0, 0, 100, 4)}</progressView>'
        f'<stackView id="k" spacing="{value}">{rect(0, 0, value, 100)}<subviews>{label("m", "m")}</subviews></stackView>'
        f'<scrollView id="o">{rect()}<rect key="contentRect" x="{value}" y="0" width="{value}" height="{value}"/>'
        f'</scrollView><datePicker id="d" minuteInterval="{value}" countDownDuration="{value}">{rect()}</datePicker>'
        f'<button id="b">{rect()}<inset key="contentEdgeInsets" minX="{value}" minY="{value}" maxX="{value}" maxY="0"/>'
        f'<state key="normal" title="b"/></button>'
        f'<tableView id="t" rowHeight="{value}" sectionHeaderHeight="{value}">{rect()}</tableView>'
        f'<collectionView id="cv">{rect()}<collectionViewFlowLayout key="collectionViewLayout" '
        f'minimumLineSpacing="{value}" id="cvl"><size key="itemSize" width="{value}" height="{value}"/>'
        f'</collectionViewFlowLayout></collectionView>')
    rows = (constraint("c1", "l", "width", "root", constant=value, more=f'multiplier="{value}"')
            + constraint("c2", "l", "leading", "root", constant=value, more=f'priority="{value}"')
            + constraint("c3", "k", "height", constant=f"-{value}"))
    return xib(root(f"<subviews>{inner}</subviews><constraints>{rows}</constraints>", rect(0, 0, value, value)))


ALL = {
    "siblings": lambda: siblings(100_000),
    "labels": lambda: label_siblings(20_000),
    "labels-unknown-font": lambda: unknown_font(20_000),
    "levels-500": lambda: levels(245),
    "levels-5000": lambda: levels(5_000),
    "stack-levels": lambda: stack_levels(160),
    "chain": lambda: chain(5_000),
    "constraints-one-view": lambda: on_one_view(20_000, False),
    "conflicts-one-view": lambda: on_one_view(20_000, True),
    "conflicts-pairs": lambda: conflicting_pairs(5_000),
    "ring": lambda: ring(5_000),
    "clique": lambda: clique(150),
    "text-one-line": lambda: text(2_000_000),
    "text-wrapped": lambda: text(2_000_000, 'numberOfLines="0"'),
    "text-unbroken": lambda: text(2_000_000, 'numberOfLines="0"', "x"),
    "text-fit": lambda: text(2_000_000, 'adjustsFontSizeToFit="YES" minimumFontSize="1" numberOfLines="3"'),
    "text-newlines": lambda: text(1_000_000, 'numberOfLines="0"', "&#10;"),
    "text-combining": lambda: text(500_000, 'numberOfLines="0"', "e\u0301\u0301"),
    "text-one-character": lambda: text(500_000, 'numberOfLines="0"', "\u0301"),
    "text-view": lambda: xib(root("<subviews>" + view("t", f'<string key="text">{"word " * 200_000}</string>',
                                                       element="textView") + "</subviews>")),
    "segments": lambda: elements("segmentedControl", '<segment title="s{}"/>', 100_000, "segments"),
    "tab-items": lambda: elements("tabBar", '<tabBarItem title="s{0}" id="i{0}"/>', 100_000, "items"),
    "bar-items": lambda: elements("toolbar", '<barButtonItem title="s{0}" id="i{0}"/>', 100_000, "items"),
    "outlets": lambda: outlets(50_000),
    "segue-ring": lambda: segue_ring(2_000),
    "embed-self": lambda: embed_ring(1),
    "embed-ring": lambda: embed_ring(3),
    "embed-chain": lambda: embed_ring(500),
    "embed-twice": lambda: embed_twice(40),
    "navigation-self": lambda: relationship_ring("navigationController", "rootViewController"),
    "navigation-ring": lambda: navigation_ring(),
    "tab-self": lambda: relationship_ring("tabBarController", "viewControllers"),
    "split-self": lambda: relationship_ring("splitViewController", "masterViewController"),
    "reference-ring": lambda: reference_ring(),
    "tabs": lambda: tabs(3_000),
    "cells": lambda: cells(20_000),
    "number-1e308": lambda: number("1e308"),
    "number-nan": lambda: number("nan"),
    "number-inf": lambda: number("inf"),
    "number-2^63": lambda: number("9223372036854775808"),
    "number-2^53": lambda: number("9007199254740993"),
    "number-10M": lambda: number("10000000"),
    "number-100k": lambda: number("100000"),
    "number-tiny": lambda: number("1e-300"),
    "number-minus-zero": lambda: number("-0"),
}

KEYS = "2 j j j j Right j j Tab j Tab c Enter Esc + - z q"
COMMANDS = {
    "layout": lambda path: ["layout", path],
    "show": lambda path: ["show", path],
    "boxes": lambda path: ["show", "--style", "boxes", path],
    "svg": lambda path: ["show", "--format", "svg", path],
    "linear": lambda path: ["show", "--linear", path],
    "tree": lambda path: ["tree", path],
    "check": lambda path: ["check", "--severity", "note", path],
    "strict": lambda path: ["check", "--strict", path],
    "explain": lambda path: ["explain", path, "root"],
    "explain-edge": lambda path: ["explain", path, "v0", "left"],
    "compile": lambda path: ["compile", path, "-o", "/dev/null"],
    "browser": lambda path: [path, "--screen", "120x40", "--keys", KEYS, "--format", "text"],
}


def run(arguments):
    """The exit status or the reason for the end, the processor time in seconds and the peak memory in megabytes."""
    def limit():
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS + 5))
    process = subprocess.Popen(arguments, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                               stderr=subprocess.DEVNULL, preexec_fn=limit,
                               env=dict(os.environ, SWIFT_BACKTRACE="enable=no"))
    _, status, usage = os.wait4(process.pid, 0)
    seconds = usage.ru_utime + usage.ru_stime
    if not os.WIFSIGNALED(status):
        result = str(os.WEXITSTATUS(status))
    elif os.WTERMSIG(status) == signal.SIGXCPU:
        result = "TOO LONG"
    else:
        result = f"SIGNAL {os.WTERMSIG(status)}"
    return result, seconds, usage.ru_maxrss // 1024


def main():
    program, chosen = sys.argv[1], sys.argv[2:]
    names = [name for name in chosen if name in ALL] or list(ALL)
    commands = [name for name in chosen if name in COMMANDS] or list(COMMANDS)
    broken = 0
    with tempfile.TemporaryDirectory() as folder:
        for name in names:
            content = ALL[name]()
            path = os.path.join(folder, "flood.storyboard" if "<scenes>" in content else "flood.xib")
            with open(path, "w") as file:
                file.write(content)
            for command in commands:
                result, seconds, megabytes = run([program] + COMMANDS[command](path))
                bad = not result.isdigit() or megabytes > MEGABYTES
                broken += bad
                print(f"{'BROKEN ' if bad else '       '}{name:22} {command:13} {result:>9} {seconds:8.2f} s "
                      f"{megabytes:6} MB", flush=True)
    print(f"{broken} broken")
    sys.exit(1 if broken else 0)


main()
