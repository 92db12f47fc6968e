import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { ErrorCode } from "#lib/errors.ts";
import { newId } from "#lib/ids.ts";
import { threads as threadRows } from "../schema/threads.ts";
import { testDatabase } from "../testing/test-database.ts";
import { insertThread, threadStore } from "./threads.ts";

const { db } = testDatabase();
const threads = threadStore(db);

const insertTitled = async (ownerId: string, titles: readonly string[]): Promise<string[]> => {
  const ids: string[] = [];
  for (const title of titles) {
    ids.push((await insertThread(db, { ownerId, kind: "quiz", title })).threadId);
  }
  return ids;
};

const titlesFound = async (ownerId: string, search: string, limit = 10) =>
  (await threads.list(ownerId, { search, limit })).map(({ title }) => title);

describe("the list of threads", () => {
  it("has the newest change first, and no more than asked for", async () => {
    const owner = newId("own");
    const [first] = await insertTitled(owner, ["one", "two", "three"]);
    expect(await titlesFound(owner, "")).toEqual(["three", "two", "one"]);
    await threads.rename(owner, first ?? "", "one again");
    expect(await titlesFound(owner, "", 2)).toEqual(["one again", "three"]);
  });

  it("is searched by title without regard to case, in both alphabets", async () => {
    const owner = newId("own");
    await insertTitled(owner, ["Deep Sea", "Глубокое море"]);
    expect(await titlesFound(owner, "deep")).toEqual(["Deep Sea"]);
    expect(await titlesFound(owner, " МОРЕ ")).toEqual(["Глубокое море"]);
  });

  it.each(["%", "_", "\\"])("takes %j in a search for itself", async (sign) => {
    const owner = newId("own");
    await insertTitled(owner, [`a${sign}b`, "axb"]);
    expect(await titlesFound(owner, `a${sign}b`)).toEqual([`a${sign}b`]);
  });
});

describe("the retry", () => {
  const failWith = async (owner: string, errorCode: ErrorCode): Promise<string> => {
    const [id = ""] = await insertTitled(owner, [errorCode]);
    await db
      .update(threadRows)
      .set({ status: "failed", errorCode, activeRunId: null })
      .where(eq(threadRows.id, id));
    return id;
  };

  it.each(["note_garbage", "note_exhausted", "no_questions"] as const)(
    "is refused after %s, which no other run can mend",
    async (code) => {
      const owner = newId("own");
      const id = await failWith(owner, code);
      await expect(threads.retry(owner, id, async () => {})).rejects.toMatchObject({
        code: "thread_not_retryable",
      });
      expect(await threads.get(owner, id)).toMatchObject({ status: "failed", errorCode: code });
    },
  );

  it("is taken after an error that may be gone", async () => {
    const owner = newId("own");
    const id = await failWith(owner, "model_refused_key");
    await threads.retry(owner, id, async () => {});
    expect(await threads.get(owner, id)).toMatchObject({ status: "running", errorCode: null });
  });
});

describe("the revision", () => {
  it("rises with a change that can be seen, and only then", async () => {
    const owner = newId("own");
    const [id = ""] = await insertTitled(owner, ["one"]);
    const before = await threads.revision(owner, id);
    await threads.get(owner, id);
    expect(await threads.revision(owner, id)).toBe(before);
    await threads.rename(owner, id, "two");
    expect(await threads.revision(owner, id)).toBe(before + 1);
    await threads.stop(owner, id, async () => {});
    await threads.stop(owner, id, async () => {});
    expect(await threads.revision(owner, id)).toBe(before + 2);
  });
});
