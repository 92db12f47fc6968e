import { describe, expect, it } from "vitest";
import { readNote } from "#lib/notes/read-note.ts";
import { composeMaterial } from "#lib/rules/compose-material.ts";
import { outlineOf } from "#lib/study/text-so-far.ts";
import { sampleNote } from "../samples/sample-note.ts";
import { planSynthesis } from "../study/plan-synthesis.ts";
import { createOffload, offload } from "./offload.ts";

const longNote = `${sampleNote("en")}\n\n`.repeat(20);

/** A thread reads some hundred modules when it starts: less than a second, on a busy machine most of a minute. */
const longestMs = 180_000;

const limits = { heapMegabytes: 128, longestMs };

/** A thread that runs other code than ours. */
const threadOf = (code: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort, threadId } from "node:worker_threads"; ${code}`)}`,
  );

describe("works on long texts", { timeout: longestMs }, () => {
  it("give what they give in this thread", async () => {
    expect(longNote.length).toBeGreaterThan(30_000);
    expect(await offload("readNote", longNote, "en")).toEqual(readNote(longNote, "en"));
    const order = { topic: "Stacks", language: "en", notes: longNote } as const;
    expect(await offload("composeMaterial", order)).toBe(await composeMaterial(order));
    const plan = { parts: planSynthesis(longNote, "Notes."), outline: outlineOf(longNote) };
    expect(await offload("planSynthesis", longNote, "Notes.")).toEqual(plan);
  });

  it("let this thread go on with other work", async () => {
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 1);
    // One list without a blank line is read in one stretch.
    const list = "- An item of a long list.\n".repeat(3_000);
    const read = await offload("readNote", list, "en");
    clearInterval(timer);
    expect(read.listItems).toHaveLength(3_000);
    expect(turns).toBeGreaterThan(10);
  });

  it("fail with their own errors, and the next one is done", async () => {
    const broken = { notes: longNote, topic: "T", language: "none" } as never;
    const failed = expect(offload("composeMaterial", broken)).rejects;
    await failed.toMatchObject({
      code: "internal",
      cause: { stack: expect.stringContaining("compose-material") },
    });
    expect((await offload("readNote", longNote, "en")).sentences.length).toBeGreaterThan(10);
  });

  it("may be tried again when their thread ends for no fault of the text", async () => {
    const ending = createOffload(
      limits,
      threadOf("parentPort.on('message', () => process.exit(3));"),
    );
    await expect(ending("readNote", longNote, "en")).rejects.toMatchObject({
      ...{ code: "internal", transient: true },
      cause: { message: "exit code 3" },
    });
    const throwing = threadOf("parentPort.on('message', () => { throw new Error('unlucky'); });");
    await expect(createOffload(limits, throwing)("readNote", longNote, "en")).rejects.toMatchObject(
      {
        ...{ code: "internal", cause: { message: "unlucky" } },
      },
    );
  });

  it("are done by another thread when an idle one has thrown, and this process goes on", async () => {
    const late = threadOf(`parentPort.on("message", () => {
      parentPort.postMessage({ ok: true, value: threadId });
      setImmediate(() => { throw new Error("late"); });
    });`);
    const work = createOffload(limits, late);
    const tried = () => work("readNote", longNote, "en").catch(() => null);
    // On a busy machine what the thread throws may be heard before its reply, and a thread takes its time to start.
    const patient = { timeout: 20_000 };
    let first = null;
    await expect.poll(async () => (first ??= await tried()), patient).not.toBeNull();
    await expect.poll(tried, patient).toBeGreaterThan(Number(first));
  });

  it("do not wait for a long one where there are two threads", async () => {
    const gated = threadOf(`parentPort.on("message", ({ work, given }) => {
      if (work === "sentencesOf") Atomics.wait(given[2], 0, 0);
      parentPort.postMessage({ ok: true, value: work });
    });`);
    const gate = new Int32Array(new SharedArrayBuffer(4));
    const pool = createOffload(limits, gated, 2);
    const long = pool("sentencesOf", longNote, "en", gate as never);
    expect(await pool("outlineOf", longNote, "en", 9)).toBe("outlineOf");
    // All take the free one, however many come at once.
    const short = Array.from({ length: 3 }, () => pool("readNote", longNote, "en"));
    expect(await Promise.all(short)).toEqual(["readNote", "readNote", "readNote"]);
    Atomics.store(gate, 0, 1);
    Atomics.notify(gate, 0);
    expect(await long).toBe("sentencesOf");
  });

  it("end with the thread when it needs too much memory or stays silent", async () => {
    const list = "- An item of a long list.\n".repeat(20_000);
    const small = createOffload({ heapMegabytes: 24, longestMs });
    await expect(small("readNote", list, "en")).rejects.toMatchObject({ code: "note_too_heavy" });
    const impatient = createOffload({ heapMegabytes: 512, longestMs: 1 });
    await expect(impatient("readNote", list, "en")).rejects.toMatchObject({
      code: "note_too_heavy",
      message: expect.stringContaining("silent"),
    });
    expect((await offload("readNote", longNote, "en")).sentences.length).toBeGreaterThan(10);
  });
});
