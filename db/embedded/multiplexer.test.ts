import { once } from "node:events";
import { connect, createServer } from "node:net";
import { expect, test } from "vitest";
import { refuseClients } from "./multiplexer.ts";

const unusedPort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return typeof address === "object" && address ? address.port : 0;
};

test("a client that speaks is told why; one that is silent does not keep the port", async () => {
  const port = await unusedPort();
  const freePort = await refuseClients(port, "53100", "the disk is full");
  const silent = connect(port, "127.0.0.1");
  await once(silent, "connect");
  const hungUp = once(silent, "close");
  const speaking = connect(port, "127.0.0.1").setEncoding("utf8");
  speaking.write("hello");
  expect((await Array.fromAsync(speaking)).join("")).toMatch(/53100.*the disk is full/s);
  await freePort();
  await hungUp;
  const database = createServer().listen(port, "127.0.0.1");
  await once(database, "listening");
  await new Promise((closed) => database.close(closed));
});
