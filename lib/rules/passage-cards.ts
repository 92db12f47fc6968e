import { type ReadNote, readNoteInTurns } from "#lib/notes/read-note.ts";
import type { CardSides } from "#lib/schemas/card.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { NoCardsReason } from "#lib/schemas/passage-card.ts";
import type { Passage, Span } from "#lib/schemas/quiz.ts";
import { blockAround, sectionAround } from "#lib/study/marked-passage.ts";
import { noteLinkPlaces, withoutNoteLinks } from "#lib/study/note-links.ts";
import { addGap, askedWords, hasGaps, isWholeCard } from "#lib/text/card-gaps.ts";
import { letterPlaces } from "#lib/text/letter-places.ts";
import { overlap } from "#lib/text/text-span.ts";
import { type AskedForm, clozeForms, wholeWord } from "./questions/cloze-forms.ts";
import { placesIn } from "./questions/place-in-note.ts";
import { type Fact, readFacts } from "./questions/read-facts.ts";
import { withTypedHeadings } from "./questions/typed-headings.ts";

/** A card with the words of the document that it was made from. */
interface PassageDraft extends CardSides {
  readonly passage: string;
  /** UTF-16 offset into the document. */
  readonly start: number;
}

export interface PassageDrafts {
  readonly cards: readonly PassageDraft[];
  /** Why there are none; null where there are some. */
  readonly none: NoCardsReason | null;
}

/**
 * Cards of a marked passage: each term that its author set off or defined with what is said of it, and sentences with a gap
 * for the one word, year or number that they are about. A sentence, an item or a row that is marked in part is taken whole.
 * @param text the whole document
 * @param blocks the blocks of it in which something is marked, UTF-16 offsets
 * @param marked what is marked of them
 */
export const passageCards = async (
  text: string,
  language: Language,
  { blocks, marked }: { readonly blocks: Span; readonly marked: Span },
): Promise<PassageDrafts> => {
  const section = sectionAround(text, blocks);
  const raw = text.slice(section.start, section.end);
  const offsets = withoutLinks(raw);
  const read = withTypedHeadings(await readNoteInTurns(withoutNoteLinks(raw), language));
  const wanted = {
    start: offsets.toBare(marked.start - section.start),
    end: offsets.toBare(marked.end - section.start),
  };
  const isWanted = ({ evidence }: { readonly evidence: Passage }) => overlap(evidence, wanted);
  const facts = readFacts(read, []);
  const all = facts.map((fact) => ({ ...fact, evidence: saidIn(read, fact) }));
  const drafts = [
    ...all.filter(isWanted).map((fact) => ({ ...sidesOfFact(fact), evidence: fact.evidence })),
    ...[...clozeForms(read, facts, placesIn(read), "sure")]
      .filter(isWanted)
      .map((form) => ({ ...sidesOfGap(form), evidence: form.evidence })),
  ];
  const cards = drafts
    .filter(isWholeCard)
    .sort((a, b) => a.evidence.start - b.evidence.start)
    .map(({ evidence, ...sides }) => {
      const start = section.start + offsets.toRaw(evidence.start);
      const end = section.start + offsets.toRaw(evidence.end - 1) + 1;
      return { ...sides, passage: text.slice(start, end), start };
    });
  return { cards, none: cards.length > 0 ? null : noCardsReason(read, wanted) };
};

/** A document and a stretch of it. */
interface PassageOf {
  readonly text: string;
  readonly span: Span;
}

/**
 * What becomes of a card that rules made of a passage now that the passage says something else: the card of the new words that
 * asks the same, and where a passage gives one card and gave one, that one. Null where rules make none, where it cannot be told
 * which, and of a card that the student wrote or changed.
 */
export const passageCardAgain = async (
  language: Language,
  { front, back }: CardSides,
  before: PassageOf,
  now: PassageOf,
): Promise<PassageDraft | null> => {
  const cardsOf = async ({ text, span }: PassageOf) =>
    (await passageCards(text, language, { blocks: blockAround(text, span), marked: span })).cards;
  const former = await cardsOf(before);
  const own = former.find((one) => isSamePair(one, { front, back }));
  if (own === undefined) return null;
  return cardOfNow(own, former, await cardsOf(now));
};

const isSamePair = (one: CardSides, other: CardSides): boolean =>
  one.front.trim() === other.front.trim() && one.back.trim() === other.back.trim();

/** What a card is about: its front, or the words that it leaves out. */
const isOfSame = (one: CardSides, other: CardSides): boolean =>
  hasGaps(one.front)
    ? hasGaps(other.front) && askedWords(one).join("\n") === askedWords(other).join("\n")
    : one.front.trim() === other.front.trim();

/** So many words on one side of a gap tell that it is the same one, with other words in it. */
const wordsBeside = 2;

const besideGap = (front: string): string[] => {
  const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const before = words(front.slice(0, front.indexOf("{{"))).slice(-wordsBeside);
  const after = words(front.slice(front.lastIndexOf("}}"))).slice(0, wordsBeside);
  return [before, after].map((side) => (side.length < wordsBeside ? "" : side.join(" ")));
};

/** Whether cards with other fronts say one thing: a term that has another name now, a year that was put right. */
const saysSame = (one: CardSides, other: CardSides): boolean => {
  if (!hasGaps(one.front)) return !hasGaps(other.front) && one.back.trim() === other.back.trim();
  const there = besideGap(other.front);
  return hasGaps(other.front) && besideGap(one.front).some((s, at) => s !== "" && s === there[at]);
};

/**
 * Which of the present cards a former one is. What is told of others by more than tells of it is none of its own, so that no
 * card becomes another fact with its progress; of two that are as alike neither is.
 */
const cardOfNow = <Card extends CardSides>(
  own: Card,
  former: readonly Card[],
  present: readonly Card[],
): Card | null => {
  let [before, now] = [former, present];
  for (const isAlike of [isSamePair, isOfSame, saysSame]) {
    const [found, ...more] = now.filter((one) => isAlike(own, one));
    if (found !== undefined) {
      const isSure = more.length === 0 && before.filter((one) => isAlike(one, found)).length === 1;
      return isSure || isAlike === isSamePair ? found : null;
    }
    const others = now;
    now = now.filter((one) => !before.some((other) => isAlike(other, one)));
    before = before.filter((one) => !others.some((other) => isAlike(one, other)));
  }
  return former.length === 1 && present.length === 1 ? (now[0] ?? null) : null;
};

/** Between the offsets of a text and those of the same without its links to the notes. */
const withoutLinks = (raw: string) => {
  const links = noteLinkPlaces(raw);
  return {
    toBare: (offset: number): number =>
      links.reduce(
        (moved, { start, end }) =>
          start >= offset ? moved : moved - (Math.min(end, offset) - start),
        offset,
      ),
    toRaw: (offset: number): number =>
      links.reduce(
        (moved, { start, end }) => (start <= moved ? moved + end - start : moved),
        offset,
      ),
  };
};

/** The sentences of a paragraph or an item that say a term and what it means; what follows them is of no matter to the card. */
const saidIn = ({ text, sentences }: ReadNote, { shape, meaning, evidence }: Fact): Passage => {
  const { quote, start } = evidence;
  const [said] = shape === "cell" || shape === "line" ? [] : letterPlaces(quote, meaning);
  if (said === undefined) return evidence;
  const last = start + said.end;
  const sentence = sentences.find((one) => one.start < last && last <= one.end);
  const end = Math.min(evidence.end, sentence?.end ?? evidence.end);
  return { quote: text.slice(start, end), start, end };
};

/** What the author set off on the front, and what is said of it on the back. */
const sidesOfFact = ({ shape, term, meaning, columns, label }: Fact): CardSides => {
  if (hasGaps(term)) return { front: "", back: "" };
  if (columns !== null && shape === "cell") {
    const [rows, column] = columns;
    // A bare number is a name with the head of its column alone.
    const named = /\p{L}/u.test(term) ? term : `${rows} ${term}`.trim();
    return { front: `${named} · ${column}`, back: meaning };
  }
  return { front: label === null ? term : `${label}: ${term}`, back: meaning };
};

const sidesOfGap = ({ answer, explanation }: AskedForm): CardSides => {
  const at = wholeWord(answer).exec(explanation)?.index;
  const made =
    at === undefined ? "none" : addGap(explanation, { start: at, end: at + answer.length });
  return { front: typeof made === "string" ? "" : made.text, back: "" };
};

/** What a passage is of which no card is made. */
const noCardsReason = (read: ReadNote, wanted: Span): NoCardsReason => {
  const items = read.items.filter((item) => overlap(item, wanted));
  if (items.some(({ kind }) => kind === "sentence")) return "prose";
  return items.some(({ kind }) => kind === "code") ? "code" : "words";
};
