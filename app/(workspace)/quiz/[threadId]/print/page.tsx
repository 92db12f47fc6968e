import { ArrowLeft } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { cache } from "react";
import { orNotFound } from "#app/page-services.ts";
import { texts } from "#app/texts.ts";
import { PaperQuiz } from "#components/quiz/paper-quiz.tsx";
import { PrintButton } from "#components/ui/print-button.tsx";

type Props = PageProps<"/quiz/[threadId]/print">;

const load = cache((threadId: string) =>
  orNotFound(({ services }) => services.quiz.read.exportedQuiz(threadId)),
);

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { threadId } = await props.params;
  return { title: (await load(threadId)).title };
};

/** A quiz as it comes out of the printer, with or without its answers on a page of their own. */
const PrintQuizPage = async (props: Props) => {
  const [{ threadId }, { answers }] = await Promise.all([props.params, props.searchParams]);
  const [quiz, t] = await Promise.all([load(threadId), texts("quizFiles")]);
  const withAnswers = answers === "1";
  return (
    <div className="page grid grid-cols-1 gap-8 pt-6 pb-28 sm:pt-10 print:block print:p-0">
      <nav className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
        <PrintButton label={t("paper.print")} />
        <Link
          href={withAnswers ? `/quiz/${threadId}/print` : `/quiz/${threadId}/print?answers=1`}
          replace
          className="link inline-flex items-center text-sm pointer-coarse:min-h-11"
        >
          {t(withAnswers ? "paper.hideAnswers" : "paper.showAnswers")}
        </Link>
        <Link
          href={`/quiz/${threadId}`}
          className="link inline-flex items-center gap-1.5 text-sm pointer-coarse:min-h-11"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t("paper.back")}
        </Link>
      </nav>
      <PaperQuiz quiz={quiz} withAnswers={withAnswers} />
    </div>
  );
};

export default PrintQuizPage;
