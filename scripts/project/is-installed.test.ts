import { expect, test } from "vitest";
import { isInstalled, takeTurn } from "./is-installed.mjs";

const lock = {
  packages: {
    "": { version: "1.0.0" },
    "node_modules/a": { version: "1.0.0" },
    "node_modules/a-darwin": { version: "1.0.0", optional: true },
  },
};

test.each([
  ["everything but another platform's package", { "node_modules/a": { version: "1.0.0" } }, true],
  ["another version", { "node_modules/a": { version: "1.0.1" } }, false],
  ["a package less", {}, false],
  [
    "another version of an optional package",
    { "node_modules/a": { version: "1.0.0" }, "node_modules/a-darwin": { version: "0.9.0" } },
    false,
  ],
])("with %s", (_name, packages, expected) => {
  expect(isInstalled(lock, { packages })).toBe(expected);
});

test("nothing is installed before npm has written down what", () => {
  expect(isInstalled(lock, null)).toBe(false);
  expect(isInstalled(null, { packages: {} })).toBe(false);
});

test.runIf(process.platform === "linux" || process.platform === "win32")(
  "who would install while another one does waits for it, and says so once",
  async () => {
    const order: string[] = [];
    const first = await takeTurn(import.meta.dirname, () => order.push("first waits"));
    const second = takeTurn(import.meta.dirname, () => {
      order.push("second waits");
      first();
    });
    (await second)();
    expect(order).toEqual(["second waits"]);
  },
);
