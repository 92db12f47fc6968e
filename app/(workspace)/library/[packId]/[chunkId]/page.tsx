import { ArrowLeft } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { cache } from "react";
import { orNotFound } from "#app/page-services.ts";
import { texts } from "#app/texts.ts";
import { renderManual } from "#components/guide/render-guide.ts";
import { RenderedText } from "#components/ui/rendered-text.tsx";

type Props = PageProps<"/library/[packId]/[chunkId]">;

/** The section of this address, once for the page and its title. */
const load = cache((packId: string, chunkId: string) =>
  orNotFound(({ services }) => services.library.read.getSection(packId, chunkId)),
);

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { packId, chunkId } = await props.params;
  return { title: (await load(packId, chunkId)).title };
};

/** A section of a manual by itself, for what quotes it elsewhere. */
const SectionPage = async (props: Props) => {
  const { packId, chunkId } = await props.params;
  const [section, t, guide] = await Promise.all([
    load(packId, chunkId),
    texts("library"),
    texts("guide"),
  ]);
  const { title, headingPath, page, fileName, text } = section;
  const place = [
    ...headingPath.filter((above) => above !== title),
    ...(page === null ? [] : [guide("section.page", { page })]),
  ];
  return (
    <div className="page grid grid-cols-1 gap-8 pt-6 pb-28 sm:pt-10">
      <header className="grid max-w-2xl grid-cols-1 gap-2">
        <Link
          href="/library"
          className="link inline-flex w-fit items-center gap-1.5 text-sm pointer-coarse:min-h-11"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t("title")}
        </Link>
        <h1 className="font-serif text-xl font-medium wrap-anywhere">{title}</h1>
        <p className="caption wrap-anywhere">{[...place, fileName].join(" › ")}</p>
      </header>
      <RenderedText
        html={await renderManual(text)}
        text={text}
        className="doc max-w-[42rem] min-w-0"
      />
    </div>
  );
};

export default SectionPage;
