import { z } from "zod";
import { firstWords } from "../possible-questions.ts";
import {
  linesIn,
  type Material,
  masked,
  oneLine,
  plain,
  questionsIn,
  readMaterial,
  type ShownQuestion,
  statements,
} from "../quiz-material.ts";
import type { Reply, ReplyRequest } from "../reply.ts";
import { wordsAsked } from "./judge-repeats.ts";

/** Names by which a key could reach a solver. */
const forbidden = /key|answer|accepted|explanation|evidence|correct/i;

const earlierQuestion = z.strictObject({
  number: z.number().int(),
  question: z.string(),
  answer: z.string().optional(),
  code: z.string().optional(),
});

/** Solves each question by looking its options up in the material, without a key. */
export const reply: Reply = (request) => {
  refuseKeys(request);
  const material = readMaterial(request);
  const questions = questionsIn(request);
  if (questions.length === 0) throw new Error("the prompt must hold a question");
  const earlier = linesIn(request, "earlier").map((line) => earlierQuestion.parse(line));
  const asked = new Map([
    ...questions.map(({ number, stem }) => [number, stem] as const),
    ...earlier.map(({ number, question }) => [number, question] as const),
  ]);
  const isSame = (stem: string, number: number) => {
    const other = asked.get(number);
    if (other === undefined) throw new Error(`question ${number} is not in the prompt`);
    return wordsAsked(stem) === wordsAsked(other);
  };
  return {
    solutions: questions.map((question) => ({
      number: question.number,
      falseSentence: null,
      ...(question.near && { same: question.near.filter((one) => isSame(question.stem, one)) }),
      ...solve(material, question),
    })),
  };
};

const refuseKeys = ({ fences }: ReplyRequest): void => {
  for (const { label, attributes } of fences) {
    const names = [label, ...Object.keys(attributes)];
    if (names.some((name) => forbidden.test(name)))
      throw new Error("a blind prompt must hold no key");
  }
};

/** Words of a step from the material to the answer, with those before the quote of them. */
const reasoned = 13;

const solve = (material: Material, { type, stem, lettered, codeOf }: ShownQuestion) => {
  const given = (answer: string | null | undefined, verdict = "not_in_material") =>
    answer == null
      ? { reasoning: "The material does not settle this one way.", verdict, answer: null }
      : { reasoning: `Looked up: ${firstWords(stem, reasoned)}`, verdict: "answered", answer };
  if (type === "true_false")
    return given(String(sayings(material).some((text) => plain(text) === plain(stem))));
  if (type === "fill_in") return given(missingWord(material, stem));
  if (type === "open")
    return given(lettered ? trueOf(material, lettered) : explanation(material, stem));
  if (Object.keys(lettered ?? {}).join("") !== "ABCD")
    throw new Error("a choice must have four options");
  const code = codeOf === undefined ? null : codeOfConcept(material, codeOf);
  const right = Object.entries(lettered ?? {}).filter(([, text]) =>
    holds(material, stem, text, code),
  );
  return right.length > 1
    ? given(null, "several_right_answers")
    : given(right[0]?.[0], "no_right_answer");
};

/** The letters of the statements that the material makes; null when it makes none. */
const trueOf = (
  material: Material,
  statements: Readonly<Record<string, string>>,
): string | null => {
  const said = sayings(material).map(plain);
  const right = Object.entries(statements).filter(([, text]) =>
    said.some((one) => one.includes(plain(text))),
  );
  return right.map(([letter]) => letter).join(", ") || null;
};

const codeOfConcept = ({ concepts }: Material, id: string): string => {
  const code = concepts.find((concept) => concept.id === id)?.code;
  if (code == null) throw new Error(`the code of ${id} is not in the prompt`);
  return code;
};

/** Sentences that say one thing together, at most. */
const longestRun = 4;

/** What the material says: definitions, lines of lists, and sentences alone and with those that follow. */
const sayings = ({ concepts, sentences }: Material): string[] => [
  ...concepts.map(({ definition }) => definition),
  ...statements({ concepts: [], sentences }).map(({ text }) => text),
  ...sentences.flatMap((_, index) =>
    Array.from({ length: longestRun }, (__, more) =>
      sentences
        .slice(index, index + more + 1)
        .map(({ text }) => oneLine(text))
        .join(" "),
    ),
  ),
];

const quoteIn = (stem: string): string => oneLine(/“([\s\S]*)”/.exec(stem)?.[1] ?? "");

const holds = (material: Material, stem: string, option: string, code: string | null): boolean => {
  const quote = quoteIn(stem);
  const said = sayings(material);
  if (code !== null && quote === "")
    return material.concepts.find(({ term }) => term === option)?.code === code;
  if (quote.includes("____")) {
    const filled = quote.replace("____", () => option);
    return said.some((text) => oneLine(text).includes(filled));
  }
  if (said.some((text) => masked(text, option) === quote && oneLine(text) !== quote)) return true;
  const named = material.concepts.find(({ term }) => term === quote);
  if (named && begins(named.definition, option)) return true;
  const isDefinition = quote !== "" && plain(option).startsWith(plain(quote));
  return isDefinition && said.some((text) => begins(text, option));
};

const begins = (text: string, words: string): boolean =>
  `${plain(text)} `.startsWith(`${plain(words)} `);

const missingWord = (material: Material, stem: string): string | null => {
  const [before = "", after = ""] = quoteIn(stem).split("____");
  for (const text of sayings(material)) {
    const start = text.indexOf(before) + before.length;
    const end = text.indexOf(after, start + 1);
    if (text.includes(before) && end !== -1)
      return text.slice(start, after === "" ? undefined : end);
  }
  return null;
};

const explanation = (material: Material, stem: string): string | null => {
  const quote = quoteIn(stem);
  const concept = material.concepts.find(({ term }) => term === quote);
  const said = sayings(material).filter((text) => plain(text).includes(plain(quote)));
  const [first] = said.filter((text) => plain(text).startsWith(plain(quote)));
  const longest = said.filter((text) => text.startsWith(first ?? said[0] ?? "")).at(-1);
  return (concept?.definition || longest) ?? null;
};
