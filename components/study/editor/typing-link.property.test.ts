import { ChangeSet, Text } from "@codemirror/state";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { applyPatches, type Patch } from "#lib/quotes/patch.ts";
import { changesOf, patchesOf, TypingSync } from "./typing-link.ts";

const asText = (text: string) => Text.of(text.split("\n"));

/** A server that takes what is made against its newest text and nothing else. */
const makeServer = (first: string) => {
  const edits: Patch[][] = [];
  const byKey = new Map<string, number>();
  let text = first;
  return {
    text: () => text,
    editsSince: (revision: number) =>
      edits.slice(revision).map((patches, place) => ({ patches, number: revision + place + 1 })),
    type: (key: string, base: number, patches: Patch[]): number | "stale" => {
      const known = byKey.get(key);
      if (known !== undefined) return known;
      if (base !== edits.length) return "stale";
      const next = applyPatches(text, patches);
      if (next === null) throw new Error("A patch does not fit");
      text = next;
      edits.push(patches);
      byKey.set(key, edits.length);
      return edits.length;
    },
  };
};

const makeEditor = (name: string, first: string, server: ReturnType<typeof makeServer>) => {
  let keys = 0;
  let text = asText(first);
  const sync = new TypingSync(0, () => `${name}${++keys}`);
  const pull = () => {
    for (const { patches, number } of server.editsSince(sync.revision)) {
      // Against the server's text of that revision, whose length is that of the editor without what waits.
      const length = sync.pending === null ? text.length : sync.pending.length;
      text = sync.received(changesOf(patches, length), number).apply(text);
    }
  };
  return {
    sync,
    text: () => text.toString(),
    type: (at: number, remove: number, insert: string) => {
      const from = at % (text.length + 1);
      const to = Math.min(text.length, from + remove);
      const changes = ChangeSet.of({ from, to, insert }, text.length);
      text = changes.apply(text);
      sync.typed(changes);
    },
    /** `lost`: the server does it, and its answer never arrives. */
    send: (base: string, lost: boolean) => {
      const sending = sync.next();
      if (sending === null) return;
      const patches = patchesOf(sending.changes, asText(base));
      const answer = server.type(sending.key, sending.baseRevision, patches);
      if (lost) return;
      if (answer === "stale") {
        sync.refused();
        pull();
      } else sync.stored(answer);
    },
    pull: () => {
      if (!sync.undecided) pull();
    },
  };
};

/** The server's text at a revision, for the removed words of a patch. */
const textAt = (first: string, server: ReturnType<typeof makeServer>, revision: number) =>
  server
    .editsSince(0)
    .slice(0, revision)
    .reduce((text, { patches }) => applyPatches(text, patches) ?? "", first);

const step = fc.record({
  who: fc.constantFrom<0 | 1>(0, 1),
  what: fc.constantFrom<"type" | "send" | "lose" | "pull">("type", "send", "lose", "pull"),
  at: fc.nat(200),
  remove: fc.nat(6),
  insert: fc.constantFrom("слово ", "x", "\n", "", "$y$"),
});

describe("two editors of one document", () => {
  it("end with the server's text, whatever was typed, lost or overtaken", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const first = "Первый абзац.\n\nSecond paragraph of the text.";
        const server = makeServer(first);
        const editors = [makeEditor("a", first, server), makeEditor("b", first, server)] as const;
        const send = (editor: (typeof editors)[number], lost: boolean) =>
          editor.send(textAt(first, server, editor.sync.next()?.baseRevision ?? 0), lost);
        for (const { who, what, at, remove, insert } of steps) {
          const editor = editors[who];
          const does = {
            type: () => editor.type(at, remove, insert),
            pull: () => editor.pull(),
            send: () => send(editor, false),
            lose: () => send(editor, true),
          };
          does[what]();
        }
        for (let round = 0; round < 6; round += 1) {
          for (const editor of editors) {
            send(editor, false);
            editor.pull();
          }
        }
        for (const editor of editors) {
          expect(editor.sync.unsaved).toBe(false);
          expect(editor.text()).toBe(server.text());
        }
      }),
    );
  });

  it("loses no word of either when both write at once", () => {
    const first = "alpha omega";
    const server = makeServer(first);
    const [a, b] = [makeEditor("a", first, server), makeEditor("b", first, server)];
    a.type(5, 0, " one");
    b.type(5, 0, " two");
    a.send(first, false);
    b.send(first, false);
    b.send(server.text(), false);
    a.pull();
    expect(server.text()).toContain(" one");
    expect(server.text()).toContain(" two");
    expect(a.text()).toBe(server.text());
    expect(b.text()).toBe(server.text());
  });
});

/** Texts with every sign that an editor might take for a line end, and with pairs of units. */
const someText = fc.string({
  unit: fc.constantFrom("a", "я", " ", "\n", "\r", "\r\n", "\u2028", "𝑥", "$", "ё"),
  maxLength: 60,
});

const someChange = fc.record({ from: fc.nat(60), remove: fc.nat(8), insert: someText });

const changesIn = (
  text: string,
  changes: readonly { from: number; remove: number; insert: string }[],
) =>
  changes.reduce(
    ({ set, length }, { from, remove, insert }) => {
      const at = Math.min(from, length);
      const to = Math.min(length, at + remove);
      const change = ChangeSet.of({ from: at, to, insert }, length, "\n");
      return { set: set.compose(change), length: change.newLength };
    },
    { set: ChangeSet.empty(text.length), length: text.length },
  ).set;

test("the server makes of the patches exactly what the editor shows", () => {
  fc.assert(
    fc.property(someText, fc.array(someChange, { maxLength: 5 }), (text, typed) => {
      const changes = changesIn(text, typed);
      const shown = changes.apply(asText(text)).toString();
      expect(applyPatches(text, patchesOf(changes, asText(text)))).toBe(shown);
    }),
  );
});

test("an edit that went to the server comes back as the same change", () => {
  fc.assert(
    fc.property(someText, fc.array(someChange, { maxLength: 5 }), (text, typed) => {
      const changes = changesIn(text, typed);
      const again = changesOf(patchesOf(changes, asText(text)), text.length);
      expect(again.apply(asText(text)).toString()).toBe(changes.apply(asText(text)).toString());
    }),
  );
});
