import { z } from "zod";
import { normaliseAnswer } from "#lib/questions/same-answer.ts";
import { type KeyedType, keyedType } from "#lib/schemas/quiz.ts";
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

/** @throws Error when the prompt has no sentences, a concept without any, or code that belongs to no concept. */
export const readMaterial = (request: ReplyRequest): Material => {
  const sentences = requireFence(request, "sentences").text.split("\n").map(readSentence);
  const codes = request.fences.filter(({ label }) => label === "code");
  const concepts = conceptsIn(request).map(({ id, term, sentences: numbers, definition }) => {
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

type Fences = Pick<ReplyRequest, "fences">;

const textLines = ({ fences }: Fences, label: string): string[] =>
  (fences.find((fence) => fence.label === label)?.text ?? "")
    .split("\n")
    .filter((line) => line.trim() !== "");

/** A text that has line breaks stands in the prompt as JSON. */
const unquoted = (text: string): string => {
  if (!/^".*\\(?:[nrf]|u[0-9a-f]{4}).*"$/.test(text)) return text;
  return z.string().parse(JSON.parse(text));
};

const numbersOf = (text: string | undefined): number[] =>
  (text ?? "").split(/[ ,]+/).filter(Boolean).map(Number);

interface ShownConcept {
  readonly id: string;
  readonly term: string;
  readonly sentences: readonly number[];
  readonly status?: "unchecked";
  readonly definition?: string;
}

/** @throws Error for a line that is no concept's */
export const conceptsIn = (request: Fences): ShownConcept[] => {
  const concepts: ShownConcept[] = [];
  for (const line of textLines(request, "concepts")) {
    const named = /^(\S+) \[([\d, ]*)\]( unchecked)?: (.+)$/.exec(line);
    const meant = /^(\S+) definition: (.*)$/.exec(line);
    if (named) {
      const [, id = "", numbers, open, term = ""] = named;
      const status = open ? { status: "unchecked" as const } : {};
      concepts.push({ ...{ id, term: unquoted(term), sentences: numbersOf(numbers) }, ...status });
    } else if (meant?.[1] === concepts.at(-1)?.id) {
      const last = concepts.pop();
      if (last) concepts.push({ ...last, definition: unquoted(meant?.[2] ?? "") });
    } else throw new Error(`"${line}" is no concept`);
  }
  return concepts;
};

export interface ShownSlot {
  readonly slot: number;
  readonly conceptId: string | null;
  readonly type: KeyedType;
  readonly useCode: boolean;
  readonly sentences: readonly number[];
  readonly was?: string;
}

/** @throws Error for a line that is no slot */
export const slotsIn = (request: Fences): ShownSlot[] =>
  textLines(request, "slots").map((line) => {
    const parts =
      /^(\d+): (?:anything|(c\S+?)|sentences ([\d ]+))(?:, sentences ([\d ]+))?(?:, (true_false|fill_in|open))?(?:, (?:easy|hard))?(, with code)?(?:, was (".*"))?$/.exec(
        line,
      );
    if (!parts) throw new Error(`"${line}" is no slot`);
    const [, slot, conceptId = null, alone, beside, type = "multiple_choice", code, was] = parts;
    return {
      ...{ slot: Number(slot), conceptId, sentences: numbersOf(alone ?? beside) },
      ...{ type: keyedType.parse(type), useCode: code !== undefined },
      ...(was === undefined ? {} : { was: z.string().parse(JSON.parse(was)) }),
    };
  });

export interface ShownQuestion {
  readonly number: number;
  readonly type: KeyedType;
  readonly stem: string;
  readonly codeOf?: string;
  readonly near?: readonly number[];
  /** Of a choice the options, of an open question the statements. */
  readonly lettered?: Readonly<Record<string, string>>;
}

/** @throws Error for a line that belongs to no question */
export const questionsIn = (request: Fences): ShownQuestion[] => {
  const questions: ShownQuestion[] = [];
  for (const line of textLines(request, "questions")) {
    const head =
      /^(\d+)(?: (true_false|fill_in|open))?(?:, code of (\S+?))?(?:, near ([\d ]+))?: (.*)$/.exec(
        line,
      );
    const lettered = /^([A-Z]): (.*)$/.exec(line);
    const last = questions.at(-1);
    if (head) {
      const [, number, type = "multiple_choice", codeOf, near, stem = ""] = head;
      questions.push({
        ...{ number: Number(number), type: keyedType.parse(type), stem: unquoted(stem) },
        ...(codeOf === undefined ? {} : { codeOf }),
        ...(near === undefined ? {} : { near: numbersOf(near) }),
      });
    } else if (lettered && last) {
      const [, letter = "", text = ""] = lettered;
      questions.pop();
      questions.push({ ...last, lettered: { ...last.lettered, [letter]: unquoted(text) } });
    } else throw new Error(`"${line}" belongs to no question`);
  }
  return questions;
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
