/** A parsed response body. `status` is undefined when the body has another shape. */
export interface ParsedBody {
  readonly status: number | undefined;
  /** The error message, if any. */
  readonly error: string | undefined;
}

/** Parses the body of a response (specification, section 7): `status` 200 is success, else `body` is the error. */
export const parseBody = (text: string): ParsedBody => {
  const nothing: ParsedBody = { status: undefined, error: undefined };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return nothing;
  }
  if (typeof value !== "object" || value === null) return nothing;
  const status: unknown = Reflect.get(value, "status");
  const body: unknown = Reflect.get(value, "body");
  return {
    status: typeof status === "number" ? status : undefined,
    error: typeof body === "string" && body.trim() !== "" ? body : undefined,
  };
};
