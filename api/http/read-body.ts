import type { IncomingMessage } from "node:http";
import type { ReceivedBody } from "./request";

/**
 * The largest body, in bytes. 5000 characters take at most 45,000 bytes in a form (three bytes, each
 * written as %XX) and 30,000 in JSON (\uXXXX). The rest is room for the address and for a message that is
 * somewhat too long, which gets its own error.
 */
const bodyLimit = 64 * 1024;

/** Until the body must be here, in milliseconds. */
const timeLimitMs = 5000;

/** Bytes read and discarded beyond the limit, so that the client can read the response before the connection closes. */
const drainLimit = 1024 * 1024;

/**
 * Reads the body of a request. Never throws; holds no more than the limit in memory.
 * @param request with the body unread, or already read into a Buffer in `body`
 */
export const readBody = async (request: IncomingMessage & { readonly body?: unknown }): Promise<ReceivedBody> => {
  if (Buffer.isBuffer(request.body)) return request.body.length > bodyLimit ? "too-large" : request.body;
  // Gatsby parses multipart bodies before the function runs: nothing is left to read.
  if (request.readableEnded) return Buffer.alloc(0);

  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const finish = (body: ReceivedBody): void => {
      clearTimeout(timer);
      resolve(body);
    };
    const onData = (bytes: Buffer): void => {
      size += bytes.length;
      if (size <= bodyLimit) chunks.push(bytes);
      if (size > drainLimit) finish("too-large");
    };
    const onEnd = (): void => finish(size > bodyLimit ? "too-large" : Buffer.concat(chunks));
    const onError = (): void => finish("incomplete");
    const timer = setTimeout(() => finish("too-slow"), timeLimitMs);
    // The first of them counts.
    request.on("data", onData).on("end", onEnd).on("error", onError).on("close", onError);
  });
};
