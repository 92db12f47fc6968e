import type { NoteSentence, ReadNote } from "#lib/notes/read-note.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { Passage } from "#lib/schemas/quiz.ts";
import { contentWords } from "#lib/text/content-words.ts";
import { plainWords } from "#lib/text/words.ts";
import { definitionIn } from "../definition-in.ts";
import { pointsBack } from "../recall/recall-questions.ts";
import { labels, readable } from "./pair-in.ts";
import { askedAt, type PlaceOf } from "./place-in-note.ts";
import { type Fact, spanFinder } from "./read-facts.ts";

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
const fewestWords = 5;

/** How a gap is told from others that would fit: what kind of thing is missing, and how it begins. */
const hints: Readonly<
  Record<Language, { year: string; number: string; word: Hint; words: Hint; fill: string }>
> = {
  en: {
    year: " (year)",
    number: " (number)",
    word: (first, count) => ` (begins with “${first}”, ${count} letters)`,
    words: (first, count) => ` (begins with “${first}”, ${count} words)`,
    fill: "what is missing?",
  },
  ru: {
    year: " (год)",
    number: " (число)",
    word: (first, count) => ` (начинается на «${first}», букв: ${count})`,
    words: (first, count) => ` (начинается на «${first}», слов: ${count})`,
    fill: "что пропущено?",
  },
};

const isYear = /^(?:[5-9]|1\d|20)\d\d$/;

type Hint = (first: string, count: number) => string;

/** With how a word begins, and its length, one alone is right where others would say the same. */
export const hintAt = (answer: string, language: Language): string => {
  const say = hints[language];
  if (isYear.test(answer)) return say.year;
  if (/^\d[\d.,\s]*$/.test(answer)) return say.number;
  const bare = answer.replaceAll("`", "");
  const { length } = bare.split(/\s+/);
  const [first = ""] = bare;
  return length > 1 ? say.words(first, length) : say.word(first, bare.length);
};

/**
 * A sentence with a gap for what its author marked, a year, or a number with its unit; none that a fact rests on.
 * @param few which sentences have a gap for what they define where the note sets little else off
 */
export function* clozeForms(
  note: ReadNote,
  facts: readonly Fact[],
  placeOf: PlaceOf,
  few: Heads = "none",
): Generator<AskedForm> {
  const factAt = spanFinder(facts, ({ evidence }) => evidence);
  const asked = new Set<string>();
  const heads = facts.length >= fewestFacts ? "all" : few;
  let isLoose = false;
  for (const [index, sentence] of note.items.entries()) {
    const isProse = sentence.kind === "sentence" && factAt(sentence) === null;
    // Behind a list, a sentence goes on with the note rather than with the list's heading.
    isLoose = sentence.kind !== "heading" && (isLoose || !isProse || sentence.role !== "text");
    if (!isProse || !standsAlone(sentence)) continue;
    const isOfCode = note.items[index - 1]?.kind === "code";
    const isAsked = (answer: string) =>
      /^\d/.test(answer) ? isOfCode && !isYear.test(answer) : asked.has(answer);
    const by = { isLoose: isLoose && sentence.role === "text" };
    for (const form of gapForms(note, sentence, heads, (answer) =>
      placeOf(sentence, { ...by, answer }),
    )) {
      if (isAsked(form.answer)) continue;
      asked.add(form.answer);
      yield form;
    }
  }
}

/** All that define something or say what it does, those that define it, or none. */
type Heads = "all" | "sure" | "none";

function* gapForms(
  note: ReadNote,
  sentence: NoteSentence,
  heads: Heads,
  placeOf: (answer: string) => string,
): Generator<AskedForm> {
  const { start, end, text } = sentence;
  const shown = readable(text);
  for (const { answer, stem, at } of gapStems(note, sentence, shown, heads)) {
    const isNumber = /^\d/.test(answer);
    const place = placeOf(isNumber ? "" : answer);
    // A heading that says the number is what the sentence is about.
    if (isNumber && plainWords(place).includes(answer)) continue;
    yield {
      ...{ about: `g${start}.${at}`, kind: "gap", conceptId: null, wrong: null, answer },
      stem: `${askedAt(place, hints[note.language].fill, note.language)}\n\n> ${stem}${hintAt(answer, note.language)}`,
      ...{ explanation: shown, evidence: { quote: text, start, end } },
    };
  }
}

/** A sentence with each of its gaps; one gap does not tell another. */
const gapStems = (
  note: ReadNote,
  sentence: NoteSentence,
  shown: string,
  heads: Heads,
): { answer: string; stem: string; at: number }[] => {
  const marked = gapsIn(sentence.text, shown).filter(
    (one) => /^\d/.test(one) || !isEverywhere(note.text, one),
  );
  const head =
    marked.length > 0 || heads === "none"
      ? null
      : (headOf(note, sentence, shown, heads) ?? (heads === "all" ? subjectOf(note, shown) : null));
  const gaps = head === null ? marked : [head];
  return gaps.flatMap((answer, at) => {
    const stem = gaps.reduce(
      (left, one) => left.replace(wholeWord(one), () => (one === answer ? "____" : "…")),
      shown,
    );
    return asksFor(stem, answer) ? [{ answer, stem, at }] : [];
  });
};

/** Finds a word where it is not a part of another. */
export const wholeWord = (word: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\p{L}\\p{N}])`,
    "u",
  );

/** Words enough that call for the answer, and none that gives it away; no pair that is none of the facts. */
const asksFor = (stem: string, answer: string): boolean => {
  const around = stem.replace(/____|…/g, " ");
  const said = contentWords(around);
  return (
    plainWords(around).length >= (/^\d/.test(answer) ? fewestBesideNumber : fewestWords) &&
    stem.includes("____") &&
    !/[.!?] \p{Ll}/u.test(stem) &&
    !contentWords(answer).some((word) => said.includes(word))
  );
};

const fewestBesideNumber = 3;

/** Where an author sets nothing else off, a sentence "X is a …" is a remark. */
const fewestFacts = 3;

/** What is called or explained, as what it is called, and under what that is understood. */
const namings = [
  /^\p{Lu}[\p{L}-]{1,28}(?:[оеё]м|[ое]й|ью|[аяы]ми)(?= называют )/u,
  /^\p{Lu}[\p{L}-]{2,30}(?= называ(?:е?тся|ются) \p{Ll}[\p{L}-]{0,30} \p{L})/u,
  /(?<=^Под )(?!эт|так)\p{Ll}{3,30}(?: \p{Ll}{3,30})?(?= понима(?:ют|ется) )/u,
  /(?<= (?:называ(?:ют|е?тся|ются)|is called|are called) (?:an? |the )?)(?!the |its |their )[\p{L}-]{3,30}(?: \p{L}{3,20})?(?=[.,])/u,
  /^(?!The )\p{Lu}[\p{L}-]{2,30}(?: \p{Ll}{3,30})?(?= (?:means that|is defined as) )/u,
  // Who refers to something is a person, or a book: an abstract noun is neither.
  /^\p{Lu}[\p{L}-]{1,28}(?:[ts]ion|ity|ness|ism|ics|sis|ment|[ae]nc[ey]|[ao]cy|o[gmp]y|ship)(?= (?:refers to|denotes|means) (?:an?|the) )/u,
];

/** "The city is the capital …", "Journey is a dangerous …", "Losses are the …": said of what the text speaks of. */
const isAtHand = /^The |^(?!An? )[^,.]{1,60} (?:is an?|are) /u;

/** What a sentence says what it is, or what something is called. */
const headOf = (
  note: ReadNote,
  { text }: NoteSentence,
  shown: string,
  heads: Heads,
): string | null => {
  const named = namings.map((one) => one.exec(shown)?.[0]).find((one) => one !== undefined);
  if (named !== undefined) return named;
  if (heads === "sure" && isAtHand.test(shown)) return null;
  const read = definitionIn(text, note.language);
  const isHead =
    read !== null &&
    !("refused" in read) &&
    (/^an? |^the /iu.test(read.meaning) ||
      (note.language === "ru" && /[—–-]|это/u.test(read.opening)));
  return isHead && shown.indexOf(read.term) <= 4 && isTerm(read.term) ? read.term : null;
};

/** "Lysozyme (tears, saliva) cuts the bond between …": what does or did something, by verbs of which rules are sure. */
const subjectOf = ({ text, language }: ReadNote, shown: string): string | null => {
  const { name = "" } =
    (language === "ru" ? russianSubject : englishSubject).exec(shown)?.groups ?? {};
  const isNamed = isTerm(name) && !isVague.test(name) && shown.length <= longestWithSubject;
  return isNamed && !isEverywhere(text, name) ? name : null;
};

const longestWithSubject = 170;

const englishSubject =
  /^(?:(?:An?|The) )?(?<name>[\p{L}\p{N}-]{2,25}(?: [\p{L}\p{N}-]{2,25}){0,2}?)(?: \([^()]{1,60}\))? (?:holds?|contains?|causes?|blocks?|inhibits?|produces?|releases?|converts?|breaks?|cuts?|makes?|keeps?|lets?|allows?|prevents?|controls?|regulates?|carr(?:y|ies)|transports?|stores?|sends?|forwards?|repeats?|maps?|translates?|connects?|joins?|separates?|divides?|measures?|describes?|states? that|predicts?|increases?|decreases?|reduces?|raises?|lowers?|slows?|narrows?|widens?|removes?|adds?|destroys?|activates?|stimulates?|secretes?|binds?|digests?|absorbs?|filters?|protects?|surrounds?|packs?|points? (?:to|at)|sits? in|executes?|ignores?|hands? out|invented|discovered|founded|wrote|painted|composed|proposed|introduced|published|developed|proved|formulated|designed|built) /u;

const russianSubject =
  /^(?<name>(?!\p{L}+(?:ую|юю|ой|ей|ом|ем|ами|ями|ого|его|ых|их) )\p{Lu}[\p{L}-]{1,25}(?: (?!\p{L}+(?:ую|юю|у|ю) )[\p{L}\p{N}-]{2,25}){0,2}?)(?: \([^()]{1,60}\))? (?:не )?(?:\p{L}{2,}(?:ает|яет|ует|ают|яют|уют)(?:ся)?|хранит|делит|содержит|проводит|производит|строит|держит|даёт|дает|несёт|несет|открыл|изобр[её]л|предложил|сформулировал|написал|основал|вв[её]л|доказал|разработал) /u;

/** Words that could stand there in any sentence. */
const isVague =
  /\p{Ll}(?:но|ко|ски|ly)$|^(?:(?:\p{L}+ )?(?:people|students?|results?|values?|numbers?|systems?|process(?:es)?|methods?|models?|rules?|ways?|things?|data|examples?|authors?|scientists?|someone|nobody|who|which|what|it|they|результат\p{L}?|значени[ея]|числ[оа]|систем[аы]|процесс\p{L}?|метод\p{L}?|модел[ьи]|правил[оа]|данные|автор\p{L}?|учёные|люди|студент\p{L}?|кто|что|который))$/iu;

const longestSentence = 300;

/** A whole sentence that is understood without the one before, and says what is so, not what to look up. */
const standsAlone = ({ text, role }: NoteSentence): boolean =>
  (role === "text" || role === "item") &&
  text.length <= longestSentence &&
  /^["“«]?(?:[\p{Lu}*_`]|\d{1,2}\s\p{L}{3,9}\s\d{4})/u.test(text) &&
  (role === "item" || /[.!]$/.test(text)) &&
  !isConditional.test(readable(text)) &&
  // "Combines layers into one": an item whose subject stands above it.
  !(
    role === "item" &&
    /^\p{Lu}\p{Ll}+s (?:the|an?|to|in|on|with|from|all|by|multiple|\*\*|`)/u.test(text)
  ) &&
  text.split("(").length === text.split(")").length &&
  !pointsBack.test(readable(text)) &&
  !/https?:|\{|\]\(|!\[|©|copyright|\$|\b(?:version|release|section|chapter|page|figure|table|see|e-?mail|above|below|following|this|these|such|it|them|resulting|later|we|our|i|one of|examples?|he|she|they)\b|(?<!\p{L})(?:верси|глав[аеуы]|раздел|страниц|рис\.|табл|см\.|выше|ниже|следующ|эт(?:от|а|о|и|ом|ой|их|у)(?!\p{L})|так(?:ой|ая|ое|ие|их|им|ими)(?!\p{L})|(?<!\p{L})(?:он|она|оно|они|его|её|ее|их|ему|ей|им|ими|н[её]м|ней|них|ним|ними|нему)(?!\p{L})|мы(?!\p{L})|я(?!\p{L}))/iu.test(
    text,
  );

/** What is so only after what stands before, and asides to the reader. */
const isConditional =
  /^(?:if|when|about|around|approximately|some|nearly|almost|over|more than|около|примерно|почти|более|in particular|in any case|in this case|after|once|note|for|later|instead|otherwise|additionally|however|finally|then|let|as|example|unless|while|because|since|to|если|когда|после|впоследствии|заметьте|обратите|позже|затем|чтобы|наконец|пусть|хотя|пока|для|вам|вы|you|your|i|не|различие|разница|в (?:любом случае|ином|противном|частности)|\p{L}+(?:лся|лась|лись)|погиб|умер|написал|стал|был|жил|окончил|создал|открыл|получил)(?!\p{L})/iu;

/** What can be missing in a sentence: the one word that is marked, else each year, else the one name in code, else each number. */
const gapsIn = (text: string, shown: string): string[] => {
  const marked = [...text.matchAll(/(\*\*|__)(?=\S)([^*_`\n]{2,50}?)\1(?![*_])/g)].map(
    ([, , word]) => word ?? "",
  );
  const code = [...text.matchAll(/`([^`\s]{2,30})`/g)].map(([whole]) => whole);
  const years = [...shown.matchAll(year)].map(([one]) => one);
  const amounts = [
    ...shown.replace(/\([^()]*\)/g, (aside) => aside.replace(/\d/g, "_")).matchAll(amount),
  ].map(([number]) => number);
  const isOnce = (one: string) => shown.split(wholeWord(one)).length === 2;
  // "**Tip**: …" sets nothing off.
  const [word, second] = marked.filter((one) => !(shown.startsWith(one) && labels.test(one)));
  if (word !== undefined && second === undefined && isTerm(word) && isNamed(shown, word))
    return isOnce(word) ? [word] : [];
  if (years.length > 0) return years.filter(isOnce);
  const [name, other] = code;
  // Code that is not what its sentence is about can be any that works.
  const leads =
    name !== undefined &&
    other === undefined &&
    /^(?:(?:the|an?|команда|файл|каталог|параметр|ключ|опция|функция|оператор) )?$/iu.test(
      shown.slice(0, Math.max(0, shown.indexOf(name))),
    );
  if (leads && isOnce(name)) return [name];
  // One of several numbers is a detail, and so is that of a step.
  const [only, ...others] = amounts;
  return only !== undefined && others.length === 0 && isOnce(only) && !saysWhatToDo.test(shown)
    ? [only]
    : [];
};

/** A year by the word beside it, in all cases of the months. */
const year =
  /(?<=(?:\b(?:in|since|until|from|by|of|around|after|before|january|february|march|april|may|june|july|august|september|october|november|december)|(?<!\p{L})(?:[вск]|до|по|около|после|(?:январ|феврал|апрел|июн|июл|сентябр|октябр|ноябр|декабр)[яе]|март[ае]|ма[яе]|август[ае])) )(?:1\d|20)\d\d(?!\p{L}|[\p{N}.–-]\S)|(?<![\p{L}\p{N}.,–-])(?:[5-9]|1\d|20)\d\d(?=\s(?:г\.|год[уа]?(?!\p{L})))/giu;

/** What to do begins with what to do. */
export const saysWhatToDo =
  /^(?!\p{L}{2,30}ость(?!\p{L}))(?:\p{L}{2,}(?:ть|ти|чь|ться|йте|ите)(?!\p{L})|(?:add|repeat|heat|stop|rinse|fill|put|run|wait|mix|cool|weigh|leave|use|set|take|let|pour|dissolve|stir|place|remove|keep)\s)/iu;

/** A number that counts or measures something; none that numbers a thing, or is an end of a range. */
const amount =
  /(?<![\p{L}\p{N}.,–\-/^×]|(?:to|до|[–×+=-]|\d (?:or|или)) |\d[ \u00A0]|(?<!\p{L})(?:\p{Lu}\p{L}{0,20}|v|no|nr|type|layer|port|step|part|level|chapter|figure|group|phase|class|stage|grade|category|question|number|rule|article|section|act|ch|ст|п|гл|рис|№|глав\p{L}|стать\p{L}|пункт\p{L}?)\.? )(?!(?:1\d|20)\d\d(?![\d,.]\d))(?:\d{1,3}(?:[ \u00A0]\d{3}){1,4}(?!\d)|\d(?:[\d.,]{0,12}\d)?)(?=\s?(?:%|°|(?:тыс|млн|млрд|уд|руб|мес)\.|\p{Ll}{1,20}(?![\p{L}\p{N}])))(?!\s(?:is|are|was|were|and|or|in|of|to|on|at|by|for|with|from|the|и|или|в|на|с|к|по|до|от|из|у|а|о|than|as|no|not)(?!\p{L}))(?!\s?[–-]\s?\d)(?!\s?[%°\p{L}.]{1,12} \([<>≈~]?[\d_])(?!s)/gu;

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
