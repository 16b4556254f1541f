/** What the function said. `status` is undefined when there was no answer in the agreed form. */
export interface ReadAnswer {
  readonly status: number | undefined;
  /** The error in plain words, where the answer had one. */
  readonly error: string | undefined;
}

/** Reads the body of an answer (specification, section 7): `status` 200 is success, else `body` is the error. */
export const readAnswer = (text: string): ReadAnswer => {
  const nothing: ReadAnswer = { status: undefined, error: undefined };
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
