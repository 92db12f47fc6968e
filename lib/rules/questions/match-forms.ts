import type { ReadNote } from "#lib/notes/read-note.ts";
import { matchedPairCount } from "#lib/questions/question-from-reply.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { Passage } from "#lib/schemas/quiz.ts";
import { upperFirst } from "../definitions/bare-definition.ts";
import { headingName } from "../recall/read-sections.ts";
import type { AskedForm } from "./cloze-forms.ts";
import type { Fact } from "./read-facts.ts";

/** How pairs are asked for, in the note's language. Part of the content, not of the interface. */
const phrases: Readonly<Record<Language, (rows: string, column: string) => string>> = {
  en: (rows, column) =>
    column === ""
      ? "match each with what is said of it."
      : `match each (${rows}) with what belongs to it (${column}).`,
  ru: (rows, column) =>
    column === ""
      ? "соотнесите каждое с тем, что о нём сказано."
      : `соотнесите (${rows} и ${column}).`,
};

/** A passage that can be looked at beside its question, in UTF-16 units. */
const longestEvidence = 1_600;

/** What the student reads at a glance, in UTF-16 units. */
const longestMeaning = 140;

interface Told {
  readonly isOther: (fact: Fact, other: Fact) => boolean;
  /** Of few pairs each term is rather typed. */
  readonly isTypable: (fact: Fact) => boolean;
}

/**
 * The facts of one list, table or run of lines put together in one question, of which the first that can be told apart
 * are taken; the others are left to questions of their own.
 */
export function* matchForms(
  note: ReadNote,
  siblings: readonly Fact[],
  { isOther, isTypable }: Told,
): Generator<AskedForm> {
  const pairs: Fact[] = [];
  const wanted = pairsOf(siblings.length);
  for (const fact of siblings) {
    if (pairs.length === wanted) break;
    const isApart = pairs.every((one) => isOther(fact, one) && isOther(one, fact));
    if (isApart && fact.meaning.length <= longestMeaning) pairs.push(fact);
  }
  const [first] = pairs;
  const evidence = passageOf(note, pairs);
  if (!first || pairs.length < matchedPairCount.fewest || evidence === null) return;
  if (pairs.length <= matchedPairCount.fewest && pairs.every(isTypable)) return;
  const show = (text: string) => upperFirst(text, note.language);
  const [rows, column] = first.columns ?? ["", ""];
  const heading = note.headings.findLast(({ start }) => start < first.evidence.start);
  const title = heading ? headingName(heading) : "";
  const say = phrases[note.language](rows, column);
  const quote = note.language === "ru" ? `«${title}»` : `“${title}”`;
  yield {
    ...{ about: `m${first.group}`, covers: pairs.map(({ id }) => id), kind: "match" },
    ...{ conceptId: first.conceptId, evidence, explanation: "" },
    stem: title === "" ? show(say) : `${quote}: ${say}`,
    answer: pairs.map(({ meaning }) => show(meaning)).join("\n"),
    wrong: pairs.map(({ term }) => show(term)),
  };
}

/** Some facts of a long list are left to be asked by themselves. */
const pairsOf = (facts: number): number =>
  facts < 6 ? facts : facts < 9 ? 4 : facts < 12 ? 5 : matchedPairCount.most;

const passageOf = ({ text }: ReadNote, pairs: readonly Fact[]): Passage | null => {
  const start = pairs[0]?.evidence.start ?? 0;
  const end = pairs.at(-1)?.evidence.end ?? 0;
  return end - start <= longestEvidence ? { quote: text.slice(start, end), start, end } : null;
};
