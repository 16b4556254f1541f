export { contactListener as default } from "./http/listener";

/** No body has this type. */
const never = "no-such-type";

/**
 * Tells Gatsby to leave the body alone. Its parsers answer what they cannot read, or find too
 * large, with a page of their own; the function reads the stream itself and answers in JSON. A type
 * without a slash that is no known file ending matches nothing.
 */
export const config = {
  bodyParser: {
    raw: { type: never },
    text: { type: never },
    json: { type: never },
    urlencoded: { type: never, extended: false },
  },
};
