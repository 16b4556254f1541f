/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { StepClosing } from "./step-closing";

test("is a named region with the Start Your Project links of the step, in their order", () => {
  render(
    <StepClosing
      heading="A project of your own?"
      lead="Tell us."
      links={[
        { label: "Start Your Project", to: "/contact-us/" },
        { label: "Start Your Project with a few questions", to: "/start-your-project/" },
      ]}
    />,
  );
  const links = within(screen.getByRole("region", { name: "A project of your own?" })).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Start Your Project", "/contact-us/"],
    ["Start Your Project with a few questions", "/start-your-project/"],
  ]);
});
