/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { frameWords } from "../../../__tests__/fixtures/frame";
import { source } from "../../../__tests__/fixtures/sections";
import { FrameWordsProvider } from "../frame-words";
import { Sources } from "./sources";

test("says of each source who, where and which year", () => {
  render(
    <FrameWordsProvider words={frameWords}>
      <Sources sources={[source, { label: "A law", url: "https://law.example/508", year: 1998 }]} />
    </FrameWordsProvider>,
  );
  expect(screen.getByText("Where this comes from")).toBeInTheDocument();
  const items = screen.getAllByRole("listitem");
  expect(items.map((item) => item.textContent)).toEqual(["A report on ramps (2024)", "A law (1998)"]);
  expect(items.map((item) => within(item).getByRole("link").getAttribute("href"))).toEqual([
    "https://report.example/ramps",
    "https://law.example/508",
  ]);
});

test("says where it must stand when it stands elsewhere", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  expect(() => render(<Sources sources={[source]} />)).toThrow("outside the layout");
});
