/**
 * A new idempotency key: names one message, so that a repeat of it is answered and not sent again.
 * `randomUUID` exists on https and localhost only; a page seen over plain http in the local network has the other.
 */
export const newSendKey = (): string => {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
};
