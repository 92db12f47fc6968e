import { createServer, type Socket } from "node:net";
import { errorMessage } from "./wire-messages.ts";

/**
 * Stands in the database's place at its port and tells every client why it is not there.
 * @param sqlState what the client gets as the error's code
 * @returns a function that frees the port, and hangs up on whoever is still there
 */
export const refuseClients = (
  port: number,
  sqlState: string,
  text: string,
): Promise<() => Promise<void>> =>
  new Promise((resolve, reject) => {
    const clients = new Set<Socket>();
    const server = createServer((socket) => {
      clients.add(socket);
      socket.once("close", () => clients.delete(socket));
      socket.on("error", () => socket.destroy());
      // Hung up on before it has spoken, a client would see a broken connection and no reason.
      socket.once("data", () => {
        socket.write(errorMessage(sqlState, text, "FATAL"));
        socket.destroySoon();
      });
    });
    server.once("error", reject);
    const freePort = (): Promise<void> =>
      new Promise((closed) => {
        server.close(() => closed());
        // A client that never speaks would keep the port for ever.
        for (const client of clients) client.destroy();
      });
    server.listen(port, "127.0.0.1", () => resolve(freePort));
  });
