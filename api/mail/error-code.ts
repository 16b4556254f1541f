/** The code of an error of Node or nodemailer, such as ECONNREFUSED. Unlike the message it quotes no input. */
export const errorCode = (error: unknown): string => {
  const code = fieldOf(error, "code");
  if (typeof code === "string") return code;
  const name = fieldOf(error, "name");
  return typeof name === "string" ? name : "unknown";
};

/** The SMTP reply code in a nodemailer error. */
export const replyCode = (error: unknown): number | undefined => {
  const code = fieldOf(error, "responseCode");
  return typeof code === "number" ? code : undefined;
};

const fieldOf = (error: unknown, name: string): unknown =>
  typeof error === "object" && error !== null ? Reflect.get(error, name) : undefined;
