import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { z } from "zod";
import { ClientTexts } from "#app/client-texts.tsx";
import { orNotFound, pageServices } from "#app/page-services.ts";
import { notePictures } from "#app/shown-pictures.ts";
import { viewBlockIds } from "#components/study/document/document-rows.ts";
import { renderBlock } from "#components/study/document/render-block.tsx";
import { StudyWorkspace } from "#components/study/workspace/study-workspace.tsx";
import { MakeFromThread } from "#components/subjects/make-from-thread.tsx";
import { withoutNul } from "#lib/schemas/thread.ts";
import { SourcesBehind } from "./sources-behind.tsx";

type Props = PageProps<"/study/[threadId]">;

const id = withoutNul(z.string().min(1).max(100));
/** The question of a quiz that the document is asked about. */
const query = z.object({ quiz: id, question: id });
/** The card whose words are to be seen. */
const cardQuery = z.object({ card: id });

/** Blocks that come with the page: several screens of text. The others follow at once, in one request. */
const firstBlocks = 120;

/** The study thread of this address, once for the page and its title. */
const load = cache((threadId: string) =>
  orNotFound(async ({ services, locale }) => {
    const thread = await services.threads.read.getThread(threadId, locale);
    if (thread.kind !== "study") notFound();
    return services.study.read.getStudy(threadId, locale);
  }),
);

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { threadId } = await props.params;
  return { title: (await load(threadId)).thread.title };
};

const StudyPage = async (props: Props) => {
  const { threadId } = await props.params;
  const view = await load(threadId);
  const ids = viewBlockIds(view).slice(0, firstBlocks);
  const { services, locale } = await pageServices();
  const blocks = await services.study.read.studyBlocks(threadId, ids);
  const garbledLines = await services.study.read.garbledLines(threadId);
  const asked = query.safeParse(await props.searchParams).data;
  const ofCard = cardQuery.safeParse(await props.searchParams).data;
  const { cards, seen } = await services.cards.read.passageOfCard(threadId, ofCard?.card);
  const passage = asked
    ? await services.study.read.askedPassage(threadId, {
        quizId: asked.quiz,
        questionId: asked.question,
      })
    : seen && { ...seen, request: null };
  const sources = await services.subjects.read.sourcesOfThread(threadId);
  const behind = await services.subjects.read.sourcesBehind(threadId);
  const html: Record<string, string> = {};
  const pictures = await services.cards.read.picturesOfThread(threadId);
  const shown = notePictures(pictures, locale);
  for (const block of blocks) html[block.id] = await renderBlock(block, shown);
  return (
    <ClientTexts
      namespaces={[
        "shell",
        "keys",
        "sources",
        "stages",
        "progress",
        "study",
        "workspace",
        "photos",
        "cards",
      ]}
    >
      <StudyWorkspace
        view={view}
        html={html}
        garbledLines={garbledLines}
        asked={passage}
        cards={cards}
        behind={<SourcesBehind behind={behind} />}
        fromNotes={<MakeFromThread kind="quiz" sources={sources} look="quiet" />}
      />
    </ClientTexts>
  );
};

export default StudyPage;
