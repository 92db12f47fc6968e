import type { NoteHeading, NoteItem, NoteSentence, ReadNote } from "#lib/notes/read-note.ts";
import type { Passage, Span } from "#lib/schemas/quiz.ts";
import { withoutEmphasis } from "../definitions/bare-definition.ts";

/** What stands between one heading and the next one of any depth. */
export interface NoteSection {
  /** Null for what comes before the first heading. */
  readonly heading: NoteHeading | null;
  /** The heading that this one stands under; null at the top. */
  readonly above: NoteHeading | null;
  /** Whether headings stand under this one, so that its own text is only their introduction. */
  readonly opens: boolean;
  readonly items: readonly Exclude<NoteItem, NoteHeading>[];
  /** Where the section's text ends, in UTF-16 units. */
  readonly end: number;
}

/** The note from heading to heading, in its order. */
export const readSections = (note: ReadNote): NoteSection[] => {
  const sections: (NoteSection & { items: Exclude<NoteItem, NoteHeading>[] })[] = [
    { heading: null, above: null, opens: false, items: [], end: note.text.length },
  ];
  const path: NoteHeading[] = [];
  for (const item of note.items) {
    const last = sections.at(-1);
    if (item.kind !== "heading") {
      last?.items.push(item);
      continue;
    }
    while ((path.at(-1)?.depth ?? 0) >= item.depth) path.pop();
    sections.push({
      heading: item,
      above: path.at(-1) ?? null,
      opens: false,
      items: [],
      end: note.text.length,
    });
    path.push(item);
  }
  return sections.map((section, index) => {
    const next = sections[index + 1]?.heading ?? null;
    const end = next ? note.text.lastIndexOf("\n", next.start) + 1 : note.text.length;
    const opens = section.heading !== null && (next?.depth ?? 0) > section.heading.depth;
    return { ...section, opens, end };
  });
};

/** A heading as it can be named in a question: without marks, links, signs and its number; "" when nothing is left. */
export const headingName = ({ text }: NoteHeading): string =>
  /[\r\n]/.test(text) ? "" : plainHeading(text);

const plainHeading = (text: string): string => {
  const name = withoutEmphasis(text)
    .replace(/<[^<>]{1,200}>|%%[^%]{0,200}%%|\{#[^{}]{1,80}\}/g, " ")
    .replace(/\p{Extended_Pictographic}|[\uFE0F\u20E3]|\*\*/gu, " ")
    .replace(/^\s*(?:§\s*)?(?:\d{1,3}[.)]){1,4}\d{0,3}(?:\s|$)|^\s*\d{1,3}\s+(?=\p{Lu})/u, "")
    .replace(
      /^\s*(?:lecture|lesson|chapter|part|step|лекция|урок|глава|часть|тема|шаг|§)\s+(?:№\s*)?(?:\d{1,3}|[ivx]{1,5})(?:\.\d{1,3})?\s*[.:)—–-]\s*/iu,
      "",
    )
    .replace(/\s+/g, " ")
    .trim()
    .replace(/(?<![.:\s])[.:\s]+$/, "");
  return (name.match(/\p{L}/gu)?.length ?? 0) >= 2 && name.length <= 120 ? name : "";
};

/** A list of which the note says what it lists, and whose items can be named in a few words. */
export interface NamedList {
  /** The heading above it, or the line before it without its colon. */
  readonly title: string;
  /** The line before the list that ends in a colon and says what is listed; null where the heading does. */
  readonly lead: NoteSentence | null;
  /** The names of the items, without what is said of each. */
  readonly items: readonly string[];
  /** The list alone. */
  readonly list: Span;
  /** The list with what says what it lists. */
  readonly evidence: Passage;
}

const marker = /^(?:\d{1,4}[.)]|[-+*])[ \t]+(?:\[[ xX]\][ \t]+)?/;

/** Longest name of an item, in UTF-16 units and in words. */
const longestItem = 60;
const mostWords = 7;

/** The lists of a note that have a title and at least three items with short names. */
export const readNamedLists = (note: ReadNote): NamedList[] => {
  const previous = previousItems(note);
  return groups(note).flatMap((group) => {
    const texts = group.map(({ start, end }) => note.text.slice(start, end));
    const items = texts.map((text) => nameOf(text.replace(marker, "")));
    const list = { start: group[0]?.start ?? 0, end: group.at(-1)?.end ?? 0 };
    const above = titleBefore(note, list.start, previous(list.start));
    const names = items.flatMap((item) => item ?? []);
    const different = new Set(names.map((name) => name.toLowerCase())).size === items.length;
    if (!above || !different) return [];
    return [
      {
        ...above.said,
        items: names,
        list,
        evidence: {
          quote: note.text.slice(above.start, list.end),
          start: above.start,
          end: list.end,
        },
      },
    ];
  });
};

/** What an item names: all of a short one, the bold words at its start, or what stands before a dash or colon. */
export const nameOf = (text: string): string | null => {
  const [line = ""] = text.split(/\r?\n[ \t]*(?=[-+*>`~]|\d+[.)]|\r?\n)/, 1);
  const bold = /^(\*\*|__)(?<name>[^*_\n]{2,60}?)[.:]?\1[.:]?(?=\s|$|[—–-])/.exec(line)?.groups
    ?.name;
  const plain = withoutEmphasis(line.replace(noteLink, ""));
  const named = /^(?<name>[^:—–]{2,60}?)(?:\s+[—–-]{1,2}\s|:\s|\s\([^()]{1,60}\)[.;,]?$)/.exec(
    plain,
  )?.groups?.name;
  return (
    [bold && withoutEmphasis(bold), named, plain].map(asName).find((name) => name !== null) ?? null
  );
};

/** A link from a composed document to the line of the notes. */
const noteLink = / ?\[\[\d{1,6}\]\]\(#[^()\s]{1,40}\)$/;

const asName = (text: string | undefined): string | null => {
  const name = text?.replace(/(?<![.;,])[.;,]$/, "").trim() ?? "";
  const fits =
    name.length >= 2 && name.length <= longestItem && name.split(/\s+/).length <= mostWords;
  const isWords = /\p{L}/u.test(name) && !/https?:|[[\]<>{}|=]|[.!?:]$|[.!?]\s/.test(name);
  return fits && isWords ? name : null;
};

/** Runs of at least three list items of the outermost level with nothing but white space between them. */
const groups = (note: ReadNote): Span[][] => {
  const runs: Span[][] = [];
  for (const item of note.listItems) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (last && item.start < last.end) continue;
    const follows = last && note.text.slice(last.end, item.start).trim() === "";
    if (run && follows && numbered(note, item) === numbered(note, last)) run.push(item);
    else runs.push([item]);
  }
  return runs.filter((run) => run.length >= 3);
};

const numbered = (note: ReadNote, { start, end }: Span): boolean =>
  /^\d/.test(note.text.slice(start, Math.min(end, start + 1)));

/** The last two items before an offset, for offsets that grow. */
const previousItems = (
  note: ReadNote,
): ((start: number) => [NoteItem | undefined, NoteItem | undefined]) => {
  let at = 0;
  return (start) => {
    while ((note.items[at]?.end ?? Number.POSITIVE_INFINITY) <= start) at += 1;
    return [note.items[at - 2], note.items[at - 1]];
  };
};

type Title = { said: Pick<NamedList, "title" | "lead">; start: number };

/** The line before the list that ends in a colon, where it says what is listed; else the heading above. */
const titleBefore = (
  note: ReadNote,
  start: number,
  [before, last]: [NoteItem | undefined, NoteItem | undefined],
): Title | null => {
  if (!last || note.text.slice(last.end, start).trim() !== "") return null;
  const isNumbered = /\d/.test(note.text.charAt(start));
  if (last.kind === "heading") return titleOfHeading(last, isNumbered);
  if (last.kind !== "sentence" || last.role !== "text") return null;
  const said = saidBy(last, isNumbered);
  if (said === undefined) return null;
  if (said !== null) return { said, start: last.start };
  const direct =
    before?.kind === "heading" && note.text.slice(before.end, last.start).trim() === "";
  return direct ? titleOfHeading(before, isNumbered) : null;
};

/** What a line above a list calls it; null where it leads to it without a name, undefined where it does not lead to it. */
const saidBy = (line: NoteSentence, isNumbered: boolean): Title["said"] | null | undefined => {
  const lead = withoutEmphasis(line.text);
  const leads = /:$/.test(lead);
  if (!leads && !/^\p{Lu}[^.:!?=|—–]{1,40}$/u.test(lead)) return undefined;
  const short = lead.replace(/:$/, "").replace(/^the (?=\p{Ll})/iu, "");
  const isListed = isPlural(short) || (isNumbered && isOfSteps.test(short));
  const isName = isNumbered || !saysVerb.test(short);
  if (isListed && isName && short.split(" ").length <= 5 && !isUnlisted(short))
    return { title: short, lead: null };
  return leads && saysWhat(lead) ? { title: lead.slice(0, -1), lead: line } : null;
};

const titleOfHeading = (heading: NoteHeading, isNumbered: boolean): Title | null => {
  const title = headingName(heading);
  const isListed = isPlural(title) || (isNumbered && isOfSteps.test(title));
  return title === "" || isUnlisted(title) || !isListed
    ? null
    : { said: { title, lead: null }, start: heading.start };
};

/** Titles of what has an order. */
export const isOfSteps =
  /\b(?:steps?|order|phases?|stages?|algorithm|procedure|process|sequence|layers|levels|cycle|life ?cycle|handshake|work ?flow|pipeline|how to|protocol|method|recipe|instructions)\b|how (?:it|\p{L}+) works|(?<!\p{L})(?:шаг|этап|поряд|стади|фаз|алгоритм|последовательност|уровн|процедур|процесс|цикл|ход |инструкц|методик|как )/iu;

/** "The skin has three layers:" is a sentence and no title. */
const saysVerb = /(?<!\p{L})(?:has|have|is|are|was|were|consists?|includes?|contains?)(?!\p{L})/iu;

/** Lines such as "For example:" and "They are:" say nothing without what stands before them. */
const saysWhat = (lead: string): boolean =>
  lead.length <= 200 &&
  (lead.match(/\p{L}{2,}/gu)?.length ?? 0) >= 3 &&
  !/^(?:e\.g|for example|for instance|examples?|note|see|do|run|try|use|then|so|if|like|as follows|the following|here|например|пример|так|если|см|смотри|вот|то есть|следующ)(?![\p{L}])/iu.test(
    lead,
  );

/** Headings that say nothing of what stands under them. */
const sayingNothing =
  /^(?:examples?|notes?|list|overview|summary|introduction|intro|details|conclusions?|background|general|description|about|basics|misc(?:ellaneous)?|other|important|remarks?|tips?|tl;?dr|recap|abstract|preface|foreword|discussion|results?|solution|answers?|пример(?:ы)?|заметк[аи]|примечани[ея]|список|обзор|итоги?|выводы?|введение|вступление|предисловие|заключение|подробнее|описание|общее|общие сведения|основы|разное|прочее|важно|замечани[ея]|советы?|кратко|резюме|решение|ответы?)$/iu;

export const isUnlisted = (title: string): boolean => sayingNothing.test(title);

/** Whether a heading names several things, as a list does: "Kinds of tissue", «Основные этапы». */
export const isPlural = (title: string): boolean => {
  const words = title.toLowerCase().split(/[\s,()]+/);
  if (/[а-яё]/i.test(title)) {
    const [first = ""] = words;
    return (
      !/^(?:при|или|если|почти|ни|иди|зачем)$/.test(first) &&
      /[а-яё](?:ы|и|ые|ие|ства|ения|ания)$/.test(first)
    );
  }
  const end = words.findIndex((word) =>
    /^(?:of|for|in|to|on|with|from|by|and|that|you|we|at)$/.test(word),
  );
  const head = (end === -1 ? words : words.slice(0, end)).at(-1) ?? "";
  return /[^sui]s$/.test(head) && !/^how$/.test(words[0] ?? "");
};
