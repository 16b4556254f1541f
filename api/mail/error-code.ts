/** The code of an error of Node, such as ECONNREFUSED. Unlike the message it quotes no input. */
export const errorCode = (error: unknown): string => {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
};
