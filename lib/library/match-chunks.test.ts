import fc from "fast-check";
import { expect, test } from "vitest";
import { matchChunks, type StoredPlace } from "./match-chunks.ts";

interface Piece {
  readonly title: string;
  readonly text?: string;
  readonly path?: string;
  readonly address?: string | null;
}

/** Pieces of an import as the database describes them, their ids made of its name and their order. */
const imported = (name: string, pieces: readonly Piece[]): StoredPlace[] =>
  pieces.map(({ title, text = `About ${title}, at length.`, path = "Manual", ...more }, at) => ({
    ...{ id: `${name}${at}`, stableId: `${name}${at}`, path: `${path}/${title}` },
    address: more.address === undefined ? `${title.toLowerCase()}.html` : more.address,
    ...{ words: `${title}:${text}`, text: text.length < 20 ? null : text },
  }));

const paired = (before: readonly Piece[], after: readonly Piece[]) =>
  Object.fromEntries(
    matchChunks(imported("old", before), imported("new", after)).map(({ old, fresh }) => [
      old.id,
      fresh.id,
    ]),
  );

const [export_, freeze, bounce] = ["Export", "Freeze", "Bounce"].map((title) => ({ title }));

test("a manual that comes again as it was is what it was", () => {
  const pieces = [export_, freeze, bounce].flatMap((piece) => piece ?? []);
  expect(paired(pieces, pieces)).toEqual({ old0: "new0", old1: "new1", old2: "new2" });
});

test.each<[string, Piece, Piece]>([
  ["whose words changed", { title: "Export" }, { title: "Export", text: "Something else now." }],
  [
    "that was renamed, and whose address with it",
    { title: "Export", text: "Click the button on the right." },
    { title: "Rendering", text: "Click the button on the right." },
  ],
  [
    "that was renamed and changed, where its address stayed",
    { title: "Export", address: "out.html" },
    { title: "Rendering", address: "out.html" },
  ],
  ["that moved to another chapter", { title: "Export" }, { title: "Export", path: "Manual/Files" }],
])("a section %s is followed", (_, old, fresh) => {
  const other = { title: "Other" };
  expect(paired([other, old], [fresh, { title: "Added" }, other])).toEqual({
    old0: "new2",
    old1: "new0",
  });
});

test("a section that was removed has none, and one that was added takes none's", () => {
  const before = [{ title: "Export" }, { title: "Freeze" }];
  expect(paired(before, [{ title: "Freeze" }, { title: "Bounce" }])).toEqual({ old1: "new0" });
});

test("of sections that share their page's address one that was added does not take the place of one that was removed", () => {
  const [kept, removed, added] = ["Export", "Freeze", "Recording"].map((title) => ({
    ...{ title, address: "page.html" },
  }));
  const pieces = (...some: (Piece | undefined)[]) => some.flatMap((piece) => piece ?? []);
  expect(paired(pieces(kept, removed), pieces(kept, added))).toEqual({ old0: "new0" });
});

test("sections that say the same few words are not taken for one another", () => {
  const before = [{ title: "Export", text: "None." }];
  expect(paired(before, [{ title: "Freeze", text: "None." }])).toEqual({});
});

test("of several with the same title each is told by its words", () => {
  const notes = (text: string) => ({ title: "Notes", text, address: null });
  expect(paired([notes("A."), notes("B.")], [notes("B."), notes("A.")])).toEqual({
    ...{ old0: "new1", old1: "new0" },
  });
  // One changed: it is the one that is left.
  expect(paired([notes("A."), notes("B.")], [notes("New."), notes("B.")])).toEqual({
    ...{ old0: "new0", old1: "new1" },
  });
  // Which of the two was removed, and which changed, nobody can tell.
  expect(paired([notes("A."), notes("B.")], [notes("New.")])).toEqual({});
});

test("each piece is the place of one at most", () => {
  const piece = fc.record({
    title: fc.constantFrom("A", "B"),
    text: fc.constantFrom("Short.", "Long enough to be told by.", "Another one of some length."),
    address: fc.constantFrom(null, "x", "y"),
  });
  fc.assert(
    fc.property(fc.array(piece), fc.array(piece), (before, after) => {
      const pairs = matchChunks(imported("old", before), imported("new", after));
      expect(new Set(pairs.map(({ old }) => old.id)).size).toBe(pairs.length);
      expect(new Set(pairs.map(({ fresh }) => fresh.id)).size).toBe(pairs.length);
    }),
  );
});
