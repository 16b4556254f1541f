/** The contact function: what src/api/contact.ts and the local server mount. */
export { contactListener as default } from "./listener";

/** No body has this type. */
const never = "no-such-type";

/**
 * Turns off Gatsby's body parsers, which answer broken JSON or a large body with an HTML page. The
 * function reads the stream itself. A type without a slash that is no file extension matches nothing.
 */
export const config = {
  bodyParser: {
    raw: { type: never },
    text: { type: never },
    json: { type: never },
    urlencoded: { type: never, extended: false },
  },
};
