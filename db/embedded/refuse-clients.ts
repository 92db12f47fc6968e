import { createServer } from "node:net";
import { errorMessage } from "./wire-messages.ts";

/**
 * Stands in the database's place at its port and tells every client why it is not there.
 * @param sqlState what the client gets as the error's code
 * @returns a function that frees the port
 */
export const refuseClients = (
  port: number,
  sqlState: string,
  text: string,
): Promise<() => Promise<void>> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on("error", () => socket.destroy());
      // Hung up on before it has spoken, a client would see a broken connection and no reason.
      socket.once("data", () => {
        socket.write(errorMessage(sqlState, text, "FATAL"));
        socket.destroySoon();
      });
    });
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () =>
      resolve(() => new Promise((closed) => server.close(() => closed()))),
    );
  });
