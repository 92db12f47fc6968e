import { proseOf } from "#lib/guide/cited-sentence.ts";
import { type GuideSection, titleWithParent } from "#lib/guide/guide-sections.ts";
import {
  namesControl,
  type OrderedList,
  orderedLists,
  requiresClick,
  type SectionStep,
} from "#lib/guide/listed-steps.ts";
import type { Language } from "#lib/schemas/language.ts";
import { firstSentence } from "#lib/search/index-chunk.ts";
import { stopTerms, termsOf } from "#lib/search/terms-of.ts";
import { contentWords } from "#lib/text/content-words.ts";
import { noteLanguage } from "#lib/text/note-language.ts";
import { splitSentences } from "#lib/text/split-sentences.ts";
import { definitionIn } from "./definition-in.ts";

/** Presses, choices, entries, openings: what a manual tells its reader to do at the program, as the first word of a sentence or clause. */
const english = new Set(
  (
    "click press choose select open go drag drop type enter hold right-click double-click set turn switch enable disable activate " +
    "deactivate check uncheck tick untick add insert create delete remove rename save export import load arm record start stop " +
    "play move resize pick hit tap toggle expand collapse scroll hover copy cut paste duplicate split group ungroup close confirm " +
    "apply install download launch restart connect plug route assign map freeze flatten bounce consolidate quantize zoom specify " +
    "draw browse navigate release replace reset restore run sign log unfold fold undo redo clear crop convert transpose deselect " +
    "highlight control-click ctrl-click alt-click open-click stretch nudge lock unlock show hide pin"
  ).split(" "),
);

/** What may be advice as well: "keep the rule of thirds in mind" is done at no control. They tell a step where they name one. */
const englishAdvice = new Set(
  (
    "use adjust make follow repeat wait ensure define locate find change increase decrease lower raise pull push leave keep give " +
    "name place put tweak shift"
  ).split(" "),
);

/** The same in Russian, by how the verbs begin; any other imperative tells a step where it names a control. */
const russianAction =
  /^(?:нажми|нажима|щ[её]лк|кликн|ткни|выбер|выбира|выдел|откр|раскр|закр|сверн|разверн|включ|отключ|выключ|переключ|постав|установ|сним|отмет|активир|перетащ|перетас|тащи|тяни|потян|перейд|зайд|вернит|введ|ввод|впиш|напиш|наберит|задай|укаж|встав|удерж|удержив|отпуст|сохран|добав|удал|убер|созда|запуст|останов|перемест|двиг|скопир|копир|вырежь|раздел|объедин|сгрупп|примен|подтверд|загруз|скача|подключ|назнач|замен|сброс|нарис|провед|навед|прокрут|импорт|экспорт|дважды)/u;

const russianImperative = /^\p{L}{2,}(?:йте|ите|ьте)(?:сь)?$/u;
/** Present tense looks the same: "вы хотите", "если видите". */
const russianPresent = new Set(
  "хотите видите можете находите знаете слышите желаете будете работаете пользуетесь заметите увидите получите сможете захотите".split(
    " ",
  ),
);

/** Words that may stand before the verb: "then click", "now press", "затем нажмите". */
const leading = new Set(
  "then now next first finally also simply just and please to затем теперь потом далее сначала наконец просто и после этого".split(
    " ",
  ),
);

/**
 * Whether a clause tells its reader to do something.
 * @param names whether its sentence names a control
 */
const isCommand = (clause: string, language: Language, names: boolean): boolean => {
  const words = clause.toLowerCase().match(/[\p{L}\p{N}]+(?:-[\p{L}]+)*/gu) ?? [];
  const at = words.findIndex((word) => !leading.has(word));
  const first = words[at];
  if (first === undefined) return false;
  if (language === "en")
    return !isName(words.slice(at)) && (english.has(first) || (names && englishAdvice.has(first)));
  return !words.slice(0, at).includes("вы") && isRussianCommand(first, names);
};

/** Whether the words begin with the name of a command, of which something is told: "**Remove** will delete the entry". */
const isName = ([, ...words]: readonly string[]): boolean =>
  words.slice(0, 2).some((word) => /^(?:will|is|are|was|can|has)$/u.test(word));

const isRussianCommand = (word: string, names: boolean): boolean =>
  russianImperative.test(word) &&
  !russianPresent.has(word) &&
  (russianAction.test(word) || (names && !russianAdvice.test(word)));

/** What is told of a control and not done to it: "обратите внимание на кнопку". */
const russianAdvice = /^(?:обрат|помн|запомн|учт|учит|имейте|заметь|прочт|прочит|смотр|посмотр)/u;

/**
 * Whether a sentence tells its reader to press, choose, enter or open something: at its beginning, or after a clause such as "To export the song,"
 * or "В меню «Файл»".
 */
const isImperative = (sentence: string, language: Language): boolean => {
  const bare = sentence.replace(/[*_`«»"“”„]/g, "");
  const names = namesControl(sentence);
  // "To fix this just press Tab" has its verb after such a word, not after a comma.
  const clauses = bare.split(/[,;:]\s+|\s[–—]\s|\s(?=(?:then|just|simply)\s)/iu);
  if (clauses.some((clause) => isCommand(clause, language, names))) return true;
  // In Russian the verb may come after where it is done: "В меню Файл выберите Экспорт".
  if (language !== "ru") return false;
  const words = bare.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.some(
    (word, index) =>
      word.length > 5 &&
      isRussianCommand(word, names) &&
      words[index - 1] !== "вы" &&
      words[index - 1] !== "не",
  );
};

export interface SectionAnswer {
  readonly answered: boolean;
  /** Markdown. */
  readonly answer: string;
  readonly steps: SectionStep[];
  /** The sections that it rests on, the first one first. */
  readonly sourceIds: string[];
}

/** Sections that are looked at for steps; those behind are found by chance. */
const mostSections = 3;
const mostSteps = 20;

export interface AnswerOrder {
  readonly question: string;
  readonly product: string;
  /** Best first. */
  readonly sections: readonly GuideSection[];
  /** Whether the search says that they answer the question. */
  readonly found: boolean;
  /** What the student said while they did the steps of an answer before this one. */
  readonly said: readonly string[];
}

/**
 * The door of the task `answer-from-sections`: the answer of a manual in its own words. Who asks what something is gets the
 * sentence that defines it; any other question the best section, whose ordered list becomes the steps. `quoteSection` and
 * `helpByRules` are the doors of `answer-step-question` and `help-with-step`. Nothing is answered where neither the search
 * nor the title of the best section speaks for it.
 */
export const answerByRules = (order: AnswerOrder): SectionAnswer => {
  const { question, product, sections, found, said } = order;
  const defined = definitionInSections(question, sections);
  if (defined !== null) {
    const { section, text } = defined;
    const answer = `**${pathTitle(section)}**\n\n${text}`;
    return { answered: true, answer, steps: [], sourceIds: [section.id] };
  }
  const [best] = sections;
  const asked = questionWords(question, [product]);
  // The search is careful; a section that bears the question as its title is no chance.
  const isTitled = best !== undefined && titleCovers(best.title, asked);
  if (!found && !isTitled) return { answered: false, answer: "", steps: [], sourceIds: [] };
  // Who asks what something is wants no procedure; the best section speaks of it.
  const asksWhat = termAsked(question).length > 0;
  // What was said on the way has brought sections of its own, and steps of those answer what was asked in passing.
  const own = said.length === 0 && !asksWhat ? sections : sections.slice(0, 1);
  const answer = bestSection(question, own);
  return asksWhat ? { ...answer, steps: [] } : answer;
};

/**
 * The best section in its own words. An ordered list in it becomes the steps, word for word; prose
 * without one gives its sentences that tell the reader to do something.
 */
const bestSection = (question: string, sections: readonly GuideSection[]): SectionAnswer => {
  const best = sections.slice(0, mostSections);
  const main = best.find((section) => stepsOf(section, question).length > 0) ?? best[0];
  if (!main) return { answered: false, answer: "", steps: [], sourceIds: [] };
  // The best one is shown, whichever the steps are of.
  const shown = [...new Set([main, ...best.slice(0, 1)])];
  return {
    answered: true,
    answer: shown.map((one) => `**${pathTitle(one)}**\n\n${one.text.trim()}`).join("\n\n"),
    steps: stepsOf(main, question),
    sourceIds: shown.map(({ id }) => id),
  };
};

/** A section of a task by its title and the one above. */
export const pathTitle = ({ title, path }: Pick<GuideSection, "title" | "path">): string =>
  titleWithParent({ title, headingPath: path });

/** The steps that a section holds for a question. */
export const stepsOf = ({ id, text }: GuideSection, question: string): SectionStep[] => {
  const wanted = new Set(contentWords(question));
  // Numbers may stand before the parts of a picture, too: a list of steps tells its reader to do something.
  const language = noteLanguage(text);
  const tells = (item: string): boolean => isImperative(item, language) || requiresClick(item);
  const lists = orderedLists(text).filter(({ items }) => items.some(tells));
  const list = bestList(lists, wanted);
  const texts = list && list.items.length > 1 ? list.items : imperatives(text);
  return texts
    .slice(0, mostSteps)
    .map((step) => ({ text: step, sourceId: id, requiresClick: requiresClick(step) }));
};

/** Of several lists the one that shares most words with the question; the first of equals. */
const bestList = (
  lists: readonly OrderedList[],
  wanted: ReadonlySet<string>,
): OrderedList | undefined => {
  const shared = ({ intro, items }: OrderedList): number =>
    new Set(contentWords(`${intro} ${items.join(" ")}`).filter((word) => wanted.has(word))).size;
  return lists
    .map((list) => ({ list, words: shared(list), isOne: list.items.length > 1 }))
    .toSorted((a, b) => Number(b.isOne) - Number(a.isOne) || b.words - a.words)[0]?.list;
};

/** The sentences that tell the reader to do something, word for word. */
const imperatives = (markdown: string): string[] => {
  const language = noteLanguage(markdown);
  return proseOf(markdown)
    .flatMap((block) =>
      splitSentences(block, language).map(({ start, end }) => block.slice(start, end).trim()),
    )
    .filter((sentence) => /\p{L}\P{L}+\p{L}/u.test(sentence) && isImperative(sentence, language));
};

/** Passages before and after the step's own that come with it. */
const around = 1;

/** Passages of the rest of a section that are shown at once. */
const mostMore = 6;

/**
 * What a section says around a step: the passage that shares most words with it, and its neighbours; where that was given
 * already, what else the section says, piece by piece; null when all of it was given.
 */
export const helpByRules = (
  step: string,
  section: string,
  given: readonly string[] = [],
): string | null => {
  const wanted = new Set(contentWords(step));
  const passages = proseOf(section);
  const shares = passages.map(
    (text) => contentWords(text).filter((word) => wanted.has(word)).length,
  );
  const best = shares.indexOf(Math.max(0, ...shares));
  const near = passages.slice(Math.max(0, best - around), best + around + 1);
  const isNew = (passage: string) => !given.some((text) => text.includes(passage));
  if (near.some(isNew)) return near.join("\n\n");
  const more = passages.filter(isNew).slice(0, mostMore);
  return more.length === 0 ? null : more.join("\n\n");
};

/** How a student asks what something is; the rest is what they ask about. */
const askings = [
  /^(?:what(?:'s|’s| is| are)|what do you call|define|explain)\s+(?:the (?:meaning|definition) of\s+)?(?<term>\S.*)$/iu,
  /^what (?:does|do)\s+(?<term>\S.{0,80}?)\s+mean$/iu,
  /^(?:а\s+)?(?:что такое|что (?:значит|означает)|что представляет собой|дай(?:те)? определение|определение)\s+(?<term>\S.*)$/iu,
];

/** A longer name asks for more than what something is. */
const mostTermWords = 5;

/** The words of the thing that a question asks to be explained; none when it asks for something else. */
export const termAsked = (question: string): readonly string[] => {
  const [plain = ""] = /^.*[^?!.…\s]/su.exec(question.trim().slice(0, 200)) ?? [];
  for (const asking of askings) {
    const term = asking.exec(plain)?.groups?.term?.replace(/^(?:an?|the)\s+|["“”«»'`*]/giu, "");
    if (term === undefined) continue;
    const words = informative(term);
    return term.split(/\s+/).length <= mostTermWords ? words : [];
  }
  return [];
};

const informative = (text: string): string[] =>
  termsOf(text).filter((term) => !stopTerms.has(term));

export interface SectionDefinition {
  readonly section: GuideSection;
  /** The paragraph that begins with the definition, word for word. */
  readonly text: string;
}

/**
 * What sections say that something is: the first of them that defines it, in its own words, else the beginning of one
 * that is about it. Null when none does.
 */
export const definitionInSections = (
  question: string,
  sections: readonly GuideSection[],
): SectionDefinition | null => {
  const asked = new Set(termAsked(question));
  if (asked.size === 0) return null;
  const isAsked = (term: string): boolean => {
    const words = new Set(informative(term));
    return words.size === asked.size && [...words].every((word) => asked.has(word));
  };
  for (const section of sections) {
    const text = definingText(section.text, isAsked);
    if (text !== null) return { section, text };
  }
  for (const section of sections) {
    const [beginning] = isAsked(section.title) ? proseOf(section.text) : [];
    const first = new Set(informative(firstSentence(beginning ?? "")));
    if (beginning !== undefined && [...asked].every((term) => first.has(term)))
      return { section, text: beginning };
  }
  return null;
};

/** The paragraph from its defining sentence on. */
const definingText = (markdown: string, isAsked: (term: string) => boolean): string | null => {
  const language = noteLanguage(markdown);
  for (const block of proseOf(markdown)) {
    const found = splitSentences(block, language).find(({ start, end }) =>
      isAsked(definitionIn(block.slice(start, end), language)?.term ?? ""),
    );
    if (found) return block.slice(found.start).trim();
  }
  return null;
};

/** Words that a question holds whatever it is about. */
const asking = new Set(
  contentWords(
    "what which where when why how does do did should would could must need want like i you we they me my it this that there some any " +
      "happen happens mean means if but so please tell show find get make made use using work works way step button click possible able " +
      "что какой какая какое какие где когда почему зачем как куда откуда сколько нужно надо должен должна можно ли я мне мы вы они мой это этот эта если но " +
      "шаг кнопка кнопку нажать значит будет делать сделать сделал хочу могу пользоваться использовать работает работать найти показать покажи скажи пожалуйста",
  ),
);

/**
 * The words of a question that tell what it is about, as stems.
 * @param plain names that tell nothing here, such as that of the product
 */
export const questionWords = (question: string, plain: readonly string[] = []): string[] => {
  const dropped = new Set(plain.flatMap((name) => contentWords(name)));
  return [...new Set(contentWords(question))].filter(
    (word) => !asking.has(word) && !dropped.has(word),
  );
};

/** From this share of a question's words on a title is what is asked about. */
const leastTitled = 0.6;

/** Whether a section's title says most of what a question is about. */
export const titleCovers = (title: string, words: readonly string[]): boolean => {
  if (words.length === 0) return false;
  const titled = new Set(contentWords(title));
  return words.filter((word) => titled.has(word)).length >= leastTitled * words.length;
};

export interface QuotedAnswer {
  readonly section: GuideSection;
  /** Passages of it, word for word. */
  readonly quote: string;
}

/** From this share of the question's words on a passage answers it. */
const leastShared = 0.5;
const mostPassages = 2;

/**
 * The passages of the manual that a question is about, in the manual's own words; null when no passage holds enough of
 * its words. The first section is that of the step, and goes before the others.
 */
export const quoteSection = (
  question: string,
  sections: readonly GuideSection[],
): QuotedAnswer | null => {
  const wanted = new Set(questionWords(question));
  if (wanted.size === 0) return null;
  for (const section of sections) {
    const passages = proseOf(section.text)
      .map((text, index) => ({ text, index, share: sharedWith(text, wanted) }))
      .filter(({ share }) => share >= leastShared)
      .toSorted((a, b) => b.share - a.share)
      .slice(0, mostPassages)
      .toSorted((a, b) => a.index - b.index);
    const quote = passages.map(({ text }) => text).join("\n\n");
    if (quote !== "") return { section, quote };
  }
  return null;
};

const sharedWith = (text: string, wanted: ReadonlySet<string>): number => {
  const words = new Set(contentWords(text));
  return [...wanted].filter((word) => words.has(word)).length / wanted.size;
};
