import type { NoteSentence, ReadNote } from "#lib/concepts/read-note.ts";
import type { Concept, Passage, Span } from "#lib/schemas/quiz.ts";
import { contentWords } from "#lib/text/content-words.ts";
import { overlap } from "#lib/text/text-span.ts";
import { withoutEmphasis } from "../definitions/bare-definition.ts";
import { noteDefinitions } from "../definitions/note-definitions.ts";
import { isEnglishPlural } from "../definitions/noun-phrase.en.ts";
import { russianForm } from "../definitions/noun-phrase.ru.ts";
import { pairIn, readable } from "./pair-in.ts";

/** What the author set off, and what the note says of it: the stuff of questions made by rules. */
export interface Fact {
  /** Where it stands: unique in its note. */
  readonly id: string;
  readonly conceptId: string | null;
  /** Facts of one list, table, snippet or kind of definition: the only ones that wrong options come from. */
  readonly group: string;
  readonly shape: "term" | "command" | "date" | "cell" | "line";
  readonly term: string;
  /** Without the term and the full stop. */
  readonly meaning: string;
  /** Of a cell: what its row and its column are called. */
  readonly columns: readonly [string, string] | null;
  readonly evidence: Passage;
  readonly isPlural: boolean;
  /** The words that carry meaning. */
  readonly words: { readonly term: readonly string[]; readonly meaning: ReadonlySet<string> };
}

type Found = Omit<Fact, "conceptId" | "evidence" | "words" | "isPlural"> & Span;

/** All that a note's author set off, in the note's order, each once. */
export const readFacts = (note: ReadNote, concepts: readonly Concept[]): Fact[] => {
  const structured = [...tableFacts(note), ...listFacts(note), ...paragraphFacts(note)];
  const starts = new Set(structured.map(({ start, end }) => lineOf(note, { start, end })));
  const defined = definitionFacts(note).filter((one) => !starts.has(lineOf(note, one)));
  const conceptOf = conceptFinder(concepts);
  return [...structured, ...defined, ...codeFacts(note)]
    .sort((left, right) => left.start - right.start)
    .flatMap(({ start, end, ...found }): Fact[] => {
      const concept = conceptOf({ start, end });
      if (concept && concept.definition !== concept.original) return [];
      return [
        {
          ...found,
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

const lineOf = ({ text }: ReadNote, { start }: Span): number => text.lastIndexOf("\n", start - 1);

/** Spans of a note are asked for in any order, and a note of 1 MB has thousands of concepts. */
const conceptFinder = (concepts: readonly Concept[]) => {
  const ordered = concepts.toSorted((left, right) => left.span.start - right.span.start);
  return (place: Span): Concept | null => {
    let [low, high] = [0, ordered.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ordered[middle]?.span.end ?? 0) <= place.start) low = middle + 1;
      else high = middle;
    }
    const found = ordered[low];
    return found && overlap(found.span, place) ? found : null;
  };
};

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

/** Each column against the first one. */
const tableFacts = (note: ReadNote): Found[] =>
  note.sentences.flatMap((row): Found[] => {
    const header = row.header === null ? null : note.sentences[row.header - 1];
    if (row.role !== "row" || !header) return [];
    const [first = "", ...others] = cells(row.text);
    const [rows = "", ...columns] = cells(header.text).map(withoutEmphasis);
    const term = readable(first);
    if (!isTitle(rows) || term.length > 60 || term === "") return [];
    return others.flatMap((cell, at): Found[] => {
      const column = columns[at] ?? "";
      const meaning = readable(cell).replace(/[.;]$/, "");
      if (!isTitle(column) || !/[\p{L}\p{N}]/u.test(meaning) || meaning.length > longestCell)
        return [];
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

interface Entry extends Span {
  readonly text: string;
}

/** From this many pairs, and this share of its entries on, a list or a run of lines is one of pairs. */
const fewestPairs = 3;
const fewestShare = 0.6;

/** The pairs of entries that stand beside each other; a lone one has to be marked by its type. */
const pairsOf = (entries: readonly Entry[], group: string): Found[] => {
  const pairs = entries.flatMap(({ text, start, end }) => {
    const pair = pairIn(text);
    return pair ? [{ ...pair, start, end }] : [];
  });
  const isRun = pairs.length >= fewestPairs && pairs.length >= entries.length * fewestShare;
  // An index says again and again where something stands.
  const meanings = new Set(pairs.map(({ meaning }) => meaning.toLowerCase()));
  if (meanings.size < pairs.length * fewestShare) return [];
  const names = new Set<string>();
  const again = new Set(
    pairs
      .map(({ term }) => term.toLowerCase())
      .filter((term) => names.size === names.add(term).size),
  );
  return pairs
    .filter(({ isMarked, term }) => (isRun || isMarked) && !again.has(term.toLowerCase()))
    .map(({ shape, term, meaning, start, end }) => ({
      ...{
        id: `p${start}`,
        group: shape === "date" ? `${group} dates` : group,
        shape,
        term,
        meaning,
      },
      ...{ columns: null, start, end },
    }));
};

const itemMark = /^(?:\d{1,4}[.)]|[-+*])[ \t]+(?:\[[ xX]\][ \t]+)?/;

/** The lists of a note, those inside others by themselves; an item is its own text without its mark. */
const readLists = (note: ReadNote): Entry[][] => {
  const lists: Entry[][] = [];
  const open: { list: Entry[]; end: number }[] = [];
  for (const [at, { start, end }] of note.listItems.entries()) {
    const inner = note.listItems[at + 1]?.start ?? end;
    const own = note.text.slice(start, Math.min(end, inner)).split(/\n[ \t]*(?:\n|`{3}|~{3})/, 1);
    const text = (own[0] ?? "").trimEnd();
    const entry = { start, end: start + text.length, text: text.replace(itemMark, "") };
    const found = open.findIndex((level) => level.end <= start);
    const depth = found === -1 ? open.length : found;
    const before = open[depth];
    const follows = before !== undefined && note.text.slice(before.end, start).trim() === "";
    const list = follows ? before.list : [];
    if (!follows) lists.push(list);
    list.push(entry);
    open.splice(depth, open.length, { list, end });
  }
  return lists;
};

const listFacts = (note: ReadNote): Found[] =>
  readLists(note).flatMap((list) => pairsOf(list, `l${list[0]?.start}`));

/** From this share of its lines on, a paragraph is a list without marks. */
const shareOfLines = 0.66;

/** Paragraphs "Term: text" between two headings, and lines that nobody marked as a list. */
const paragraphFacts = (note: ReadNote): Found[] => {
  const runs: Entry[][] = [[]];
  let block: NoteSentence[] = [];
  const close = () => {
    const [first, last] = [block[0], block.at(-1)];
    if (first && last) runs.at(-1)?.push(...entriesOf(note, { start: first.start, end: last.end }));
    block = [];
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
  return runs.flatMap((run) => pairsOf(run, `b${run[0]?.start}`));
};

const entriesOf = ({ text }: ReadNote, { start, end }: Span): Entry[] => {
  let at = start;
  const lines = text.slice(start, end).split("\n");
  const entries = lines.map((line) => {
    const entry = { start: at, end: at + line.trimEnd().length, text: line.trim() };
    at += line.length + 1;
    return entry;
  });
  const paired = entries.filter((line) => pairIn(line.text) !== null).length;
  return paired > 1 && paired >= lines.length * shareOfLines
    ? entries
    : [{ start, end, text: text.slice(start, end) }];
};

/** The sentences of which rules are sure that they say what something is. */
const definitionFacts = (note: ReadNote): Found[] => {
  const byNumber = new Map(note.sentences.map((sentence) => [sentence.number, sentence]));
  return noteDefinitions(note.items, note.language).definitions.flatMap((definition): Found[] => {
    const sentence = byNumber.get(definition.sentence);
    const { term, meaning, opening, plural } = definition;
    if (!sentence || sentence.role === "row") return [];
    const isRussian = /[а-яё]/i.test(meaning);
    const kind = isRussian
      ? `${russianForm(meaning) === "plural"} ${/[а-яё]/i.test(term) ? russianForm(term) : "foreign"}`
      : `${(plural ?? isEnglishPlural(term)) ? "are" : "is"} ${/^(?:an?|the|any) /i.test(meaning)}`;
    const { start, end } = sentence;
    const group = `d${isRussian} ${kind} ${/[:—–-]$/.test(opening)}`;
    return [{ id: `d${start}`, group, shape: "term", term, meaning, columns: null, start, end }];
  });
};

/** A comment behind a line of code, or one that stands above a line, or the sentence that introduces a single line. */
const codeFacts = (note: ReadNote): Found[] =>
  note.codeBlocks.flatMap((block): Found[] => {
    let start = block.start;
    return block.code.split("\n").flatMap((line): Found[] => {
      const at = start;
      start += line.length + 1;
      const comment = /[ \t](?:#|\/\/|--) (?=\S)/.exec(line);
      const term = line.slice(0, comment?.index).trim();
      const said = comment ? line.slice(comment.index + comment[0].length).trim() : "";
      if (/^(?:#|\/\/|--|$)|`|^[^"]*"[^"]*$/.test(term) || !isComment(said)) return [];
      const shape = "line";
      return [
        {
          ...{ id: `k${at}`, group: `k${block.number}`, shape, term: `\`${term}\`` },
          ...{ meaning: readable(said).replace(/[.;]$/, ""), columns: null },
          ...{ start: at, end: at + line.trimEnd().length },
        },
      ];
    });
  });

/** Says something of a line, and prints nothing: "=> 3", "prints 5" and "TODO" do not. */
const isComment = (text: string): boolean =>
  (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= 2 &&
  text.length <= 120 &&
  !/^(?:todo|fixme|[=-]>)/i.test(text);
