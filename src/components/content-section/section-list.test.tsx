/** Lists of a part of a page: what a visitor finds in each kind.
 * @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { uiStrings } from "../../strings/ui-strings";
import { SectionList } from "./section-list";

const none = { spread: null, folded: null, bullets: null, steps: null, facts: null, timeline: null } as const;
const part: Queries.SectionListFragment = { ...none, numbers: null, days: null };

const ramps = [{ name: "Ramps", text: "They rise [1 in 12](/ramps/).", result: null }];

test("facts are names with their texts", () => {
  render(<SectionList {...part} facts={ramps} />);
  expect(screen.getByRole("term").textContent).toBe("Ramps");
  expect(screen.getByRole("definition").textContent).toBe("They rise 1 in 12.");
  expect(screen.getByRole("link", { name: "1 in 12" })).toBeTruthy();
});

test("a folded fact has its name as the summary, and its text once", () => {
  const { container } = render(<SectionList {...part} facts={ramps} folded />);
  expect(container.querySelector("details > summary")?.textContent).toBe("Ramps");
  expect(screen.getAllByRole("link", { name: "1 in 12" })).toHaveLength(1);
});

test("a goal says its result before its text, and is never folded", () => {
  render(<SectionList {...part} facts={[{ name: "1 ramp", text: "It is built.", result: "met" }]} folded />);
  expect(screen.getByRole("definition").textContent).toBe(`${uiStrings.results.met}It is built.`);
});

test("the number of a day is large, and its points are a list", () => {
  const day = { label: "By day", number: "7", title: "Make a plan", text: "Be calm.", points: ["Wait.", "Go."] };
  render(<SectionList {...part} days={[day]} />);
  const [entry] = screen.getAllByRole("listitem");
  expect(entry?.textContent).toBe("By day 7Make a planBe calm.Wait.Go.");
  expect(screen.getByText("7", { exact: true }).className).toBe("large-number");
  expect(within(screen.getAllByRole("list")[1] ?? document.body).getAllByRole("listitem")).toHaveLength(2);
});

test("the first day is open, and the others are folded under their titles", () => {
  const days = ["1", "2"].map((number) => ({
    label: "Day",
    number,
    title: `Plan ${number}`,
    text: "Wait.",
    points: null,
  }));
  const { container } = render(<SectionList {...part} days={days} />);
  const folds = [...container.querySelectorAll("details")];
  expect(folds.map(({ open }) => open)).toEqual([true, false]);
  expect(folds.map((fold) => fold.querySelector("summary")?.textContent)).toEqual(["Plan 1", "Plan 2"]);
});

test("a day may have no points", () => {
  render(<SectionList {...part} days={[{ label: "Day", number: "1", title: "Rest", text: "Sleep.", points: null }]} />);
  expect(screen.getAllByRole("list")).toHaveLength(1);
});

test.each([
  ["months", "24 months is long."],
  [null, "24 is long."],
])("a number is large, and begins a sentence: %s", (unit, sentence) => {
  const { container } = render(<SectionList {...part} numbers={[{ number: "24", unit, text: "is long." }]} />);
  expect(screen.getByRole("listitem").textContent.replaceAll(/\s+/gu, " ")).toBe(sentence);
  expect(container.querySelector(".large-number")?.textContent).toBe("24");
});

test.each(["steps", "timeline"] as const)("the order of %s is told", (kind) => {
  const lists = { steps: ["Saw.", "Nail."], timeline: [...ramps, { name: "Rails", text: "They help." }] };
  const { container } = render(<SectionList {...part} {...{ [kind]: lists[kind] }} />);
  expect(container.firstElementChild?.tagName).toBe("OL");
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
});
