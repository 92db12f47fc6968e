import { splitSentences } from "#lib/text/split-sentences.ts";
import { withoutEmphasis } from "../definitions/bare-definition.ts";

export interface Pair {
  readonly shape: "term" | "command" | "date" | "value";
  readonly term: string;
  readonly meaning: string;
  /** Whether the author set the term in bold or in code. */
  readonly isMarked: boolean;
}

/** Signs that part a term from its meaning; a colon stands right behind the term. */
const joints = [
  ": ",
  ":\n",
  "\n: ",
  " — ",
  " – ",
  " - ",
  " -- ",
  " = ",
  " → ",
  " -> ",
  " => ",
  "\t",
];
const longest = { term: 60, words: 6, meaning: 220 };

/** What stands before a colon and names no term, in small letters. */
export const labels =
  /^(?:(?:reasons|causes|pros|cons|advantages|disadvantages|types|kinds|functions|features|properties|elements|components|parts|members|stages|phases|principles|methods|symptoms|consequences|effects|determinants|fields|states|levels|причины|плюсы|минусы|виды|типы|функции|достоинства|недостатки|признаки|свойства|элементы|структура|состав|этапы|стадии|принципы|методы|последствия|симптомы|роды|разделы|уровни)(?!\p{L}).*|notes?|nb|warnings?|caution|important|hints?|(?:(?:pro|quick|hot|top|useful|handy|study|exam|bonus) )?tips?|(?:fun|quick) facts?|reminders?|(?:key )?takeaways?|examples?|e\.g\.?|for (?:example|instance)|todo|fixme|see(?: also)?|sources?|links?|authors?|dates?|title|update|result|output|answer|question|summary|also(?: \p{L}+)?|(?:тоже|также)(?: \p{L}+)?|conclusion|ps|p\.s|usage|syntax|where|note that|remember|url|homepage|version|license|copyright|внимание|важно|примечани[ея]|замечани[ея]|заметка|пример(?:ы)?|например|см|смотри|источник|автор|дата|вывод|итог|ответ|вопрос|(?:полезный )?совет|лайфхак|на заметку|кстати|к слову|результат|синтаксис|использование|где|т\.? ?е|то есть|ссылк[аи]|версия|подсказка|interpretation|intuition|period|scope|даты|check with \p{L}+|origins?|начало|конец|границы|рамки|период|mnemonics?|(?:key )?differences?(?: \p{L}+){0,3}|интерпретация|мнемоника|(?:отличи[ея]|разница)(?: \p{L}+){0,3}|finally|basically|generally|usually|typically|ideally|additionally|similarly|importantly|ultimately|initially|actually|specifically|currently|default|common \p{L}+|devices?|think(?: of it as)?|homework|earlier|later|before|now|today|founder|aim|goal|my results?|раньше|позже|сейчас|сегодня|основатель|цель|мой результат|next|prev|previous|up|дз|далее|назад|(?:step|stage|day|week|part|lecture|lesson|chapter|section|exercise|task|шаг|этап|день|неделя|часть|лекция|урок|глава|раздел|задание) \d{1,3})$/iu;

/**
 * "Term: text", "Term — text", "**Term** text", "`command` - text", a year with what happened: at the beginning of a
 * line, an item or a paragraph. Null where that does not begin with a name.
 * @param written Markdown without the mark of its list
 */
export const pairIn = (written: string): Pair | null => {
  const text = withOneTerm(withoutLinks(written.replace(/[\u00A0\u2007\u202F]/g, " ")));
  if (isDifference.test(text)) return null;
  const bold = /^(\*\*|__|\*|_)(?<term>[^*_\n]{1,80}?)\1(?<rest>[\s\S]*)$/.exec(text)?.groups;
  const found = bold ? afterMark(bold.term ?? "", bold.rest ?? "") : atJoint(text);
  if (!found) return null;
  const term = readable(
    found.term
      .trim()
      .replace(/^[-–—•] /, "")
      .replace(/^["“«](.{1,60})["”»]$/u, "$1"),
  ).replace(/(?<!:):$/, "");
  const isCode = /^`[^`]+`(?:,? (?:or |или )?`[^`]+`)*(?: <?\p{L}{1,20}>?)?$/u.test(term);
  const whole = meaningIn(found.rest);
  const meaning = whole === null ? null : withoutForms(whole, term);
  if (meaning === null || !(isCode || isName(term)) || withoutSigns(meaning) === withoutSigns(term))
    return null;
  const shape = shapeOf(term, meaning, { isCode, isQuoted: opensQuote.test(found.rest) });
  return {
    shape,
    term,
    meaning,
    isMarked: isCode || (bold !== undefined && !/[.]$/.test(bold.term ?? "") && shape === "term"),
  };
};

/** "müssen – быть вынужденным (ich muss)": a form of the foreign word gives it away. */
const withoutForms = (meaning: string, term: string): string =>
  /^[\p{Script=Latin} '-]+$/u.test(term) && /^\p{Script=Cyrillic}/u.test(meaning)
    ? meaning.replace(/ \([\p{Script=Latin} ,.'-]{1,40}\)$/u, "")
    : meaning;

/** "Cp - Cv = R": a minus, and no dash behind a term. */
const isDifference = /^[\p{L}\p{N}_₀-₉]{1,6} [-–—] [\p{L}\p{N}_₀-₉]{1,3} = /u;

/** "**-t**, **--to-code**=*NAME* – …": several names in bold before a dash, which are one term. */
const withOneTerm = (text: string): string => {
  const at = text.startsWith("**") ? text.search(/\s[–—-]\s/) : -1;
  const names = text.slice(0, Math.max(0, at));
  return /\*\*[=,\s]+\*/.test(names) && names.length <= 2 * longest.term
    ? names.replaceAll("*", "") + text.slice(at)
    : text;
};

/** A term that leads to its article: "[**throw**](words.md) – …". */
export const withoutLinks = (text: string): string =>
  text.replace(/\[([^[\]\n]{1,80})\]\([^()\s]{0,200}\)/g, "$1");

/** What is said of a term there is an example or a name of it, and describes nothing. */
const opensQuote = /^(?:[*_]{1,2}[^*_\s]|["“«'/[]|e\.g\.|напр(?:\.|имер)|разг\.|лат\.)/u;

const shapeOf = (
  term: string,
  meaning: string,
  { isCode, isQuoted }: Readonly<Record<"isCode" | "isQuoted", boolean>>,
): Pair["shape"] => {
  if (isValue(meaning)) return "value";
  if (isDate.test(term)) return "date";
  if (isCode) return "command";
  return isQuoted ? "value" : "term";
};

/** "`sudo useradd -m NAME`  creates a home folder": an item that begins with code and goes on with what it does. */
export const commandIn = (text: string): Pair | null => {
  const [whole, term = ""] =
    /^(`[^`\n]{1,80}`)\s{1,3}(?=\p{L}{2})(?!(?:is|are|was|here|and|or|in|on|for|to|the|with|not|must|should|can|will|это|и|или|в|на|для|не|уже|есть|может|нужно|должен)\s)/iu.exec(
      text,
    ) ?? [];
  const meaning = whole === undefined ? null : meaningIn(text.slice(whole.length));
  return meaning === null || isValue(meaning)
    ? null
    : { shape: "command", term: readable(term), meaning, isMarked: true };
};

/** A number, a size, a formula: nothing that describes. */
export const isValue = (meaning: string): boolean =>
  (meaning.replace(/`[^`]*`/g, " ").match(/(?<![\p{L}\p{N}])\p{L}{2,}(?![\p{L}\p{N}])/gu)?.length ??
    0) < 2 && /[\d`$=]/.test(meaning);

const withoutSigns = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** A day, a year, a span of years. */
const isDate =
  /^(?:(?:in|в|c\.|около) )?(?:\d{1,2} \p{L}{3,9} )?(?:\p{L}{3,9} (?:\d{1,2}, )?)?(?:[1-9]\d{2,3}|[1-9]\d?(?= (?:bc|до н|г)))(?: \p{L}{3,9}\.? \d{1,2}| (?:january|february|march|april|may|june|july|august|september|october|november|december|январ\p{L}|феврал\p{L}|март\p{L}?|апрел\p{L}|ма[йя]|июн\p{L}|июл\p{L}|август\p{L}?|сентябр\p{L}|октябр\p{L}|ноябр\p{L}|декабр\p{L}))?(?:\s?[–—-]\s?\d{2,4})?s?(?: ?(?:г|гг|год|году|годы|bce?|ad|до н\. ?э)\.?)?$/iu;

const afterMark = (term: string, rest: string): { term: string; rest: string } | null => {
  const joint =
    /^\s{0,2}(?:\([^()\n]{1,60}\)\s{0,2})?(?:[:.]|—|–|-{1,2}|=)?\s{1,2}(?:это\s|(?:is|are)\s(?=(?:an?|the)\s))?(?=\S)/iu.exec(
      rest,
    );
  const after = joint ? rest.slice(joint[0].length) : "";
  const isSaid =
    /[:.]$/.test(term) ||
    /^\s*(?:\([^()\n]{1,60}\)\s*)?(?:[:.]|—|–|-|=)|это\s+$|(?:is|are)\s+$/iu.test(joint?.[0] ?? "");
  return after !== "" && (isSaid || /^(?:an?|the)\s/i.test(after))
    ? { term: term.replace(/[:.]$/, ""), rest: after }
    : null;
};

const atJoint = (text: string): { term: string; rest: string } | null => {
  const day = /^((?:1\d|20)\d\d \p{L}{3,9}\.?(?: \d{1,2})?)(?::|\s[—–-])\s/u.exec(text);
  if (day) return { term: day[1] ?? "", rest: text.slice(day[0].length) };
  const year =
    /^((?:1\d|20)\d\d(?:[–-]\d{2,4})?)\s(?=\p{L})(?!(?:гг?|год\p{L}*|bce?|ad)(?!\p{L}))/iu.exec(
      text,
    )?.[1];
  if (year !== undefined) return { term: year, rest: text.slice(year.length + 1) };
  const code = /^`[^`\n]+`(?:,? (?:or |или )?`[^`\n]+`)*/.exec(text)?.[0] ?? "";
  const ahead = text.slice(code.length, code.length + longest.term + 10);
  const [first] = joints
    .map((joint) => ({ joint, at: ahead.indexOf(joint) }))
    .filter(({ at }) => at >= 0)
    .sort((left, right) => left.at - right.at);
  if (!first) return null;
  // "Boyle — Mariotte: …": two names that a dash joins.
  const joined =
    /^ [—–-] \p{Lu}\p{L}+(?: \p{Ll}{1,12}){0,3}(?=: )/u.exec(ahead.slice(first.at))?.[0] ?? "";
  const at = code.length + first.at + joined.length;
  const rest = text.slice(at + (joined === "" ? first.joint.length : 2));
  const term = text.slice(0, at);
  // A line above, and a list below, are no part of a pair.
  return term.includes("\n") || /^[-—–•*]\s/.test(rest) ? null : { term, rest };
};

/** "Масштабируемым", under "… должна быть:", goes on with a sentence. */
const isInflected = /^[А-ЯЁа-яё][а-яё]+(?:ыми|ими|[нтвмк]ым|[нмл]ой|[ое]го|[ое]му)(?:,| и |$)/u;

/** "Спросят на зачёте": an aside to oneself before what it is about. */
const isSaid = /^[а-яё]{3,}(?:[аеиуюя]т)(?:ся)? (?:на|в|по|о|про|у|за) |\p{L} отлича(?:ет|ют)ся$/iu;

/** "Second: …" behind "First law: …" is the second of something. */
const isNumberWord =
  /^(?:first|second|third|fourth|(?:перв|втор|четв[её]рт)(?:ый|ая|ое)|трет(?:ий|ья|ье))$/iu;

const isName = (term: string): boolean => {
  const words = term
    .replace(/^(\p{L}{2,7})\. (?=\p{Ll})/u, "$1 ")
    .replace(/(?<!\p{L})\p{Lu}\. ?(?=\p{Lu}|$|\()/gu, "")
    .split(/\s+/);
  if (isDate.test(term)) return true;
  return (
    term.length <= longest.term &&
    words.length <= longest.words &&
    /\p{L}|^\d{1,6}$/u.test(term) &&
    /^[\p{L}\p{N}`"«“(.@#$/-]/u.test(term) &&
    !/©|[Cc]opyright|[!?;\n{}|]|[.,]$|\.\s|https?:|\]\(|^(?:if|when|to|in|on|it|this|that|these|they|there|you|we|i|for|but|and|or|so|where|by|after|before|with|without|from|as|at|under|during|где|если|когда|чтобы|это|эти|они|он|она|вы|мы|но|и|или|а|для|при|в|на|по|от|из|с|к|о|за|до|после|без|у)\s/iu.test(
      words.join(" ").trimEnd(),
    ) &&
    !labels.test(term) &&
    !isInflected.test(term) &&
    !isSaid.test(term) &&
    !isNumberWord.test(term) &&
    // A formula that the joint stands in.
    (term.match(/\$/g)?.length ?? 0) % 2 === 0 &&
    (term.match(/[()]/g)?.length ?? 0) % 2 === 0
  );
};

/** The first sentence of what is said; null where it is no text, or too long to be read at a glance. */
const meaningIn = (rest: string): string | null => {
  const whole = readable(
    rest
      .replace(/(?<=\p{Ll}{4}[.!?])\s+(?:\*\*|__)(?=\p{L})[\s\S]*$/u, "")
      // "Two minor thirds; **augmented** = two major thirds": another pair.
      .replace(/;\s+(?:\*\*)?[\p{L} ]{1,30}(?:\*\*)? [=—–] [\s\S]*$/u, "")
      .replace(/ \((?:рис|табл|стр|см|fig|figure|table|p|see)\.? [^()]{1,40}\)/giu, "")
      .replace(/^[:—–-]\s+/, "")
      .replace(/^\([^()]{1,80}\)\s+(?=\p{L})/u, "")
      .replace(/^это\s+|^this (?:option|command|flag) (?=\p{L}{3,}s\s)/iu, ""),
  );
  const [first] = splitSentences(whole, /[а-яё]/iu.test(whole) ? "ru" : "en");
  const meaning = whole
    .slice(0, first?.end)
    .replace(/(?<!\s(?:г|гг|руб|мес|в|вв))[.;,]$/u, "")
    .trim();
  const isText =
    /\p{L}[\p{L}(]|\p{N}|\p{L} = \S|\[\p{L}/u.test(meaning) &&
    // A person's address.
    !/[^\s@]@[^\s@]{1,60}\.\p{L}|<[^\s<>]{1,60} at [^\s<>]{1,60}>/u.test(whole) &&
    !/^https?:|^\[?[^\s]+\]\(|:$|^[)\]]|, \p{L}[\p{L} ]{0,30} [—–] /u.test(meaning);
  const fits = meaning.length <= longest.meaning && (meaning.length >= 2 || /\d/.test(meaning));
  return isText && fits && !leansOn.test(meaning) ? meaning : null;
};

/** Says when something holds, or leans on what stands elsewhere: no description. */
const leansOn =
  /^(?:if|when|you|here|there|by default|see|same|like|similar to|если|когда|вы|здесь|тут|по умолчанию|см|то же|аналогично|как и)(?!\p{L})|^(?:this|these|этот|эта|эти)\s|^(?:figure|fig|table|section|page|рис|рисунок|табл|таблица|раздел|стр)[. ]{1,2}\d|^\([^()]*\)$/iu;

/** "Bus, star, ring": how many things a meaning names, where it does nothing else. */
export const namedIn = (meaning: string): number => {
  const parts = meaning.replace(/ \([^()]*\)/g, "").split(/, (?:and |or |и |или )?/);
  return !/\d/.test(meaning) && parts.every((part) => (part.match(/\p{L}+/gu)?.length ?? 0) <= 2)
    ? parts.length
    : 0;
};

/**
 * A text of the note as it can be shown alone: without emphasis, its words with signs that Markdown would take for
 * marks, such as `<foo>_<version>`, as code; code and formulas as they stand.
 */
export const readable = (text: string): string =>
  text
    .split(/(`[^`]*`|\$[^$\s](?:[^$]*[^$\s])?\$(?!\d))/)
    .map((part, at) => (at % 2 === 1 ? part : readableProse(part)))
    .join("")
    .replace(/\s+/g, " ")
    .trim();

const readableProse = (text: string): string => {
  // Bold that holds code is cut by it; a link without words says nothing.
  const unescaped = text
    .replace(/\[\]\([^()\s]*\)/g, "")
    .replace(/\\(?=[-[\]<>*_#.!(){}+|~&])/g, "");
  const plain = withoutEmphasis(unescaped).replace(/\*\*(?=\S|$)|__(?=\s|$)/g, "");
  const [before, after] = [/^\s/.test(text) ? " " : "", /\s$/.test(text) ? " " : ""];
  return before + plain.replace(/(?<!\S)(?:\S*[<>_*\\]\S*|--?[A-Za-z][^\s—–]*)/g, asCode) + after;
};

const asCode = (word: string): string => {
  const open = /^[(«“"]*/.exec(word)?.[0] ?? "";
  const close = /(?<![).,;:»”"!?])[).,;:»”"!?]+$/.exec(word.slice(open.length))?.[0] ?? "";
  const name = word.slice(open.length, word.length - close.length);
  return /[\p{L}\p{N}]/u.test(name) ? `${open}\`${name}\`${close}` : word;
};
