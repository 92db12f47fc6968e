import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { ClientTexts } from "#app/client-texts.tsx";
import { pageRuntime } from "#app/page-runtime.ts";
import { requestLocale } from "#app/texts.ts";
import { GuideDesk } from "#components/guide/guide-desk.tsx";
import { renderGuide } from "#components/guide/render-guide.ts";
import { AppError } from "#lib/errors.ts";
import { localOwner } from "#lib/owner.ts";

type Props = PageProps<"/guide/[threadId]">;

/** The guide of this address, once for the page and its title. */
const load = cache(async (threadId: string) => {
  const [door, locale] = await Promise.all([pageRuntime(), requestLocale()]);
  try {
    const thread = await door.getThread(localOwner, threadId, locale);
    if (thread.kind !== "guide") notFound();
    return await door.getGuide(localOwner, threadId, locale);
  } catch (thrown) {
    if (thrown instanceof AppError && thrown.code === "not_found") notFound();
    throw thrown;
  }
});

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { threadId } = await props.params;
  return { title: (await load(threadId)).thread.title };
};

const GuidePage = async (props: Props) => {
  const { threadId } = await props.params;
  const [view, door] = await Promise.all([load(threadId).then(renderGuide), pageRuntime()]);
  const { offline, roles } = await door.modelStatus(localOwner);
  const vision = roles.find(({ role }) => role === "vision");
  const writer = roles.find(({ role }) => role === "writer");
  return (
    <ClientTexts namespaces={["shell", "stages", "progress", "guide", "guideScreen"]}>
      <GuideDesk
        view={view}
        visionModel={offline ? null : (vision?.model ?? writer?.model ?? null)}
      />
    </ClientTexts>
  );
};

export default GuidePage;
