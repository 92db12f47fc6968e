import { expect, test } from "vitest";
import { AppError } from "#lib/errors.ts";
import { orTrouble, tellingTrouble } from "./page-services.ts";

const refusal = (code: string) =>
  new Error("query", { cause: Object.assign(new Error(), { code }) });

const digestOf = (thrown: unknown) =>
  tellingTrouble({ study: { read: { load: () => Promise.reject(thrown) } } })
    .study.read.load()
    .catch((error: { digest?: string }) => error.digest ?? null);

test.each([
  [refusal("53100"), "disk_full"],
  [refusal("53300"), "database_crowded"],
  [refusal("ECONNREFUSED"), "database_unavailable"],
  [new AppError("not_found", "gone"), null],
  [new Error("a secret"), null],
])("%s tells the page %s", async (thrown, digest) => {
  expect(await digestOf(thrown)).toBe(digest);
});

test("answers come as they are, at once where they came at once", async () => {
  const services = tellingTrouble({
    at: (n: number) => n,
    later: async (n: number) => n,
    name: "x",
  });
  expect([services.at(1), await services.later(2), services.name]).toEqual([1, 2, "x"]);
});

test("a page that says itself what is the matter with the database is told it, and nothing else", async () => {
  expect(await orTrouble(async () => ({ threads: 3 }))).toEqual({ threads: 3 });
  expect(await orTrouble(() => Promise.reject(refusal("ECONNREFUSED")))).toBe(
    "database_unavailable",
  );
  const broken = new Error("a secret");
  await expect(orTrouble(() => Promise.reject(broken))).rejects.toBe(broken);
});
