/** The code of an error of Node or a library, such as ECONNREFUSED. Unlike the message it quotes no input. */
export const errorCode = (error: unknown): string =>
  errorField(error, "code") ?? errorField(error, "name") ?? "unknown";

/** A text in an error. In Jest, errors of Node are no instances of Error. */
export const errorField = (error: unknown, name: "code" | "name" | "message"): string | undefined => {
  const value: unknown = typeof error === "object" && error !== null ? Reflect.get(error, name) : undefined;
  return typeof value === "string" ? value : undefined;
};
