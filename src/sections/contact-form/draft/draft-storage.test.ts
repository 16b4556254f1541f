/** @jest-environment jsdom */
import { clearDraft, parseDraft, readDraft, writeDraft } from "./draft-storage";

beforeEach(() => {
  window.sessionStorage.clear();
});

describe("the draft in session storage", () => {
  it("comes back as it was kept", () => {
    const draft = {
      email: "ana@example.com",
      message: "Two\nlines 🦮",
      startedAt: 5,
      duration: "3-6-months",
      idempotencyKey: "k",
    };
    writeDraft(draft);
    expect(readDraft()).toEqual(draft);
  });

  it("leaves nothing behind when both fields are empty", () => {
    writeDraft({ email: "a", message: "" });
    writeDraft({ email: "", message: "", startedAt: 5 });
    expect(window.sessionStorage).toHaveLength(0);
  });

  it("remembers that a choice was put in front although the visitor deleted it", () => {
    writeDraft({ email: "", message: "", duration: "3-6-months" });
    expect(readDraft()?.duration).toBe("3-6-months");
  });

  it("is cleared by the key of its own message only", () => {
    writeDraft({ email: "a", message: "b", idempotencyKey: "first" });
    clearDraft("other");
    expect(readDraft()?.message).toBe("b");
    clearDraft("first");
    expect(readDraft()).toBeUndefined();
  });

  it("keeps nothing and breaks nothing where storage is refused", () => {
    jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
    expect(() => {
      writeDraft({ email: "a", message: "b", idempotencyKey: "k" });
      clearDraft("k");
    }).not.toThrow();
    expect(readDraft()).toBeUndefined();
  });

  it.each([null, "", "{", "null", "3", '"text"'])("takes %p for no draft", (stored) => {
    expect(parseDraft(stored)).toBeUndefined();
  });

  it("takes only what has the right type", () => {
    expect(parseDraft('{"email":3,"message":"kept","startedAt":"soon","idempotencyKey":null}')).toEqual({
      email: "",
      message: "kept",
    });
  });
});
