import type { Language } from "#lib/schemas/language.ts";
import { withoutEmphasis } from "./definitions/bare-definition.ts";
import {
  agreeInEnglish,
  englishMeaningFault,
  englishTermFault,
  isEnglishPerson,
} from "./definitions/noun-phrase.en.ts";
import {
  isRussianDoing,
  isRussianPerson,
  russianForm,
  russianMeaningFault,
  russianTermFault,
} from "./definitions/noun-phrase.ru.ts";

/** A definition recognised by its wording: what the sentence says is `opening`, then `meaning`. */
export interface Definition {
  /** Without article, marks and what stands in brackets behind it. */
  readonly term: string;
  /** Without the full stop, as the note has it apart from marks. */
  readonly meaning: string;
  /** What stands before the meaning when the sentence is said again: "A stack is", "Стек — это", "Stack:". */
  readonly opening: string;
  readonly form: "sentence" | "label" | "row";
  /** Whether the note sets the term off from the text, as an author does who defines it. */
  readonly marked: boolean;
  /** Whether several things are defined together; null where the sentence does not tell. */
  readonly plural: boolean | null;
}

/** Why something that has the form of a definition is none that can be asked about. */
export type Refusal =
  | "long_term"
  | "signs_in_term"
  | "function_word"
  | "verb"
  | "no_noun"
  | "number"
  | "person"
  | "reference"
  | "length_of_meaning"
  | "signs_in_meaning"
  | "points_elsewhere"
  | "no_noun_phrase"
  | "opinion"
  | "too_general";

export interface RefusedDefinition {
  readonly refused: Refusal;
  readonly opening: string;
  readonly term: string;
}

/** Longest text read, in UTF-16 units: no definition that can be asked about is longer. */
const longestSentence = 600;

/**
 * The definition that a sentence or a row of two cells is: "X is a …", "X — это …", "**X**: …". Null when it has
 * no such form; a refusal when it has and rules cannot be sure that a term is defined.
 */
export const definitionIn = (
  sentence: string,
  language: Language,
): Definition | RefusedDefinition | null => {
  if (sentence.length > longestSentence) return null;
  const text = sentence
    .replace(/\s+/g, " ")
    .replace(/^(?:\[[ xX]\] |> ?)+/, "")
    .replace(/==(?=\S)([^=]{1,200})==/g, "$1")
    .replace(/(?: ?(?:\[\[\d{1,6}\]\]\(#[^()\s]{1,40}\)|\[\^?\d{1,3}\])){1,8}$/, "")
    .trim();
  if (/\?[*_"»”)]*$/.test(text)) return null;
  const found = rowParts(text) ?? sentenceParts(text.replace(leadingOver, ""), language);
  if (found === null) return null;
  const meaning = firstClause(tidy(withoutEmphasis(found.meaning)));
  const { term } = found;
  const refused =
    termFault(found, language) ??
    meaningFault(found, meaning, language) ??
    (repeats(term, meaning) || saysMore(found.opening, meaning) ? "no_noun_phrase" : null) ??
    (isEnglishPerson(meaning) || isRussianPerson(meaning) || isOnceSomebody(found, meaning)
      ? "person"
      : null) ??
    (agree(term, meaning) && agreesInLatin(found, meaning) ? null : "number");
  return refused ? { refused, term, opening: found.opening } : { ...found, meaning };
};

const agreesInLatin = ({ term, plural }: Parts, meaning: string): boolean =>
  /[а-яё]/i.test(meaning) || agreeInEnglish(term, plural, meaning);

const tidy = (meaning: string): string =>
  meaning
    .replace(/ ?\[(?:\^[\w-]{1,20}|\d{1,3})\]/g, "")
    .replace(/(?<![.;,>\s]|(?<!\p{L})[а-яё])[.;,>\s]+$/u, "")
    .trim();

/** What follows a semicolon or colon says more of the thing, and not what it is. */
const firstClause = (meaning: string): string => {
  const [first = ""] = meaning.split(/[;:]\s/, 1);
  return first.split(/\s+/).length >= fewestWords.en && !isUnpaired(first) ? first : meaning;
};

/** Words that only lead over to a definition. */
const leadingOver = /^(?:итак|таким образом|значит|следовательно|so|thus|then|hence),? /iu;

type Parts = Definition;

/** A table of terms: two cells. */
const rowParts = (text: string): Parts | null => {
  const cells = /^\|([^|]+)\|([^|]+)\|$/.exec(text);
  if (!cells) return null;
  const term = bareTerm(cells[1] ?? "");
  const meaning = (cells[2] ?? "").trim();
  return { term, meaning, opening: `${term}:`, form: "row", marked: false, plural: null };
};

/** What is set off at a sentence's beginning: **X**, *X*, `X`, «X», with the colon inside or behind. */
const markedTerm =
  /^(?<article>(?:an?|the) )?(?:(?<mark>\*{1,3}|_{1,3})(?<inside>[^*_]{1,80}?)\k<mark>|«(?<quoted>[^«»]{1,80})»|“(?<curled>[^“”]{1,80})”|(?<code>`[^`]{1,60}`))/iu;

/** The brackets behind a term hold another name of it, or how it is called elsewhere. */
const brackets = /^ ?\((?<inside>[^()]{1,80})\)/;

const sentenceParts = (text: string, language: Language): Parts | null => {
  const found = markedTerm.exec(text);
  if (found) {
    const { article = "", inside, quoted, curled, code } = found.groups ?? {};
    const raw = inside ?? quoted ?? curled ?? code ?? "";
    const colonInside = /:\s*$/.test(raw);
    const rest = text.slice(found[0].length);
    return partsAfter(
      { raw, article, rest: colonInside ? `: ${rest}` : rest, marked: true },
      language,
    );
  }
  return plainParts(text, language);
};

interface Head {
  readonly raw: string;
  readonly article: string;
  /** What stands behind the term. */
  readonly rest: string;
  readonly marked: boolean;
}

const joints: Readonly<Record<Language, readonly RegExp[]>> = {
  ru: [/^(?:,)? (?:—|–|-{1,2}) это /iu, /^ это /iu, /^ (?:—|–|-{1,2}) /u, /^: /u],
  en: [
    /^,? (?:is|are|was|were) (?=(?:an?|the|any) )/i,
    /^ (?:are|were) (?!\w+(?:ed|ly) |\w{3,}ing |(?:not|taken|made|known|found|given|built|held|kept|seen|done|born|sent|set|put|grown|shown|written|drawn|chosen|part|able|more|less|also|often|always|never|only|just|still|then|now) )(?=\p{L}+)/iu,
    /^ (?:—|–|-{1,2}) /u,
    /^: /u,
  ],
};

const partsAfter = (head: Head, language: Language): Parts | null => {
  const inBrackets = brackets.exec(head.rest);
  const rest = head.rest.slice(inBrackets?.[0].length ?? 0);
  const languages: readonly Language[] =
    language === "ru" && !/[а-яё]/i.test(rest) ? ["en"] : [language];
  for (const one of languages) {
    for (const joint of joints[one]) {
      const found = joint.exec(rest);
      if (found) return joined(head, found[0], rest.slice(found[0].length));
    }
  }
  return null;
};

const joined = ({ raw, article, marked }: Head, joint: string, meaning: string): Parts => {
  const name = withoutEmphasis(raw)
    .replace(/ ?: ?$/, "")
    .trim();
  const term = bareTerm(raw);
  const isSentence = /\p{L}/u.test(joint);
  const isDash = /[—–-]/.test(joint);
  return {
    term,
    meaning: meaning.trim(),
    opening: isSentence || isDash ? `${article}${name}${joint.trimEnd()}` : `${name}:`,
    form: isSentence ? "sentence" : "label",
    marked,
    plural: /\b(?:are|were)\b/i.test(joint) ? true : /\b(?:is|was)\b/i.test(joint) ? false : null,
  };
};

/** A term that is not set off is only taken from a whole sentence, or before a dash or colon. */
const plainParts = (text: string, language: Language): Parts | null => {
  const head =
    /^(?<article>(?:an?|the) )?(?<raw>[^\s:—–|][^:—–|]{0,90}?)(?=(?: \([^()]{1,80}\))?(?:: |,? (?:—|–|-{1,2}) | это | (?:is|are|was|were) (?:an?|the|any) | are (?=\p{L})))/iu.exec(
      text,
    )?.groups;
  if (!head?.raw) return null;
  const { article = "", raw } = head;
  return partsAfter(
    { raw, article, rest: text.slice(article.length + raw.length), marked: false },
    language,
  );
};

/** A term without article, marks and a colon. */
const bareTerm = (raw: string): string =>
  withoutEmphasis(raw)
    .replace(/^`([^`]+)`$/, "$1")
    .replace(/ ?(?:[:：]|(?<= )[—–-]) ?$/, "")
    .replace(/ ?\([^()]{1,80}\)$/, "")
    .replace(/^(?:an?|the) /i, "")
    .replace(/^[«“"]([^«»“”"]+)[»”"]$/, "$1")
    .trim();

/** "Covalent bond: a covalent bond forms when …" tells something of it, and not what it is. */
const repeats = (term: string, meaning: string): boolean => {
  const [whole, part] = [` ${spaced(meaning)} `, spaced(term)];
  return part !== "" && whole.includes(` ${part} `);
};

const spaced = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#-]+/gu, " ")
    .trim();

/** "Этика - наука о добре, космос - порядок": a second dash stands for another thing. "Was" needs what sets one apart. */
const saysMore = (opening: string, meaning: string): boolean =>
  (/ [—–-]$/.test(opening) && / [—–-] /.test(meaning)) ||
  (/ (?:was|were)$/.test(opening) && !/ (?:that|which|who|of|in) /.test(meaning)) ||
  // "A string is a palindrome when it reads the same" tells what a palindrome is.
  /^an? \S+(?: \S+)? (?:when|if|iff|whenever|as long as) /.test(meaning);

/** "Syrinx was a nymph who …": what once was and has no article is a person where it is no event. */
const isOnceSomebody = ({ opening }: Parts, meaning: string): boolean =>
  / was$/.test(opening) && !/^(?:an?|the) /i.test(opening) && !isEvent.test(meaning);
const isEvent =
  /\b(?:war|battle|treaty|pact|act|law|reform|policy|movement|revolution|empire|dynasty|period|era|age|campaign|crisis|agreement|alliance|conference|congress|programme?|plan|organi[sz]ation|party|project|event|doctrine|system|uprising|rebellion|revolt|siege|attack|massacre|code|document|declaration|league|union|committee|council|trial|process|idea|theory|experiment)\b/i;

/** Several things are no single one: "Меры — индексация доходов, …" names what belongs to them. */
const agree = (term: string, meaning: string): boolean => {
  const form = russianForm(meaning);
  return form === null || form === "plural" || russianForm(term) !== "plural";
};

const mostTermWords = 5;

/** "A common format is a graph" says what is often so. */
const isRemark =
  /^(?:an?|the) (?:common|typical|usual|fundamental|major|important|good|great|popular|useful) /i;

const termFault = ({ term, form, opening }: Parts, language: Language): Refusal | null => {
  if (term.length > 60 || term.split(/\s+/).length > mostTermWords) return "long_term";
  if (pointsInRussian.test(term)) return "points_elsewhere";
  if (isRemark.test(opening)) return "opinion";
  if (isNoName(term) || hasSigns(term)) return "signs_in_term";
  // "Обзора взаимодействия" goes on with the heading: in lower case, no ending tells a genitive from a nominative.
  if (form === "label" && /^[а-яё]+[аяыи] [а-яё]+$/.test(term)) return "no_noun";
  return /[а-яё]/i.test(term) || (language === "ru" && !/[a-z]/i.test(term))
    ? russianTermFault(term)
    : englishTermFault(term, form !== "sentence");
};

/** Signs and words that names do not have: "Выбор участника/предмета", "Anyway the resulting processes". */
const isNoName = (term: string): boolean =>
  isShouted(term) ||
  !/\p{L}{2}|^\p{L}[+#]+$/u.test(term) ||
  !/^[\p{L}\p{N}_@#.<([{$-]/u.test(term) ||
  /\s(?:and|or|и|или|&)\s|["«»“”]|\*\*/iu.test(term) ||
  /(?<!\s(?:of|on|in|for|to|with|by|from|at)) (?:the|an?) /.test(term) ||
  /\p{Ll}\p{Lu}\p{Ll}+\p{Lu}|^\p{Ll}{2,}\p{Lu}\p{Ll}|\p{L}_$|\p{Ll}\/\p{Ll}/u.test(term);

/** Several words in capitals are a heading or a call. */
const isShouted = (term: string): boolean =>
  /\s/.test(term) && /\p{Lu}{4}/u.test(term) && !/\p{Ll}/u.test(term);

/** Signs of a clause, a formula or of Markdown that no name has. */
const hasSigns = (term: string): boolean =>
  /[,;:!?|=<>{}\\$^~`→]| [—–+-] |^-.*-$|\s_|\s[F-HJ-NP-Z]$|\w\.\w+\.\w|\/.*\/|(?<!\d)(?:1\d|20)\d\d(?!\d)| \/ |\.\.|\. |…|https?|[\d.)]$|^[\d(]|\.(?:txt|md|json|ya?ml|xml|conf|csv|pdf|docx?|py|sh|exe)$/u.test(
    term.replace(/(?<=\p{L})[-.]?\d{1,3}$/u, "").replace(/(?<=\w)::(?=\w)/g, ""),
  ) || isUnpaired(term);

const isUnpaired = (text: string): boolean =>
  [/[(]/g, /[)]/g]
    .map((sign) => text.match(sign)?.length ?? 0)
    .reduce((open, close) => open - close) !== 0 ||
  [/\[/g, /\]/g]
    .map((sign) => text.match(sign)?.length ?? 0)
    .reduce((open, close) => open - close) !== 0 ||
  [/«/g, /»/g]
    .map((sign) => text.match(sign)?.length ?? 0)
    .reduce((open, close) => open - close) !== 0 ||
  [/“/g, /”/g]
    .map((sign) => text.match(sign)?.length ?? 0)
    .reduce((open, close) => open - close) !== 0 ||
  [/"/g, /`/g, /\*\*/g, /(?<!\\)\$/g].some((sign) => (text.match(sign)?.length ?? 0) % 2 !== 0);

const shortest = { sentence: 18, label: 18, row: 15 };
/** What can be compared with others at a glance, in UTF-16 units. */
const longest = 240;
const fewestWords: Readonly<Record<Language, number>> = { en: 4, ru: 3 };

/**
 * Formulas behind the words that say what a thing is are read as words. "An $n$ by $m$ matrix" means something at hand,
 * and a lone dollar is a price or a formula that was cut.
 */
const withoutFormulas = (meaning: string): string =>
  meaning.indexOf("$") < shortest.sentence ? meaning : meaning.replace(/\$[^$\n]{1,60}\$/g, "x");

const meaningFault = (
  { term, form }: Parts,
  meaning: string,
  language: Language,
): Refusal | null => {
  const words = meaning.match(/[\p{L}\p{N}$]+/gu)?.length ?? 0;
  if (meaning.length < shortest[form] || meaning.length > longest || words < fewestWords[language])
    return "length_of_meaning";
  if (
    /[:?!]$|^[($]|№|[-=]>|\$|https?:|<\/?\w|[|]|!\[|[[\]]{2}|\]\(|\{\{|(?:^|\s)\[|\s-\p{L}[^-]{1,60}\p{L}-(?=[\s,]|$)|\s(?:to|as|with|of|for|and|or|by|in|on|from|the|an?|и|или|в|на|с|для|к|по|из|от)$| > |;|%%| (?:—|–|-) это |^\S+(?: \S+){0,2} [—–-] |[.!?] \p{Lu}|\.\.\.|…/u.test(
      withoutFormulas(meaning),
    ) ||
    isUnpaired(meaning) ||
    /\*\*|\p{L}_(?![\p{L}\p{N}])/u.test(meaning)
  )
    return "signs_in_meaning";
  const isRussian = /[а-яё]/i.test(meaning);
  if ((isRussian ? pointsInRussian : pointsInEnglish).test(meaning)) return "points_elsewhere";
  if (!isRussian && language === "ru" && form === "row") return "no_noun_phrase";
  // "Linear MCP — управление задачами в Linear" tells what it is for.
  if (isRussian && form !== "sentence" && !/[а-яё]/i.test(term) && isRussianDoing(meaning))
    return "no_noun_phrase";
  return isRussian ? russianMeaningFault(meaning) : englishMeaningFault(meaning);
};

/** Words that mean what a reader of this sentence alone does not see. */
const pointsInEnglish =
  /\be\.g$|\b(?:I|we|they|imagine|our|us|my|me|this|these|those(?! (?:of|that|who|which|in)\b)|above|below|following|previous(?:ly)?|aforementioned|here|see also|mentioned|discussed|e\.g\.:|chapter|section|figure|lecture|next (?:lesson|week)|earlier|same (?:as|thing)|also(?! (?:called|known|named)\b)|too(?=,|$)|(?:of|for|to|with|by|from|offers|has|gives|provides) that)\b/i;
const pointsInRussian =
  /(?<![\p{L}])(?:мы|я|наш\p{L}*|нас|нам|мой|моя|моё|мне|вы|вам|ваш\p{L}*|выше|ниже|следующ\p{L}{2,3} (?:раздел|глав|лекци|пункт|образ|рисун|таблиц|наблюд|услов|правил|принцип|свойств)\p{L}*|данн(?:ый|ая|ое|ого|ой|ом|ую)|этот|эта|эти|этого|этой|этих|этом|эту|здесь|см|рис|глав[аеу]|раздел[ае]?|лекци[ияею]|упомянут\p{L}*|вышеупомянут\p{L}*|то же самое|тот же|та же)(?![\p{L}])/iu;
