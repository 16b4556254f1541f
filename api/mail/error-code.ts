/**
 * The short name of an error of Node or of the mail library, such as ECONNREFUSED. Unlike the
 * message it quotes nobody.
 */
export const errorCode = (error: unknown): string => {
  const code = fieldOf(error, "code");
  if (typeof code === "string") return code;
  const name = fieldOf(error, "name");
  return typeof name === "string" ? name : "unknown";
};

/** The reply code of the mail server that an error of the mail library holds. */
export const replyCode = (error: unknown): number | undefined => {
  const code = fieldOf(error, "responseCode");
  return typeof code === "number" ? code : undefined;
};

const fieldOf = (error: unknown, name: string): unknown =>
  typeof error === "object" && error !== null ? Reflect.get(error, name) : undefined;
