/** @jest-environment jsdom */
import { passagesOf, sentencesOf } from "./passages";

const read = (html: string): readonly string[] => {
  const main = document.createElement("main");
  main.innerHTML = html;
  return passagesOf(main);
};

test("each block is a passage, without the blocks inside it", () => {
  expect(read("<h1>Plain words</h1><ul><li>One <b>thing</b><p>And more.</p></li></ul>")).toEqual([
    "Plain words",
    "One thing",
    "And more.",
  ]);
});

test("navigation, forms, addresses and codes are left out", () => {
  expect(
    read("<nav><p>Menu</p></nav><form><p>Ask.</p></form><address>100 Street</address><p>Read <code>x()</code> me.</p>"),
  ).toEqual(["Read me."]);
});

test("a passage is split where sentences end, not at figures and points", () => {
  expect(sentencesOf("We aim at WCAG 2.1. It helps. (It does.) Version 2.2 came in 2023.")).toEqual([
    "We aim at WCAG 2.1.",
    "It helps.",
    "(It does.)",
    "Version 2.2 came in 2023.",
  ]);
});

test("names, mail addresses and telephone numbers are one plain word", () => {
  expect(sentencesOf("Write to hello@studio.example about the Web Content Accessibility Guidelines.")).toEqual([
    "Write to it about the Name.",
  ]);
});

test("headings, labels and list items without a full stop are no sentences", () => {
  expect(sentencesOf("Our services")).toEqual([]);
  expect(sentencesOf("A list of faults in order of harm")).toEqual([]);
  expect(sentencesOf("We list the faults. In order of harm")).toEqual(["We list the faults."]);
});
