/** What a part of a page says beside its text: what phones fold.
 * @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { longText } from "../../styleguide/examples/content-section";
import { ContentSection } from "./content-section";

test.each([
  ["beside other text", longText],
  [
    "below a list as wide as the page",
    { ...longText, list: { style: "figures", folded: null, items: ["**5** doors"] } },
  ],
] as const)("what phones fold has its name as the summary, and its text once: %s", (_, section) => {
  const more = { name: "How we counted", paragraphs: ["At [the door](/door/).", "Twice."] };
  const { container } = render(<ContentSection section={{ ...section, more }} />);
  expect(container.querySelector("details > summary")?.textContent).toBe(more.name);
  expect(screen.getByRole("link", { name: "the door", hidden: true })).toBeTruthy();
  expect(screen.getByText("Twice.")).toBeTruthy();
});
