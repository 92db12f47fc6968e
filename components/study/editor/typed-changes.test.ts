import { ChangeSet, Text } from "@codemirror/state";
import fc from "fast-check";
import { expect, test } from "vitest";
import { applyPatches } from "#lib/quotes/patch.ts";
import { changesOf, patchesOf } from "./typing-link.ts";

const asText = (text: string) => Text.of(text.split("\n"));

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
