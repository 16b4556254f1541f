/** A request as plain data, so that tests need no server. */
export interface ContactRequest {
  readonly method: string;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: ReceivedBody;
  /** The address of the connection's other end: the client's, or the last proxy's. */
  readonly peerAddress: string | undefined;
  /** Whether this connection is encrypted; behind a proxy that is not the client's connection. */
  readonly encrypted: boolean;
}

/** The result of reading the body. */
export type ReceivedBody =
  | { readonly kind: "whole"; readonly bytes: Buffer }
  | { readonly kind: "too-large" }
  | { readonly kind: "too-slow" }
  | { readonly kind: "incomplete" };

/** A response as plain data. */
export interface ContactResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** One header of a request. @param name in any case */
export const header = (headers: ContactRequest["headers"], name: string): string | undefined =>
  headers[name.toLowerCase()];
