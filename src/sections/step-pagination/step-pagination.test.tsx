/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { stepPagination } from "../../styleguide/examples/case-study";
import { StepPagination } from "./step-pagination";

const { label, previous, next } = stepPagination;
const previousLink = ["Previous step Define", "/project-senate/define/"];
const nextLink = ["Next step Prototype", "/project-senate/prototype/"];

test.each([
  ["between", { previous, next }, [previousLink, nextLink]],
  ["on the first step", { next }, [nextLink]],
  ["on the last step", { previous }, [previousLink]],
])("%s it links the neighboring steps", (_, links, expected) => {
  render(<StepPagination label={label} {...links} />);
  const nav = within(screen.getByRole("navigation", { name: label }));
  expect(nav.getAllByRole("link").map((link) => [link.getAttribute("aria-label"), link.getAttribute("href")])).toEqual(
    expected,
  );
});
