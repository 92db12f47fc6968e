import { Annotation, Command, END, interrupt, START, StateGraph } from "@langchain/langgraph";
import { ERROR, emptyCheckpoint, INTERRUPT, RESUME } from "@langchain/langgraph-checkpoint";
import { PostgresSaver } from "@langchain/langgraph-checkpoint-postgres";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { checkpointSchema } from "#db/client.ts";
import { testDatabase } from "#db/testing/test-database.ts";
import { newId } from "#lib/ids.ts";
import { CompactCheckpointSaver } from "./checkpointer.ts";

const { db, url } = testDatabase();
const pool = new pg.Pool({ connectionString: url, max: 2 });
afterAll(() => pool.end());

const lean = new CompactCheckpointSaver(pool, checkpointSchema);
const plain = new PostgresSaver(pool, undefined, { schema: checkpointSchema });

/** Where a new thread's checkpoints lie. */
const newThread = () => ({ configurable: { thread_id: newId("thr"), checkpoint_ns: "" } });

const metadata = { source: "loop", step: 3, parents: {} } as const;

const checkpointOf = (values: Record<string, unknown>, id: string) => ({
  ...emptyCheckpoint(),
  id,
  channel_values: values,
  channel_versions: Object.fromEntries(Object.keys(values).map((name, index) => [name, index + 1])),
  versions_seen: { node: { text: 1 } },
});

describe("a checkpoint", () => {
  it.each([
    ["texts", { text: "Ёж \u0000 \\u0000 🦔", empty: "" }],
    ["nothing", { text: null, absent: undefined, list: [] }],
    ["numbers and flags", { turn: 12, half: 0.5, on: true }],
    ["nested facts", { seen: { revision: 3, messageId: null }, ids: ["a", "b"] }],
    ["sets and bytes", { set: new Set([1, 2]), bytes: { raw: new Uint8Array([0, 255]) } }],
  ])("is read as it was stored: %s", async (_, values) => {
    const checkpoint = checkpointOf(values, "1f0c-1");
    const config = await lean.put(newThread(), checkpoint, metadata, {});
    const tuple = await lean.getTuple(config);
    expect(tuple).toMatchObject({ config, metadata, pendingWrites: [] });
    expect(tuple?.checkpoint).toEqual(checkpoint);
  });

  it("is the newest where none is named, and any other is found by its id and in the list", async () => {
    const thread = newThread();
    const first = await lean.put(thread, checkpointOf({ turn: 1 }, "1f0c-1"), metadata, {});
    // No channel has got another version, as after a node that returned nothing.
    await lean.put(first, checkpointOf({ turn: 1 }, "1f0c-2"), metadata, {});
    const newest = await lean.getTuple(thread);
    expect(newest?.checkpoint.id).toBe("1f0c-2");
    expect(newest?.parentConfig).toEqual(first);
    expect((await lean.getTuple(first))?.checkpoint.channel_values).toEqual({ turn: 1 });
    const listed = await Array.fromAsync(lean.list(thread));
    expect(listed.map(({ checkpoint }) => [checkpoint.id, checkpoint.channel_values])).toEqual([
      ["1f0c-2", { turn: 1 }],
      ["1f0c-1", { turn: 1 }],
    ]);
  });
});

describe("what tasks came to", () => {
  it("is read as it was stored; a task that is stored again changes nothing", async () => {
    const config = await lean.put(newThread(), checkpointOf({}, "1f0c-1"), metadata, {});
    await lean.putWrites(
      config,
      [
        ["turn", 2],
        ["seen", { revision: 1 }],
      ],
      "task-a",
    );
    await lean.putWrites(config, [["turn", 9]], "task-a");
    await lean.putWrites(config, [["turn", 3]], "task-b");
    expect((await lean.getTuple(config))?.pendingWrites).toEqual([
      ["task-a", "turn", 2],
      ["task-a", "seen", { revision: 1 }],
      ["task-b", "turn", 3],
    ]);
  });

  it("is read whatever the channel is called", async () => {
    const config = await lean.put(newThread(), checkpointOf({}, "1f0c-1"), metadata, {});
    await lean.putWrites(config, [["constructor", 2]], "task-a");
    await lean.putWrites(config, [["constructor", 3]], "task-a");
    expect((await lean.getTuple(config))?.pendingWrites).toEqual([["task-a", "constructor", 2]]);
  });

  it("stands beside how the task stands, of which the last word counts", async () => {
    const config = await lean.put(newThread(), checkpointOf({}, "1f0c-1"), metadata, {});
    await lean.putWrites(config, [[ERROR, "broken"]], "task-a");
    await lean.putWrites(config, [[INTERRUPT, { value: "Which?" }]], "task-a");
    await lean.putWrites(config, [[RESUME, ["no"]]], "task-a");
    await lean.putWrites(config, [[RESUME, ["yes"]]], "task-a");
    await lean.putWrites(
      config,
      [
        ["turn", 2],
        [RESUME, ["late"]],
      ],
      "task-a",
    );
    expect((await lean.getTuple(config))?.pendingWrites).toEqual([
      ["task-a", RESUME, ["yes"]],
      ["task-a", INTERRUPT, { value: "Which?" }],
      ["task-a", ERROR, "broken"],
      ["task-a", "turn", 2],
    ]);
  });
});

const State = Annotation.Root({
  trail: Annotation<string[]>({
    reducer: (before, more) => [...before, ...more],
    default: () => [],
  }),
  answer: Annotation<string | null>,
  turn: Annotation<number>,
});

/** first → ask → last; `last` fails as long as it is told to. */
const graphWith = (saver: PostgresSaver, fails: () => boolean = () => false) =>
  new StateGraph(State)
    .addNode("first", () => ({ trail: ["first"], answer: null, turn: 1 }))
    .addNode("ask", () => ({ trail: ["asked"], answer: String(interrupt("Which?")), turn: 2 }))
    .addNode("beside", () => ({ trail: ["beside"] }))
    .addNode("last", ({ answer }) => {
      if (fails()) throw new Error("not yet");
      return { trail: [`last ${answer}`], turn: 3 };
    })
    .addEdge(START, "first")
    .addEdge("first", "ask")
    .addEdge("ask", "beside")
    .addEdge("ask", "last")
    .addEdge("last", END)
    .compile({ checkpointer: saver });

describe("a graph", () => {
  it.each([
    ["stored by this saver", lean],
    ["stored by LangGraph's own", plain],
  ])("goes on from its question: %s", async (_, saver) => {
    const { configurable } = newThread();
    const config = { configurable, durability: "sync" as const };
    await graphWith(saver).invoke({ trail: [] }, config);
    const asked = await graphWith(lean).getState(config);
    expect(asked.next).toEqual(["ask"]);
    expect(asked.tasks[0]?.interrupts[0]?.value).toBe("Which?");
    await graphWith(lean).invoke(new Command({ resume: "this" }), config);
    const { values, next } = await graphWith(lean).getState(config);
    expect(next).toEqual([]);
    expect(values).toEqual({
      trail: ["first", "asked", "beside", "last this"],
      answer: "this",
      turn: 3,
    });
  });

  it("keeps what ended beside a node that failed", async () => {
    const { configurable } = newThread();
    const config = { configurable, durability: "sync" as const };
    let fails = true;
    const graph = graphWith(lean, () => fails);
    await graph.invoke({ trail: [] }, config);
    await expect(graph.invoke(new Command({ resume: "this" }), config)).rejects.toThrow("not yet");
    expect((await lean.getTuple({ configurable }))?.pendingWrites).toContainEqual([
      expect.any(String),
      "trail",
      ["beside"],
    ]);
    fails = false;
    await graph.invoke(null, config);
    expect((await graph.getState(config)).values.trail).toEqual([
      ...["first", "asked", "beside", "last this"],
    ]);
  });

  it("writes one row for each checkpoint and one for what each task came to", async () => {
    const { configurable } = newThread();
    await graphWith(lean).invoke({ trail: [] }, { configurable, durability: "sync" });
    const [rows] = await db.execute(sql`
      select (select count(*)::int from langgraph.checkpoints where thread_id = ${configurable.thread_id}) as checkpoints,
        (select count(*)::int from langgraph.checkpoint_blobs where thread_id = ${configurable.thread_id}) as contents,
        (select count(*)::int from langgraph.checkpoint_writes where thread_id = ${configurable.thread_id}) as writes`);
    // The input, the start and the first node; of the tasks the start, the first node and the question.
    expect(rows).toEqual({ checkpoints: 3, contents: 3, writes: 3 });
  });
});
