import { asc } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { guideSteps, guides } from "#db/schema/guides.ts";
import { messages, threads } from "#db/schema/threads.ts";
import { countRows } from "./count-rows.ts";

const tables = [
  "threads",
  "runs",
  "replies",
  "guides",
  "guide_steps",
  "screenshots",
  "messages",
  "model_calls",
] as const;

/** Ids of chunks differ from installation to installation. */
const withoutIds = (text: string | null): string | null =>
  text?.replace(/#chunk-[\w-]+/g, "#chunk") ?? null;

/** What a run made, without ids and times, which differ from run to run by themselves. */
export const readGuide = async (db: Database) => {
  const [thread] = await db
    .select({
      title: threads.title,
      status: threads.status,
      errorCode: threads.errorCode,
      notice: threads.notice,
    })
    .from(threads);
  const [guide] = await db
    .select({
      question: guides.question,
      intent: guides.intent,
      allowed: guides.allowed,
      versionExplanation: guides.versionExplanation,
      answer: guides.answer,
      answered: guides.answered,
      answerRound: guides.answerRound,
      mode: guides.mode,
      currentStep: guides.currentStep,
    })
    .from(guides);
  const steps = await db
    .select({
      answerRound: guideSteps.answerRound,
      ordinal: guideSteps.ordinal,
      text: guideSteps.text,
      requiresClick: guideSteps.requiresClick,
      warning: guideSteps.warning,
      state: guideSteps.state,
      box: guideSteps.box,
      check: guideSteps.check,
    })
    .from(guideSteps)
    .orderBy(asc(guideSteps.answerRound), asc(guideSteps.ordinal));
  const said = await db
    .select({
      author: messages.author,
      kind: messages.kind,
      text: messages.text,
      key: messages.key,
    })
    .from(messages)
    .orderBy(asc(messages.seq));
  return {
    thread,
    guide: guide && { ...guide, answer: withoutIds(guide.answer) },
    steps: steps.map(({ check, ...step }) => ({
      ...step,
      check: check && { done: check.done, explanation: check.explanation, basis: check.basis },
    })),
    messages: said.map((message) => ({ ...message, text: withoutIds(message.text) })),
    rows: await countRows(db, tables),
  };
};

export type StoredGuide = Awaited<ReturnType<typeof readGuide>>;
