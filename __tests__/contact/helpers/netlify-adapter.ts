import { IncomingMessage, type ServerResponse } from "node:http";
import { Readable, Stream } from "node:stream";

export interface LambdaEvent {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly isBase64Encoded?: boolean;
}

export interface LambdaResult {
  readonly status: number;
  readonly headers: Readonly<Record<string, readonly string[]>>;
  readonly body: string;
}

/**
 * Calls a listener as Gatsby's adaptor for Netlify does (gatsby-adapter-netlify 1.4, lambda-handler):
 * a stream that only looks like a request, without a socket, and a response that only knows the
 * methods named here.
 */
export const callLikeNetlify = async (
  listener: (request: IncomingMessage, response: ServerResponse) => unknown,
  event: LambdaEvent,
): Promise<LambdaResult> =>
  new Promise((resolve) => {
    const stream: unknown = Object.assign(new Readable(), IncomingMessage.prototype, {
      url: "/api/contact",
      method: event.method,
      headers: Object.fromEntries(Object.entries(event.headers).map(([name, value]) => [name.toLowerCase(), value])),
    });
    const request = stream as IncomingMessage;
    if (event.body !== "") request.push(event.body, event.isBase64Encoded === true ? "base64" : undefined);
    request.push(null);

    const headers: Record<string, string> = { "content-type": "text/html; charset=utf-8" };
    const response: unknown = Object.assign(new Stream(), {
      statusCode: 0,
      setHeader: (name: string, value: string) => {
        headers[name.toLowerCase()] = value;
      },
      removeHeader: (name: string) => {
        Reflect.deleteProperty(headers, name.toLowerCase());
      },
      end(this: { statusCode: number }, text: string | undefined) {
        resolve({
          status: this.statusCode,
          headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]])),
          body: text ?? "",
        });
      },
    });
    listener(request, response as ServerResponse);
  });
