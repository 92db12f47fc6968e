import type { NoteItem, NoteSentence, ReadNote } from "#lib/notes/read-note.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { Span } from "#lib/schemas/quiz.ts";
import { withoutEmphasis } from "../definitions/bare-definition.ts";
import {
  headingName,
  isUnlisted,
  type NamedList,
  type NoteSection,
  readNamedLists,
  readSections,
} from "./read-sections.ts";

/** How free recall is asked for, in the note's language. Part of the content, not of the interface. */
interface RecallPhrases {
  readonly definition: (term: string) => string;
  readonly section: (heading: string, inside: string | null) => string;
  readonly list: (count: number, title: string) => string;
  /** For a list whose first line says what is listed. */
  readonly listAfter: (count: number, lead: string, heading: string | null) => string;
  readonly goOn: (sentence: string) => string;
  readonly whole: string;
}

const quoted = (text: string): string => `\n\n> ${text}`;

const englishNumbers = "two three four five six seven eight nine".split(" ");
const russianNumbers = "два три четыре пять шесть семь восемь девять".split(" ");

const inEnglish = (count: number): string => englishNumbers[count - 2] ?? String(count);
const russianPlurals = new Intl.PluralRules("ru");
const itemsInRussian = (count: number): string => {
  const form = russianPlurals.select(count);
  const noun = form === "one" ? "пункт" : form === "few" ? "пункта" : "пунктов";
  return `${russianNumbers[count - 2] ?? count} ${noun}`;
};

/** A name of the note's between the quotation marks of each language, which its own give way to. */
export const inQuotes: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `“${name.replace(/[“”]/g, "'")}”`,
  ru: (name) => `«${name.replace(/[«“]/g, "„").replace(/[»”]/g, "“")}»`,
};
const { en: english, ru: russian } = inQuotes;

export const recallPhrases: Readonly<Record<Language, RecallPhrases>> = {
  en: {
    definition: (term) => `In your own words: what is ${english(term)}?`,
    section: (heading, inside) =>
      `What does your note say about ${english(heading)}${inside === null ? "" : ` (in ${english(inside)})`}?`,
    list: (count, title) => `Name the ${inEnglish(count)} items under ${english(title)}.`,
    listAfter: (count, lead, heading) =>
      `Name the ${inEnglish(count)} items that follow in your note${heading === null ? "" : ` (${english(heading)})`}.${quoted(lead)}`,
    goOn: (sentence) => `What comes next in your note?${quoted(sentence)}`,
    whole: "What does your note say? Give its main points.",
  },
  ru: {
    definition: (term) => `Своими словами: что такое ${russian(term)}?`,
    section: (heading, inside) =>
      `Что сказано в конспекте в разделе ${russian(heading)}${inside === null ? "" : ` (тема ${russian(inside)})`}?`,
    list: (count, title) => `Перечислите ${itemsInRussian(count)} из списка ${russian(title)}.`,
    listAfter: (count, lead, heading) =>
      `Перечислите ${itemsInRussian(count)}, которые следуют в конспекте за этими словами${heading === null ? "" : ` (раздел ${russian(heading)})`}.${quoted(lead)}`,
    goOn: (sentence) => `Что в конспекте сказано дальше?${quoted(sentence)}`,
    whole: "Что сказано в конспекте? Перечислите главное.",
  },
};

/** Something to recall freely: what is asked (Markdown), and the passage that is uncovered afterwards. */
export interface RecallDraft {
  readonly kind: "prose" | "list" | "paragraph";
  readonly prompt: string;
  /** UTF-16 offsets into the note. */
  readonly answer: Span;
  /** The heading it stands under, as it can be shown. */
  readonly heading: string | null;
  /** What is to be named, of a list. */
  readonly items?: readonly string[];
}

/** What can be compared with one's own words at a glance, in UTF-16 units. */
const longestPassage = 1_600;

/**
 * What a note says, asked section by section, list by list, and where headings say nothing paragraph by paragraph:
 * in the note's order, the paragraphs last; a note without any of them as a whole. Yields something for every note with a
 * readable sentence.
 */
export function* recallQuestions(note: ReadNote): Generator<RecallDraft> {
  let found = false;
  for (const draft of draftsInOrder(note)) {
    found = true;
    yield draft;
  }
  const whole = found ? null : wholeNote(note);
  if (whole) yield whole;
}

function* draftsInOrder(note: ReadNote): Generator<RecallDraft> {
  const sections = readSections(note).filter(({ heading }) => !isApparatus(heading));
  const lists = listsBySection(note, sections);
  const names = namesOf(note);
  const rest: { section: NoteSection; run: Items }[] = [];
  for (const section of sections) {
    const own = lists.get(section) ?? [];
    const [first = [], ...others] = proseRuns(section, own);
    const named = sectionDraft(note, section, first, names);
    if (named) yield named.draft;
    for (const list of own) yield listDraft(note, section, list);
    for (const run of [named?.left ?? first, ...others]) rest.push({ section, run });
  }
  for (const { section, run } of rest) yield* paragraphDrafts(note, section, run);
}

/** How often each heading stands in a note; one that comes again and again names no section. */
const namesOf = ({ headings }: ReadNote): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const heading of headings) {
    const name = headingName(heading);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
};

type Items = NoteSection["items"];

/** Headings over what is no matter to learn. */
const apparatus =
  /^(?:references?|bibliography|sources?|links?|(?:useful |external |related )?links|further (?:reading|literature)|question \d{1,3}|see also|read more|(?:additional |more )?resources|license|licence|contribut\p{L}*|credits|acknowledg\p{L}*|authors?|(?:table of )?contents|toc|changelog|home ?work|exercises?|tasks?|practice|quiz|questions|литература|источники|ссылки|(?:полезные|дополнительные) (?:ссылки|материалы)|список литературы|см\. также|смотрите также|что почитать|ресурсы|материалы|содержание|оглавление|лицензия|авторы|благодарности|домашнее задание|задани[ея]|упражнени[ея]|задачи|вопросы|контрольные вопросы|вопросы для самопроверки)$/iu;

const isApparatus = (heading: NoteSection["heading"]): boolean =>
  heading !== null && (/[\r\n]/.test(heading.text) || apparatus.test(headingName(heading)));

const listsBySection = (
  note: ReadNote,
  sections: readonly NoteSection[],
): ReadonlyMap<NoteSection, NamedList[]> => {
  const found = new Map<NoteSection, NamedList[]>();
  const lists = readNamedLists(note);
  let at = 0;
  for (const section of sections) {
    const start = section.heading?.start ?? 0;
    while ((lists[at]?.list.start ?? Number.POSITIVE_INFINITY) < start) at += 1;
    for (let list = lists[at]; list && list.list.start < section.end; list = lists[at]) {
      if (list.items.length <= mostNamed) found.set(section, [...(found.get(section) ?? []), list]);
      at += 1;
    }
  }
  return found;
};

/** More than this nobody names by heart. */
const mostNamed = 9;

/** What stands between the lists that are asked for by themselves. */
const proseRuns = ({ items }: NoteSection, lists: readonly NamedList[]): Items[] => {
  const runs: Exclude<NoteItem, { kind: "heading" }>[][] = [[]];
  let at = 0;
  for (const item of items) {
    while ((lists[at]?.evidence.end ?? Number.POSITIVE_INFINITY) <= item.start) {
      at += 1;
      runs.push([]);
    }
    const list = lists[at];
    const ownStart = list && (list.lead?.start ?? list.list.start);
    if (ownStart === undefined || item.start < ownStart) runs.at(-1)?.push(item);
  }
  return runs;
};

const sectionDraft = (
  note: ReadNote,
  section: NoteSection,
  run: Items,
  names: ReadonlyMap<string, number>,
): { draft: RecallDraft; left: Items } | null => {
  const { heading, opens } = section;
  const name = heading ? headingName(heading) : "";
  // A snippet at the head of a section is no answer to what is said there.
  const head = run.findIndex(({ kind }) => kind !== "code");
  const told = run.slice(Math.max(0, head), endOfTelling(run));
  const count = told.filter((item) => isReadable(item) || isStatement(item)).length;
  // Above other headings stands no more than what leads to them.
  if (!heading || opens || name === "" || isUnlisted(name) || count < fewestSentences) return null;
  const outer = outerName(note, section);
  if ((names.get(name) ?? 0) > 1 && outer === null) return null;
  const { passage, left } = cutPassage(note, told);
  const say = recallPhrases[note.language];
  return {
    draft: {
      kind: "prose",
      prompt: isQuestion(name) ? name : say.section(name, outer),
      answer: passage,
      heading: name,
    },
    left: [...left, ...run.slice(Math.max(0, head) + told.length)],
  };
};

/** Where a passage ends: before what follows a list, and before a list where sentences enough stand above. */
const endOfTelling = (run: Items): number => {
  let told = 0;
  const end = run.findIndex((item, at) => {
    const isAfterList = isItem(run[at - 1]) && !isItem(item) && startsBlock(run, at);
    const isEnd =
      isAfterList || ((announces(item) || isItem(item)) && told > 1 && !isItem(run[at - 1]));
    if (isReadable(item)) told += 1;
    return isEnd;
  });
  return end === -1 ? run.length : end;
};

const isItem = (item: NoteItem | undefined): boolean =>
  item?.kind === "sentence" && item.role === "item";

/** "What is it?" points at the heading above. */
const isQuestion = (name: string): boolean =>
  /\?$/.test(name) &&
  name.split(" ").length >= 3 &&
  !/(?<!\p{L})(?:it|they|them|this|that|these|those|это|этот|эта|эти|он|она|оно|они|его|её|их)(?!\p{L})/iu.test(
    name,
  );

/** The heading above, where it is not the note's own title, which stands above everything. */
const outerName = (note: ReadNote, { heading, above }: NoteSection): string | null => {
  const [first] = note.headings;
  if (!above || !heading) return null;
  const isTitle =
    above.start === first?.start &&
    !note.headings.some(({ start, depth }) => start > above.start && depth <= above.depth);
  const outer = headingName(above);
  return isTitle || outer === "" || outer === headingName(heading) ? null : outer;
};

const fewestSentences = 2;

/** A sentence that says something to a reader: words, and an end. */
const isReadable = (item: NoteItem): item is NoteSentence =>
  item.kind === "sentence" &&
  (item.role === "text" || item.role === "item") &&
  /[.!?…][)\]"'»”*_`]*(?:\[\^?\d{1,3}\])?$/u.test(item.text) &&
  !/^(?:<|!?\[[^[\]]*\]\([^()]*\)\W*$)/.test(item.text) &&
  (withoutEmphasis(item.text).match(/\p{L}+/gu)?.length ?? 0) >= 3;

/** A point of a list that says something, though no full stop ends it. */
const isStatement = (item: NoteItem): boolean =>
  item.kind === "sentence" &&
  item.role === "item" &&
  !/:$/.test(item.text) &&
  !/https?:/.test(item.text) &&
  (withoutEmphasis(item.text).match(/\p{L}{2,}/gu)?.length ?? 0) >= 5;

/** The first blocks of a run, as many as can be compared at a glance, and those that follow. */
const cutPassage = (note: ReadNote, run: Items): { passage: Span; left: Items } => {
  const start = startOf(note, run[0]);
  let count = run.findIndex(
    (item, index) => index > 0 && item.end - start > longestPassage && startsBlock(run, index),
  );
  if (count === -1) count = run.length;
  const last = run.slice(0, count).findLast((item) => !announces(item)) ?? run[count - 1];
  return { passage: { start, end: endOf(note, last) }, left: run.slice(count) };
};

/** "Advantages:" leads to what is left out. */
const announces = (item: NoteItem): boolean =>
  item.kind === "sentence" && /:[*_]*$/.test(item.text);

/** A block with the marks at the beginning of its line, of a list or a picture. */
const startOf = ({ text }: ReadNote, item: NoteItem | undefined): number => {
  if (item === undefined) return 0;
  const line = text.lastIndexOf("\n", item.start - 1) + 1;
  const before = text.slice(line, item.start);
  const marks = before.replace(/^[ \t>]+/, "");
  const isMarked = /^(?:(?:[-+*]|\d{1,4}[.)])[ \t]{1,4})?!?(?:\[\[|\[[^[\]]{0,80}\]\()?$/.test(
    marks,
  );
  if (item.kind === "code" || !isMarked) return item.start;
  return line + before.length - before.trimStart().length;
};

const startsBlock = (run: Items, index: number): boolean => {
  const [before, item] = [run[index - 1], run[index]];
  if (before?.kind !== "sentence" || item?.kind !== "sentence") return true;
  return before.block !== item.block && !(before.role === "row" && item.role === "row");
};

/** A snippet with its closing fence. */
const endOf = ({ text }: ReadNote, item: NoteItem | undefined): number => {
  if (item === undefined) return 0;
  if (item.kind !== "code") return item.end;
  const fence = /^\s*(?:`{3,}|~{3,})/.exec(text.slice(item.end, item.end + 40));
  return item.end + (fence?.[0].length ?? 0);
};

const listDraft = (note: ReadNote, { heading }: NoteSection, list: NamedList): RecallDraft => {
  const say = recallPhrases[note.language];
  const name = heading ? headingName(heading) : "";
  const lead = list.lead && withoutEmphasis(list.lead.text);
  const count = list.items.length;
  return {
    kind: "list",
    prompt:
      lead === null
        ? say.list(count, list.title)
        : say.listAfter(count, lead, name === "" ? null : name),
    answer: { start: list.list.start, end: list.list.end },
    heading: name === "" ? null : name,
    items: list.items,
  };
};

/** Words that point back at what the reader does not see. */
export const pointsBack =
  /^(?:it|this|that|these|those|they|he|she|here|there|such|so|thus|then|therefore|however|but|and|or|also|for example|in (?:this|that|these|such)|он|она|оно|они|это|этот|эта|эти|тот|такой|такая|такое|такие|там|тут|здесь|так|также|поэтому|однако|но|а|и|или|тоже|кроме того|например|при этом|в (?:этом|этой|этих|таком))(?![\p{L}])/iu;

/** Each paragraph asked for by its first sentence; one of a single sentence leads to the next. */
function* paragraphDrafts(
  note: ReadNote,
  { heading }: NoteSection,
  run: Items,
): Generator<RecallDraft> {
  const name = (heading && headingName(heading)) || null;
  const blocks = blocksOf(run);
  for (let index = 0; index < blocks.length; index += 1) {
    const [first, ...others] = blocks[index] ?? [];
    if (!first || !leadsOn(first)) continue;
    const answer = others.length > 0 ? others : after(first, blocks[index + 1]);
    if (!saysEnough(answer)) continue;
    if (others.length === 0) index += 1;
    yield {
      kind: "paragraph",
      prompt: recallPhrases[note.language].goOn(withoutEmphasis(first.text)),
      answer: cutPassage(note, answer).passage,
      heading: name,
    };
  }
}

/** The next paragraph; the next point of a list is a matter of its own. */
const after = ({ role }: NoteSentence, next: Items = []): Items => (role === "item" ? [] : next);

const leadsOn = (item: NoteItem): item is NoteSentence =>
  isReadable(item) &&
  /^[\p{Lu}\p{N}`"«“(]/u.test(withoutEmphasis(item.text)) &&
  !/\](?:\(|$)|!\[/.test(withoutEmphasis(item.text)) &&
  !pointsBack.test(withoutEmphasis(item.text));

/** In UTF-16 units. */
const shortestAnswer = 40;

const saysEnough = (answer: Items): boolean =>
  answer.some(isReadable) &&
  answer.reduce((sum, { start, end }) => sum + end - start, 0) >= shortestAnswer;

const blocksOf = (run: Items): Items[] => {
  const blocks: Exclude<NoteItem, { kind: "heading" }>[][] = [];
  for (const [index, item] of run.entries()) {
    if (startsBlock(run, index)) blocks.push([item]);
    else blocks.at(-1)?.push(item);
  }
  return blocks;
};

const wholeNote = (note: ReadNote): RecallDraft | null => {
  const items = note.items.filter((item): item is Items[number] => item.kind !== "heading");
  const first = items.findIndex((item) => isReadable(item) || isStatement(item));
  if (first === -1) return null;
  const [heading] = note.headings;
  const name = heading ? headingName(heading) : "";
  return {
    kind: "paragraph",
    prompt: recallPhrases[note.language].whole,
    answer: cutPassage(note, items.slice(first)).passage,
    heading: name === "" ? null : name,
  };
};
