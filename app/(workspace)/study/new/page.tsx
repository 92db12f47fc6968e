import type { Metadata } from "next";
import { modelsTold } from "#app/(workspace)/models-told.ts";
import { OfflineNotice } from "#app/(workspace)/offline-notice.tsx";
import { subjectChoice } from "#app/(workspace)/subject-choice.ts";
import { ClientTexts } from "#app/client-texts.tsx";
import { pageServices } from "#app/page-services.ts";
import { texts } from "#app/texts.ts";
import { StudyForm } from "#components/study/new/study-form.tsx";
import { maxNoteFileBytes } from "#lib/library/library-limits.ts";
import { maxNoteBytes } from "#lib/schemas/thread-requests.ts";
import { settingsForNext } from "#lib/study/presets.ts";

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await texts("studyNew"))("title"),
});

const NewStudyPage = async (props: PageProps<"/study/new">) => {
  const { subject } = await props.searchParams;
  const [t, { services }] = await Promise.all([texts("studyNew"), pageServices()]);
  const settings = settingsForNext(await services.study.read.lastStudySettings());
  const status = await services.settings.read.modelStatus();
  return (
    <div className="page grid max-w-4xl gap-8 pt-6 pb-24 sm:pt-12">
      <header className="grid gap-3">
        <h1 className="font-serif text-3xl font-medium tracking-[-0.015em]">{t("title")}</h1>
        <p className="font-serif text-lg text-ink-soft">
          {t(status.offline ? "leadOffline" : "lead")}
        </p>
      </header>
      <ClientTexts namespaces={["shell", "studyNew", "photos", "noteFiles", "subjects"]}>
        <StudyForm
          maxBytes={maxNoteBytes}
          maxFileBytes={maxNoteFileBytes}
          settings={settings}
          model={modelsTold(status, ["writer", "judge"])}
          rates={await services.settings.read.studyRates()}
          subjects={await subjectChoice(subject)}
        />
      </ClientTexts>
      {status.offline && <OfflineNotice />}
    </div>
  );
};

export default NewStudyPage;
