import type { Metadata } from "next";
import { modelsTold } from "#app/(workspace)/models-told.ts";
import { OfflineNotice } from "#app/(workspace)/offline-notice.tsx";
import { ClientTexts } from "#app/client-texts.tsx";
import { pageServices } from "#app/page-services.ts";
import { texts } from "#app/texts.ts";
import { NoteForm } from "#components/quiz/note-form.tsx";
import { maxNoteFileBytes } from "#lib/library/library-limits.ts";
import { sampleNote, soundSampleNote } from "#lib/samples/sample-note.ts";
import { defaultMix } from "#lib/schemas/quiz.ts";
import { maxNoteBytes } from "#lib/schemas/thread-requests.ts";

const mixes = {
  balanced: defaultMix,
  choice: { multipleChoice: 100, trueFalse: 0, other: 0 },
  recall: { multipleChoice: 30, trueFalse: 10, other: 60 },
};

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await texts("create"))("title"),
});

const NewQuizPage = async () => {
  const [t, { services, locale }] = await Promise.all([texts("create"), pageServices()]);
  const status = await services.settings.read.modelStatus();
  return (
    <div className="page grid max-w-4xl gap-8 pt-6 pb-24 sm:pt-12">
      <header className="grid gap-3">
        <h1 className="font-serif text-3xl font-medium tracking-[-0.015em]">{t("title")}</h1>
        <p className="font-serif text-lg text-ink-soft">
          {t(status.offline ? "leadOffline" : "lead")}
        </p>
      </header>
      <ClientTexts namespaces={["shell", "create", "noteFiles"]}>
        <NoteForm
          maxBytes={maxNoteBytes}
          maxFileBytes={maxNoteFileBytes}
          mixes={mixes}
          sample={status.offline ? soundSampleNote(locale) : sampleNote(locale)}
          model={modelsTold(status, ["writer", "judge", "embedding"])}
          rates={await services.settings.read.quizRates()}
        />
      </ClientTexts>
      {status.offline && <OfflineNotice />}
    </div>
  );
};

export default NewQuizPage;
