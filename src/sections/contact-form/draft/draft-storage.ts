/**
 * The half-written message, kept in the tab's session storage: it survives a reload, going back and
 * a crash of the tab, and goes away with the tab. Where storage is refused nothing is kept, quietly.
 */

/** All parts may be missing: a draft is whatever was there when it was written. */
export interface Draft {
  readonly email: string;
  readonly message: string;
  /** When the form was first touched, in milliseconds since 1970. */
  readonly touchedAt?: number;
  /** The choice of the pricing page that was put in front of the message already. */
  readonly duration?: string;
  /** The idempotency key of an attempt to send exactly this text. */
  readonly sendKey?: string;
}

const place = "contact-form-draft";

/** The draft of this tab, or nothing when there is none, none can be read, or it is not one of ours. */
export const readDraft = (): Draft | undefined => {
  try {
    return parseDraft(window.sessionStorage.getItem(place));
  } catch {
    // Storage is refused (private windows, strict settings): the form works without it.
    return undefined;
  }
};

/** Keeps a draft; an empty one is taken away. */
export const writeDraft = (draft: Draft): void => {
  try {
    if (draft.email === "" && draft.message === "" && draft.duration === undefined)
      window.sessionStorage.removeItem(place);
    else window.sessionStorage.setItem(place, JSON.stringify(draft));
  } catch {
    // Refused or full: see above.
  }
};

/** Takes the draft away once its message was sent, unless another message was begun meanwhile. */
export const clearDraft = (sendKey: string): void => {
  if (readDraft()?.sendKey !== sendKey) return;
  try {
    window.sessionStorage.removeItem(place);
  } catch {
    // Refused: see above.
  }
};

/** Reads what was stored; anything could stand there. */
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
  const [touchedAt, duration, sendKey] = [fields.get("touchedAt"), text("duration"), text("sendKey")];
  return {
    email: text("email") ?? "",
    message: text("message") ?? "",
    ...(typeof touchedAt === "number" ? { touchedAt } : {}),
    ...(duration === undefined ? {} : { duration }),
    ...(sendKey === undefined ? {} : { sendKey }),
  };
};
