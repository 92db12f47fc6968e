import { createServer } from "node:net";
import { Refusal } from "./refusal.ts";

const sentences: Readonly<Record<string, string>> = {
  EADDRINUSE: "is taken by another program; set PORT to a free one",
  EACCES: "may not be opened by this user; set PORT to one above 1023",
  EADDRNOTAVAIL: "cannot be opened, as HOST is no address of this machine",
  ENOTFOUND: "cannot be opened, as HOST is no known name",
};

/**
 * Makes sure that the server will be able to listen.
 * @param port 0 lets the system choose
 * @returns the port
 * @throws Refusal with a sentence that names the port
 */
export const choosePort = (host: string, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      const reason = sentences[error.code ?? ""];
      reject(reason ? new Refusal(`Port ${port} on ${host} ${reason}.`) : error);
    });
    probe.listen(port, host, () => {
      const address = probe.address();
      const chosen = typeof address === "object" && address ? address.port : port;
      probe.close(() => resolve(chosen));
    });
  });
