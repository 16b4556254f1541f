import { cleanUp, countSteps } from "./clean-up";

let startedBefore = 0;
beforeEach(() => {
  startedBefore = countSteps();
});
afterEach(() => cleanUp(startedBefore));
afterAll(() => cleanUp());

// jsdom's dialogs neither open nor close. Focus and inertness are tested in the e2e tests.
if (typeof window !== "undefined")
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
