import type { NodeConfig } from "#agents/node.ts";
import type { GuidePorts } from "#agents/ports.ts";
import { toAppError } from "#lib/errors.ts";
import { endingChoices, needsPack, topicOf } from "#lib/guide/guide-store.ts";
import { isThanks, understandReply } from "#lib/guide/understand-reply.ts";
import { errorSentence } from "#lib/i18n/translator.ts";
import type { GuideEnding } from "#lib/schemas/guide.ts";
import type { Language } from "#lib/schemas/language.ts";
import {
  type GuideFork,
  type GuideStateValue,
  jumpTo,
  lastEnding,
  replyLeadsTo,
} from "../state.ts";
import { answerRemark } from "./answer-remark.ts";
import { askStudent, type ChoiceId, type GuideAnswer } from "./ask-student.ts";
import { beginReview, lookForAnother, tellOfLostPack } from "./final-confirmation.ts";
import { guideText, keepWords, say } from "./say.ts";

/**
 * Where a guide lies when it has ended: the thread is done, and one press too many can be taken back. Questions are
 * answered here, too, and change nothing; how it ended is what led here, and stays until it is taken up.
 */
export const idle =
  (ports: GuidePorts): GuideFork =>
  async (state, config) => {
    const { threadId, ownerId } = state;
    const { language, pack, question } = await ports.guide.get(ownerId, threadId);
    const ending = lastEnding(state);
    // How it ended is told while a question is answered, too, when the thread has no question of its own.
    await ports.reporter.stage(threadId, ending);
    const lacksPack = pack === null && needsPack(ending);
    const reply = askStudent({
      ...{ kind: ending, language, rests: true, step: state.index + 1 },
      text: restText(language, ending, { ...state, question }),
      choices: lacksPack ? [] : endingChoices[ending],
      withheld: lacksPack ? endingChoices[ending] : [],
    });
    const stay = replyLeadsTo(state, "rest");
    const agreed = agreement(ending, reply);
    if (agreed !== null) {
      await keepWords(ports, state, agreed);
      return stay;
    }
    switch (reply?.type) {
      case "choice":
        await keepWords(ports, state, reply.said);
        if (!lacksPack) return takeUp(ports, state, ending, reply.choice);
        await tellOfLostPack(ports, state, language);
        return stay;
      case "remark":
        return hear(ports, state, config, { ending, language, lacksPack }, reply.said);
      case "jump":
        return jumpTo(state, reply.step, "rest");
      case "section":
        return answerFrom(ports, state, { ending, lacksPack }, reply.chunkId);
      default:
        return stay;
    }
  };

/** Thanks, and "yes" to a guide that is solved, wish nothing: they are kept, and nothing is looked for. */
const agreement = (ending: GuideEnding, reply: GuideAnswer | null): string | null => {
  if (reply?.type !== "choice" && reply?.type !== "remark") return null;
  const { said } = reply;
  // There "ok" agrees to what is offered.
  if (ending === "guide_unsolved" && reply.type === "choice") return null;
  if (said === null || isThanks(said)) return said;
  return ending === "guide_solved" && understandReply(said, "guide_confirm") === "yes"
    ? said
    : null;
};

/** The manual was silent: what is typed now are other words for the question. */
const isSilent = (ending: GuideEnding): boolean =>
  ending === "guide_perhaps" || ending === "guide_nothing";

/** A question or a remark: where the manual was silent, other words for what was asked. */
const hear = async (
  ports: GuidePorts,
  state: GuideStateValue,
  config: NodeConfig,
  rest: { readonly ending: GuideEnding; readonly language: Language; readonly lacksPack: boolean },
  said: string,
): ReturnType<GuideFork> => {
  const { ending, language, lacksPack } = rest;
  if (isSilent(ending) && !lacksPack) return otherWords(ports, state, said);
  if (isSilent(ending)) {
    await keepWords(ports, state, said);
    await tellOfLostPack(ports, state, language);
  } else {
    await answerAtRest(ports, state, config, language, said);
  }
  return replyLeadsTo(state, "rest");
};

/**
 * The other words are the question from now on: what the manual may call it is asked anew, and they are checked against the
 * version, too, before they are answered. The ones before them stay in the conversation.
 */
const otherWords = async (
  ports: GuidePorts,
  state: GuideStateValue,
  said: string,
): ReturnType<GuideFork> => {
  const { ownerId, threadId, round } = state;
  const { guide } = ports;
  const { question: text } = await guide.get(ownerId, threadId);
  const before = { author: "student", kind: "reply", text } as const;
  if (round === 1) await guide.addMessage(ownerId, threadId, { key: "question", ...before });
  await keepWords(ports, state, said);
  await guide.saveQuestion(ownerId, threadId, said);
  const update = { words: said, round: round + 1, chunkIds: null };
  return replyLeadsTo(state, "detect_user_intent", update);
};

/** The student says which of the sections that were shown answers the question: the answer and its steps come from it alone. */
const answerFrom = async (
  ports: GuidePorts,
  state: GuideStateValue,
  { ending, lacksPack }: { readonly ending: GuideEnding; readonly lacksPack: boolean },
  chunkId: string,
): ReturnType<GuideFork> => {
  const { ownerId, round, chunkIds } = state;
  const isOffered = isSilent(ending) && !lacksPack && chunkIds?.includes(chunkId);
  const offered = isOffered ? [chunkId] : [];
  const [section] = await ports.guide.chunks(ownerId, offered);
  if (!section) return replyLeadsTo(state, "rest");
  const update = { chosen: chunkId, found: true, perhaps: false, round: round + 1 };
  return replyLeadsTo(state, "generate_full_answer", update);
};

const report = (ports: GuidePorts, state: GuideStateValue, text: string): Promise<void> =>
  say(ports, state, { author: "program", kind: "report", text });

/**
 * An answer that cannot be had must not make a guide that is done a failed one: it is told in the conversation. What may
 * go away by itself is left to the queue as long as that tries again; a stop and a shutdown are no failures.
 */
const answerAtRest = async (
  ports: GuidePorts,
  state: GuideStateValue,
  config: NodeConfig,
  language: Language,
  said: string,
): Promise<void> => {
  try {
    await answerRemark(ports, state, config, { said, step: null });
  } catch (thrown) {
    const error = toAppError(thrown);
    const triedAgain = error.transient && !config.configurable?.lastTry;
    if (config.signal?.aborted || triedAgain) throw thrown;
    const reason = errorSentence(language, error.code, error.details);
    await report(ports, state, guideText(language)("restUnanswered", { reason }));
  }
};

const restText = (
  language: Language,
  ending: GuideEnding,
  guide: Pick<GuideStateValue, "index" | "total" | "words"> & { readonly question: string },
): string => {
  const { index, total, words, question } = guide;
  const text = guideText(language);
  switch (ending) {
    case "guide_solved":
      return text("restSolved");
    case "guide_left":
      return text("restLeft", { number: index + 1, total });
    case "guide_enough":
      return text("restEnough");
    case "guide_declined":
      return text("restDeclined");
    case "guide_unsolved":
      return text("restUnsolved");
    case "guide_no_other":
      return text("noOtherAnswer");
    case "guide_perhaps":
      return text("restPerhaps");
    case "guide_nothing":
      return text("nothingAbout", { topic: topicOf(words ?? question) });
  }
};

const takeUp = async (
  ports: GuidePorts,
  state: GuideStateValue,
  ending: GuideEnding,
  choice: ChoiceId,
): ReturnType<GuideFork> => {
  switch (choice) {
    case "step_by_step": {
      const resumeAt = ending === "guide_left" ? state.index : 0;
      return replyLeadsTo(state, "step_agent_start", { resumeAt });
    }
    case "try_anyway":
      return replyLeadsTo(state, "retrieve_from_vectorstore");
    case "no":
      return beginReview(ports, state);
    case "yes":
      return lookForAnother(ports, state);
    default:
      return replyLeadsTo(state, "rest");
  }
};
