import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readEnv } from "./env.ts";

const folder = mkdtempSync(join(tmpdir(), "lectern-env-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (text: string): string => {
  const path = join(folder, "secret");
  writeFileSync(path, text);
  return path;
};

describe("a secret in a file", () => {
  test("is read without the line break at its end", () => {
    const secret = "a secret of this test";
    expect(readEnv({ SECRET_KEY_FILE: file(`${secret}\n`) }).SECRET_KEY).toBe(secret);
  });

  test("gives way to what is set itself", () => {
    const settings = { OPENAI_API_KEY: "set", OPENAI_API_KEY_FILE: file("other") };
    expect(readEnv(settings).OPENAI_API_KEY).toBe("set");
  });

  test.each([
    ["is empty", () => file("\n")],
    ["cannot be read", () => join(folder, "not there")],
    ["cannot be read", () => folder],
  ])("that %s stops the start and is named: nothing else is taken in its place", (words, path) => {
    expect(() => readEnv({ SECRET_KEY_FILE: path() })).toThrow(
      new RegExp(`^Configuration is wrong. SECRET_KEY_FILE: .* ${words}$`),
    );
  });
});

describe("the secret that seals keys", () => {
  const short = "only15letters..";

  test.each([{ SECRET_KEY: short }, { SECRET_KEY: ` ${short} ` }, { SECRET_KEY_FILE: short }])(
    "stops the start when it is short, and is not told: %o",
    (settings) => {
      const content = settings.SECRET_KEY_FILE;
      const given = content === undefined ? settings : { SECRET_KEY_FILE: file(content) };
      const wrong = /^Configuration is wrong. SECRET_KEY: has fewer than 16 characters/;
      expect(() => readEnv(given)).toThrow(wrong);
      expect(() => readEnv(given)).not.toThrow(short);
    },
  );

  test("may be missing, empty, or as long as it should be", () => {
    expect(readEnv({}).SECRET_KEY).toBeUndefined();
    expect(readEnv({ SECRET_KEY: " " }).SECRET_KEY).toBeUndefined();
    expect(readEnv({ SECRET_KEY: `${short}.` }).SECRET_KEY).toBe(`${short}.`);
  });
});
