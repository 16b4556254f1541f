/** @jest-environment jsdom */
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigation } from "../../../__tests__/fixtures/frame";
import { newVersionEvent } from "../../client/service-worker/registration/new-version";
import { NewVersion } from "./new-version";

const words = navigation.newVersion;

const line = () => screen.queryByRole("region", { name: words.label });

afterEach(() => {
  document.documentElement.removeAttribute("data-new-version");
});

test("says nothing while there is no new version, but is ready to be heard", () => {
  render(<NewVersion words={words} />);
  expect(line()).not.toBeInTheDocument();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("offers a new version politely, in the live region that stood there before", () => {
  render(<NewVersion words={words} />);
  const status = screen.getByRole("status");
  act(() => {
    window.dispatchEvent(new Event(newVersionEvent));
  });
  expect(status).toHaveTextContent(words.text);
  expect(screen.getByRole("status")).toBe(status);
  expect(within(screen.getByRole("region", { name: words.label })).getAllByRole("button")).toEqual([
    screen.getByRole("button", { name: words.reload }),
    screen.getByRole("button", { name: words.dismiss }),
  ]);
  expect(document.body).toHaveFocus();
});

test("offers one that was ready before the scripts ran", () => {
  document.documentElement.setAttribute("data-new-version", "");
  render(<NewVersion words={words} />);
  expect(line()).toBeInTheDocument();
});

test("is put away for good by the second button", async () => {
  document.documentElement.setAttribute("data-new-version", "");
  render(<NewVersion words={words} />);
  await userEvent.setup().click(screen.getByRole("button", { name: words.dismiss }));
  expect(line()).not.toBeInTheDocument();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});
