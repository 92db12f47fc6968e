import { noteTitle } from "#lib/notes/note-title.ts";
import type { ReadNote } from "#lib/notes/read-note.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { Span } from "#lib/schemas/quiz.ts";
import { contentWords } from "#lib/text/content-words.ts";
import { upperFirst } from "../definitions/bare-definition.ts";
import { headingName } from "../recall/read-sections.ts";
import { inQuotes } from "../recall/recall-questions.ts";

/** What a question says of where it comes from, "" where nothing says it; never what its answer says, nor a name twice. */
export type PlaceOf = (
  place: Pick<Span, "start">,
  by?: {
    readonly label?: string;
    readonly answer?: string;
    /** Whether the nearest heading may be of something else. */
    readonly isLoose?: boolean;
  },
) => string;

/** What is read before a question at a glance, in UTF-16 units. */
const longest = { path: 110, title: 70 };

/** The names that a part of a note stands under, from its title on: "Cell biology › Organelles". */
export const placesIn = (note: ReadNote): PlaceOf => {
  const title = titleOf(note);
  const open: { depth: number; name: string }[] = [];
  const paths = note.headings.map((heading) => {
    while ((open.at(-1)?.depth ?? 0) >= heading.depth) open.pop();
    open.push({ depth: heading.depth, name: headingName(heading) });
    return { start: heading.start, names: open.map(({ name }) => name) };
  });
  return ({ start }, { label = "", answer = "", isLoose = false } = {}) => {
    const under = paths[lastUpTo(paths, start)]?.names ?? [];
    const given = /^\d{1,3}$/.test(answer) ? [] : contentWords(answer);
    const isOwn = label !== "" && !under.includes(label) && !isOfHeading(label);
    // A label that says by itself what it is of need not stand under the nearest heading.
    const path = isLoose
      ? under.slice(0, 1)
      : isOwn
        ? [...under.slice(0, 1), label]
        : [...under, label];
    const names = [...new Set([title, ...path])].filter((name) => {
      const words = new Set(contentWords(name));
      return name !== "" && (given.length === 0 || !given.every((word) => words.has(word)));
    });
    while (names.length > 2 && names.join(" › ").length > longest.path) names.splice(1, 1);
    if (names.join(" › ").length > longest.path) names.shift();
    return names.join(" › ");
  };
};

/** "Types", «Функции»: of what the heading names. */
const isOfHeading = (label: string): boolean =>
  contentWords(label).length < 2 &&
  /^(?:the )?(?:types?|kinds?|forms?|stages|phases|steps|process|causes?|reasons|effects?|results?|consequences|features|functions?|uses?|parts?|elements?|components?|members?|properties|principles|symptoms|signs|examples?|advantages|disadvantages|pros|cons|benefits|drawbacks|goals|aims|methods|rules|structure|subjects?|works|characters|terms|виды|типы|формы|стадии|этапы|фазы|процесс|причины|последствия|итоги|результаты|признаки|функции|части|элементы|состав|структура|свойства|принципы|симптомы|плюсы|минусы|достоинства|недостатки|цели|задачи|методы|правила|субъекты|объекты|произведения|понятия|герои)(?!\p{L})/iu.test(
    label,
  );

const lastUpTo = (paths: readonly { readonly start: number }[], offset: number): number => {
  let [low, high] = [0, paths.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((paths[middle]?.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};

/** A short first line that stands alone; a heading at the top is part of each path below it. */
const titleOf = ({ text, items }: ReadNote): string => {
  if (items[0]?.kind === "heading") return "";
  const line = noteTitle(text);
  const [, below = ""] = text.trimStart().split("\n", 2);
  const isAlone = below.trim() === "";
  return isAlone && line.length <= longest.title && !/[.:;,!?|=`]/.test(line) ? line : "";
};

/** A question with the place that it is about before it. */
export const askedAt = (place: string, question: string, language: Language): string =>
  place === "" ? upperFirst(question, language) : `${inQuotes[language](place)}: ${question}`;
