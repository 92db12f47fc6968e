import type { NoteItem, NoteSentence, ReadNote } from "#lib/notes/read-note.ts";
import type { Concept, Passage, Span } from "#lib/schemas/quiz.ts";
import { contentWords } from "#lib/text/content-words.ts";
import { overlap } from "#lib/text/text-span.ts";
import { type Definition, definitionIn } from "../definition-in.ts";
import { withoutEmphasis } from "../definitions/bare-definition.ts";
import { noteDefinitions } from "../definitions/note-definitions.ts";
import { isEnglishPlural } from "../definitions/noun-phrase.en.ts";
import { russianForm } from "../definitions/noun-phrase.ru.ts";
import { inlineRuns } from "./inline-runs.ts";
import { commandIn, namedIn, type Pair, pairIn, readable, withoutLinks } from "./pair-in.ts";

/** What the author set off, and what the note says of it: the stuff of questions made by rules. */
export interface Fact {
  /** Where it stands: unique in its note. */
  readonly id: string;
  readonly conceptId: string | null;
  /** Facts of one list, table, snippet or kind of definition: the only ones that wrong options come from. */
  readonly group: string;
  readonly shape: "term" | "command" | "date" | "value" | "cell" | "line";
  readonly term: string;
  /** Without the term and the full stop. */
  readonly meaning: string;
  /** Of a cell: what its row and its column are called. */
  readonly columns: readonly [string, string] | null;
  readonly evidence: Passage;
  readonly isPlural: boolean;
  /** What its line says before it; null of what stands in a line of its own. */
  readonly label: string | null;
  /** The words that carry meaning. */
  readonly words: { readonly term: readonly string[]; readonly meaning: ReadonlySet<string> };
}

type Found = Omit<Fact, "conceptId" | "evidence" | "words" | "isPlural" | "label"> &
  Span & { readonly label?: string };

/** All that a note's author set off, in the note's order, each once. */
export const readFacts = (note: ReadNote, concepts: readonly Concept[]): Fact[] => {
  const runs = runFacts(note);
  const inRun = new Set(runs.map((one) => lineOf(note, one)));
  const pairs = [...listFacts(note), ...paragraphFacts(note)].filter(
    (one) => !inRun.has(lineOf(note, one)),
  );
  const structured = [...tableFacts(note), ...runs, ...pairs];
  const starts = new Set(structured.map(({ start, end }) => lineOf(note, { start, end })));
  const defined = definitionFacts(note).filter((one) => !starts.has(lineOf(note, one)));
  const conceptOf = spanFinder(concepts, ({ span }) => span);
  const all = [...structured, ...defined, ...codeFacts(note)];
  const named = Map.groupBy(all, ({ shape, term }) => `${shape} ${term.toLowerCase()}`);
  return all
    .filter(
      ({ shape, term }) =>
        /cell|line/.test(shape) ||
        (named.get(`${shape} ${term.toLowerCase()}`)?.length ?? 0) <= mostMeanings,
    )
    .sort((left, right) => left.start - right.start)
    .flatMap(({ start, end, ...found }): Fact[] => {
      const concept = conceptOf({ start, end });
      if (concept && concept.definition !== concept.original) return [];
      return [
        {
          ...found,
          label: found.label ?? null,
          conceptId: concept?.id ?? null,
          evidence: { quote: note.text.slice(start, end), start, end },
          isPlural:
            [found.term, found.meaning].some((text) => russianForm(text) === "plural") ||
            isEnglishPlural(found.term),
          words: {
            term: contentWords(found.term),
            meaning: new Set(contentWords(found.meaning)),
          },
        },
      ];
    });
};

/** What is said again and again stands for something else each time. */
const mostMeanings = 2;

const lineOf = ({ text }: ReadNote, { start }: Span): number => text.lastIndexOf("\n", start - 1);

/** Finds what overlaps a place. Places are asked for in any order, and a note of 1 MB has thousands of spans. */
export const spanFinder = <Spanned>(
  spans: readonly Spanned[],
  spanOf: (one: Spanned) => Span,
): ((place: Span) => Spanned | null) => {
  const ordered = spans.toSorted((left, right) => spanOf(left).start - spanOf(right).start);
  return (place) => {
    const found =
      ordered[
        firstFrom(ordered.length, (at) => {
          const one = ordered[at];
          return one !== undefined && spanOf(one).end > place.start;
        })
      ];
    return found && overlap(spanOf(found), place) ? found : null;
  };
};

/** The first place of so many for which something holds, that holds for all after it, too. */
const firstFrom = (count: number, holds: (at: number) => boolean): number => {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
};

/** The last item before an offset. */
export const lastBefore = (items: ReadNote["items"], offset: number): NoteItem | undefined =>
  items[firstFrom(items.length, (at) => (items[at]?.end ?? 0) > offset) - 1];

/** The cells of a row with a pipe or backtick in them as the author escaped it. */
const cells = (row: string): string[] =>
  row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll("\\|", "|").trim());

const isTermColumn =
  /^(?:terms?|concepts?|words?|names?|notions?|abbreviations?|acronyms?|термин|понятие|слово|название|сокращение|аббревиатура)$/iu;
const isMeaningColumn =
  /^(?:definitions?|meanings?|descriptions?|stands for|purpose|effect|what it (?:is|does|means)|определение|значение|описание|расшифровка|смысл|назначение|что (?:это|делает|значит|такое))$/iu;
const longestCell = 160;

/** The first row of a table that has no header is none. */
const isTitle = (cell: string): boolean =>
  /\p{L}/u.test(cell) &&
  !/^(?:n|no\.?|nr\.?|№ п\/п)$/iu.test(cell) &&
  cell.length <= 40 &&
  !/[.`]$/.test(cell);

const isYesOrNo = /^(?:yes|no|partly|true|false|да|нет|есть|частично)(?:$|[,;]| \()/iu;

/** Half of all rows say "yes". */
const tellsRow = (meaning: string): boolean =>
  /[\p{L}\p{N}]/u.test(meaning) && meaning.length <= longestCell && !isYesOrNo.test(meaning);

/** Each column against the first one. */
const tableFacts = (note: ReadNote): Found[] =>
  note.sentences.flatMap((row): Found[] => {
    const header = row.header === null ? null : note.sentences[row.header - 1];
    if (row.role !== "row" || !header) return [];
    const titles = cells(header.text).map(withoutEmphasis);
    // A first column that numbers the rows names nothing.
    const from = titles.length > 2 && /^(?:#|№|n|no\.?|nr\.?)$/iu.test(titles[0] ?? "") ? 1 : 0;
    const [first = "", ...others] = cells(row.text).slice(from);
    const [rows = "", ...columns] = titles.slice(from);
    const term = readable(first);
    if (!(rows === "" || isTitle(rows)) || term.length > 60 || term === "") return [];
    return others.flatMap((cell, at): Found[] => {
      const column = columns[at] ?? "";
      const meaning = readable(cell).replace(/[.;]$/, "");
      if (!isTitle(column) || !tellsRow(meaning)) return [];
      const says = isMeaningColumn.test(column);
      const shape =
        says && /^`/.test(term) ? "command" : says && isTermColumn.test(rows) ? "term" : "cell";
      const { start, end } = row;
      return [
        {
          ...{ id: `t${start}.${at}`, group: `t${row.header}.${at}`, shape, term, meaning },
          ...{ columns: [rows, column], start, end },
        },
      ];
    });
  });

export interface Entry extends Span {
  readonly text: string;
}

/** From this many pairs, and this share of its entries on, a list or a run of lines is one of pairs. */
const fewestPairs = 3;
const fewestShare = 0.6;

const anyPairIn = (text: string): Pair | null => pairIn(text) ?? commandIn(text);

/** The pairs of entries that stand beside each other; a lone one has to be marked by its type. */
const pairsOf = (lines: readonly Entry[], group: string): Found[] => {
  const entries = withJoints(lines);
  const pairs = entries.flatMap(({ text, start, end }) => {
    const pair = group.startsWith("l") ? anyPairIn(text) : pairIn(text);
    // By itself a line of names is asked for as such.
    return pair && (group.startsWith("l") || namedIn(pair.meaning) < 3)
      ? [{ ...pair, start, end }]
      : [];
  });
  const isRun =
    (pairs.length >= fewestPairs && pairs.length >= entries.length * fewestShare) ||
    (pairs.length === 2 && entries.length === 2);
  // An index says again and again where something stands.
  const meanings = new Set(pairs.map(({ meaning }) => meaning.toLowerCase()));
  if (meanings.size < pairs.length * fewestShare) return [];
  const names = new Set<string>();
  const again = new Set(
    pairs
      .map(({ term }) => term.toLowerCase())
      .filter((term) => names.size === names.add(term).size),
  );
  const numbers = pairs.filter(({ term }) => /^\d+$/.test(term));
  const isCounted = numbers.every(({ term }, at) => Number(term) === Number(numbers[0]?.term) + at);
  const areYears =
    pairs.some((pair) => pair.shape === "date" && !numbers.includes(pair)) ||
    numbers.every(({ term }) => /^(?:1\d|20)\d\d$/.test(term));
  return pairs
    .filter(({ isMarked, term }) => (isRun || isMarked) && !again.has(term.toLowerCase()))
    .filter((pair) => areYears || !isCounted || !numbers.includes(pair))
    .map((pair) => {
      const { term, meaning, start, end } = pair;
      const shape = numbers.includes(pair) ? (areYears ? "date" : "value") : pair.shape;
      return {
        ...{ id: `p${start}`, group: shape === "date" ? `${group} dates` : group, shape },
        ...{ term, meaning, columns: null, start, end },
      };
    });
};

/** "**phoneme** smallest sound unit": in several lines of one form the bold alone parts a term from its meaning. */
const withJoints = (entries: readonly Entry[]): readonly Entry[] => {
  const isBare = ({ text }: Entry) => /^\*\*[^*\n]{2,40}\*\* \p{Ll}/u.test(text);
  return entries.filter(isBare).length < Math.max(fewestPairs, entries.length * fewestShare)
    ? entries
    : entries.map((one) =>
        isBare(one) ? { ...one, text: one.text.replace(/^\*\*[^*\n]{2,40}\*\*/, "$&:") } : one,
      );
};

const itemMark = /^(?:\d{1,4}[.)]|[-+*])[ \t]+(?:\[[ xX]\][ \t]+)?/;

/** The lists of a note, those inside others by themselves; an item is its own text without its mark. */
export const readLists = (note: ReadNote): Entry[][] => {
  const lists: Entry[][] = [];
  const open: { list: Entry[]; end: number }[] = [];
  for (const [at, { start, end }] of note.listItems.entries()) {
    const inner = note.listItems[at + 1]?.start ?? end;
    const whole = note.text.slice(start, Math.min(end, inner));
    const text = (whole.split(/\n[ \t]*(?:\n|`{3}|~{3})/, 1)[0] ?? "").trimEnd();
    const bare = { start, end: start + text.length, text: text.replace(itemMark, "") };
    const entry = described(bare, whole);
    const found = open.findIndex((level) => level.end <= start);
    const depth = found === -1 ? open.length : found;
    const before = open[depth];
    const follows = before !== undefined && note.text.slice(before.end, start).trim() === "";
    const list = follows ? before.list : [];
    if (!follows) lists.push(list);
    list.push(entry);
    open.splice(depth, open.length, { list, end });
  }
  return [...lists, ...pastedLists(note)];
};

/** Lists with the marks that a word processor sets, which Markdown takes for lines of a paragraph. */
const pastedLists = ({ text, codeBlocks }: ReadNote): Entry[][] => {
  const lists: Entry[][] = [];
  let list: Entry[] = [];
  let start = 0;
  let above = "";
  for (const line of [...text.split("\n"), ""]) {
    const mark = /^[ \t]*[•·▪◦●–—][ \t]+(?=\S)/.exec(line)?.[0];
    // Lines with dashes are a list where something announces it, else they are speech.
    if (mark !== undefined && (list.length > 0 || /:$/.test(above) || /[•·▪◦●]/.test(mark)))
      list.push({
        ...{ start: start + mark.length, end: start + line.trimEnd().length },
        text: line.slice(mark.length).trimEnd(),
      });
    else {
      if (list.length >= fewestPairs) lists.push(list);
      list = [];
    }
    above = line.trimEnd();
    start += line.length + 1;
  }
  return lists.filter(([first]) => !codeBlocks.some((code) => first && overlap(code, first)));
};

/** Longest name of what the paragraph below it describes, in UTF-16 units. */
const longestName = 60;

/** An item that is a name alone, with the paragraph in it that says what it is, as lists of definitions are written. */
const described = (entry: Entry, whole: string): Entry => {
  const { text, start } = entry;
  const isName = text.length <= longestName && !/[.:!?]$|\n/.test(text);
  const [below = "", meaning = ""] =
    /^\n[ \t]*\n[ \t]+([^\s`~|>#-][^\n]*(?:\n[ \t]+[^\s`~|>#-][^\n]*)*)/.exec(
      whole.slice(entry.end - start),
    ) ?? [];
  return isName && meaning !== ""
    ? { start, end: entry.end + below.length, text: `${text}\n: ${meaning.replace(/\s+/g, " ")}` }
    : entry;
};

/** An item with lines that nobody set apart from it, "3) Terms" above "Term — text", holds a list of its own. */
const listFacts = (note: ReadNote): Found[] =>
  readLists(note).flatMap((list) => {
    const within = list
      .map((item) => (item.text.includes("\n") ? (linesOf(note, item) ?? []) : []))
      .filter((lines) => lines.length >= fewestPairs);
    return [list, ...within].flatMap((lines) => pairsOf(lines, `l${lines[0]?.start}`));
  });

/** From this share of its lines on, a paragraph is a list without marks. */
const shareOfLines = 0.66;

/** Paragraphs "Term: text" between two headings, and lines that nobody marked as a list. */
const paragraphFacts = (note: ReadNote): Found[] => {
  const runs: Entry[][] = [[]];
  const lists: Entry[][] = [];
  let block: NoteSentence[] = [];
  const close = () => {
    const [first, last, sentences] = [block[0], block.at(-1), block];
    block = [];
    if (!first || !last) return;
    const span = { start: first.start, end: last.end };
    // A second dash in a sentence stands for another thing.
    const paired = sentences.filter(
      ({ text }) => !/ [—–-] .* [—–-] /.test(text) && pairIn(text) !== null,
    );
    const marked = sentences.filter(({ text }) => /^\*\*/.test(text) && pairIn(text)?.isMarked);
    const all = paired.length >= sentences.length * shareOfLines ? sentences : marked;
    const entries =
      linesOf(note, span) ??
      (paired.length > 1 && all.length > 1
        ? all
        : [{ ...span, text: note.text.slice(span.start, span.end) }]);
    if (entries.length >= fewestPairs) lists.push(entries);
    else runs.at(-1)?.push(...entries);
  };
  for (const item of note.items) {
    if (item.kind === "sentence" && item.role === "text") {
      if (block[0] && block[0].block !== item.block) close();
      block.push(item);
    } else {
      close();
      if (item.kind === "heading") runs.push([]);
    }
  }
  close();
  return [
    ...runs.flatMap((run) => pairsOf(run, `b${run[0]?.start}`)),
    ...lists.flatMap((list) => pairsOf(list, `l${list[0]?.start}`)),
  ];
};

/** The lines of a paragraph that is a list; null where it is none. */
const linesOf = ({ text }: ReadNote, { start, end }: Span): Entry[] | null => {
  let at = start;
  const lines = text.slice(start, end).split("\n");
  const entries = lines.map((line) => {
    const entry = { start: at, end: at + line.trimEnd().length, text: line.trim() };
    at += line.length + 1;
    return entry;
  });
  const paired = withJoints(entries).filter((line) => anyPairIn(line.text) !== null).length;
  return paired > 1 && paired >= lines.length * shareOfLines ? entries : null;
};

const runFacts = (note: ReadNote): Found[] =>
  inlineRuns(note).flatMap(({ label, entries }) => {
    const found = pairsOf(entries, `l${entries[0]?.start}`);
    return found.length === entries.length ? found.map((one) => ({ ...one, label })) : [];
  });

/** The sentences of which rules are sure that they say what something is, and what a Russian paragraph begins with. */
const definitionFacts = (note: ReadNote): Found[] => {
  const defined = noteDefinitions(note.items, note.language).definitions;
  const sure = new Map(defined.map((definition) => [definition.sentence, definition]));
  return note.sentences.flatMap((sentence, at): Found[] => {
    const begins = note.sentences[at - 1]?.block !== sentence.block;
    const definition = sure.get(sentence.number) ?? (begins ? dashed(sentence, note) : null);
    if (!definition || sentence.role === "row") return [];
    const { term, meaning, opening, plural } = definition;
    const isRussian = /[а-яё]/i.test(meaning);
    const kind = isRussian
      ? `${russianForm(meaning) === "plural"} ${/[а-яё]/i.test(term) ? russianForm(term) : "foreign"}`
      : `${(plural ?? isEnglishPlural(term)) ? "are" : "is"} ${/^(?:an?|the|any) /i.test(meaning)}`;
    const { start, end } = sentence;
    const group = `d${isRussian} ${kind} ${/[:—–-]$/.test(opening)}`;
    return [{ id: `d${start}`, group, shape: "term", term, meaning, columns: null, start, end }];
  });
};

/** "Хеш-функция - функция, которая …" at the head of a paragraph: in Russian the dash stands for "is". */
const dashed = ({ text, role }: NoteSentence, { language }: ReadNote): Definition | null => {
  if (role !== "text" || !/[а-яё]/i.test(text)) return null;
  const read = definitionIn(withoutLinks(text), language);
  const pair = pairIn(text);
  if (!read || !pair || !/[—–-](?: это)?$/iu.test(read.opening)) return null;
  if (!("refused" in read)) return / потому что /.test(read.meaning) ? null : read;
  const { term, meaning } = pair;
  return read.refused === "too_general"
    ? { ...{ term, meaning, opening: read.opening }, form: "label", marked: false, plural: null }
    : null;
};

/** A comment behind a line of code, one right above a single line, or the sentence that introduces a lone line. */
const codeFacts = (note: ReadNote): Found[] =>
  note.codeBlocks.flatMap((block): Found[] => {
    let start = block.start;
    const lines = block.code.split("\n").map((text) => {
      const line = { text, start, end: start + text.trimEnd().length };
      start += text.length + 1;
      return line;
    });
    const [only, ...more] = lines.filter(({ text }) => text.trim() !== "");
    const lead = more.length > 0 || !only ? null : leadBefore(note, only.start);
    if (lead && only) {
      return lineFact(only, lead.text, { start: lead.start, group: "k introduced" });
    }
    return lines.flatMap((line, at): Found[] => {
      const group = `k${block.number}`;
      const [term = "", , , said = ""] = line.text.split(
        /(?:[ \t](#|\/\/)|[;\t ][ \t](--)) (?=\S)/,
        4,
      );
      if (said !== "") return lineFact({ ...line, text: term }, said, { ...line, group });
      const above = lines[at - 1];
      const next = lines[at + 1]?.text ?? "";
      const comment = /^\s*(?:#|\/\/|--)\s+(\S.*)$/.exec(above?.text ?? "")?.[1];
      // A comment above several lines is of all of them.
      const isAlone =
        (next.trim() === "" || isRemark.test(next)) && !isRemark.test(lines[at - 2]?.text ?? "");
      if (comment === undefined || !above || !isAlone) return [];
      return lineFact(line, comment, { start: above.start, group });
    });
  });

const isRemark = /^\s*(?:#|\/\/|--)(?:\s|$)/;

const lineFact = (
  line: Entry,
  said: string,
  { start, group }: { readonly start: number; readonly group: string },
): Found[] => {
  const term = line.text.trim();
  const meaning = readable(said).replace(/[.;:]$/, "");
  const isCode = !/^(?:#|\/\/|--|\/?\*|$)|`|^[^"]*"[^"]*$|^[\s()[\]{};]*$/.test(term);
  if (!isCode || term.length > longestLine || !isComment(meaning)) return [];
  return [
    {
      ...{ id: `k${line.start}`, group, shape: "line", term: `\`${term}\``, meaning },
      ...{ columns: null, start, end: line.end },
    },
  ];
};

const longestLine = 100;

/** The sentence that leads to a lone line of code and says what it does: "To see all options:", "List the files:". */
const leadBefore = (note: ReadNote, offset: number): NoteSentence | null => {
  const lead = lastBefore(note.items, offset - 1);
  const leads =
    lead?.kind === "sentence" &&
    lead.role !== "row" &&
    /:$/.test(lead.text) &&
    !/^(?:if|when|once|after|before|если|когда|после)(?!\p{L})|\s(?:with|by|using|run|use|type|as|is|are|командой|так|с помощью):$/iu.test(
      lead.text,
    );
  return leads ? lead : null;
};

/** Says something of a line, and prints nothing: "=> 3", "prints 5" and "TODO" do not. */
const isComment = (whole: string): boolean =>
  isShortComment(whole.split(/ (?:that|which) /, 1)[0] ?? "");

const isShortComment = (text: string): boolean =>
  (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= 2 &&
  text.length <= 120 &&
  // "The file is there now": what holds after a line, not what it does.
  !/^(?:it|this|they|we|you) |\s(?:is|are|was|has|have|does|do|will|can|should|must)(?:n['’]t| not)? /iu.test(
    text,
  ) &&
  !/^(?:todo|fixme|[=-]>|(?:for )?example|e\.g|output|result|prints|returns? |syntax|usage|note|like this|or|then|now|and|where|например|пример|вывод|результат|или|затем|синтаксис|выведет)(?!\p{L})|(?<!\p{L})(?:this(?! (?:folder|directory))|these|following|above|like|here|follows|такой|так|этот|эта|это|следующ\p{L}+|ниже|выше|вот)(?!\p{L})/iu.test(
    text,
  );
