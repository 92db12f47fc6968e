import type { NewEdit } from "#lib/study/study-store.ts";
import type { TextSpan } from "#lib/text/text-span.ts";
import { foldedWords } from "#lib/text/words.ts";
import { splitBlocks } from "../blocks/split-blocks.ts";
import { patchEnd } from "../quotes/patch.ts";
import { stemWord } from "../text/stem-word.ts";

/** Share of a document, and characters, from which on nobody takes away by the way. */
const SHARE = 1 / 3;
const CHARACTERS = 1_000;

/**
 * Whether an edit takes away so much of a document that the student is asked first: more than a third of it, and over
 * 1,000 characters. What the edit writes in its place counts against that.
 */
export const takesAwayMuch = (document: string, { patches }: Pick<NewEdit, "patches">): boolean => {
  const lost = patches.reduce(
    (sum, { removed, inserted }) => sum + removed.length - inserted.length,
    0,
  );
  return lost > CHARACTERS && lost > SHARE * document.length;
};

/** Words of three letters and more, without their endings. */
const stemsOf = (text: string): string[] =>
  foldedWords(text)
    .filter((word) => word.length > 2)
    .map(stemWord);

/** What says in a request that something is to go: beginnings of verbs in both languages. */
const removals =
  /(?<!\p{L})(?:delet|remov|drop|cut|eras|omit|strike|get rid|take out|удал|убер|убра|вычерк|вычёрк|сотр|стер|выкин|выброс|исключ)/iu;

/** What says that something stays. */
const exceptions =
  /(?<!\p{L})(?:keep|leav|stay|остав|остан|сохран|(?:not|never|no|but|except|without|before|after|instead|[a-z]{2,5}n['’]t|не|нет|ни|но|кроме|помимо|вместо|перед|после)(?!\p{L}))/iu;

/** Words beside the names of what goes. */
const fillers: ReadonlySet<string> = new Set(
  stemsOf(
    "and the also too section sections chapter chapters part parts раздел разделы глава главу главы часть части также тоже",
  ),
);

/**
 * Whether a student named what goes: every word of it was marked, or the request speaks of taking away and holds the
 * headings that go, in a part that neither denies nor excepts anything. A rule that reads no more into the words; whoever
 * meant it otherwise is asked once. The heading of the whole document is the topic, which any request may hold.
 */
export const isNamed = (
  request: string,
  { patches }: Pick<NewEdit, "patches">,
  marked: TextSpan | null,
): boolean => {
  if (
    marked !== null &&
    patches.every((patch) => marked.start <= patch.start && patchEnd(patch) <= marked.end)
  ) {
    return true;
  }
  const headings = topHeadings(patches.map(({ removed }) => removed).join("\n\n")).map(stemsOf);
  if (headings.length === 0 || withoutHeading(patches) > CHARACTERS) return false;
  const said = namedIn(request, new Set(headings.flat()));
  return headings.every((stems) => stems.length > 0 && stems.every((stem) => said.has(stem)));
};

/** Characters that go without the heading above them: they may be of any section. */
const withoutHeading = (patches: NewEdit["patches"]): number =>
  patches.reduce((sum, { removed }) => {
    const first = splitBlocks(removed).find(({ heading }) => heading !== null);
    return sum + (first?.start ?? removed.length);
  }, 0);

/** The words that stand with a verb of taking away; a list of names goes on behind a comma. */
const namedIn = (request: string, names: ReadonlySet<string>): Set<string> => {
  const said = new Set<string>();
  let lists = false;
  for (const part of request.split(/[.,;:!?\n()]| (?:but|а|но) /iu)) {
    const stems = stemsOf(part);
    const isDenied = exceptions.test(part);
    lists =
      !isDenied &&
      (removals.test(part) ||
        (lists && stems.every((stem) => names.has(stem) || fillers.has(stem))));
    if (lists) for (const stem of stems) said.add(stem);
  }
  return said;
};

/** The headings of the highest level that a passage has; none when one of them is that of a whole document. */
const topHeadings = (text: string): string[] => {
  const headings = splitBlocks(text).flatMap(({ heading }) => heading ?? []);
  const level = Math.min(...headings.map((heading) => heading.level));
  return level === 1
    ? []
    : headings.flatMap((heading) => (heading.level === level ? [heading.text] : []));
};
