/** What is invented, proposed, and real looks different without colors, too: each status has a sign that no other has.
 * @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { RealityTable } from "./reality-table";

test("each status has its own sign, and its word is heard", () => {
  const part = { isMarked: true, explanation: "A text." };
  render(
    <RealityTable
      content={{
        table: {
          caption: "Parts",
          columns: ["Part", "Meaning"],
          isInvented: "Made up",
          isProposed: "Planned",
          isReal: "So",
        },
        invented: [
          { ...part, what: "People", proposed: null },
          { ...part, what: "Prices", proposed: true },
        ],
        real: [{ what: "Code", explanation: "A text." }],
      }}
    />,
  );
  const headings = screen.getAllByRole("heading", { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(["Made up", "Planned", "So"]);
  const signs = headings.map((heading) => heading.querySelector("svg")?.innerHTML ?? "");
  expect(signs).not.toContain("");
  expect(new Set(signs).size).toBe(headings.length);
});
