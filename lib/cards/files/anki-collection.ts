import { createHash } from "node:crypto";
import { sha256 } from "#lib/ids.ts";
import type { CardRating } from "#lib/schemas/card.ts";
import { ankiGaps, hasGaps, joinGaps } from "#lib/text/card-gaps.ts";
import { ankiTag, distinctTags, subjectTag } from "#lib/text/card-tags.ts";
import type { CardMemory } from "../schedule.ts";
import { wallClock } from "../student-day.ts";
import { cardHtml, wordsOf } from "./card-html.ts";
import type { CardExport, ExportedCard, ExportedPicture } from "./exported-card.ts";

type Row = readonly (string | number)[];

/** The rows of an Anki collection in the order of their columns (`anki-schema.ts`). */
export interface AnkiCollection {
  readonly col: Row;
  readonly notes: readonly Row[];
  readonly cards: readonly Row[];
  readonly revlog: readonly Row[];
}

const dayMs = 86_400_000;

/** Anki's own for a collection that was never synchronised. */
const unsynced = -1;

/** Of our kind of note; the same for ever, or Anki would keep two of them. */
const noteTypeId = 1_764_115_200_000;
const noteTypeChanged = 1_764_115_200;

const css = `.card { max-width: 42rem; margin: 0 auto; font-family: Georgia, serif; font-size: 20px; line-height: 1.5; text-align: left; }
pre { overflow-x: auto; padding: 0.6em 0.8em; border-radius: 6px; background: rgba(128, 128, 128, 0.14); }
code { font-family: ui-monospace, Consolas, monospace; font-size: 0.85em; }
blockquote { margin-inline: 0; padding-left: 1em; border-left: 3px solid rgba(128, 128, 128, 0.5); }
table { border-collapse: collapse; } th, td { padding: 0.25em 0.6em; border: 1px solid rgba(128, 128, 128, 0.5); }
`;

const field = (name: string, ord: number) => ({
  ...{ name, ord, sticky: false, rtl: false, font: "Arial", size: 20, media: [] },
});

const noteType = {
  ...{ id: noteTypeId, name: "Lectern", type: 0, mod: noteTypeChanged, usn: unsynced, sortf: 0 },
  ...{ did: null, css, tags: [], vers: [], latexPre: "", latexPost: "", latexsvg: false },
  req: [[0, "any", [0]]],
  flds: [field("Front", 0), field("Back", 1)],
  tmpls: [
    {
      ...{ name: "Card 1", ord: 0, qfmt: "{{Front}}", did: null, bqfmt: "", bafmt: "" },
      afmt: "{{FrontSide}}\n\n<hr id=answer>\n\n{{Back}}",
    },
  ],
};

/** Of cards with gaps: what Anki calls Cloze. */
const gapTypeId = noteTypeId + 1;

const gapType = {
  ...{ ...noteType, id: gapTypeId, name: "Lectern Cloze", type: 1 },
  css: `${css}.cloze { font-weight: bold; }\n`,
  flds: [field("Text", 0), field("Back Extra", 1)],
  tmpls: [
    {
      ...{ name: "Cloze", ord: 0, qfmt: "{{cloze:Text}}", did: null, bqfmt: "", bafmt: "" },
      afmt: "{{cloze:Text}}<br>\n{{Back Extra}}",
    },
  ],
};

const typeIdOf = ({ front }: ExportedCard): number => (hasGaps(front) ? gapTypeId : noteTypeId);

/** What Anki asks of a deck of the old form. */
const deck = (id: number, name: string, changed: number) => ({
  ...{ id, name, mod: changed, usn: unsynced, desc: "", dyn: 0, conf: 1, collapsed: false },
  ...{ extendNew: 0, extendRev: 0, newToday: [0, 0], revToday: [0, 0] },
  ...{ lrnToday: [0, 0], timeToday: [0, 0] },
});

const deckSettings = {
  ...{ id: 1, name: "Default", mod: 0, usn: 0, maxTaken: 60, autoplay: true, timer: 0 },
  ...{ replayq: true, dyn: false },
  new: {
    ...{ bury: false, delays: [1, 10], initialFactor: 2500, ints: [1, 4, 0] },
    ...{ order: 1, perDay: 20 },
  },
  rev: { bury: false, ease4: 1.3, ivlFct: 1, maxIvl: 36_500, perDay: 200, hardFactor: 1.2 },
  lapse: { delays: [10], leechAction: 1, leechFails: 8, minInt: 1, mult: 0 },
};

/** Above it lie the decks of all subjects. */
const topDeck = "Lectern";

/** A number of the size that Anki's own ids have, the same for the same text. */
const numberOf = (text: string): number =>
  1_000_000_000_000 + (Number.parseInt(sha256(text).slice(0, 12), 16) % 600_000_000_000);

/** Two colons part a deck from the one above it. */
const deckName = (subject: string): string =>
  `${topDeck}::${
    subject
      .replaceAll(/:{2,}/g, ":")
      .replaceAll(/["\s]+/g, " ")
      .trim() || "–"
  }`;

/** The tag of the subject, and those of the card. */
const tagsOfNote = ({ subject, tags }: ExportedCard): string =>
  ` ${distinctTags([subjectTag(subject.name), ...tags.map(ankiTag)]).join(" ")} `;

const seconds = (at: Date | number): number => Math.floor(Number(at) / 1000);

/** The number of a day in the student's zone. */
const dayOf = (at: Date, timeZone: string): number =>
  Math.floor(wallClock(at.getTime(), timeZone) / dayMs);

/** Ids are the times in milliseconds at which something was made, oldest first, and no two are equal. */
const timeIds = () => {
  let last = 0;
  return (at: Date): number => {
    last = Math.max(at.getTime(), last + 1);
    return last;
  };
};

/** Anki's checksum of a first field, by which it finds the same one. */
const checksum = (words: string): number =>
  Number.parseInt(createHash("sha1").update(words).digest("hex").slice(0, 8), 16);

/** What Anki keeps of FSRS beside a card: stability, difficulty, the wanted retention, its decay, the last review. */
const fsrsData = (
  { stability, difficulty, lastReview }: CardMemory,
  { retention, decay }: Pick<CardExport, "retention" | "decay">,
): string =>
  JSON.stringify({
    s: Number(stability.toFixed(4)),
    d: Number(difficulty.toFixed(3)),
    ...{ dr: retention, decay: Number(decay.toFixed(3)), lrt: seconds(new Date(lastReview)) },
  });

/** The queue of what is not asked. */
const setAside = -1;

/** Type, queue, due, interval and steps left of a card. */
const standing = (
  { memory, due }: ExportedCard,
  position: number,
  dueDay: number,
): readonly [type: number, queue: number, due: number, interval: number, left: number] => {
  if (memory === null) return [0, 0, position, 0, 0];
  const steps = memory.state === "learning" ? Math.max(1, 2 - memory.learningSteps) : 1;
  switch (memory.state) {
    case "review":
      return [2, 2, dueDay, Math.max(1, memory.scheduledDays), 0];
    case "learning":
      return [1, 1, seconds(due), 0, steps * 1001];
    case "relearning":
      return [3, 1, seconds(due), Math.max(1, Math.round(memory.stability)), steps * 1001];
  }
};

const buttons: Readonly<Record<CardRating, number>> = { again: 1, hard: 2, good: 3, easy: 4 };

/** An interval as the log has it: days, or seconds below zero. */
const interval = (memory: CardMemory | null, due: Date): number => {
  if (memory === null) return 0;
  if (memory.state === "review") return Math.max(1, memory.scheduledDays);
  return -Math.max(1, seconds(due.getTime() - new Date(memory.lastReview).getTime()));
};

const kindOf = (before: CardMemory | null): number =>
  before === null || before.state === "learning" ? 0 : before.state === "review" ? 1 : 2;

/** The reviews of a card, without their ids: what each made of it is what the next one found. */
const logOf = (card: ExportedCard, cardId: number) =>
  card.log.map(({ rating, at, dueBefore, memoryBefore }, index) => {
    const next = card.log[index + 1];
    const after = next === undefined ? card.memory : next.memoryBefore;
    const dueAfter = next === undefined ? card.due : next.dueBefore;
    const difficulty = after === null ? 0 : Math.round(((after.difficulty - 1) / 9) * 1000 + 100);
    const row: Row = [
      ...[cardId, unsynced, buttons[rating], interval(after, dueAfter)],
      ...[interval(memoryBefore, dueBefore), difficulty, 0, kindOf(memoryBefore)],
    ];
    return { at, row };
  });

/** What a picture is called among all that Anki has: the same name for the same picture, and for no other. */
export const pictureFile = ({ sha256: hash, mediaType }: ExportedPicture): string =>
  `lectern-${hash.slice(0, 32)}.${mediaType.slice("image/".length).replace("jpeg", "jpg")}`;

/** The collection, in the form that every Anki since 2.0 reads. */
export const ankiCollection = (given: CardExport): AnkiCollection => {
  const { withSchedule, now, timeZone } = given;
  const files = new Map(given.pictures.map((one) => [one.sha256, pictureFile(one)]));
  const changed = seconds(now);
  const oldestFirst = given.cards.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  // Days are counted from the one on which the first card was made.
  const first = oldestFirst[0]?.createdAt ?? now;
  const firstDay = dayOf(first, timeZone);
  const named = new Map(oldestFirst.map(({ subject }) => [subject.id, subject.name]));
  const decks = new Map(
    [...named].map(([id, name]) => [id, deck(numberOf(id), deckName(name), changed)]),
  );
  const idAt = timeIds();
  const notes: Row[] = [];
  const cards: Row[] = [];
  const log: ReturnType<typeof logOf> = [];
  for (const [index, card] of oldestFirst.entries()) {
    const shown = withSchedule ? card : { ...card, memory: null, suspended: false, log: [] };
    const fileOf = (sha256: string) => files.get(sha256) ?? null;
    // Its gaps are asked together here, and so they are by one number there.
    const front = ankiGaps(cardHtml(joinGaps(card.front), fileOf));
    const back = cardHtml(card.back, fileOf);
    const words = wordsOf(front);
    // A note has one card, so that both may have one number.
    const id = idAt(card.createdAt);
    notes.push([
      ...[id, card.id, typeIdOf(card), changed, unsynced, tagsOfNote(card)],
      ...[`${front}\u001f${back}`, words, checksum(words), 0, ""],
    ]);
    const dueDay = dayOf(card.due, timeZone) - firstDay;
    const [type, asked, due, days, left] = standing(shown, index + 1, dueDay);
    const { memory } = shown;
    cards.push([
      ...[id, id, decks.get(card.subject.id)?.id ?? 1, 0, changed, unsynced],
      ...[type, shown.suspended ? setAside : asked, due, days, memory === null ? 0 : 2500],
      ...[memory?.reps ?? 0, memory?.lapses ?? 0, left, 0, 0, 0],
      memory === null ? "" : fsrsData(memory, given),
    ]);
    for (const one of logOf(shown, id)) log.push(one);
  }
  const logIdAt = timeIds();
  const revlog = log
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ at, row }): Row => [logIdAt(at), ...row]);
  return { col: colRow(given, first, [...decks.values()]), notes, cards, revlog };
};

const colRow = (
  { cards, now, timeZone }: CardExport,
  first: Date,
  own: readonly ReturnType<typeof deck>[],
): Row => {
  const changed = seconds(now);
  const all = [deck(1, "Default", 0), deck(numberOf(topDeck), topDeck, changed), ...own];
  const decks = Object.fromEntries(all.map((one) => [one.id, one]));
  // The first day's noon: whatever hour a student's day begins at, it is that day.
  const wall = Math.floor(wallClock(first.getTime(), timeZone) / dayMs) * dayMs + dayMs / 2;
  const offset = wallClock(first.getTime(), timeZone) - Math.floor(first.getTime() / 1000) * 1000;
  const settings = {
    ...{ activeDecks: [1], curDeck: 1, newSpread: 0, collapseTime: 1200, timeLim: 0 },
    ...{ estTimes: true, dueCounts: true, curModel: noteTypeId, nextPos: cards.length + 1 },
    ...{ sortType: "noteFld", sortBackwards: false, addToCur: true, dayLearnFirst: false },
    ...{ schedVer: 2, sched2021: true, creationOffset: -Math.round(offset / 60_000) },
  };
  return [
    ...[1, seconds(wall - offset), now.getTime(), now.getTime(), 11, 0, 0, 0],
    JSON.stringify(settings),
    JSON.stringify({
      [noteTypeId]: noteType,
      ...(cards.some((card) => typeIdOf(card) === gapTypeId) ? { [gapTypeId]: gapType } : {}),
    }),
    JSON.stringify(decks),
    JSON.stringify({ 1: deckSettings }),
    "{}",
  ];
};
