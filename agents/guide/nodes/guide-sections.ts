import type { GuideStateValue } from "#agents/guide/state.ts";
import { meantSection } from "#agents/guide/tasks/section-fences.ts";
import type { GuidePorts } from "#agents/ports.ts";
import { AppError } from "#lib/errors.ts";
import type { GuideSection } from "#lib/guide/guide-sections.ts";
import type { Guide, GuideChunk, GuidePack, StoredStep } from "#lib/guide/guide-store.ts";
import { type Language, language } from "#lib/schemas/language.ts";
import { noteLanguage } from "#lib/text/note-language.ts";

/** Chunks as tasks are given them, with ids that are good for one question. */
export const asSections = (
  chunks: readonly Pick<GuideChunk, "title" | "headingPath" | "text">[],
): GuideSection[] =>
  chunks.map(({ title, headingPath, text }, index) => ({
    id: `s${index + 1}`,
    title,
    path: headingPath,
    text,
  }));

/** The chunk that a task's section id means. */
export const chunkOf = <Chunk extends Pick<GuideChunk, "title" | "headingPath" | "text">>(
  chunks: readonly Chunk[],
  sectionId: string,
): Chunk | undefined => chunks[Number(meantSection(sectionId, asSections(chunks)).slice(1)) - 1];

/** The manual's, by what was found of it; those that a pack may be written in where nothing was. */
export const languagesOf = (chunks: readonly { readonly text: string }[]): readonly Language[] => {
  const found = [...new Set(chunks.map(({ text }) => noteLanguage(text)))];
  return found.length > 0 ? found : language.options;
};

/** More of them find what is only near. */
const mostPhrases = 4;

/** What a model wants the manual to be searched for. */
export const searchPhrases = (queries: readonly string[]): string[] =>
  queries
    .map((phrase) => phrase.trim())
    .filter(Boolean)
    .slice(0, mostPhrases);

/** @throws AppError pack_deleted */
export const packOf = ({ pack }: Guide): GuidePack => {
  if (pack) return pack;
  throw new AppError("pack_deleted", "The pack of this guide was deleted");
};

/** The step that is worked on. @throws AppError internal when the answer has no such step */
export const presentStep = async (
  { guide }: Pick<GuidePorts, "guide">,
  { ownerId, threadId, index }: GuideStateValue,
): Promise<StoredStep> => {
  const step = (await guide.steps(ownerId, threadId))[index];
  if (step) return step;
  throw new AppError("internal", `Thread ${threadId} has no step ${index}`);
};
