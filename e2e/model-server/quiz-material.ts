import { z } from "zod";
import { normaliseAnswer } from "#lib/questions/same-answer.ts";
import { type ReplyRequest, requireFence } from "./reply.ts";

interface MaterialConcept {
  readonly id: string;
  readonly term: string;
  readonly definition: string;
  /** Numbers of the sentences that say so. */
  readonly sentences: readonly number[];
  readonly code: string | null;
}

/** What a prompt of the question tasks holds to work from. */
export interface Material {
  readonly concepts: readonly MaterialConcept[];
  readonly sentences: readonly { readonly number: number; readonly text: string }[];
}

const conceptLine = z.object({
  id: z.string().min(1),
  term: z.string().min(1),
  status: z.literal("unchecked").optional(),
  sentences: z.array(z.number().int()),
  definition: z.string().optional(),
});

/** @throws Error when the prompt has no sentences, a concept without any, or code that belongs to no concept. */
export const readMaterial = (request: ReplyRequest): Material => {
  const sentences = requireFence(request, "sentences").text.split("\n").map(readSentence);
  const codes = request.fences.filter(({ label }) => label === "code");
  const concepts = linesIn(request, "concepts").map((line) => {
    const { id, term, sentences: numbers, definition } = conceptLine.parse(line);
    const said = numbers.map((number) => sentences.find((one) => one.number === number)?.text);
    if (said.includes(undefined)) throw new Error(`a sentence of ${id} is not in the prompt`);
    const code = codes.find(({ attributes }) => attributes.concepts?.split(" ").includes(id));
    return {
      ...{ id, term, sentences: numbers, definition: definition ?? said.join(" ") },
      code: code?.text ?? null,
    };
  });
  const stray = codes.find(({ text }) => !concepts.some(({ code }) => code === text));
  if (stray) throw new Error("a code fence must name its concepts");
  return { concepts, sentences };
};

/** The JSON lines of a fence; none where the prompt has no such fence. */
export const linesIn = (request: ReplyRequest, label: string): unknown[] =>
  (request.fences.find((fence) => fence.label === label)?.text ?? "")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line));

const readSentence = (line: string): { number: number; text: string } => {
  const parts = /^(\d+): (.+)$/.exec(line);
  if (!parts?.[2]) throw new Error("every sentence must begin with its number");
  return { number: Number(parts[1]), text: parts[2] };
};

/**
 * What may be asked about: the definitions, which were checked; the sentences when there are none.
 * A line of a list says little by itself and is taken with the lines around it.
 */
export const statements = ({
  concepts,
  sentences,
}: Material): { text: string; conceptId: string | null }[] =>
  concepts.length > 0
    ? concepts.map(({ id, definition }) => ({ text: oneLine(definition), conceptId: id }))
    : sentences.flatMap((sentence, index) => {
        const text = oneLine(sentence.text);
        if (text.split(" ").length > shortLine) return [{ text, conceptId: null }];
        const lines = sentences.slice(index, index + linesTogether);
        const follow = lines.every(({ number }, step) => number === sentence.number + step);
        return follow && lines.length === linesTogether
          ? [{ text: lines.map((line) => oneLine(line.text)).join("; "), conceptId: null }]
          : [];
      });

/** Words of a line that is taken for part of a list. */
const shortLine = 3;
const linesTogether = 3;

export const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

export const plain = (text: string): string => normaliseAnswer(oneLine(text));

/** A definition without its own term, as it is quoted when the term is asked for. */
export const masked = (text: string, term: string): string =>
  oneLine(text).replaceAll(new RegExp(term.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "giu"), "…");
