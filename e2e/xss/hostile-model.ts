import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { type Fence, parseFences } from "#lib/ai/fence.ts";
import { type ChatRequest, chatRequest, firstText, taskOf } from "../model-server/chat-request.ts";
import { goodReply } from "../model-server/good-reply.ts";
import { questionsIn, slotsIn } from "../model-server/quiz-material.ts";
import { sendReply } from "../model-server/send-reply.ts";
import { xssTexts } from "./corpus.ts";

export interface HostileModel {
  /** Base URL for COMPATIBLE_BASE_URL. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

interface Written {
  readonly stem: string;
  readonly answer: string;
  readonly wrong: string[];
}

interface Mind {
  /** Gives the corpus's texts one after the other, for ever. */
  readonly attack: () => string;
  /** What it asked, so that its blind solver agrees with its keys. */
  readonly written: Written[];
}

/** A model whose every free text is an attack, in replies that are otherwise good. */
export const startHostileModel = async (): Promise<HostileModel> => {
  let next = 0;
  const attack = () => xssTexts[next++ % xssTexts.length] ?? "";
  const mind: Mind = { attack, written: [] };
  const server = createServer((request, response) => {
    answer(mind, request, response).catch((error: unknown) => response.destroy(Error(`${error}`)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the server has no port");
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

const answer = async (
  mind: Mind,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const request = chatRequest.parse(JSON.parse(await text(incoming)));
  const reply = await replyTo(mind, request);
  await sendReply(response, request, reply, { mode: "good" });
};

const replyTo = (mind: Mind, request: ChatRequest): Promise<string> | string => {
  const fences = parseFences(firstText(request, "user"));
  switch (taskOf(request)) {
    case "read-window":
      return JSON.stringify({ faults: faultsIn(mind, fences), concepts: conceptsOf(fences) });
    case "extract-concepts":
      return JSON.stringify({ concepts: conceptsOf(fences) });
    case "check-facts":
      return JSON.stringify({ faults: faultsIn(mind, fences) });
    case "write-questions":
      return JSON.stringify({ questions: questionsFor(mind, fences) });
    case "solve-question":
      return JSON.stringify({ solutions: solutionsOf(mind, fences) });
    case "grade-open-answer":
      return goodReply(request).then((good) => gradesWithAttack(mind, good));
    default:
      return goodReply(request);
  }
};

const labelled = (fences: readonly Fence[], label: string): Fence[] =>
  fences.filter((fence) => fence.label === label);

const sentencesOf = (fences: readonly Fence[]): { number: number; text: string }[] =>
  labelled(fences, "note").flatMap(({ text: lines }) =>
    lines.split("\n").flatMap((line) => {
      const [, number, sentence] = /^(\d+): (.*)$/.exec(line) ?? [];
      return number && sentence ? [{ number: Number(number), text: sentence }] : [];
    }),
  );

const conceptsOf = (fences: readonly Fence[]) =>
  sentencesOf(fences).flatMap(({ number, text: sentence }) => {
    const term = /^(.{2,200}?) is a /su.exec(sentence)?.[1];
    return term ? [{ term, sentences: [number], code: null }] : [];
  });

/** Of each sentence that defines something, all behind the first words is replaced. */
const faultsIn = ({ attack }: Mind, fences: readonly Fence[]) =>
  sentencesOf(fences).flatMap(({ number, text: sentence }) => {
    const wrong = / is a (.+)$/su.exec(sentence)?.[1];
    if (!wrong) return [];
    const right = `${attack()} The corrected text of ${number}.`;
    const why = `${attack()}\n\nSentence ${number} was wrong.`;
    const fault = { sentence: number, kind: "fact", wrong, right, why, changeType: "major" };
    return [{ ...fault, basis: null, code: null }];
  });

const questionsFor = (mind: Mind, fences: readonly Fence[]) => {
  const [sentences] = labelled(fences, "sentences");
  const evidence = [Number.parseInt(sentences?.text ?? "1", 10)];
  return slotsIn({ fences }).map((planned) => {
    const question = writeQuestion(mind, planned.type);
    mind.written.push(question);
    const explanation = `${mind.attack()}\n\nSo it is.`;
    const cited = planned.sentences.length > 0 ? [...planned.sentences] : evidence;
    return { slot: planned.slot, ...question, accepted: [], explanation, evidence: cited };
  });
};

/** Words that no other question has, so that none is taken for a repeat. */
const ownWords = (number: number, word: string): string =>
  [..."abcd"].map((letter) => `${word}${letter}${number}`).join(" ");

const writeQuestion = ({ attack, written }: Mind, type: string): Written => {
  const number = written.length;
  const stem = `${attack()}\n\nWhat of ${ownWords(number, "question")}?`;
  if (type === "true_false") return { stem, answer: "true", wrong: [] };
  if (type === "fill_in") return { stem: `${stem} ____`, answer: `gap${number}`, wrong: [] };
  if (type === "open") return { stem, answer: `${attack()}\n\nAn answer.`, wrong: [] };
  const [answer = "", ...wrong] = [..."ABCD"].map(
    (letter) => `${attack()}\n\n${ownWords(number, letter)}`,
  );
  return { stem, answer, wrong };
};

const solutionsOf = ({ written }: Mind, fences: readonly Fence[]) =>
  questionsIn({ fences }).map(({ number, type, stem, lettered = {} }) => {
    const key = written.find((one) => one.stem.trim() === stem.trim())?.answer.trim() ?? null;
    const letter = Object.keys(lettered).find((one) => lettered[one]?.trim() === key) ?? null;
    const answer = type === "multiple_choice" ? letter : key;
    return { number, reasoning: "It knows its own questions.", verdict: "answered", answer };
  });

const gradesWithAttack = ({ attack }: Mind, good: string): string => {
  const { grades } = z.object({ grades: z.array(z.looseObject({})) }).parse(JSON.parse(good));
  return JSON.stringify({ grades: grades.map((grade) => ({ ...grade, reason: attack() })) });
};
