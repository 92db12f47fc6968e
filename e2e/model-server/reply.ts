import type { Fence } from "#lib/ai/fence.ts";
import type { ImperfectQuotes } from "./imperfect-quotes.ts";

/** What a request to the test server held, as a reply may use it. */
export interface ReplyRequest {
  /** The system message. */
  readonly instructions: string;
  /** The first user message: the task's material. */
  readonly content: string;
  /** The fenced outside texts of `content`, in order. */
  readonly fences: readonly Fence[];
  /** The pictures that came with it, in order; all can be decoded. */
  readonly pictures: readonly SentPicture[];
  /** How the model's quotes go wrong; null when they are exact. */
  readonly quotes: ImperfectQuotes | null;
}

/** A picture as the server received it. */
export interface SentPicture {
  readonly mediaType: string;
  readonly sha256: string;
  readonly width: number;
  readonly height: number;
  /** Mean of red, green and blue, 0 to 255. */
  readonly colour: readonly [number, number, number];
  /** The text that a test put into it (`markedPicture`); null for any other picture. */
  readonly mark: string | null;
}

/**
 * Computes a good answer of one task from the texts and ids of the request, never a canned one.
 * `replies/<task-name>.ts` exports one as `reply`. A prompt that lacks what it must hold is
 * answered by throwing (see `requireFence`); the server turns that into HTTP 422.
 */
export type Reply = (request: ReplyRequest) => unknown;

/** The only fence with this label. @throws Error when the prompt has none, or several. */
export const requireFence = (request: ReplyRequest, label: string): Fence => {
  const found = request.fences.filter((fence) => fence.label === label);
  if (found.length === 1 && found[0]) return found[0];
  throw new Error(`the prompt must hold one fence "${label}", it holds ${found.length}`);
};

/** All fences with this label. @throws Error when the prompt has none. */
export const requireFences = (request: ReplyRequest, label: string): readonly Fence[] => {
  const found = request.fences.filter((fence) => fence.label === label);
  if (found.length > 0) return found;
  throw new Error(`the prompt must hold a fence "${label}"`);
};
