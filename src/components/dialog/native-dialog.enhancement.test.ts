/** @jest-environment jsdom */
import { enhanceNativeDialogs } from "./native-dialog.enhancement";

/** jsdom knows neither invoker commands nor `closedby`, like WebKitGTK 2.50. */
beforeAll(enhanceNativeDialogs);

const show = (closedby: "any" | "none") => {
  document.body.innerHTML = `
    <button command="show-modal" commandfor="it"><span>Open</span></button>
    <dialog id="it" closedby="${closedby}"><p>Text</p><button command="close" commandfor="it">Close</button></dialog>`;
  const find = (selector: string): HTMLElement => {
    const element = document.querySelector<HTMLElement>(selector);
    if (element === null) throw new Error(selector);
    return element;
  };
  find("span").click();
  return { dialog: find("dialog") as HTMLDialogElement, find };
};

const cancel = (dialog: HTMLDialogElement): boolean => dialog.dispatchEvent(new Event("cancel", { cancelable: true }));

test("buttons open and close it; the one that opens has the focus, to which the browser returns", () => {
  const { dialog, find } = show("none");
  expect(dialog.open).toBe(true);
  expect(document.activeElement).toBe(find("button"));
  find("span").click();
  find("dialog button").click();
  expect(dialog.open).toBe(false);
});

test("closedby=none: neither Escape nor a click on the backdrop closes it", () => {
  const { dialog } = show("none");
  dialog.click();
  expect(dialog.open).toBe(true);
  expect(cancel(dialog)).toBe(false);
  expect(cancel(dialog)).toBe(false);
});

test("closedby=any: a click on the backdrop closes it, one on its text does not; Escape is the browser's", () => {
  const { dialog, find } = show("any");
  find("p").click();
  expect(dialog.open).toBe(true);
  expect(cancel(dialog)).toBe(true);
  dialog.click();
  expect(dialog.open).toBe(false);
});
