import type { Language } from "../schemas/language.ts";
import { dictionaryForm, isInstrumental } from "./dictionary-form.ts";

/** A definition recognised by its wording. */
export interface RecognisedDefinition {
  readonly term: string;
}

interface Pattern {
  readonly pattern: RegExp;
  /** Russian wordings that put the term into the instrumental case. */
  readonly instrumental?: "always" | "required";
}

const word = String.raw`(?:::|[\p{L}\p{N}+#*_\x60'’./()$\\{}^=-])+`;
const term = String.raw`(?<term>${word}(?:[ \u00A0]${word}){0,5})`;
const dash = String.raw`[ \u00A0]+(?:—|–|-{1,2})[ \u00A0]+`;

/** In the order in which they are tried; what is surest comes first. */
const patterns: Record<Language, readonly Pattern[]> = {
  ru: [
    { pattern: new RegExp(`^${term}${dash}это[ \u00A0]`, "iu") },
    { pattern: new RegExp(`^${term}[ \u00A0]это[ \u00A0]`, "iu") },
    {
      pattern: new RegExp(
        `^Под[ \u00A0]${term}[ \u00A0](?:обычно[ \u00A0])?(?:понима(?:ют|ется|ются)|подразумева(?:ют|ется))`,
        "iu",
      ),
      instrumental: "always",
    },
    {
      pattern: new RegExp(`^${term}[ \u00A0]называ(?:ют|ется|ются)[ \u00A0]`, "iu"),
      instrumental: "required",
    },
    {
      pattern: new RegExp(`[ \u00A0]называ(?:ют|ется|ются)[ \u00A0]${term}[.!]?$`, "iu"),
      instrumental: "always",
    },
    { pattern: new RegExp(`^${term}${dash}`, "iu") },
    {
      pattern: new RegExp(
        `^${term}[ \u00A0](?:представляет собой|является|означает)[ \u00A0]`,
        "iu",
      ),
    },
    { pattern: new RegExp(`^${term}:(?:\\*\\*|__)?[ \u00A0]`, "iu") },
  ],
  en: [
    {
      pattern: new RegExp(
        `^${term} (?:is|are)(?: \\w+ly)? (?:a|an|the|defined as|one of|any)\\b`,
        "iu",
      ),
    },
    { pattern: new RegExp(`^${term} (?:means|refers to|denotes|stands for)\\b`, "iu") },
    {
      pattern: new RegExp(
        `(?:is|are) (?:called|known as|termed) (?:an? |the )?${term}[.!]?$`,
        "iu",
      ),
    },
    { pattern: new RegExp(`^${term}${dash}`, "iu") },
    { pattern: new RegExp(`^${term}:(?:\\*\\*|__)?[ \u00A0]`, "iu") },
  ],
};

/** A definition needs words after the term. */
const shortestSentence = 20;

/** The term that a sentence defines, or null when it does not read like a definition. */
export const definitionIn = (sentence: string, language: Language): RecognisedDefinition | null => {
  const text = sentence
    .slice(0, 600)
    .replace(/\s+/g, " ")
    .replace(/^\[[ xX]\] /, "")
    .replace(/\*\*|__/g, "")
    .replace(opening, "");
  if (text.length < shortestSentence || /\?$/.test(text)) return null;
  for (const kind of language === "ru" ? [...patterns.ru, ...patterns.en] : patterns.en) {
    const found = readableTerm(kind.pattern.exec(text)?.groups?.term ?? "");
    if (found === null || (kind.instrumental === "required" && !isInstrumental(found))) continue;
    return { term: kind.instrumental ? dictionaryForm(found) : found };
  }
  return null;
};

/** Words that only lead over to a definition. */
const opening = /^(?:итак|таким образом|значит|следовательно|so|thus|then|hence),? /iu;

const leading =
  /^(?:an?|the|here|so|thus|then|итак|таким образом|значит|определение|definition|note|примечание)[ \u00A0]+/iu;

/** Words with which a sentence points at something else, and no term begins or consists. */
const pointer =
  /^(?:it|its|this|that|these|those|they|there|he|she|we|you|i|here|one|which|what|when|if|each|every|some|all|both|for|in|on|at|by|with|note|example|important|remark|see|todo|warning|hint|question|answer|and|but|or|not|also|another|such|no|any|our|your|my|their|its|his|her|он|она|оно|они|это|этот|эта|эти|тот|та|то|те|там|тут|здесь|мы|вы|я|если|когда|что|который|где|как|для|в|на|при|с|по|из|к|пример|например|важно|замечание|примечание|внимание|вопрос|ответ|см|итог|вывод|каждый|каждая|каждое|любой|любая|любое|все|всё|весь|вся|некоторые|такой|такая|такое|такие|чтобы|и|но|а|или|не|также|его|её|их|наш|наша|один|одна|одно)$/iu;

const readableTerm = (raw: string): string | null => {
  const found = raw
    .replace(/^[\s*_`"«“(#.-]+/u, "")
    .replace(/(?<![\s*_`:"»”.,-])[\s*_`:"»”.,-]+$/u, "")
    .replace(leading, "")
    .trim();
  const [first = ""] = found.split(/\s/);
  if (found.length < 2 || found.length > 60 || pointer.test(first)) return null;
  return /\p{L}/u.test(found) ? found : null;
};
