const vowels = "аеиоуыэюя";
const vowel = `[${vowels}]`;
const consonant = `[^${vowels}]`;

const afterVowel = new RegExp(`^(?:.*?${vowel})`, "u");
const region = new RegExp(`${vowel}${consonant}`, "u");

/** Endings that follow only "а" or "я", which stays, and those that follow anything. */
const endings = (afterA: string, others: string): RegExp =>
  new RegExp(`(?:(?<=[ая])(?:${afterA})|(?:${others}))$`, "u");

const perfectiveGerund = endings("вшись|вши|в", "ившись|ывшись|ивши|ывши|ив|ыв");
const reflexive = /(?:ся|сь)$/u;
const adjective =
  /(?:ими|ыми|его|ого|ему|ому|ее|ие|ые|ое|ей|ий|ый|ой|ем|им|ым|ом|их|ых|ую|юю|ая|яя|ою|ею)$/u;
const participle = endings("ем|нн|вш|ющ|щ", "ивш|ывш|ующ");
const verb = endings(
  "ете|йте|ешь|нно|ла|на|ли|ем|ло|но|ет|ют|ны|ть|й|л|н",
  "уйте|ейте|ила|ыла|ена|ите|или|ыли|ило|ыло|ено|ует|уют|ены|ить|ыть|ишь|ей|уй|ил|ыл|им|ым|ен|ят|ит|ыт|ую|ю",
);
const noun =
  /(?:иями|ями|ами|ией|иям|ием|иях|ев|ов|ие|ье|еи|ии|ей|ой|ий|ям|ем|ам|ом|ях|ах|ию|ью|ия|ья|а|е|и|й|о|у|ы|ь|ю|я)$/u;
const derivational = /(?:ость|ост)$/u;
const superlative = /(?:ейше|ейш)$/u;

const cut = (text: string, ending: RegExp): string | null =>
  ending.test(text) ? text.replace(ending, "") : null;

const withoutAdjective = (text: string): string | null => {
  const rest = cut(text, adjective);
  return rest === null ? null : (cut(rest, participle) ?? rest);
};

const withoutEnding = (text: string): string => {
  const plain = cut(text, perfectiveGerund);
  if (plain !== null) return plain;
  const rest = cut(text, reflexive) ?? text;
  return withoutAdjective(rest) ?? cut(rest, verb) ?? cut(rest, noun) ?? rest;
};

/**
 * The stem of a Russian word in small letters without "ё", by the Snowball algorithm: the same as
 * PostgreSQL's `russian_stem`, so that both can be compared.
 */
export const russianStem = (word: string): string => {
  const head = word.match(afterVowel)?.[0];
  if (head === undefined) return word;
  const tail = word.slice(head.length);
  const second = secondRegion(word);
  let rest = withoutEnding(tail);
  rest = rest.replace(/и$/u, "");
  if (derivational.test(rest) && lengthBefore(rest, derivational) + head.length >= second)
    rest = rest.replace(derivational, "");
  return head + lastTouch(rest);
};

const lengthBefore = (text: string, ending: RegExp): number => text.search(ending);

const lastTouch = (rest: string): string => {
  if (rest.endsWith("нн")) return rest.slice(0, -1);
  if (superlative.test(rest)) return rest.replace(superlative, "").replace(/нн$/u, "н");
  return rest.replace(/ь$/u, "");
};

/** Where R2 begins: behind the second pair of a vowel and a consonant. */
const secondRegion = (word: string): number => {
  const first = word.search(region);
  if (first === -1) return word.length;
  const next = word.slice(first + 2).search(region);
  return next === -1 ? word.length : first + 2 + next + 2;
};
