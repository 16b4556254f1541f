/** A request as plain data, so that the function can be asked without any server. */
export interface ContactRequest {
  readonly method: string;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: ReceivedBody;
  /** The address at the other end of the connection: the visitor's, or the last proxy's. */
  readonly peerAddress: string | undefined;
  /** Whether the connection itself is encrypted. Behind a proxy this says nothing of the visitor's. */
  readonly encrypted: boolean;
}

/** What came of reading the body. */
export type ReceivedBody =
  | { readonly kind: "whole"; readonly bytes: Buffer }
  | { readonly kind: "too-large" }
  | { readonly kind: "too-slow" }
  | { readonly kind: "broken-off" };

/** An answer as plain data. */
export interface ContactResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** One header of a request. @param name as it is usually written */
export const header = (headers: ContactRequest["headers"], name: string): string | undefined =>
  headers[name.toLowerCase()];
