import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { ClientTexts } from "#app/client-texts.tsx";
import { orNotFound, pageServices } from "#app/page-services.ts";
import { GuideWorkspace } from "#components/guide/guide-workspace.tsx";
import { renderGuide } from "#components/guide/render-guide.ts";
import { changedAnswerSlot } from "./changed-answer.tsx";

type Props = PageProps<"/guide/[threadId]">;

/** The guide of this address, once for the page and its title. */
const load = cache((threadId: string) =>
  orNotFound(async ({ services, locale }) => {
    const thread = await services.threads.read.getThread(threadId, locale);
    if (thread.kind !== "guide") notFound();
    return services.guide.read.getGuide(threadId, locale);
  }),
);

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { threadId } = await props.params;
  return { title: (await load(threadId)).thread.title };
};

const GuidePage = async (props: Props) => {
  const { threadId } = await props.params;
  const [view, { services }] = await Promise.all([
    load(threadId).then(renderGuide),
    pageServices(),
  ]);
  const changed = await services.guide.read.shownAnswerChanges(threadId);
  const { offline, roles } = await services.settings.read.modelStatus();
  const vision = roles.find(({ role }) => role === "vision");
  const writer = roles.find(({ role }) => role === "writer");
  return (
    <ClientTexts
      namespaces={["shell", "keys", "stages", "progress", "guide", "guideScreen", "sources"]}
    >
      <GuideWorkspace
        view={view}
        notes={await services.guide.read.guideNotes(threadId)}
        changed={await changedAnswerSlot(view.full_answer, changed)}
        visionModel={offline ? null : (vision?.model ?? writer?.model ?? null)}
      />
    </ClientTexts>
  );
};

export default GuidePage;
