/** What the contact form and the contact function must agree on: rules, limits, texts and names. */
export { emailMaxLength, leastTimeMs, messageMaxLength } from "./limits";
export { checkContactMessage, contactMessageRules, isEmailAddress } from "./schema";
export type { ContactFaults, ContactMessage } from "./schema";
export { contactTexts } from "./messages";
export { contactEndpoint, contactFields, idempotencyHeaderName, xsrfCookieName, xsrfHeaderName } from "./api-contract";
export type { ContactAnswer } from "./api-contract";
