import { object, string, type InferType } from "yup";
import type { ContactMessage } from "../../contact";
import { draftKey } from "../../lib/form-restoration";
import { takeStarter, withStarter, type MessageStarter } from "./message-starters";

const draftSchema = object({
  email: string().defined(),
  message: string().defined(),
  /** The idempotency key of an attempt to send this text. */
  idempotencyKey: string(),
});

/**
 * The draft of a message in sessionStorage: it survives a reload, Back and a crash of the tab, and is gone with the
 * tab. Where storage is refused (private windows, strict settings) or full, memory stands in until the page is left.
 */
export type Draft = InferType<typeof draftSchema>;

const empty: Draft = { email: "", message: "" };

let inMemory: Draft | undefined;

/** The draft of this tab: empty when there is none or it cannot be parsed. */
export const readDraft = (): Draft => {
  if (inMemory !== undefined) return inMemory;
  try {
    return draftSchema.validateSync(JSON.parse(window.sessionStorage.getItem(draftKey) ?? ""), { strict: true });
  } catch {
    return empty;
  }
};

/** Stores a draft; removes an empty one. */
const writeDraft = (draft: Draft): void => {
  try {
    if (draft.email === "" && draft.message === "") window.sessionStorage.removeItem(draftKey);
    else window.sessionStorage.setItem(draftKey, JSON.stringify(draft));
    inMemory = undefined;
  } catch {
    inMemory = draft;
  }
};

/** Stores what was typed. A changed text is another message and gets another idempotency key. */
export const saveText = ({ email, message }: ContactMessage): void => {
  const stored = readDraft();
  if (email !== stored.email || message !== stored.message) writeDraft({ email, message });
};

/** What the form shows first: the text that is in its fields, else the draft, and the starter that the address asks for. */
export const restoreDraft = (typed: ContactMessage, starters: readonly MessageStarter[]): ContactMessage => {
  const stored = readDraft();
  const message = typed.message || stored.message;
  const starter = takeStarter(starters);
  const restored = {
    email: typed.email || stored.email,
    message: starter === undefined ? message : withStarter(message, starter, starters),
  };
  saveText(restored);
  return restored;
};

/** The idempotency key of the draft's text: the same until the text changes, also after a reload. */
export const idempotencyKeyOfDraft = (): string => {
  const { idempotencyKey = newKey(), ...draft } = readDraft();
  writeDraft({ ...draft, idempotencyKey });
  return idempotencyKey;
};

/** Removes the draft of a sent message, unless another was begun meanwhile on another page. */
export const clearDraft = (idempotencyKey: string): void => {
  if (readDraft().idempotencyKey === idempotencyKey) writeDraft(empty);
};

/** `crypto.randomUUID` does not exist on a page over plain http. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
