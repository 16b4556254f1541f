/** What the contact form and the contact function share: schema, limits, messages and API contract. */
export { contactEndpoint, contactFields, idempotencyHeaderName, xsrfCookieName, xsrfHeaderName } from "./api-contract";
export { formStrings } from "./form-strings";
export { minElapsedMs } from "./limits";
export { contactMessages, functionMessages } from "./messages";
export { contactMessageSchema, isEmailAddress, validateContactMessage } from "./schema";
export type { ContactErrors, ContactMessage } from "./schema";
