import { expect, test, vi } from "vitest";
import { exportCards } from "#lib/cards/files/export-cards.ts";
import type { ExportedPicture } from "#lib/cards/files/exported-card.ts";
import { readCards } from "#lib/library/cards/read-cards.ts";
import type { NewCard } from "#lib/schemas/card.ts";
import type { CardFormat } from "#lib/schemas/card-file.ts";
import { sendPictures } from "./send-pictures.ts";

const at = new Date("2026-10-01T09:00:00Z");

/** A file of these cards, and what is read of it. */
const fileOf = async (
  pairs: readonly NewCard[],
  format: CardFormat,
  pictures: readonly ExportedPicture[] = [],
) => {
  const cards = pairs.map(({ front, back }, index) => ({
    ...{ id: `crd_${index}`, front, back, tags: [], subject: { id: "sub_1", name: "Cells" } },
    ...{ log: [], createdAt: at, due: at, memory: null, suspended: false },
  }));
  const order = { cards, pictures, format, withSchedule: false, retention: 0.9, decay: 0.1542 };
  const bytes = await exportCards({ ...order, now: at, timeZone: "UTC" }, "en");
  const read = await readCards(`cards.${format}`, bytes);
  const file = new File([Uint8Array.from(bytes)], `cards.${format}`);
  return { file, read: read.cards.map(({ cardId: _, ...card }) => card) };
};

const pairs = [
  { front: "{{c1::Mitosis}} divides a cell.", back: "" },
  { front: "What divides a cell?", back: "Mitosis" },
];

const unstopped = () => ({ signal: new AbortController().signal, onSent: vi.fn() });

test.each(["apkg", "csv"] as const)(
  "cards with gaps and no back come in from %s",
  async (format) => {
    const { file, read } = await fileOf(pairs, format);
    const sent = await sendPictures(file, read, unstopped());
    expect(sent).toEqual({ ok: true, value: { pairs, missing: 0 } });
  },
);

test("what nothing is left of without its picture is left out, a gap beside it is not", async () => {
  const sha256 = "a".repeat(64);
  const picture = { sha256, mediaType: "image/webp" as const, bytes: new Uint8Array([1]) };
  const { file, read } = await fileOf(
    [
      { front: `![](picture:${sha256})`, back: "Mitosis" },
      { front: `{{c1::Mitosis}} ![](picture:${sha256})`, back: "" },
    ],
    "apkg",
    [picture],
  );
  // The server takes it for no picture.
  const refused = {
    error: { code: "photo_unreadable", message: "No picture", details: { photo: 0 } },
  };
  const spy = vi
    .spyOn(globalThis, "fetch")
    .mockResolvedValue(Response.json(refused, { status: 400 }));
  const sent = await sendPictures(file, read, unstopped());
  spy.mockRestore();
  expect(sent).toEqual({
    ok: true,
    value: { pairs: [{ front: "{{c1::Mitosis}}", back: "" }], missing: 1 },
  });
});

test("what is stopped sends no picture", async () => {
  const spy = vi.spyOn(globalThis, "fetch");
  const read = [{ front: `![](picture:${"a".repeat(64)})`, back: "Mitosis" }];
  await sendPictures(new File([], "d.apkg"), read, { ...unstopped(), signal: AbortSignal.abort() });
  expect(spy).not.toHaveBeenCalled();
  spy.mockRestore();
});
