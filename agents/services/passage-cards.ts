import type { CardOfPassage, CardStore, PassageInDocument } from "#lib/cards/card-store.ts";
import { clipped } from "#lib/cards/clipped.ts";
import { eachGap } from "#lib/cards/each-gap.ts";
import type { Clock } from "#lib/clock.ts";
import { type OriginStore, partText, type TakenSource } from "#lib/editing/document-part.ts";
import { editsWanted, type KeptPassage, type PassageState } from "#lib/editing/kept-passages.ts";
import { takenPassages } from "#lib/editing/taken-passages.ts";
import { AppError } from "#lib/errors.ts";
import { sha256 } from "#lib/ids.ts";
import { offloadForPage } from "#lib/offload/offload.ts";
import { type RestingQuestion, restingLinkOf } from "#lib/questions/resting-questions.ts";
import { type CardSides, mostCardsAtOnce } from "#lib/schemas/card.ts";
import { maxSideCharacters } from "#lib/schemas/card-limits.ts";
import type {
  MadePassageCards,
  PassageCard,
  PassageCards,
  PassageCardsRequest,
  PassageOutcome,
  PassageQuestion,
  SettlePassage,
  UndonePassageCards,
  UndoPassageCardsRequest,
} from "#lib/schemas/passage-card.ts";
import type { Span } from "#lib/schemas/quiz.ts";
import { markedSpan, paragraphAround } from "#lib/study/marked-passage.ts";
import { withoutNoteLinks } from "#lib/study/note-links.ts";
import type { EditStore, StudyStore } from "#lib/study/study-store.ts";
import type { SourceStore } from "#lib/subjects/source-store.ts";
import { shownSides } from "#lib/text/card-gaps.ts";
import { sideInWords } from "#lib/text/card-pictures.ts";
import { readableText } from "#lib/thread-texts/readable-text.ts";
import { newestAnswers } from "./newest-answers.ts";
import { nullIfNotFound } from "./study.ts";

export interface PassageCardPorts {
  readonly cards: Pick<CardStore, "addOfPassage" | "undoOfPassage" | "ofPassages" | "movePassage">;
  readonly study: Pick<StudyStore, "get" | "document">;
  readonly edits: Pick<EditStore, "since" | "textAt">;
  readonly origins: Pick<OriginStore, "takenFrom">;
  readonly sources: Pick<SourceStore, "get">;
  readonly restingQuestions: (ownerId: string, sourceId: string) => Promise<RestingQuestion[]>;
  readonly clock: Clock;
}

/** What a card of a passage asks is listed in a line of so many characters. */
const longestLine = 200;

/** As much of it as a side has room for, without a sign where it ends: so it is found in its document. */
const fitting = (text: string): string => text.slice(0, maxSideCharacters).toWellFormed();

/** What two sentences say alike is one card, of the first of them. */
const oncePerPair = (cards: readonly CardOfPassage[]): CardOfPassage[] => {
  const first = new Map<string, CardOfPassage>();
  for (const card of cards) {
    const pair = JSON.stringify([card.front, card.back]).normalize();
    if (!first.has(pair)) first.set(pair, card);
  }
  return [...first.values()];
};

/** What became of words of a document. */
interface FoundPassage {
  readonly state: PassageState;
  /** What they stand among now, Markdown; "" where they are gone, or it is long. */
  readonly paragraph: string;
}

/** Where passages stand, or what became of them, without their words: of 1,000 cards some 60 kB. */
type PassagePlace = Span & { readonly kind: "there" | "changed" };

const placeOf = (state: PassageState | undefined): PassagePlace | null => {
  if (state === undefined || state.kind === "gone") return null;
  const { kind, start, end } = state;
  return { kind, start, end };
};

/** Documents that were looked at last: a review's page is read anew with every answer, and a document with every visit. */
const newestPlaces = newestAnswers<readonly (PassagePlace | null)[]>(50);

/** What became of passages of one document. */
const passagesIn = async (
  { study, edits }: Pick<PassageCardPorts, "study" | "edits">,
  ownerId: string,
  threadId: string,
  passages: readonly KeptPassage[],
): Promise<readonly FoundPassage[]> => {
  const document = await study.document(ownerId, threadId, "synthesised");
  if (document === null) return passages.map(() => ({ state: { kind: "gone" }, paragraph: "" }));
  const { text, revision } = document;
  const find = async (): Promise<(PassagePlace | null)[]> => {
    const places = new Map<KeptPassage, PassagePlace | null>();
    // By revision: typing that was taken together is parted where a passage of its middle is asked for, and only there.
    for (const own of Map.groupBy(passages, (one) => one.revision).values()) {
      const since = editsWanted(document, own);
      const later = since === null ? [] : await edits.since(ownerId, threadId, since);
      // What was edited since the text was read leads from another text, and so may what was taken together meanwhile.
      const known = later.filter(({ number }) => number <= revision);
      const given = known.at(-1)?.number === revision ? known : [];
      const found = await offloadForPage("passageStates", { text, revision }, own, given);
      for (const [at, passage] of own.entries()) places.set(passage, placeOf(found[at]));
    }
    return passages.map((passage) => places.get(passage) ?? null);
  };
  const asked = passages.map((one) => [one.text, one.start, one.revision]);
  const places = await newestPlaces([ownerId, threadId, revision, sha256(text), asked], find);
  return places.map((place) => {
    if (place === null) return { state: { kind: "gone" }, paragraph: "" };
    const state = { ...place, words: text.slice(place.start, place.end) };
    return { state, paragraph: paragraphAround(text, place) };
  });
};

/** A passage of a document that a card asks, with what became of it. */
export type ToldPassage = PassageInDocument & FoundPassage;

/** What became of the passages of cards, by the card's id; nothing of cards that ask none. */
export const passagesOfCards = async (
  ports: Pick<PassageCardPorts, "study" | "edits">,
  ownerId: string,
  cards: readonly { readonly id: string; readonly passages: readonly PassageInDocument[] }[],
): Promise<ReadonlyMap<string, readonly ToldPassage[]>> => {
  const all = cards.flatMap(({ id, passages }) => passages.map((passage) => ({ id, passage })));
  const told = new Map<PassageInDocument, FoundPassage>();
  // One document after the other: each may be of a megabyte.
  for (const [threadId, own] of Map.groupBy(all, ({ passage }) => passage.document.id)) {
    const passages = own.map(({ passage }) => passage);
    // One that was deleted meanwhile says nothing any more.
    const found = await passagesIn(ports, ownerId, threadId, passages).catch(nullIfNotFound);
    for (const [at, passage] of passages.entries()) {
      const became = found?.[at];
      if (became !== undefined) told.set(passage, became);
    }
  }
  return new Map(
    cards.map(({ id, passages }) => [
      id,
      passages.flatMap((passage) => {
        const found = told.get(passage);
        return found === undefined ? [] : [{ ...passage, ...found }];
      }),
    ]),
  );
};

/** The cards whose words a document has, in its order. @throws AppError not_found */
const placedCards = async (
  ports: PassageCardPorts,
  ownerId: string,
  threadId: string,
): Promise<(PassageCard & { readonly words: string })[]> => {
  const cards = await ports.cards.ofPassages(ownerId, threadId);
  if (cards.length === 0) return [];
  const passages = cards.map(({ passage }) => passage);
  const found = await passagesIn(ports, ownerId, threadId, passages);
  const placed = cards.flatMap(({ id, sides }, at) => {
    const state = found[at]?.state;
    if (state === undefined || state.kind === "gone") return [];
    const front = clipped(sideInWords(shownSides(sides).front), longestLine);
    const { start, end, kind, words } = state;
    return [{ id, front, start, end, changed: kind === "changed", words }];
  });
  return placed.sort((a, b) => a.start - b.start);
};

/** Sources that were looked at last: a document is asked about with every edit, and what was taken of it is the same. */
const newestTaken = newestAnswers<readonly (KeptPassage | null)[]>(50);

/** Places of a source as words of the document that it was taken from. */
const takenOf = async (
  { study, edits, sources }: PassageCardPorts,
  ownerId: string,
  threadId: string,
  source: TakenSource,
  places: readonly Span[],
): Promise<(KeptPassage | null)[]> => {
  const { text } = await sources.get(ownerId, source.sourceId);
  // Of what is edited meanwhile the places are another text's, and are told the next time.
  if (sha256(text) !== source.sha256)
    throw new AppError("not_found", `${source.sourceId} says something else by now`);
  const former = await edits.textAt(ownerId, threadId, source.revision);
  const taken = partText(former, source.place);
  const { language } = await study.get(ownerId, threadId);
  const aligned =
    taken.trimEnd() === text.trimEnd()
      ? null
      : await offloadForPage("alignedNotes", taken, text, language);
  return takenPassages(former, source, aligned, places);
};

/** What was taken of a document, and where what rests on it stands there. */
const restingPassages = async (
  ports: PassageCardPorts,
  ownerId: string,
  threadId: string,
  source: TakenSource,
): Promise<{ question: RestingQuestion; passage: KeptPassage }[]> => {
  const questions = await ports.restingQuestions(ownerId, source.sourceId);
  if (questions.length === 0) return [];
  const places = questions.map(({ at, places: [first] }) => first ?? { start: at, end: at });
  const passages = await newestTaken([ownerId, threadId, source, places], () =>
    takenOf(ports, ownerId, threadId, source, places),
  );
  return questions.flatMap((question, index) => {
    const passage = passages[index] ?? null;
    return passage === null ? [] : [{ question, passage }];
  });
};

/** The questions that rest on what quizzes took of a document, in its order. @throws AppError not_found */
const placedQuestions = async (
  ports: PassageCardPorts,
  ownerId: string,
  threadId: string,
): Promise<PassageQuestion[]> => {
  const resting: Awaited<ReturnType<typeof restingPassages>> = [];
  for (const source of await ports.origins.takenFrom(ownerId, threadId)) {
    // One that was deleted meanwhile has none any more.
    const own = await restingPassages(ports, ownerId, threadId, source).catch(nullIfNotFound);
    resting.push(...(own ?? []));
  }
  if (resting.length === 0) return [];
  const passages = resting.map(({ passage }) => passage);
  const found = await passagesIn(ports, ownerId, threadId, passages);
  const placed = resting.flatMap(({ question }, index) => {
    const state = found[index]?.state;
    if (state === undefined || state.kind === "gone") return [];
    const { start, end, kind } = state;
    return [{ ...restingLinkOf(question), start, end, changed: kind === "changed" }];
  });
  return placed.sort((a, b) => a.start - b.start);
};

/** A document and where it has words of a card, or what became of them; null where nothing is left, or it is being changed. */
const presentWords = async (
  ports: PassageCardPorts,
  ownerId: string,
  documentId: string,
  seen: KeptPassage,
) => {
  const document = await ports.study.document(ownerId, documentId, "synthesised");
  const [found] = await passagesIn(ports, ownerId, documentId, [seen]);
  const state = found?.state;
  if (document === null || state === undefined || state.kind === "gone") return null;
  return document.text.slice(state.start, state.end) === state.words ? { document, state } : null;
};

type PresentWords = NonNullable<Awaited<ReturnType<typeof presentWords>>>;

type CardOfDocument = Awaited<ReturnType<CardStore["ofPassages"]>>[number] & {
  readonly documentId: string;
};

/** The words of a document that a card asks from now on, and its sides where they are others. */
interface Move {
  readonly passage: { readonly text: string; readonly start: number };
  readonly sides: CardSides | null;
}

/** A card as rules make it of what its words are now; null where they make none, or did not make it. */
const madeAgain = async (
  { study, edits }: PassageCardPorts,
  ownerId: string,
  { documentId, sides: former, passage: seen }: CardOfDocument,
  now: PresentWords,
) => {
  const { language } = await study.get(ownerId, documentId);
  const draft = await offloadForPage(
    "passageCardAgain",
    language,
    former,
    {
      text: await edits.textAt(ownerId, documentId, seen.revision),
      span: { start: seen.start, end: seen.start + seen.text.length },
    },
    { text: now.document.text, span: { start: now.state.start, end: now.state.end } },
  );
  if (draft === null) return null;
  const { passage, start, ...sides } = draft;
  return { passage: { text: passage, start }, sides };
};

const isSamePair = (one: CardSides, other: CardSides): boolean =>
  one.front.trim() === other.front.trim() && one.back.trim() === other.back.trim();

/** Whether another document has the words of a card as they were, which would ask there what nobody says with other sides. */
const isOfOthers = async (
  ports: PassageCardPorts,
  ownerId: string,
  { sides: former, elsewhere }: CardOfDocument,
  sides: CardSides,
): Promise<boolean> => {
  if (isSamePair(sides, former)) return false;
  for (const { documentId, ...passage } of elsewhere) {
    // One that was deleted says nothing any more.
    const found = await passagesIn(ports, ownerId, documentId, [passage]).catch(nullIfNotFound);
    if (found?.[0]?.state.kind === "there") return true;
  }
  return false;
};

/** What a card asks from now on; why nothing of it moves; null where it was kept meanwhile and cannot be made anew. */
const moveOf = async (
  ports: PassageCardPorts,
  ownerId: string,
  card: CardOfDocument,
  settle: SettlePassage["settle"],
  now: PresentWords,
): Promise<Move | PassageOutcome["outcome"] | null> => {
  const { kind, start, words } = now.state;
  const isThere = kind === "there";
  if (settle === "keep") return isThere ? "kept" : { passage: { text: words, start }, sides: null };
  const again = await madeAgain(ports, ownerId, card, now);
  if (isThere) return again && "rebuilt";
  if (again === null) return "nothing";
  return (await isOfOthers(ports, ownerId, card, again.sides)) ? "elsewhere" : again;
};

/** Cards of what a student marks in a document. */
export const passageCardCommands = (ports: PassageCardPorts) => ({
  read: {
    /** The cards and questions of a document at their passages, in its order. @throws AppError not_found */
    passageCards: async (ownerId: string, threadId: string): Promise<PassageCards> => ({
      cards: (await placedCards(ports, ownerId, threadId)).map(({ words: _, ...card }) => card),
      questions: await placedQuestions(ports, ownerId, threadId),
    }),

    /**
     * The same, and where the document has the words of one of them and how they read there; null where it has them no more.
     * @throws AppError not_found
     */
    passageOfCard: async (
      ownerId: string,
      threadId: string,
      cardId: string | undefined,
    ): Promise<{
      readonly cards: PassageCards;
      readonly seen: { readonly text: string; readonly start: number } | null;
    }> => {
      const placed = await placedCards(ports, ownerId, threadId);
      const card = placed.find(({ id }) => id === cardId);
      const text = card && readableText(withoutNoteLinks(card.words));
      return {
        cards: {
          cards: placed.map(({ words: _, ...one }) => one),
          questions: await placedQuestions(ports, ownerId, threadId),
        },
        seen: card === undefined || text === undefined ? null : { text, start: card.start },
      };
    },
  },
  write: {
    /**
     * Makes cards of a marked passage by rules, or the one that the student writes: `none` says why there are none.
     * @throws AppError not_found, bad_request, card_gaps_many, card_one_side
     */
    makePassageCards: async (
      ownerId: string,
      threadId: string,
      { selection, begins, ends, card }: PassageCardsRequest,
    ): Promise<MadePassageCards> => {
      const { revision } = selection;
      // What the student saw: where it was changed meanwhile, the cards say so.
      const text = await ports.edits.textAt(ownerId, threadId, revision);
      const blocks = { start: selection.start, end: Math.min(selection.end, text.length) };
      if (blocks.start >= blocks.end) throw new AppError("bad_request", "The selection is empty");
      const marked = markedSpan(text, blocks, { begins, ends });
      const words = text.slice(marked.start, marked.end);
      const passage = words.trim();
      const start = marked.start + words.length - words.trimStart().length;
      const { language } = await ports.study.get(ownerId, threadId);
      const drafts =
        card === undefined
          ? await offloadForPage("passageCards", text, language, { blocks, marked })
          : { cards: eachGap(card).map((sides) => ({ ...sides, passage, start })), none: null };
      const cards = oncePerPair(drafts.cards);
      const some = cards
        .slice(0, mostCardsAtOnce)
        .map((one) => ({ ...one, passage: fitting(one.passage) }));
      const added = await ports.cards.addOfPassage(
        ownerId,
        threadId,
        some,
        revision,
        ports.clock(),
      );
      const left = cards.length - some.length;
      const side = clipped(withoutNoteLinks(words).trim(), maxSideCharacters);
      return { ...added, left, none: drafts.none, passage: side };
    },

    /**
     * Keeps a card though the words of a document that it asks were changed, or makes it anew of what they are now, by the rules
     * by which it was made; its progress stays. The same press again changes nothing. One that another document gives as it is
     * is not made anew.
     * @throws AppError not_found, document_changed when the words are others than were seen, card_known
     */
    settlePassage: async (
      ownerId: string,
      cardId: string,
      { documentId, settle, change }: SettlePassage,
    ): Promise<PassageOutcome> => {
      const all = await ports.cards.ofPassages(ownerId, documentId);
      const card = all.find(({ id }) => id === cardId);
      if (!card) throw new AppError("not_found", `${cardId} asks no words of ${documentId}`);
      const seen = card.passage;
      const now = await presentWords(ports, ownerId, documentId, seen);
      const other = () => new AppError("document_changed", `${cardId} asks other words by now`);
      if (now === null) throw other();
      if (now.state.kind === "changed" && sha256(now.state.words) !== change) throw other();
      const move = await moveOf(ports, ownerId, { ...card, documentId }, settle, now);
      if (typeof move === "string") return { outcome: move };
      if (move === null) throw other();
      const text = fitting(move.passage.text);
      const passage = { ...move.passage, text, revision: now.document.revision };
      const moved = { seen, passage, sides: move.sides };
      if (!(await ports.cards.movePassage(ownerId, cardId, documentId, moved))) throw other();
      return { outcome: settle === "keep" ? "kept" : "rebuilt" };
    },

    /** Takes back what was made of a passage, but for what was reviewed since. @throws AppError not_found */
    undoPassageCards: (
      ownerId: string,
      threadId: string,
      made: UndoPassageCardsRequest,
    ): Promise<UndonePassageCards> => ports.cards.undoOfPassage(ownerId, threadId, made),
  },
});
