/** A change of a list of questions, as far as rules understand the student's words. Numbers count from 1. */
export type ListChange =
  | { readonly kind: "count"; readonly count: number }
  | { readonly kind: "fewer" }
  | { readonly kind: "more"; readonly by: number | null; readonly about: string | null }
  | { readonly kind: "only"; readonly about: string }
  | { readonly kind: "without"; readonly about: string }
  /** -1 stands for the last question. */
  | { readonly kind: "remove"; readonly numbers: readonly number[] }
  | { readonly kind: "keep"; readonly numbers: readonly number[] }
  | { readonly kind: "add"; readonly text: string };

const wordStart = String.raw`(?<![\p{L}\p{N}])`;
const wordEnd = String.raw`(?![\p{L}\p{N}])`;
const pattern = (source: string): RegExp => new RegExp(source, "iu");

const about = String.raw`(?:about|on|regarding|про|о|об|обо|по(?:\s+тем[еу])?|на\s+тему)\s+(?<about>.+)`;
const questions = "(?:questions?|вопрос(?:ы|ов|а|у|ам)?)";
const removing = String.raw`(?:remove|delete|drop|leave\s+out|take\s+out|without|no|убер(?:и|ите)|удал(?:и|ите|ить)|исключ(?:и|ите)|выкин(?:ь|ьте)|без|не\s+нужн(?:о|ы|ен))`;
const keeping = "(?:keep|leave|оставь(?:те)?)";
const adding = "(?:add|добавь(?:те)?|добавить)";

/** Between two wishes; "and" only before another verb, because it also joins numbers. */
const between =
  /[;\n]|[.!](?=\s|$)|(?:,|(?<![^\S\n]))\s+(?:and\s+then|then|затем|потом)\s+|(?:,|(?<![^\S\n]))\s+(?:and|и)\s+(?=(?:add|remove|delete|drop|keep|добав|убер|удал|остав)\p{L}*\s)/iu;
const polite = /(?:,\s*|(?<!\s)\s+)?(?<!\p{L})(?:please|пожалуйста)(?![\p{L}])\s*,?/giu;

/** What the student wants changed, in order; null when a part of it is not understood. */
export const readFeedback = (feedback: string): ListChange[] | null => {
  const own = ownQuestion(feedback);
  if (own !== null) return [{ kind: "add", text: own }];
  const parts = feedback
    .split(between)
    .map((part) => part.replace(polite, " ").trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  const changes = parts.map(readPart);
  return parts.length === 0 || changes.includes(null)
    ? null
    : changes.flatMap((change) => change ?? []);
};

/** `add: Why …?` keeps its own full stops. */
const ownQuestion = (feedback: string): string | null => {
  const written = pattern(
    String.raw`^\s*${adding}(?:\s+(?:a|the|this|такой|этот))?(?:\s+${questions})?\s*[:—–-]\s*(?<text>\S[^]*)$`,
  ).exec(feedback)?.groups?.text;
  return written?.trim() ?? null;
};

const readPart = (part: string): ListChange | null =>
  readOnly(part) ??
  readWithout(part) ??
  readNumbers(part) ??
  readMoreAbout(part) ??
  readCount(part) ??
  readAmount(part);

const readOnly = (part: string): ListChange | null =>
  withSubject(
    "only",
    pattern(
      String.raw`^(?:${keeping}\s+)?(?:only|just|только|лишь)\s+(?:${questions}\s+)?(?:те,?\s+что\s+)?${about}$`,
    ).exec(part),
  );

const readWithout = (part: string): ListChange | null =>
  withSubject(
    "without",
    pattern(
      String.raw`^(?:${removing}|nothing|ничего|не\s+надо)\s+(?:(?:all|the|все|всё)\s+)*(?:${questions}\s+)?${about}$`,
    ).exec(part),
  );

const withSubject = (
  kind: "only" | "without",
  match: RegExpExecArray | null,
): ListChange | null => {
  const subject = match?.groups?.about;
  return subject ? { kind, about: bareSubject(subject) } : null;
};

const readMoreAbout = (part: string): ListChange | null => {
  const match = pattern(
    String.raw`^(?:(?:${adding}\s+)?(?:(?<first>\d{1,2}|one|один)\s+)?(?:more|ещё|еще|больше|побольше)|${adding})\s*(?<by>\d{1,2}|one|a|один)?\s*(?:more|ещё|еще)?\s*(?:${questions}\s+)?${about}$`,
  ).exec(part);
  const subject = match?.groups?.about;
  const by = match?.groups?.first ?? match?.groups?.by;
  if (!subject) return null;
  return { kind: "more", by: by === undefined ? null : numberOf(by), about: bareSubject(subject) };
};

const bareSubject = (subject: string): string =>
  subject
    .trim()
    .replace(/^[«"“'`]+/u, "")
    .replace(/(?<![»"”'`.,!?])[»"”'`.,!?]+$/u, "");

const ordinals: readonly RegExp[] = [
  /^(?:first|1st|перв)/iu,
  /^(?:second|2nd|втор)/iu,
  /^(?:third|3rd|трет)/iu,
  /^(?:fourth|4th|четв[её]рт)/iu,
  /^(?:fifth|пят(?:ый|ого|ая))/iu,
  /^(?:sixth|шест(?:ой|ого))/iu,
  /^(?:seventh|седьм)/iu,
  /^(?:eighth|восьм(?:ой|ого))/iu,
  /^(?:ninth|девят(?:ый|ого))/iu,
  /^(?:tenth|десят(?:ый|ого))/iu,
];

const readNumbers = (part: string): ListChange | null => {
  const match = pattern(
    String.raw`^(?<verb>${removing}|${keeping}(?:\s+(?:only|just|только|лишь))?|only|только)\s+(?:(?:the|number|no\.?|номер(?:а)?|№)\s*)*(?:${questions}\s+)?(?:(?:the|number|numbers|номер(?:а)?|№)\s*)*(?<list>.+?)(?:\s+${questions})?$`,
  ).exec(part);
  const { verb = "", list = "" } = match?.groups ?? {};
  const numbers = numbersIn(list);
  if (numbers === null) return null;
  const keeps = pattern(`^(?:${keeping}|only|только)`).test(verb);
  // "Keep 5 questions" tells how many, "keep question 5" which.
  if (keeps && pattern(String.raw`\d\s+${questions}$`).test(part)) return null;
  return { kind: keeps ? "keep" : "remove", numbers };
};

/** "2", "2 and 4", "1-3, 7", "the last", "второй"; null when something else is among them. */
const numbersIn = (list: string): number[] | null => {
  const words = list
    .replace(/(\d)\s*[-–—]\s*(\d)/g, "$1-$2")
    .replace(/(\d)-(?:й|ый|ой|ий|го|ого|th|st|nd|rd)/giu, "$1")
    .split(/[\s,]+(?:(?:and|и|&|the)\s+)*|\s*,\s*/iu)
    .filter((word) => word !== "" && !/^(?:and|и|&)$/iu.test(word));
  const numbers = words.map(numbersOf);
  return words.length === 0 || numbers.includes(null) ? null : numbers.flatMap((one) => one ?? []);
};

const numbersOf = (word: string): number[] | null => {
  const [, from, to] = /^№?(\d{1,2})(?:-(\d{1,2}))?\.?$/.exec(word) ?? [];
  if (from !== undefined) {
    const [low, high] = [Number(from), Number(to ?? from)];
    return low > high || high - low > 50
      ? null
      : Array.from({ length: high - low + 1 }, (_, index) => low + index);
  }
  if (/^(?:last|последн)/iu.test(word)) return [-1];
  const ordinal = ordinals.findIndex((one) => one.test(word));
  return ordinal === -1 ? null : [ordinal + 1];
};

const numberOf = (word: string): number => (/^\d/.test(word) ? Number(word) : 1);

/** "5 questions", "make it 5", "сократи до 5". */
const readCount = (part: string): ListChange | null => {
  const match = pattern(
    String.raw`^(?:(?:make\s+(?:it|them)|${keeping}|only|just|give\s+me|i\s+want|(?:reduce|cut)(?:\s+(?:it|them|the\s+list))?\s+to|сдела(?:й|йте)|хочу|нужно|только|сократи(?:те)?(?:\s+список)?\s+до|до)\s+)*(?<count>\d{1,2})\s*(?:${questions})?$`,
  ).exec(part);
  const count = Number(match?.groups?.count ?? 0);
  return count > 0 ? { kind: "count", count } : null;
};

const readAmount = (part: string): ListChange | null => {
  const more = pattern(
    String.raw`^(?:(?:${adding}|give\s+me|дай(?:те)?)\s+)?(?:(?<before>\d{1,2}|one|один)\s+)?(?:more|another|ещё|еще|больше|побольше)(?:\s+(?<after>\d{1,2}|one|один))?(?:\s+${questions})?$`,
  ).exec(part);
  if (more) {
    const by = more.groups?.before ?? more.groups?.after;
    return { kind: "more", by: by === undefined ? null : numberOf(by), about: null };
  }
  const added = pattern(String.raw`^${adding}\s+(?<by>\d{1,2}|one|один)\s+${questions}$`).exec(part)
    ?.groups?.by;
  if (added !== undefined) return { kind: "more", by: numberOf(added), about: null };
  const fewer = pattern(
    String.raw`${wordStart}(?:fewer|less|shorter|reduce|too\s+many|меньше|поменьше|короче|сократи(?:те)?|слишком\s+много)${wordEnd}`,
  );
  return fewer.test(part) && part.length <= 60 ? { kind: "fewer" } : null;
};
