/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { afterYouWrite } from "../../../__tests__/fixtures/studio-pages";
import { AfterYouWrite } from "./after-you-write";

test("tells in order what happens, and when", () => {
  render(<AfterYouWrite {...afterYouWrite} />);
  const list = within(screen.getByRole("region", { name: "After you write" })).getByRole("list");
  expect(list.tagName).toBe("OL");
  const stations = within(list).getAllByRole("listitem");
  expect(stations.map((station) => within(station).getByRole("heading", { level: 3 }).textContent)).toEqual([
    "We answer",
    "We talk",
  ]);
  expect(stations[0]).toHaveTextContent(/^Within 48 hours/u);
  expect(within(list).getByRole("link", { name: "phone" })).toHaveAttribute("href", "/contact-us/");
});
