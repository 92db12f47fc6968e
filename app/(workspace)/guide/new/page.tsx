import type { Metadata } from "next";
import Link from "next/link";
import { modelsTold } from "#app/(workspace)/models-told.ts";
import { OfflineNotice } from "#app/(workspace)/offline-notice.tsx";
import { subjectChoice } from "#app/(workspace)/subject-choice.ts";
import { ClientTexts } from "#app/client-texts.tsx";
import { pageServices } from "#app/page-services.ts";
import { texts } from "#app/texts.ts";
import { GuideForm } from "#components/guide/guide-form.tsx";
import { buttonStyle } from "#components/ui/button-style.ts";
import { PageMessage } from "#components/ui/page-message.tsx";
import { firstChoice } from "./first-choice.ts";

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await texts("guideNew"))("title"),
});

const one = (value: string | string[] | undefined): string | undefined =>
  typeof value === "string" ? value : undefined;

const NewGuidePage = async (props: PageProps<"/guide/new">) => {
  const query = await props.searchParams;
  const [t, { services, locale }] = await Promise.all([texts("guideNew"), pageServices()]);
  const [{ packs }, last] = await Promise.all([
    services.library.read.getLibrary(locale),
    services.guide.read.lastGuideSettings(),
  ]);
  const named = {
    packId: one(query.pack),
    version: one(query.version),
    edition: one(query.edition),
  };
  const first = firstChoice(packs, [named, last]);
  if (first === null)
    return (
      <PageMessage title={t("none.title")} body={t("none.body")}>
        <Link href="/library" className={buttonStyle("primary")}>
          {t("none.action")}
        </Link>
      </PageMessage>
    );
  const status = await services.settings.read.modelStatus();
  const samples = [t("samples.maxForLive"), t("samples.record"), t("samples.stems")];
  return (
    <div className="page grid max-w-4xl gap-8 pt-6 pb-24 sm:pt-12">
      <header className="grid gap-3">
        <h1 className="font-serif text-3xl font-medium tracking-[-0.015em]">{t("title")}</h1>
        <p className="font-serif text-lg text-ink-soft">
          {t(status.offline ? "leadOffline" : "lead")}
        </p>
      </header>
      <ClientTexts namespaces={["shell", "guideNew", "subjects"]}>
        <GuideForm
          packs={packs.map(({ id, title, versions, editions, ready, sample }) => ({
            ...{ id, title, versions, editions, ready },
            examples: sample ? samples : [],
          }))}
          first={first}
          model={modelsTold(status, ["writer", "judge", "embedding"])}
          subjects={await subjectChoice(query.subject)}
        />
      </ClientTexts>
      {status.offline && <OfflineNotice means={t("offline")} />}
    </div>
  );
};

export default NewGuidePage;
