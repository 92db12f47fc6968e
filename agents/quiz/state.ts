import { Command, StateSchema } from "@langchain/langgraph";
import { z } from "zod";
import type { NodeConfig } from "#agents/node.ts";
import { language } from "#lib/schemas/language.ts";
import { contentType, quizStrategy } from "#lib/schemas/quiz.ts";

/**
 * What a quiz run carries from node to node: ids and small facts; texts live in tables. Whatever a node returns is
 * checked against it.
 */
export const QuizState = new StateSchema({
  /** The thread this quiz belongs to. */
  threadId: z.string(),
  /** The student it is made for. */
  ownerId: z.string(),
  /** The language questions are written in. */
  language,
  /** What the note is. */
  contentType,
  /** How questions are made from it. */
  strategy: quizStrategy,
  /** Whether the checker answered all that it was asked; absent in runs of an earlier version. */
  answered: z.boolean().optional(),
  /** How many questions the quiz should have. */
  wanted: z.number(),
  /** 0 for the first set of questions, then one more for each round of replacements. */
  round: z.number(),
  /** How many questions are still wanted after the last removal of repeats. */
  missing: z.number(),
  /** What slots asked about for which nothing was written, by `subjectOf`; absent in runs of an earlier version. */
  leftOut: z.array(z.string()).optional(),
  /** Which questions of the last round a solver has compared with which, and found to ask the same or not. */
  judged: z.array(z.object({ id: z.string(), otherId: z.string(), same: z.boolean() })).optional(),
  /** How many of these earlier quizzes have asked about. */
  exhausted: z.number().optional(),
});

export type QuizStateValue = typeof QuizState.State;

/** A node of the quiz graph: from the present state to what changes in it. */
export type QuizNode = (
  state: QuizStateValue,
  config: NodeConfig,
) => Promise<Partial<QuizStateValue>>;

/** Nodes to which another one leads by name. */
export type QuizGoal = "fact_check" | "find_evidence" | "generate_questions" | "ready";

type QuizWay = Command<unknown, Partial<QuizStateValue>, QuizGoal>;

/** A node that says where it leads; the graph lists the goals that it has. */
export type QuizFork = (state: QuizStateValue, config: NodeConfig) => Promise<QuizWay>;

export const leadTo = (goto: QuizGoal, update: Partial<QuizStateValue> = {}): QuizWay =>
  new Command({ goto, update });

/** Rounds of replacement after the first set of questions (spec: up to 2). */
export const replacementRounds = 2;
