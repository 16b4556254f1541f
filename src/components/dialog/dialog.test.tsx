/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Dialog, type DialogProps } from "./dialog";

/** A page with a button that opens a dialog, or two at once. */
const Page = ({ two = false, ...props }: Partial<DialogProps> & { readonly two?: boolean }) => {
  const [open, setOpen] = useState<readonly string[]>([]);
  const close = (name: string) => () => setOpen((names) => names.filter((other) => other !== name));
  return (
    <>
      <button type="button" onClick={() => setOpen(two ? ["Lower", "Upper"] : ["Lower"])}>
        Open
      </button>
      <button type="button">Elsewhere</button>
      {open.includes("Lower") ? (
        <Dialog title="Lower" onClose={close("Lower")} {...props} {...(two ? { level: "lower" } : {})}>
          <p>Lower text</p>
          <a href="/somewhere/">A link</a>
        </Dialog>
      ) : null}
      {open.includes("Upper") ? (
        <Dialog title="Upper" level="upper" onClose={close("Upper")}>
          <p>Upper text</p>
        </Dialog>
      ) : null}
    </>
  );
};

const open = async (props: Parameters<typeof Page>[0] = {}) => {
  const user = userEvent.setup();
  const { container } = render(<Page {...props} />);
  const opener = screen.getByRole("button", { name: "Open" });
  await user.click(opener);
  return { user, page: container, opener };
};

const dialogs = (): readonly string[] => screen.queryAllByRole("dialog").map((dialog) => dialog.textContent);

it("is named, described and modal, and takes the focus", async () => {
  await open();
  const dialog = screen.getByRole("dialog", { name: "Lower" });
  expect(dialog).toHaveAttribute("aria-modal", "true");
  expect(dialog).toHaveAccessibleDescription("Lower text A link");
  expect(screen.getByRole("button", { name: "Close" })).toHaveFocus();
});

it("has no description for a picture, and the focus at its top", async () => {
  await open({ size: "picture" });
  expect(screen.getByRole("dialog")).not.toHaveAccessibleDescription();
  expect(screen.getByRole("button", { name: "Close this dialog" })).toHaveFocus();
});

it("makes the page behind inert, and gives it back", async () => {
  const { user, page } = await open();
  expect(page).toHaveAttribute("inert");
  await user.keyboard("{Enter}");
  expect(page).not.toHaveAttribute("inert");
  expect(page).not.toHaveAttribute("aria-hidden");
});

it("leaves inert what was inert before", async () => {
  const other = document.createElement("div");
  other.setAttribute("inert", "");
  document.body.append(other);
  const { user } = await open();
  await user.keyboard("{Enter}");
  expect(other).toHaveAttribute("inert");
  other.remove();
});

it.each(["Close", "Close this dialog"])("closes by %p and gives the focus back", async (name) => {
  const { user, opener } = await open();
  await user.click(screen.getByRole("button", { name }));
  expect(dialogs()).toHaveLength(0);
  expect(opener).toHaveFocus();
});

it("gives the focus to where it is told", async () => {
  const { user } = await open({ returnFocus: () => screen.getByRole("button", { name: "Elsewhere" }) });
  await user.keyboard("{Enter}");
  expect(screen.getByRole("button", { name: "Elsewhere" })).toHaveFocus();
});

it("closes neither by Escape nor by a press outside, and keeps the focus", async () => {
  const { user } = await open();
  await user.keyboard("{Escape}");
  const overlay = screen.getByRole("dialog").parentElement;
  expect(overlay).not.toBeNull();
  if (overlay !== null) await user.click(overlay);
  await user.click(document.body);
  expect(dialogs()).toHaveLength(1);
  expect(screen.getByRole("button", { name: "Close" })).toHaveFocus();
});

it("keeps Tab inside, both ways, with no stop of a positive tabindex", async () => {
  const { user } = await open();
  const names: (string | null)[] = [];
  for (let stops = 0; stops < 4; stops += 1) {
    await user.tab();
    names.push(document.activeElement?.textContent ?? null);
  }
  expect(names).toEqual(["Close this dialog", "A link", "Close", "Close this dialog"]);
  await user.tab({ shift: true });
  expect(document.activeElement).toHaveTextContent("Close");
  expect([...document.querySelectorAll<HTMLElement>("[tabindex]")].filter(({ tabIndex }) => tabIndex > 0)).toEqual([]);
});

describe("two at once", () => {
  it("leave only the upper one in reach", async () => {
    await open({ two: true });
    expect(screen.queryAllByRole("dialog", { hidden: true })).toHaveLength(2);
    expect(dialogs()).toEqual([expect.stringContaining("Upper text")]);
    expect(screen.getByRole("dialog", { name: "Upper" })).toContainElement(document.activeElement as HTMLElement);
  });

  it("lead from the upper to the lower and back to the page", async () => {
    const { user, opener, page } = await open({ two: true });
    await user.keyboard("{Enter}");
    expect(dialogs()).toEqual([expect.stringContaining("Lower text")]);
    expect(screen.getByRole("dialog", { name: "Lower" })).toContainElement(document.activeElement as HTMLElement);
    expect(page).toHaveAttribute("inert");
    await user.keyboard("{Enter}");
    expect(opener).toHaveFocus();
    expect(page).not.toHaveAttribute("inert");
  });
});
