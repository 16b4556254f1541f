/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { navigation, studio } from "../../../__tests__/fixtures/frame";
import { ContactSocials } from "./contact-socials";

test("has Facebook, LinkedIn, and a message link to the form of Contact Us", () => {
  render(<ContactSocials heading="Follow us" lead="Or write." studio={studio} labels={navigation.footer} />);
  const links = within(screen.getByRole("region", { name: "Follow us" })).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Facebook", "https://facebook.example/studio"],
    ["LinkedIn", "https://linkedin.example/studio"],
    ["Message", "/contact-us/#contact"],
  ]);
});
