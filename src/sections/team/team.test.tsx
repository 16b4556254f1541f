/** A person without a portrait has initials in its place, which screen readers don't say: the name is beside them.
 * @jest-environment jsdom */
import { render } from "@testing-library/react";
import { Initials } from "./team";

test.each([
  ["Imani Okafor", "IO"],
  ["Ana María de la Cruz", "AC"],
  ["Élodie", "É"],
])("%s: %s", (name, initials) => {
  const { container } = render(<Initials name={name} />);
  expect(container.firstElementChild?.getAttribute("aria-hidden")).toBe("true");
  expect(container.textContent).toBe(initials);
});
