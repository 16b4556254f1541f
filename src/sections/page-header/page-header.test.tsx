/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { PageHeader } from "./page-header";

test("says what is invented, where the content says it", () => {
  const { rerender } = render(
    <PageHeader heading="About us" lead="Who we are." sampleNote="The people are samples." />,
  );
  expect(screen.getByText("The people are samples.")).toBeVisible();
  rerender(<PageHeader heading="About us" lead="Who we are." sampleNote={null} />);
  expect(screen.getAllByRole("paragraph").map(({ textContent }) => textContent)).toEqual(["Who we are."]);
});
