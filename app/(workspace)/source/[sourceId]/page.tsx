import type { Metadata } from "next";
import { cache } from "react";
import { ClientTexts } from "#app/client-texts.tsx";
import { orNotFound } from "#app/page-services.ts";
import { notePictures } from "#app/shown-pictures.ts";
import { texts } from "#app/texts.ts";
import { NoteText } from "#components/quiz/note-text.tsx";
import { ShowPlace } from "#components/quiz/show-place.tsx";
import { SourceActions } from "#components/subjects/source-actions.tsx";
import { SubjectLink } from "#components/subjects/subject-link.tsx";
import type { SourcePlace } from "#lib/schemas/source.ts";
import { settingsForNext } from "#lib/study/presets.ts";
import { placeWords, shownPlace } from "#lib/subjects/place-words.ts";
import { noteLanguage } from "#lib/text/note-language.ts";

type Props = PageProps<"/source/[sourceId]">;

/** The source of this address, once for the page and its title. */
const load = cache((sourceId: string) =>
  orNotFound(async ({ services, locale }) => {
    const source = await services.subjects.read.getSource(sourceId);
    const subject = await services.subjects.read.getSubject(source.subjectId, locale);
    const settings = settingsForNext(await services.study.read.lastStudySettings());
    return { source, subject, settings, shown: notePictures(source.pictures, locale) };
  }),
);

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { sourceId } = await props.params;
  return { title: (await load(sourceId)).source.title };
};

/** The names of pages beside the text with which they begin; of chapters on one page it is said once. */
const pagesBeside = (places: readonly SourcePlace[], nameOf: (place: SourcePlace) => string) => {
  const named = places.map((place) => ({ at: place.start, name: nameOf(place) }));
  return named
    .filter(({ name }, index) => name !== named[index - 1]?.name)
    .map(({ at, name }) => ({
      at,
      note: (
        <p key={at} className="caption wrap-anywhere">
          {name}
        </p>
      ),
    }));
};

/** Where a text comes from; a page of the web can be opened there. */
const Place = ({ file }: { file: string }) => (
  <>
    {/^https?:\/\/\S+$/u.test(file) ? (
      <a href={file} target="_blank" rel="noreferrer noopener" className="link">
        {shownPlace(file)}
      </a>
    ) : (
      file
    )}
    {" · "}
  </>
);

/** A source as it was given, and what can be made from it. */
const SourcePage = async (props: Props) => {
  const { sourceId } = await props.params;
  const [{ source, subject, settings, shown }, t] = await Promise.all([
    load(sourceId),
    texts("sources"),
  ]);
  const { text, places, pictures: _, ...listed } = source;
  return (
    <div className="page grid grid-cols-1 gap-8 pt-6 pb-28 sm:pt-10">
      <header className="grid max-w-2xl grid-cols-1 gap-1">
        <SubjectLink subject={subject} className="w-fit" />
        <h1 className="font-serif text-xl font-medium wrap-anywhere">{source.title}</h1>
        <p className="caption wrap-anywhere">
          {source.fileName !== null && <Place file={source.fileName} />}
          {t("words", { words: source.words })} · {t("used", { count: source.threads })}
          {source.revision > 0 && ` · ${t("edited", { count: source.revision })}`}
        </p>
        <ClientTexts namespaces={["shell", "sources"]}>
          <SourceActions source={listed} text={text} settings={settings} />
        </ClientTexts>
      </header>
      <h2 className="sr-only">{t("text")}</h2>
      <NoteText
        note={{ text, places: [] }}
        language={noteLanguage(text)}
        beside={pagesBeside(places, (place) => {
          const { key, values } = placeWords(place);
          return t(`place.${key}`, values);
        })}
        pictures={shown}
      />
      <ShowPlace />
    </div>
  );
};

export default SourcePage;
