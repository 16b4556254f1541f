/** @jest-environment jsdom */
import { readDraft, writeDraft } from "./draft-storage";

beforeEach(() => {
  window.sessionStorage.clear();
});

it("comes back as it was stored", () => {
  const draft = { email: "ana@example.com", message: "Two\nlines 🦮", duration: "3-6-months", idempotencyKey: "k" };
  writeDraft(draft);
  expect(readDraft()).toEqual(draft);
});

it("leaves nothing behind when both fields are empty, unless a choice was deleted", () => {
  writeDraft({ email: "a", message: "" });
  writeDraft({ email: "", message: "" });
  expect(window.sessionStorage).toHaveLength(0);
  writeDraft({ email: "", message: "", duration: "3-6-months" });
  expect(readDraft().duration).toBe("3-6-months");
});

it.each(["", "{", "null", "3", '{"email":3,"message":""}', '{"email":""}'])("takes %p for no draft", (stored) => {
  window.sessionStorage.setItem("contact-form-draft", stored);
  expect(readDraft()).toEqual({ email: "", message: "" });
});
