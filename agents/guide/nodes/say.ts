import type { GuideStateValue } from "#agents/guide/state.ts";
import type { GuidePorts } from "#agents/ports.ts";
import { endedSentence } from "#lib/guide/ended-sentence.ts";
import { titleWithParent } from "#lib/guide/guide-sections.ts";
import type { GuideChunk } from "#lib/guide/guide-store.ts";
import { translator } from "#lib/i18n/translator.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { NewMessage } from "#lib/study/study-store.ts";

type Saying = Pick<GuidePorts, "guide">;
type Turn = Pick<GuideStateValue, "ownerId" | "threadId" | "turn">;

/** Keeps the student's own words of this turn; buttons say nothing in the conversation. */
export const keepWords = async (
  { guide }: Saying,
  { ownerId, threadId, turn }: Turn,
  said: string | null,
): Promise<void> => {
  if (said === null) return;
  const message = { author: "student", kind: "reply", text: said } as const;
  await guide.addMessage(ownerId, threadId, { key: `turn:${turn}:said`, ...message });
};

/**
 * Says something in the conversation, once in a turn.
 * @param about what it is about, as one turn may answer the student and tell of the screen
 */
export const say = (
  { guide }: Saying,
  { ownerId, threadId, turn }: Turn,
  message: Pick<NewMessage, "author" | "kind" | "text" | "detail">,
  about: "answer" | "screen" = "answer",
): Promise<void> =>
  guide.addMessage(ownerId, threadId, { key: `turn:${turn}:${about}`, ...message });

/** What the program itself says in a guide thread, in the thread's language. */
export const guideText = (language: Language) => translator(language, "guideTalk");

/** Names that a model sets off by marks of Markdown; an underscore inside a word is none. */
const marked =
  /["“«]?(?:\*{1,2}([^*\n]{1,200})\*{1,2}|`([^`\n]{1,200})`|(?<![\p{L}\p{N}_])_{1,2}([^_\n]{1,200})_{1,2}(?![\p{L}\p{N}_]))["”»]?/gu;

/** What is shown as plain text: names in quotation marks where a model wrote Markdown, and a full stop at its end. */
export const plainSentences = (written: string, language: Language): string => {
  const text = written
    .replaceAll(marked, (_, bold?: string, code?: string, slanted?: string) =>
      guideText(language)("quoted", { word: bold ?? code ?? slanted ?? "" }),
    )
    .trim();
  return endedSentence(text);
};

/** Links to sections, as the page opens them beside. */
export const sectionLinks = (
  sections: readonly Pick<GuideChunk, "id" | "title" | "headingPath">[],
): string =>
  sections
    .map((section) => `[${linkText(titleWithParent(section))}](#chunk-${section.id})`)
    .join(", ");

/** A title inside a link: its own brackets would end it. */
const linkText = (title: string): string => title.replace(/[\\[\]]/g, "\\$&");

/** Ids of the sections that a text links to, in order. */
export const linkedChunks = (text: string): string[] =>
  [...text.matchAll(/\]\(#chunk-([\w-]{1,100})\)/g)].flatMap(([, id]) => id ?? []);
