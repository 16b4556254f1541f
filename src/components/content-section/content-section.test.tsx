/** What a part of a page says beside its text: the state of a finding, a table, and what phones fold.
 * @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { finding, longText } from "../../styleguide/examples/content-section";
import { uiStrings } from "../../strings/ui-strings";
import { CodeChange } from "./code-change";
import { ContentSection } from "./content-section";

test("a finding says its state and how severe it is, and its number is part of its heading", () => {
  render(<ContentSection section={finding} />);
  expect(screen.getByText(uiStrings.states.repaired)).toBeTruthy();
  expect(screen.getByText(uiStrings.severities.high)).toBeTruthy();
  expect(screen.getByRole("heading", { name: "1. The door had no handle" })).toBeTruthy();
});

test("code before and after a repair stands as it is written, each under its file's name", () => {
  const before = { file: "a.html", lines: "<p>\n  {one}\n</p>\n", text: "It [failed](/why/)." };
  const after = { file: "b.html", lines: "{two}", text: null };
  const { container } = render(<CodeChange before={before} after={after} />);
  const [first, second] = [...container.querySelectorAll("figure:has(> pre)")];
  expect(first?.querySelector("figcaption")?.textContent).toBe(`${uiStrings.code.before} a.html`);
  expect(first?.querySelector("pre")?.textContent).toBe(before.lines);
  expect(first?.contains(screen.getByRole("link", { name: "failed" }))).toBe(true);
  expect(second?.querySelector("figcaption")?.textContent).toBe(`${uiStrings.code.after} b.html`);
  expect(second?.querySelector("pre")?.textContent?.trim()).toBe("{two}");
  // A translator would change the code.
  for (const code of container.querySelectorAll("code")) expect(code.closest("[translate=no]")).not.toBeNull();
});

test("a part that begins with its table has its large sentence and its text after it", () => {
  render(<ContentSection section={{ ...longText, layout: "dataFirst", steps: null, pulled: "Take the ramp." }} />);
  const table = screen.getByRole("table", { name: "Two ways in" });
  for (const later of [screen.getByText("Take the ramp."), screen.getByText("They asked", { exact: false })])
    expect(table.compareDocumentPosition(later)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each([
  ["beside other text", longText],
  [
    "below a list as wide as the page",
    { ...longText, steps: null, numbers: [{ number: "5", unit: null, text: "doors" }] },
  ],
] as const)("what phones fold has its name as the summary, and its text once: %s", (_, section) => {
  const more = { name: "How we counted", paragraphs: ["At [the door](/door/).", "Twice."] };
  const { container } = render(<ContentSection section={{ ...section, more }} />);
  expect(container.querySelector("details > summary")?.textContent).toBe(more.name);
  expect(screen.getByRole("link", { name: "the door", hidden: true })).toBeTruthy();
  expect(screen.getByText("Twice.")).toBeTruthy();
});
