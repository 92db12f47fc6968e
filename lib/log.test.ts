import { describe, expect, it } from "vitest";
import { AppError } from "./errors.ts";
import { createLog } from "./log.ts";

const logged = (write: (log: ReturnType<typeof createLog>) => void): string => {
  const lines: string[] = [];
  write(createLog("debug", { write: (line) => lines.push(line) }));
  return lines.join("");
};

describe("the log", () => {
  it("writes one line of JSON for each entry", () => {
    const text = logged((log) => {
      log.info({ runId: "run_1" }, "run\nended");
      log.warn("again");
    });
    const [first, second] = text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(first).toMatchObject({ level: "info", runId: "run_1", msg: "run\nended" });
    expect(second).toMatchObject({ level: "warn", msg: "again" });
  });

  it("tells an error's code and cause", () => {
    const error = new AppError("model_timeout", "too slow", { cause: new TypeError("socket") });
    const entry = JSON.parse(logged((log) => log.error({ error }, "failed")));
    expect(entry.error).toMatchObject({
      code: "model_timeout",
      message: "too slow",
      cause: { name: "TypeError", message: "socket" },
    });
  });

  it.each([
    ["a key in a message", new Error("wrong key sk-proj-abcdefghij0123456789")],
    ["a bearer token", new Error("sent Authorization: Bearer abcdefghij0123456789")],
    ["a password in a URL", new Error("connect postgres://me:abcdefghij0123456789@db/x failed")],
    ["a secret in a cause", new Error("failed", { cause: new Error("key-abcdefghij0123456789") })],
    ["a thrown text", "sk-abcdefghij0123456789"],
    ["an error that is a plain object", { message: "sk-abcdefghij0123456789", apiKey: 1 }],
  ])("hides %s", (_name, error) => {
    const text = logged((log) => log.error({ error }, "failed"));
    expect(text).toContain("[redacted]");
    expect(text).not.toContain("abcdefghij0123456789");
  });

  it("hides fields that hold secrets", () => {
    const text = logged((log) =>
      log.info(
        { apiKey: "one-secret", headers: { authorization: "two", cookie: "three" } },
        "sent",
      ),
    );
    expect(text).not.toMatch(/one-secret|two|three/);
  });

  it("leaves out the parameters of a failed query, which may hold a whole note", () => {
    const error = new Error("Failed query: insert into documents values ($1)\nparams: my diary");
    const text = logged((log) => log.error({ error }, "failed"));
    expect(text).toContain("insert into documents");
    expect(text).not.toContain("my diary");
  });
});
