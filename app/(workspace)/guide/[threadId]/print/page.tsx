import { ArrowLeft } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { cache } from "react";
import { orNotFound } from "#app/page-services.ts";
import { texts } from "#app/texts.ts";
import { PaperGuide } from "#components/guide/paper-guide.tsx";
import { PrintButton } from "#components/ui/print-button.tsx";

type Props = PageProps<"/guide/[threadId]/print">;

const load = cache((threadId: string) =>
  orNotFound(({ services, locale }) => services.guide.read.getGuide(threadId, locale)),
);

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { threadId } = await props.params;
  return { title: (await load(threadId)).thread.title };
};

/** A guide as it comes out of the printer: the answer, and each step with its place on the screen. */
const PrintGuidePage = async (props: Props) => {
  const { threadId } = await props.params;
  const [view, t] = await Promise.all([load(threadId), texts("guide")]);
  return (
    <div className="page grid grid-cols-1 gap-8 pt-6 pb-28 sm:pt-10 print:block print:p-0">
      <nav className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
        <PrintButton label={t("files.printNow")} />
        <Link
          href={`/guide/${threadId}`}
          className="link inline-flex items-center gap-1.5 text-sm pointer-coarse:min-h-11"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t("files.back")}
        </Link>
      </nav>
      <PaperGuide view={view} />
    </div>
  );
};

export default PrintGuidePage;
