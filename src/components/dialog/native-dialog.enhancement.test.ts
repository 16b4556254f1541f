/** In browsers without `closedby` a click on the backdrop closes a dialog that allows it. With buttons and keys: __tests__/engines/.
 * @jest-environment jsdom */
import { enhanceNativeDialogs } from "./native-dialog.enhancement";

/** jsdom knows neither invoker commands nor `closedby`, like WebKitGTK 2.50. */
beforeAll(enhanceNativeDialogs);

test.each([
  ["any", "text", true],
  ["any", "it", false],
  ["none", "it", true],
])("closedby=%s, a click on the %s: it stays open: %s", (closedby, clicked, isOpen) => {
  document.body.innerHTML = `
    <button id="opener" command="show-modal" commandfor="it">Open</button>
    <dialog id="it" closedby="${closedby}"><p id="text">Text</p></dialog>`;
  document.getElementById("opener")?.click();
  document.getElementById(clicked)?.click();
  expect(document.querySelector("dialog")?.open).toBe(isOpen);
});
