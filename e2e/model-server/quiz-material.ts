import { normaliseAnswer } from "../../lib/questions/normalise-answer.ts";
import { type ReplyRequest, requireFence } from "./reply.ts";

export interface MaterialConcept {
  readonly id: string;
  readonly term: string;
  readonly definition: string;
  readonly code: string | null;
}

/** What a prompt of the question tasks holds to work from. */
export interface Material {
  readonly concepts: readonly MaterialConcept[];
  readonly sentences: readonly { readonly number: number; readonly text: string }[];
}

/** @throws Error when the prompt has no sentences, or code that belongs to no concept. */
export const readMaterial = (request: ReplyRequest): Material => {
  const codes = request.fences.filter(({ label }) => label === "code");
  const concepts = request.fences
    .filter(({ label }) => label === "concept")
    .map(({ attributes: { id, term }, text }) => {
      if (!id || !term) throw new Error("a concept must have its id and its term");
      const code = codes.find(({ attributes }) => attributes.concept === id)?.text ?? null;
      return { id, term, definition: text, code };
    });
  const stray = codes.find(
    ({ attributes }) => !concepts.some(({ id }) => id === attributes.concept),
  );
  if (stray) throw new Error("a code fence must name its concept");
  const sentences = requireFence(request, "sentences").text.split("\n").map(readSentence);
  return { concepts, sentences };
};

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
