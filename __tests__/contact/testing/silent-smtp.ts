import { createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { onCleanUp } from "../../testing/clean-up";
import { listen } from "./listen";

/** What is not answered, though the server got it; `drip-*`: answered without an end, a little more every now and then. */
export type SilentAt = "greeting" | "EHLO" | "MAIL" | "RCPT" | "DATA" | "." | "drip-greeting" | "drip-EHLO";

export interface SilentSmtp {
  readonly port: number;
  /** Open connections: a client that timed out must close its own. */
  readonly open: () => number;
}

/** An SMTP server that stops replying at a stage and keeps the connection open. */
export const startSilentSmtp = async (at: SilentAt): Promise<SilentSmtp> => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let dripping: NodeJS.Timeout | undefined;
    socket.on("error", () => undefined);
    socket.on("close", () => {
      sockets.delete(socket);
      clearInterval(dripping);
    });
    const answer = (stage: string, reply: string): void => {
      if (stage === at) return;
      if (at === `drip-${stage}`) dripping = setInterval(() => socket.write(`${reply.slice(0, 3)}-More\r\n`), 200);
      else socket.write(`${reply}\r\n`);
    };
    answer("greeting", "220 silent.example ESMTP");
    createInterface(socket).on("line", (line) => {
      const [command = ""] = line.split(" ");
      if (command === "DATA") answer(command, "354 Go on");
      else if (["EHLO", "MAIL", "RCPT", "."].includes(command)) answer(command, "250 OK");
    });
  });
  onCleanUp(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { port: await listen(server), open: () => sockets.size };
};
