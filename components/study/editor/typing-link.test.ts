import { ChangeSet, Text } from "@codemirror/state";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { applyPatches, type Patch } from "#lib/quotes/patch.ts";
import { type SaveState, type TypingAnswer, TypingLink } from "./typing-link.ts";
import type { UnsavedTyping } from "./unsaved-typing.ts";

const first = "The first line.\n\nThe second line.";
const asText = (text: string) => Text.of(text.split("\n"));

/** A server as the product's: what is made against its newest text is taken, and the same key once. */
const makeServer = () => {
  const texts = [first];
  const edits: Patch[][] = [];
  const keys = new Map<string, number>();
  const newest = () => texts.at(-1) ?? "";
  const edit = (patches: readonly Patch[]) => {
    texts.push(applyPatches(newest(), patches) ?? "");
    edits.push([...patches]);
  };
  return {
    newest,
    edit,
    textAt: (revision: number) => texts[revision] ?? "",
    requests: 0,
    take(typed: { key: string; baseRevision: number; patches: readonly Patch[] }): TypingAnswer {
      this.requests += 1;
      const known = keys.get(typed.key);
      if (known !== undefined) return { kind: "stored", revision: known };
      if (typed.baseRevision !== edits.length) return { kind: "stale" };
      edit(typed.patches);
      keys.set(typed.key, edits.length);
      return { kind: "stored", revision: edits.length };
    },
    since: (revision: number) => ({
      revision: edits.length,
      edits: edits
        .slice(revision)
        .map((patches, place) => ({ number: revision + place + 1, patches })),
    }),
  };
};

type Server = ReturnType<typeof makeServer>;

/** An editor tied to the server; `answer` decides what becomes of what is sent. */
const makeEditor = (
  server: Server,
  kept: UnsavedTyping | null = null,
  answer: (take: () => TypingAnswer) => TypingAnswer = (take) => take(),
) => {
  const states: SaveState[] = [];
  let unsaved: UnsavedTyping | null = kept;
  let keys = 0;
  const link = new TypingLink(
    {
      send: (typed) => Promise.resolve(answer(() => server.take(typed))),
      editsSince: (revision) => Promise.resolve(server.since(revision)),
      show: (changes) => {
        text = changes.apply(text);
      },
      keep: (next) => {
        unsaved = next === null ? null : JSON.parse(JSON.stringify(next));
      },
      onState: (state) => states.push(state),
      newKey: () => `${Math.random()} ${++keys}`,
    },
    {
      revision: kept?.revision ?? 0,
      text: asText(server.textAt(kept?.revision ?? 0)),
      unsaved: kept,
    },
  );
  let text = link.text;
  return {
    link,
    states,
    text: () => text.toString(),
    kept: () => unsaved,
    type: (insert: string, at = text.length) => {
      const changes = ChangeSet.of({ from: at, insert }, text.length);
      text = changes.apply(text);
      link.typed(changes);
    },
  };
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("what was stored without an answer is not stored again after a reload", async () => {
  const server = makeServer();
  const before = makeEditor(server, null, (take) => {
    take();
    return { kind: "lost" };
  });
  before.type(" Typed.");
  await before.link.flush();
  before.link.close();
  expect(before.states.at(-1)).toBe("unreachable");

  const after = makeEditor(server, before.kept());
  await after.link.flush();
  expect(server.newest()).toBe(`${first} Typed.`);
  expect(after.text()).toBe(server.newest());
  expect(after.kept()).toBeNull();
});

test("a reload keeps every word, also those typed behind what was under way, while others edit", async () => {
  const server = makeServer();
  const before = makeEditor(server, null, () => ({ kind: "lost" }));
  before.type(" One.");
  await before.link.flush();
  before.type(" Two.");
  before.link.close();
  server.edit([{ start: 4, removed: "first", inserted: "very first" }]);

  const after = makeEditor(server, before.kept());
  expect(after.text()).toBe(`${first} One. Two.`);
  await after.link.flush();
  expect(server.newest()).toBe("The very first line.\n\nThe second line. One. Two.");
  expect(after.text()).toBe(server.newest());
  expect(after.states.at(-1)).toBe("saved");
});

test("what the server cannot take is said, and sent again only when it changes", async () => {
  const server = makeServer();
  let fits = false;
  let tries = 0;
  const editor = makeEditor(server, null, (take) => {
    tries += 1;
    return fits ? take() : { kind: "refused", message: "too long" };
  });
  editor.type(" Much.");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries).toBe(1);
  expect(editor.states.at(-1)).toBe("refused");
  fits = true;
  editor.type(" Less.");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.newest()).toBe(`${first} Much. Less.`);
  expect(editor.states.at(-1)).toBe("saved");
});

test("a server that comes back gets what was typed while it was away", async () => {
  const server = makeServer();
  let away = true;
  const editor = makeEditor(server, null, (take) => (away ? { kind: "lost" } : take()));
  editor.type(" A");
  await vi.advanceTimersByTimeAsync(5_000);
  editor.type("B");
  expect(editor.states.at(-1)).toBe("unreachable");
  away = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.newest()).toBe(`${first} AB`);
  expect(editor.states.at(-1)).toBe("saved");
});

test("one who never rests is saved nevertheless, and not with every key", async () => {
  const server = makeServer();
  const editor = makeEditor(server);
  for (let key = 0; key < 40; key += 1) {
    editor.type("x");
    await vi.advanceTimersByTimeAsync(250);
  }
  expect(server.requests).toBeGreaterThan(0);
  expect(server.requests).toBeLessThan(4);
});
