import { createServer, type Server, type Socket } from "node:net";

/**
 * Where a server falls silent. `drip-greeting`, `drip-reply`: it never ends its greeting, or its
 * answer to EHLO, but sends a little more of it now and then.
 */
export type SilentAt = "greeting" | "ehlo" | "mail" | "rcpt" | "data" | "end-of-data" | "drip-greeting" | "drip-reply";

export interface SilentSmtp {
  readonly port: number;
  /** Open connections: a client that timed out must close its own. */
  readonly open: () => number;
  readonly close: () => Promise<void>;
}

/** An SMTP server that stops replying at a stage and keeps the connection open. */
export const startSilentSmtp = async (at: SilentAt): Promise<SilentSmtp> => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => undefined);
    talk(socket, at);
  });
  await listen(server);
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return {
    port: address.port,
    open: () => sockets.size,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => {
        server.close(() => {
          resolve();
        });
      });
    },
  };
};

const listen = async (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });

const talk = (socket: Socket, at: SilentAt): void => {
  if (at === "greeting") return;
  if (at === "drip-greeting") {
    drip(socket, "2");
    return;
  }
  let inText = false;
  socket.write("220 silent.example ESMTP\r\n");
  let rest = "";
  socket.on("data", (chunk: Buffer) => {
    rest += chunk.toString("latin1");
    for (let end = rest.indexOf("\r\n"); end !== -1; end = rest.indexOf("\r\n")) {
      const line = rest.slice(0, end).toUpperCase();
      rest = rest.slice(end + 2);
      if (inText) {
        if (line === "." && at !== "end-of-data") socket.write("250 OK\r\n");
        continue;
      }
      const command = line.split(" ")[0] ?? "";
      const stage: Readonly<Record<string, SilentAt>> = {
        EHLO: "ehlo",
        HELO: "ehlo",
        MAIL: "mail",
        RCPT: "rcpt",
        DATA: "data",
      };
      if (stage[command] === at) return;
      if (at === "drip-reply" && command === "EHLO") {
        drip(socket, "250-MORE\r\n");
        return;
      }
      if (command === "DATA") {
        inText = true;
        socket.write("354 Go on\r\n");
      } else socket.write("250 OK\r\n");
    }
  });
};

const drip = (socket: Socket, text: string): void => {
  const dripping = setInterval(() => socket.write(text), 200);
  socket.on("close", () => {
    clearInterval(dripping);
  });
};
