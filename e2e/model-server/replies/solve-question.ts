import type { Fence } from "../../../lib/ai/fence.ts";
import {
  type Material,
  masked,
  oneLine,
  plain,
  readMaterial,
  statements,
} from "../quiz-material.ts";
import { type Reply, type ReplyRequest, requireFences } from "../reply.ts";

/** Labels and attributes by which a key could reach a solver. */
const forbidden = /key|answer|accepted|explanation|evidence|correct/i;

/** Solves each question by looking its options up in the material, without a key. */
export const reply: Reply = (request) => {
  refuseKeys(request);
  const material = readMaterial(request);
  return {
    solutions: requireFences(request, "question").map((question) =>
      solve(request, material, question),
    ),
  };
};

const refuseKeys = ({ fences }: ReplyRequest): void => {
  for (const { label, attributes } of fences) {
    const names = [label, ...Object.keys(attributes)];
    if (names.some((name) => forbidden.test(name)))
      throw new Error("a blind prompt must hold no key");
  }
};

const solve = (request: ReplyRequest, material: Material, { attributes, text: stem }: Fence) => {
  const { number = "", type } = attributes;
  const of = (label: string) =>
    request.fences.filter((fence) => fence.label === label && fence.attributes.number === number);
  const nothing = { number: Number(number), choice: null, truth: null, words: null };
  const answered = (reasoning: string) => ({ ...nothing, reasoning, verdict: "answered" });
  if (type === "true_false") {
    const truth = statements(material).some(({ text }) => plain(text) === plain(stem));
    return { ...answered("Looked up."), truth };
  }
  if (type === "multiple_choice") {
    const options = of("option");
    if (options.length !== 4) throw new Error(`question ${number} must have four options`);
    const code = of("question-code")[0]?.text ?? null;
    const right = options.filter(({ text }) => holds(material, stem, text, code));
    const [only] = right;
    if (!only) return { ...nothing, reasoning: "None fits.", verdict: "no_right_answer" };
    if (right.length > 1)
      return { ...nothing, reasoning: "Several fit.", verdict: "several_right_answers" };
    return { ...answered("Looked up."), choice: only.attributes.letter };
  }
  const words = type === "fill_in" ? missingWord(material, stem) : explanation(material, stem);
  return words === null
    ? { ...nothing, reasoning: "Not found.", verdict: "not_in_material" }
    : { ...answered("Looked up."), words };
};

const quoteIn = (stem: string): string => oneLine(/“([\s\S]*)”/.exec(stem)?.[1] ?? "");

const holds = (material: Material, stem: string, option: string, code: string | null): boolean => {
  const quote = quoteIn(stem);
  const concept = material.concepts.find(({ term }) => term === option);
  if (code !== null && quote === "") return concept?.code === code;
  if (quote.includes("____")) {
    const filled = quote.replace("____", () => option);
    return statements(material).some(({ text }) => text.includes(filled));
  }
  if (concept && masked(concept.definition, concept.term) === quote) return true;
  const named = material.concepts.find(({ term }) => term === quote);
  return named !== undefined && plain(named.definition) === plain(option);
};

const missingWord = (material: Material, stem: string): string | null => {
  const [before = "", after = ""] = quoteIn(stem).split("____");
  for (const { text } of statements(material)) {
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
  return (
    concept?.definition ??
    statements(material).find(({ text }) => text.includes(quote))?.text ??
    null
  );
};
