import { TextEncoder } from "node:util";

/** What react-dom/server asks for as it is loaded and jsdom lacks. Import this before it. */
class TimerChannel {
  readonly port1: { onmessage: (() => void) | null } = { onmessage: null };
  readonly port2 = {
    postMessage: (): void => {
      setTimeout(() => this.port1.onmessage?.(), 0);
    },
  };
}

if (!("MessageChannel" in globalThis)) Object.defineProperty(globalThis, "MessageChannel", { value: TimerChannel });
if (!("TextEncoder" in globalThis)) Object.defineProperty(globalThis, "TextEncoder", { value: TextEncoder });
