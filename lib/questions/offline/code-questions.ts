import type { NoteCode } from "../../concepts/read-note.ts";
import type { Language } from "../../schemas/language.ts";
import type { Concept } from "../../schemas/quiz.ts";
import { blank } from "../check-question.ts";
import { seededOrder } from "../seeded-order.ts";
import { chooseDistractors } from "./choose-distractors.ts";
import type { OfflineDraft } from "./fact.ts";
import { phrases } from "./phrases.ts";

/** Longest snippet shown with a gap, in lines. */
const longestSnippet = 14;

const keywords = new Set(
  "abstract as async await break case catch class const continue def default del delete do elif else enum except export extends final finally for from func function if implements import in interface lambda let match namespace new operator override package private protected public raise return select static struct super switch template this throw throws try typedef union using var virtual where while with yield insert update join group order".split(
    " ",
  ),
);

/** Gap questions on the note's snippets: a keyword or name that occurs once is to be found. */
export const codeQuestions = (
  block: NoteCode,
  blocks: readonly NoteCode[],
  concept: Concept | null,
  language: Language,
  seed: string,
): OfflineDraft[] => {
  const code = block.code.replace(/^\n+/, "").trimEnd();
  if (code.split("\n").length > longestSnippet || code.includes(blank)) return [];
  const place = `${seed} code ${block.number}`;
  const tokens = tokensOf(code);
  const once = tokens.filter((token) => occurrences(code, token) === 1);
  const asked = [
    ...seededOrder(
      place,
      once.filter((token) => keywords.has(token.toLowerCase())),
    ),
    ...seededOrder(
      place,
      once.filter((token) => !keywords.has(token.toLowerCase())),
    ),
  ].slice(0, 2);
  return asked.flatMap((token) =>
    tokenDrafts(token, { block, blocks, code, concept, language, place }),
  );
};

interface Snippet {
  readonly block: NoteCode;
  readonly blocks: readonly NoteCode[];
  readonly code: string;
  readonly concept: Concept | null;
  readonly language: Language;
  readonly place: string;
}

const tokenDrafts = (
  token: string,
  { block, blocks, code, concept, language, place }: Snippet,
): OfflineDraft[] => {
  const gapped = code.replace(tokenPattern(token), blank);
  const isKeyword = keywords.has(token.toLowerCase());
  const pool = blocks
    .flatMap((other) => tokensOf(other.code))
    .concat(isKeyword ? ["return", "static", "const", "while", "class"] : [])
    .filter(
      (other) => keywords.has(other.toLowerCase()) === isKeyword && occurrences(code, other) === 0,
    );
  const wrong = chooseDistractors(token, pool, `${place} ${token}`);
  const shared = {
    about: concept?.id ?? `code ${block.number}`,
    kind: "code" as const,
    conceptId: concept?.id ?? null,
    code: null,
    codeLanguage: null,
    accepted: [],
    evidence: { quote: block.code, start: block.start, end: block.end },
    explanation: phrases[language].noteSays(`\`${lineOf(code, token)}\``),
    answer: token,
  };
  return [
    ...(wrong
      ? [
          {
            ...shared,
            type: "multiple_choice" as const,
            stem: phrases[language].missingToken(gapped, block.language ?? ""),
            options: [token, ...wrong],
          },
        ]
      : []),
    {
      ...shared,
      type: "fill_in" as const,
      stem: phrases[language].fillToken(gapped, block.language ?? ""),
      options: null,
    },
  ];
};

/** Names and keywords outside comments and strings, each once. */
const tokensOf = (code: string): string[] => {
  const bare = code
    .replace(/\/\*(?:(?!\/\*)[\s\S])*?\*\/|(?:\/\/|#|--\s).*$/gm, " ")
    .replace(/(?<!\\)(?:"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)/g, " ");
  return [...new Set(bare.match(/\b[\p{L}_]\w{2,}\b/gu) ?? [])];
};

const tokenPattern = (token: string): RegExp => new RegExp(`(?<![\\w])${token}(?![\\w])`, "gu");

const occurrences = (code: string, token: string): number =>
  [...code.matchAll(new RegExp(`(?<![\\p{L}\\w])${token}(?![\\p{L}\\w])`, "giu"))].length;

const lineOf = (code: string, token: string): string =>
  (code.split("\n").find((line) => line.includes(token)) ?? code).trim().replaceAll("`", "'");
