import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { onCleanUp } from "./clean-up";
import { listen } from "./listen";

const replies: Readonly<Record<string, string>> = {
  greeting: "220 silent.example ESMTP",
  EHLO: "250 OK",
  MAIL: "250 OK",
  RCPT: "250 OK",
  DATA: "354 Go on",
  ".": "250 OK",
};

/**
 * An SMTP server that does not reply at a stage and keeps the connection open.
 * @param drips begins a reply that never ends, a little more every now and then
 * @returns its address, and how many connections are open
 */
export const startSilentSmtp = async (silentAt: string, drips: boolean) => {
  const server = createServer((socket) => {
    let dripping: NodeJS.Timeout | undefined;
    socket.on("error", () => undefined).on("close", () => clearInterval(dripping));
    const answer = (stage: string): void => {
      const reply = replies[stage];
      if (reply !== undefined && stage !== silentAt) socket.write(`${reply}\r\n`);
      else if (reply !== undefined && drips) dripping = setInterval(() => socket.write("220-More\r\n"), 200);
    };
    answer("greeting");
    createInterface(socket).on("line", (line) => answer(line.split(" ")[0] ?? ""));
  });
  onCleanUp(() => server.close());
  return { url: `smtp://127.0.0.1:${await listen(server)}`, open: promisify(server.getConnections.bind(server)) };
};
