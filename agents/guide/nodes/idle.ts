import type { GuidePorts } from "#agents/ports.ts";
import { toAppError } from "#lib/errors.ts";
import { endingChoices, needsPack, topicOf } from "#lib/guide/guide-store.ts";
import { isThanks, understandReply } from "#lib/guide/understand-reply.ts";
import { errorSentence } from "#lib/i18n/translator.ts";
import { type GuideEnding, guideEnding } from "#lib/schemas/guide.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { GuideNode, GuideNodeConfig, GuideStateValue } from "../state.ts";
import { answerRemark } from "./answer-remark.ts";
import { askStudent, type ChoiceId, type GuideAnswer } from "./ask-student.ts";
import { beginReview, lookForAnother, tellOfLostPack } from "./final-confirmation.ts";
import { guideText, jumpTo, keepWords, say } from "./say.ts";

/**
 * Where a guide lies when it has ended: the thread is done, and one press too many can be taken back. Questions are
 * answered here, too, and change nothing; how it ended is what led here, and stays until it is taken up.
 */
export const idle =
  (ports: GuidePorts): GuideNode =>
  async (state, config) => {
    const { threadId, ownerId, turn, total, next } = state;
    const { language, pack, question } = await ports.guide.get(ownerId, threadId);
    const ending = guideEnding.parse(next);
    // How it ended is told while a question is answered, too, when the thread has no question of its own.
    await ports.reporter.stage(threadId, ending);
    const lacksPack = pack === null && needsPack(ending);
    const reply = askStudent({
      ...{ kind: ending, language, rests: true, step: state.index + 1 },
      text: restText(language, ending, { ...state, question }),
      choices: lacksPack ? [] : endingChoices[ending],
      withheld: lacksPack ? endingChoices[ending] : [],
    });
    const on = { turn: turn + 1 };
    const agreed = agreement(ending, reply);
    if (agreed !== null) {
      await keepWords(ports, state, agreed);
      return on;
    }
    switch (reply?.type) {
      case "choice":
        await keepWords(ports, state, reply.said);
        if (!lacksPack) return { ...on, ...(await takeUp(ports, state, reply.choice)) };
        await tellOfLostPack(ports, state, language);
        return on;
      case "remark":
        return {
          ...on,
          ...(await hear(ports, state, config, { ending, language, lacksPack }, reply.said)),
        };
      case "jump":
        return reply.step < total ? jumpTo(state, reply.step) : on;
      default:
        return on;
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
  config: GuideNodeConfig,
  rest: { readonly ending: GuideEnding; readonly language: Language; readonly lacksPack: boolean },
  said: string,
): Promise<Partial<GuideStateValue>> => {
  const { ending, language, lacksPack } = rest;
  if (!isSilent(ending)) {
    await answerAtRest(ports, state, config, language, said);
    return {};
  }
  if (!lacksPack) return otherWords(ports, state, said);
  await keepWords(ports, state, said);
  await tellOfLostPack(ports, state, language);
  return {};
};

/**
 * The other words are the question from now on: they are checked against the version, too, before they are answered. The
 * ones before them stay in the conversation.
 */
const otherWords = async (
  ports: GuidePorts,
  state: GuideStateValue,
  said: string,
): Promise<Partial<GuideStateValue>> => {
  const { ownerId, threadId, round } = state;
  const { guide } = ports;
  const { question: text } = await guide.get(ownerId, threadId);
  const before = { author: "student", kind: "reply", text } as const;
  if (round === 1) await guide.addMessage(ownerId, threadId, { key: "question", ...before });
  await keepWords(ports, state, said);
  await guide.saveQuestion(ownerId, threadId, said);
  return { words: said, round: round + 1, chunkIds: null, next: "other_words" };
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
  config: GuideNodeConfig,
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
  choice: ChoiceId,
): Promise<Partial<GuideStateValue>> => {
  const { ownerId, threadId, next, index } = state;
  switch (choice) {
    case "step_by_step":
      return { resumeAt: next === "guide_left" ? index : 0, next: "steps" };
    case "try_anyway":
      return { next: "on" };
    case "no":
      return beginReview(ports, state);
    case "yes":
      return lookForAnother(state, await ports.guide.steps(ownerId, threadId));
    default:
      return {};
  }
};
