/** The places in the form's HTML that are empty until React has something to show there. */
export type SlotName = "email-error" | "message-error" | "opening" | "counter" | "status";

/** Props of an element that is a slot. React listens for clicks on it: without a role Orca would call its text clickable. */
export const slot = (name: SlotName) => ({ "data-slot": name, role: "none" }) as const;
