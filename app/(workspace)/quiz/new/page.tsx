import type { Metadata } from "next";
import { NewQuiz } from "#app/(workspace)/new-quiz.tsx";
import { OfflineNotice } from "#app/(workspace)/offline-notice.tsx";
import { pageServices } from "#app/page-services.ts";
import { texts } from "#app/texts.ts";

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await texts("create"))("title"),
});

const NewQuizPage = async (props: PageProps<"/quiz/new">) => {
  const { subject } = await props.searchParams;
  const [t, { services }] = await Promise.all([texts("create"), pageServices()]);
  const { offline } = await services.settings.read.modelStatus();
  return (
    <div className="page grid max-w-4xl gap-8 pt-6 pb-24 sm:pt-12">
      <header className="grid gap-3">
        <h1 className="font-serif text-3xl font-medium tracking-[-0.015em]">{t("title")}</h1>
        <p className="font-serif text-lg text-ink-soft">{t(offline ? "leadOffline" : "lead")}</p>
      </header>
      <NewQuiz subject={subject} />
      {offline && <OfflineNotice />}
    </div>
  );
};

export default NewQuizPage;
