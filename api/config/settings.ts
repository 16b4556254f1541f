/** Which proxy's header gives the client's address. */
export type ProxySetting =
  { readonly kind: "none" } | { readonly kind: "hops"; readonly count: number } | { readonly kind: "netlify" };

export type Environment = Readonly<Record<string, string | undefined>>;

/** One or more settings are wrong. The message names each variable and quotes no value. */
export class ContactSettingsError extends Error {
  override readonly name = "ContactSettingsError";
  constructor(readonly errors: readonly string[]) {
    super(`The contact function cannot run with these settings:\n${errors.map((error) => `- ${error}`).join("\n")}`);
  }
}
