/** What is stored in the draft's place and is none does no harm.
 * @jest-environment jsdom */
import { readDraft } from "./draft";

test.each(["{", "null", '{"email":3,"message":""}', '{"email":""}'])("takes %p for no draft", (stored) => {
  window.sessionStorage.setItem("contact-form-draft", stored);
  expect(readDraft()).toEqual({ email: "", message: "" });
});
