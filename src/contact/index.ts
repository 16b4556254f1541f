/** What the contact form and the contact function must agree on: rules, limits, texts and names. */
export { leastTimeMs, messageMaxLength } from "./limits";
export { checkContactMessage, contactMessageRules, isEmailAddress } from "./rules";
export type { ContactFaults, ContactMessage } from "./rules";
export { contactTexts } from "./texts";
export { contactEndpoint, contactFields, idempotencyHeaderName, xsrfCookieName, xsrfHeaderName } from "./wire";
export type { ContactAnswer } from "./wire";
