import { z } from "zod";
import { hashWords } from "#lib/ai/hash-words.ts";
import { cosine } from "#lib/questions/near-questions.ts";
import { possibleQuestions, type ServerQuestion } from "../possible-questions.ts";
import { linesIn, oneLine, readMaterial, type ShownSlot, slotsIn } from "../quiz-material.ts";
import type { Reply } from "../reply.ts";

const historyLine = z.object({ stem: z.string(), answer: z.string() });

/** From here on the server, like the product, takes a question for one that was asked. */
const asked = 0.9;

/** Batches from this size on hold one question with a wrong key, for the proof to find. */
const withWrongKey = 4;

/**
 * Questions made of the definitions (or sentences) received, one for each slot that the material
 * still has something new for. In a larger batch the key of one is wrong.
 */
export const reply: Reply = (request) => {
  const material = readMaterial(request);
  const slots = slotsIn(request);
  if (slots.length === 0) throw new Error("the prompt must plan at least one slot");
  for (const { conceptId, useCode, sentences } of slots) {
    if (!sentences.every((number) => material.sentences.some((one) => one.number === number)))
      throw new Error(`sentences ${sentences.join(", ")} are not in the prompt`);
    const concept = material.concepts.find(({ id }) => id === conceptId);
    if (conceptId !== null && !concept)
      throw new Error(`concept ${conceptId} is not in the prompt`);
    if (useCode && concept?.code == null)
      throw new Error(`the code of ${conceptId} is not in the prompt`);
  }
  const history = linesIn(request, "history").map((line) => historyLine.parse(line));
  const past: Past = {
    stems: new Set(history.map(({ stem }) => stem)),
    vectors: history.map(({ stem, answer }) => hashWords(oneLine(`${stem}\n${answer}`))),
  };
  const written = slots.flatMap((slot) => {
    const question = possibleQuestions(material, slot).find((one) => takeIfNew(one, past));
    return question ? [{ slot: slot.slot, ...question }] : [];
  });
  return { questions: spoilOne(written, slots) };
};

interface Past {
  readonly stems: Set<string>;
  readonly vectors: number[][];
}

const takeIfNew = ({ stem, answer }: ServerQuestion, { stems, vectors }: Past): boolean => {
  const vector = hashWords(oneLine(`${stem}\n${answer}`));
  if (stems.has(stem) || vectors.some((earlier) => cosine(earlier, vector) >= asked)) return false;
  stems.add(stem);
  vectors.push(vector);
  return true;
};

const spoilOne = <Question extends ServerQuestion & { slot: number }>(
  questions: readonly Question[],
  slots: readonly ShownSlot[],
): Question[] => {
  if (slots.length < withWrongKey) return [...questions];
  const isChoice = ({ slot, type }: ShownSlot, question: Question) =>
    slot === question.slot && type === "multiple_choice";
  const choices = questions.filter((one) => slots.some((slot) => isChoice(slot, one)));
  const victim = choices.find(({ slot }) => slot % 5 === 0) ?? choices[0];
  return questions.map((question) => {
    const { answer, wrong } = question;
    const [first = "", ...others] = wrong;
    return question === victim
      ? { ...question, answer: first, wrong: [answer, ...others] }
      : question;
  });
};
