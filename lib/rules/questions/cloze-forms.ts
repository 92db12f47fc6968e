import type { NoteSentence, ReadNote } from "#lib/notes/read-note.ts";
import type { Passage } from "#lib/schemas/quiz.ts";
import { contentWords } from "#lib/text/content-words.ts";
import { plainWords } from "#lib/text/words.ts";
import { definitionIn } from "../definition-in.ts";
import { pointsBack } from "../recall/recall-questions.ts";
import { readable } from "./pair-in.ts";
import type { Fact } from "./read-facts.ts";

/** One way to ask about a fact. */
export interface AskedForm {
  readonly about: string;
  /** Several facts that it asks about at once; one alone is what `about` names. */
  readonly covers?: readonly string[];
  readonly kind: "term" | "definition" | "typed" | "gap" | "list" | "order" | "name" | "match";
  readonly conceptId: string | null;
  readonly stem: string;
  readonly answer: string;
  /**
   * What wrong options are chosen from, and of pairs the terms; null where the answer is typed, or steps are put into
   * their order.
   */
  readonly wrong: readonly string[] | null;
  readonly explanation: string;
  readonly evidence: Passage;
}

/** What a note speaks of all the time fits into many of its sentences. */
const mostMentions = 2;

const isEverywhere = (text: string, word: string): boolean => {
  let at = -1;
  for (let count = 0; count <= mostMentions; count += 1) {
    at = text.indexOf(word, at + 1);
    if (at === -1) return false;
  }
  return true;
};

/** Words that a sentence keeps beside its gap. */
const fewestWords = 6;

/** A sentence with a gap for what its author marked, a year, or a number with its unit; none that a fact rests on. */
export function* clozeForms(note: ReadNote, facts: readonly Fact[]): Generator<AskedForm> {
  const taken = new Set(facts.flatMap(({ evidence }) => linesOf(note, evidence)));
  const asked = new Set<string>();
  for (const sentence of note.sentences) {
    if (linesOf(note, sentence).some((line) => taken.has(line)) || !standsAlone(sentence)) continue;
    const { start, end, text } = sentence;
    const shown = readable(text);
    const answer =
      gapIn(text, shown) ?? (facts.length >= fewestFacts ? headOf(note, sentence, shown) : null);
    if (answer === null || asked.has(answer) || isEverywhere(note.text, answer)) continue;
    asked.add(answer);
    const stem = shown.replace(answer, () => "____");
    if (!asksFor(stem, answer)) continue;
    yield {
      ...{ about: `g${start}`, kind: "gap", conceptId: null, wrong: null, stem, answer },
      ...{ explanation: shown, evidence: { quote: text, start, end } },
    };
  }
}

/** Words enough that call for the answer, and none that gives it away; no pair that is none of the facts. */
const asksFor = (stem: string, answer: string): boolean => {
  const around = stem.replace("____", " ");
  const said = contentWords(around);
  return (
    plainWords(around).length >= fewestWords &&
    !/^____ [–—-]|[.!?] \p{Ll}/u.test(stem) &&
    !contentWords(answer).some((word) => said.includes(word))
  );
};

/** Where an author sets nothing else off, a sentence "X is a …" is a remark. */
const fewestFacts = 3;

/** What a sentence at the beginning of its paragraph says what it is, or what something is called. */
const headOf = (
  note: ReadNote,
  { text, block, number }: NoteSentence,
  shown: string,
): string | null => {
  const named =
    /^(?:[\p{Lu}][\p{L}-]{2,30}(?= называ(?:ют|е?тся|ются) ))|(?<= (?:называ(?:ют|е?тся|ются)|is called|are called) )[\p{L}-]{3,30}(?=[.,])/u.exec(
      shown,
    )?.[0];
  if (named !== undefined) return named;
  const read = definitionIn(text, note.language);
  const begins = note.sentences[number - 2]?.block !== block;
  const isHead =
    read !== null && !("refused" in read) && begins && /^an? |^the /iu.test(read.meaning);
  return isHead && shown.startsWith(read.term) && isTerm(read.term) ? read.term : null;
};

const linesOf = ({ text }: ReadNote, { start, end }: { start: number; end: number }): number[] => {
  const lines = [text.lastIndexOf("\n", start - 1)];
  for (let at = text.indexOf("\n", start); at !== -1 && at < end; at = text.indexOf("\n", at + 1))
    lines.push(at);
  return lines;
};

const longestSentence = 300;

/** A whole sentence that is understood without the one before, and says what is so, not what to look up. */
const standsAlone = ({ text, role }: NoteSentence): boolean =>
  (role === "text" || role === "item") &&
  text.length <= longestSentence &&
  /^[\p{Lu}*_`]/u.test(text) &&
  (role === "item" || /(?<!\d)[.!]$/.test(text)) &&
  !isConditional.test(readable(text)) &&
  // "Combines layers into one": an item whose subject stands above it.
  !(
    role === "item" &&
    /^\p{Lu}\p{Ll}+s (?:the|an?|to|in|on|with|from|all|by|multiple|\*\*|`)/u.test(text)
  ) &&
  text.split("(").length === text.split(")").length &&
  !pointsBack.test(readable(text)) &&
  !/https?:|\{|\]\(|!\[|©|copyright|\$|\b(?:version|release|section|chapter|page|figure|table|see|e-?mail|above|below|following|this|these|such|it|them|resulting|later|we|our|i|one of|examples?|he|she|they)\b|(?<!\p{L})(?:верси|глав[аеуы]|раздел|страниц|рис\.|табл|см\.|выше|ниже|следующ|эт(?:от|а|о|и|ом|ой|их|у)(?!\p{L})|так(?:ой|ая|ое|ие|их|им|ими)(?!\p{L})|(?:он|она|они)(?!\p{L})|мы(?!\p{L})|я(?!\p{L}))/iu.test(
    text,
  );

/** What is so only after what stands before, and asides to the reader. */
const isConditional =
  /^(?:if|when|in particular|in any case|in this case|after|once|note|for|later|instead|otherwise|additionally|however|finally|then|let|as|example|if|unless|while|because|since|to|если|когда|после|впоследствии|заметьте|обратите|позже|затем|чтобы|наконец|пусть|хотя|пока|для|вам|вы|you|your|i|не|различие|разница|в (?:любом случае|ином|противном|частности))(?!\p{L})/iu;

/** The one thing in a sentence that can be missing; null where there is none, or it is not clear which. */
const gapIn = (text: string, shown: string): string | null => {
  const marked = [...text.matchAll(/(\*\*|__)(?=\S)([^*_`\n]{2,50}?)\1(?![*_])/g)].map(
    ([, , word]) => word ?? "",
  );
  const code = [...text.matchAll(/`([^`\s]{2,30})`/g)].map(([whole]) => whole);
  const years = [
    ...shown.matchAll(
      /(?<=(?:\bin|\bsince|\buntil|(?<!\p{L})[вс]|(?<!\p{L})до) )(?:1\d|20)\d\d(?!\p{L}|[\p{N}.–-]\S)/giu,
    ),
  ].map(([year]) => year);
  const amounts = [
    ...shown.matchAll(
      /(?<![\p{L}\p{N}.,–-]|(?:to|до|[–-]) )(?!\d{3}0s)\d[\d.,]*(?=\s?(?:%|°|km|kg|g|m|cm|mm|ms|s|Hz|kHz|MHz|GHz|bytes?|bits?|kB|KB|MB|GB|seconds|minutes|hours|days|years|percent|км|кг|г|м|см|мм|мс|с|Гц|байт\p{L}*|бит\p{L}*|КБ|МБ|ГБ|секунд\p{L}*|минут\p{L}*|час\p{L}*|дн\p{L}*|лет|процент\p{L}*)(?![\p{L}\p{N}]))/gu,
    ),
  ].map(([number]) => number);
  for (const found of [marked, years, code, amounts]) {
    const [only, second] = found;
    if (only === undefined || second !== undefined) continue;
    // Code that is not what its sentence is about can be any that works.
    const fits =
      found === marked
        ? isTerm(only) && isNamed(shown, only)
        : found !== code ||
          /^(?:(?:the|an?|команда|файл|каталог|параметр|ключ|опция|функция|оператор) )?$/iu.test(
            shown.slice(0, Math.max(0, shown.indexOf(only))),
          );
    return fits && shown.split(only).length === 2 ? only : null;
  }
  return null;
};

/** A verb in bold takes an object, or stands where a sentence needs one. */
const isNamed = (shown: string, word: string): boolean => {
  const [before = "", after = ""] = shown.split(word);
  return (
    !/^ (?:you|the|an?|it|them|this|your|its|all|each|to)\b/i.test(after) &&
    !/(?:[её]т(?:ся)?|[иу]т(?:ся)?|[аяю]т(?:ся)?|ть(?:ся)?|ть|л[аио]?с?[ья]?)$/u.test(word) &&
    (/^\s*$|\p{Lu}/u.test(before.slice(-3)) ||
      /^\p{Lu}| /u.test(word) ||
      /[а-яё]/i.test(word) ||
      /(?:\b(?:the|an?|of|as|called|is|are|or|and|into|in|to|with|by|for|from|uses?|named|via|through|on|per|each|every|its|their|no)|,|\() $/i.test(
        before,
      ))
  );
};

/** Bold for a name, not for stress: "**not**", "**always**", "**очень важно**". */
const isTerm = (word: string): boolean =>
  word.split(/\s+/).length <= 3 &&
  /^[\p{L}\p{N}][\p{L}\p{N} -]*$/u.test(word) &&
  contentWords(word).length > 0 &&
  !/(?<!\p{L})(?:not|never|always|must|only|all|every|any|no|very|also|both|more|most|less|least|first|second|before|after|one|two|should|important\p{L}*|required|optional|\p{L}+ly|не|нет|никогда|всегда|только|все|всё|очень|важн\p{L}*|обязательн\p{L}*|нельзя|можно|нужно|перв\p{L}+|втор\p{L}+|до|после|один|два|самый|больше|меньше)(?!\p{L})/iu.test(
    word,
  );
