import { createServer } from "node:net";
import { expect, test } from "vitest";
import { Refusal } from "./say.ts";
import { choosePort, localAddress } from "./web-server.ts";

test("0 becomes a port that is free", async () => {
  const port = await choosePort("127.0.0.1", 0);
  expect(port).toBeGreaterThan(0);
  expect(await choosePort("127.0.0.1", port)).toBe(port);
});

test("a taken port is refused with its number", async () => {
  const port = await choosePort("127.0.0.1", 0);
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(port, "127.0.0.1", resolve));
  await expect(choosePort("127.0.0.1", port)).rejects.toThrow(
    new Refusal(`Port ${port} on 127.0.0.1 is taken by another program; set PORT to a free one.`),
  );
  other.close();
});

test("a host that is not this machine's is refused", async () => {
  await expect(choosePort("192.0.2.1", 0)).rejects.toBeInstanceOf(Refusal);
});

test.each([
  ["127.0.0.1", "http://127.0.0.1:3000"],
  ["0.0.0.0", "http://127.0.0.1:3000"],
  ["::", "http://[::1]:3000"],
  ["localhost", "http://localhost:3000"],
])("a server on %s is reached at %s", (host, address) => {
  expect(localAddress(host, 3000)).toBe(address);
});
