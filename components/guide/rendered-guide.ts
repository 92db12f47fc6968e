import type { GuideView } from "#lib/schemas/guide.ts";

/** The view's Markdown as sanitised HTML. */
export interface GuideHtml {
  readonly answer: string | null;
  /** Why it will probably not work in the student's version. */
  readonly explanation: string | null;
  /** In the order of the steps. */
  readonly steps: readonly string[];
  /** By the message's id. */
  readonly messages: Readonly<Record<string, string>>;
}

/** What the page is given: a guide, and its texts as they are shown. */
export type RenderedGuide = GuideView & { readonly html: GuideHtml };
