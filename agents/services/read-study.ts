import type { Language } from "#lib/schemas/language.ts";
import type { ReadStudyPage } from "#lib/study/study-page.ts";
import type { StudyRecord } from "./study-view.ts";
import { threadView } from "./threads.ts";

/** Messages and edits that come with every view. */
const shown = { messages: 200, edits: 100 };

export interface StudyReading {
  readonly readStudyPage: ReadStudyPage;
  /** True when rules do the work of a model. */
  readonly offline: (ownerId: string) => Promise<boolean>;
}

/**
 * Everything that is stored of a study thread. Until there is a document, its draft is the material.
 * @throws AppError not_found
 */
export const readStudy = async (
  { readStudyPage, offline }: StudyReading,
  ownerId: string,
  threadId: string,
  locale: Language,
): Promise<StudyRecord> => {
  const { thread, study, material, ...page } = await readStudyPage(ownerId, threadId, shown);
  // What rules write while photos are read says that there are no notes.
  const unread = page.uploads.length > 0 && (await offline(ownerId));
  const written = material === null || unread ? null : materialDraft(material);
  return {
    ...page,
    thread: threadView(thread, locale),
    study: { ...study, draft: study.draft ?? written },
  };
};

const materialDraft = (text: string) => ({ stage: "generate_material", text });
