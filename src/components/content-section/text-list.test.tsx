/** Lists of a part whose entries begin with their name: days, figures, and facts that are folded on phones.
 * @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { TextList } from "./text-list";

const renderEntry = (style: "days" | "facts" | "figures", item: string) =>
  render(<TextList style={style} folded={style === "facts"} items={[item]} isSpread />);

test.each([
  ["Day 1: write it down", "Day 1", "1", "write it down"],
  ["Days 3 and 4: try it", "Days 3 and 4", "3 and 4", "try it"],
  ["By day 7: make a plan", "By day 7", "7", "make a plan"],
])("%s", (name, day, number, title) => {
  renderEntry("days", `**${name}** Then rest.`);
  expect(screen.getByRole("listitem").textContent).toBe(`${day}${title}Then rest.`);
  expect(screen.getByText(number, { exact: true })).toHaveProperty("tagName", "STRONG");
});

test("an entry without a number has no empty one", () => {
  renderEntry("days", "**Later: rest** Do nothing.");
  expect(screen.getByRole("listitem").textContent).toBe("Later: restDo nothing.");
});

test.each([
  ["**First** wait. **Then** go.", ["First wait.", "Then go."]],
  ["Be calm. **First** wait.", ["First wait."]],
  ["Be calm.", []],
])("a day's strong words begin points: %s", (text, points) => {
  const { container } = renderEntry("days", `**Day 1: rest** ${text}`);
  expect([...container.querySelectorAll("ul > li")].map((point) => point.textContent)).toEqual(points);
  expect(container.textContent).toContain(text.replaceAll("**", "").split(". ")[0]);
});

test.each([
  ["24 months", "24"],
  ["7 to 1", "7 to 1"],
  ["49 × 56", "49 × 56"],
  ["100%", "100%"],
  ["$4,000 to $12,000", undefined],
  ["Level AA", "AA"],
])("the number of %s is large", (name, number) => {
  const { container } = renderEntry("figures", `**${name}** is what we count.`);
  expect(screen.getByRole("listitem").textContent.replaceAll(/\s+/gu, " ")).toBe(`${name} is what we count.`);
  expect(container.querySelector(".large-number")?.textContent.trim()).toBe(number);
});

test("a folded fact has its name as the summary, and its text once", () => {
  const { container } = renderEntry("facts", "**Ramps** Rise 1 in 12.");
  expect(container.querySelector("details > summary")?.textContent).toBe("Ramps");
  expect(screen.getByText("Rise 1 in 12.")).toBeTruthy();
});

test("other strong words of a folded fact begin a paragraph", () => {
  const { container } = renderEntry("facts", "**Ramps** Rise 1 in 12. **Where there is no room,** rise less.");
  const paragraphs = [...container.querySelectorAll(".flow > p")].map((paragraph) => paragraph.textContent);
  expect(paragraphs).toEqual(["Rise 1 in 12.", "Where there is no room, rise less."]);
});
