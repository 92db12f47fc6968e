import { offloadForPage } from "#lib/offload/offload.ts";
import { placeQuote, QUOTE_LIMIT } from "#lib/quotes/place-quote.ts";
import type { NoteChange, NoteChanges } from "#lib/schemas/study.ts";
import type { StudyStore } from "#lib/study/study-store.ts";
import type { ChangedSentence } from "#lib/subjects/note-changes.ts";
import type { SourceStore } from "#lib/subjects/source-store.ts";
import { foldedWords } from "#lib/text/words.ts";

interface NoteChangePorts {
  readonly study: Pick<StudyStore, "get" | "document">;
  readonly sources: Pick<SourceStore, "textsOf">;
}

/** Longer notes take seconds with each look; that they changed is said all the same. In UTF-16 units. */
const longestCompared = 300_000;

/** Changes that are shown: a note that has more of them is read anew as a whole. */
const mostShown = 50;

/**
 * What was changed in the notes since the document was made of them, and what of it the document says; nothing before there is
 * a document. Nothing is stored of it: both texts are there.
 * @throws AppError not_found
 */
export const readNoteChanges = async (
  { study, sources }: NoteChangePorts,
  ownerId: string,
  threadId: string,
): Promise<NoteChanges> => {
  const { language } = await study.get(ownerId, threadId);
  const document = await study.document(ownerId, threadId, "synthesised");
  const note = await study.document(ownerId, threadId, "note");
  const texts = document && note ? await sources.textsOf(ownerId, threadId) : [];
  const changed = texts.flatMap(({ text: present, start, next, ...source }) => {
    const former = (note?.text ?? "").slice(start, next ?? undefined).trim();
    return former === present.trim() ? [] : [{ source, former, present }];
  });
  const found: (ChangedSentence[] | null)[] = [];
  // One after the other: together they would hold all threads, and another's page would wait.
  for (const { former, present } of changed) {
    const isTooLong = Math.max(former.length, present.length) > longestCompared;
    found.push(isTooLong ? null : await offloadForPage("noteChanges", former, present, language));
  }
  const told = found.flatMap((changes) => changes ?? []).slice(0, mostShown);
  // Other white space alone is no change of what is said.
  const isChanged = (at: number) => found[at] === null || (found[at]?.length ?? 0) > 0;
  return {
    sources: changed.flatMap(({ source }, at) => {
      const { id, title, revision } = source;
      return isChanged(at) ? [{ id, title, revision }] : [];
    }),
    changes: told.map((one) => ({
      ...one,
      standing: standingIn(document?.text ?? "", one),
      isRepeated: one.before !== null && (document?.text.split(one.before).length ?? 0) > 2,
    })),
    rewritten: found.includes(null),
  };
};

const standingIn = (document: string, change: ChangedSentence): NoteChange["standing"] => {
  const { before, after } = change;
  if (after !== null && document.includes(after)) return "present";
  if (before !== null && document.includes(before)) return "former";
  const [old, now] = [before, after].map((text) => new Set(foldedWords(text ?? "")));
  for (const sentence of [before, after]) {
    const place = sentence === null ? null : passageLike(document, sentence);
    if (place === null) continue;
    // A passage that is like the one is like the other: the words tell in which they differ.
    const said = new Set(foldedWords(place));
    const has = (own: typeof old, other: typeof old) =>
      [...(own ?? [])].every((word) => other?.has(word) || said.has(word));
    if (has(now, old) && !has(old, now)) return "present";
    if (has(old, now) && !has(now, old)) return "former";
  }
  return "neither";
};

/** The passage of a document that says a sentence, if in a slightly other form; null for none, or several. */
const passageLike = (document: string, sentence: string): string | null => {
  if (sentence === "" || sentence.length > QUOTE_LIMIT) return null;
  const place = placeQuote(document, sentence);
  return place.kind === "placed" ? document.slice(place.start, place.end) : null;
};
