/**
 * The draft of a message in sessionStorage: it survives a reload, Back and a crash of the tab, and is gone with the
 * tab. Where storage is refused (private windows, strict settings) nothing is stored and nothing throws.
 */
export interface Draft {
  readonly email: string;
  readonly message: string;
  /** When the form was first used, in milliseconds since 1970. */
  readonly startedAt?: number;
  /** The choice of the pricing page that was already put in front of the message. */
  readonly duration?: string;
  /** The idempotency key of an attempt to send this text. */
  readonly idempotencyKey?: string;
}

const storageKey = "contact-form-draft";

/** The draft of this tab, or undefined when there is none or it cannot be parsed. */
export const readDraft = (): Draft | undefined => {
  try {
    return parseDraft(window.sessionStorage.getItem(storageKey));
  } catch {
    return undefined;
  }
};

/** Stores a draft; removes an empty one. */
export const writeDraft = (draft: Draft): void => {
  try {
    if (draft.email === "" && draft.message === "" && draft.duration === undefined)
      window.sessionStorage.removeItem(storageKey);
    else window.sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // Refused or full.
  }
};

/** Removes the draft of a sent message, unless another message was started meanwhile. */
export const clearDraft = (idempotencyKey: string): void => {
  if (readDraft()?.idempotencyKey !== idempotencyKey) return;
  try {
    window.sessionStorage.removeItem(storageKey);
  } catch {
    // Refused.
  }
};

/** Parses the stored text. */
export const parseDraft = (stored: string | null): Draft | undefined => {
  if (stored === null) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch {
    return undefined;
  }
  if (typeof value !== "object" || value === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(value));
  const text = (name: string): string | undefined => {
    const field = fields.get(name);
    return typeof field === "string" ? field : undefined;
  };
  const [startedAt, duration, idempotencyKey] = [fields.get("startedAt"), text("duration"), text("idempotencyKey")];
  return {
    email: text("email") ?? "",
    message: text("message") ?? "",
    ...(typeof startedAt === "number" ? { startedAt } : {}),
    ...(duration === undefined ? {} : { duration }),
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  };
};
