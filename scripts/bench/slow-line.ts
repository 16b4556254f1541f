import type { Duplex } from "node:stream";

/** A line between two ends. */
export interface Line {
  /** Time from one end to the other and back, in milliseconds. */
  readonly roundTripMs: number;
  /** In each direction. */
  readonly bitsPerSecond: number;
}

/** Lighthouse's and WebPageTest's slow 4G. */
export const slow4g: Line = { roundTripMs: 150, bitsPerSecond: 1_638_400 };

/** Bytes that stand in the line at most before the sender is told to wait. */
const room = 256 * 1024;

/** Bytes that travel together. A larger piece would hold its first byte back until its last one is through. */
const packet = 1400;

const oneWay = (from: Duplex, to: Duplex, { roundTripMs, bitsPerSecond }: Line): void => {
  // A queue with one timer: timers of their own would overtake each other within a millisecond.
  const queue: { readonly chunk: Buffer; readonly due: number }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the line has sent all that it was given, in milliseconds. */
  let free = 0;
  let standing = 0;
  let ended = false;

  const endWhenEmpty = (): void => {
    if (ended && queue.length === 0 && !to.destroyed) to.end();
  };
  const deliver = (): void => {
    timer = undefined;
    for (let [head] = queue; head !== undefined && head.due <= performance.now(); [head] = queue) {
      queue.shift();
      standing -= head.chunk.length;
      if (!to.destroyed) to.write(head.chunk);
    }
    if (standing <= room) from.resume();
    wait();
    endWhenEmpty();
  };
  const wait = (): void => {
    const [head] = queue;
    if (head !== undefined) timer ??= setTimeout(deliver, Math.max(head.due - performance.now(), 0));
  };

  from.on("data", (chunk: Buffer) => {
    for (let start = 0; start < chunk.length; start += packet) {
      const part = chunk.subarray(start, start + packet);
      free = Math.max(free, performance.now()) + (part.length * 8000) / bitsPerSecond;
      queue.push({ chunk: part, due: free + roundTripMs / 2 });
    }
    standing += chunk.length;
    if (standing > room) from.pause();
    wait();
  });
  from.once("end", () => {
    ended = true;
    endWhenEmpty();
  });
  from.once("close", () => {
    if (!ended) to.destroy();
  });
};

/**
 * Joins two ends by a slow line: what one sends reaches the other in order, late and at the line's pace. It works on the
 * bytes of the connection, so it slows everything that a browser does, handshakes and prerendering too, which the
 * throttling of developer tools leaves out.
 */
export const slowLine = (one: Duplex, other: Duplex, line: Line): void => {
  oneWay(one, other, line);
  oneWay(other, one, line);
};
