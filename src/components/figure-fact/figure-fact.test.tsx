/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { frameWords } from "../../../__tests__/fixtures/frame";
import { figureFact } from "../../../__tests__/fixtures/sections";
import { FrameWordsProvider } from "../frame-words";
import { FigureFact } from "./figure-fact";

test("reads as one sentence and says where it comes from", () => {
  render(
    <FrameWordsProvider words={frameWords}>
      <FigureFact fact={figureFact} />
    </FrameWordsProvider>,
  );
  expect(screen.getByText("1 in 12").closest("p")).toHaveTextContent("1 in 12 is the slope that a ramp may have.");
  expect(screen.getByRole("link", { name: "A report on ramps" })).toBeInTheDocument();
  expect(screen.getByRole("listitem")).toHaveTextContent("(2024)");
});
