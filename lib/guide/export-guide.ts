import { strToU8, zipSync } from "fflate";
import { translator } from "#lib/i18n/translator.ts";
import type { GuideView } from "#lib/schemas/guide.ts";
import type { Language } from "#lib/schemas/language.ts";
import { stepsOfAnswer } from "./steps-of-answer.ts";

/** The picture of a step, with its place marked. */
export interface StepPicture {
  /** From 0. */
  readonly step: number;
  readonly png: Uint8Array;
}

type ExportedGuide = Pick<
  GuideView,
  "task" | "pack" | "version" | "edition" | "full_answer" | "missing" | "steps"
> & { readonly thread: Pick<GuideView["thread"], "title" | "updatedAt"> };

const picturePath = (step: number): string => `pictures/step-${step + 1}.png`;

/** Outside of the product nothing answers to a link to a section; its words stay. */
const sectionLinks = /\[([^[\]\n]{0,300})\]\(#chunk-[\w-]{1,100}\)/g;

const alone = (text: string): string => text.replaceAll(sectionLinks, "$1");

/** A text of several lines as one item of a list. */
const indented = (text: string): string => text.trim().replaceAll("\n", "\n   ");

/** What a step says, as its item of the list has it. */
export const stepWords = (text: string): string => indented(alone(text));

/** The same where it is a sentence of the answer. */
export const sentenceWords = (text: string): string => alone(text).trim();

/** Where a section stands in its manual: its headings, and its page. */
const placeOf = (
  { title, headingPath, page }: NonNullable<GuideView["steps"][number]["source"]>,
  pageLabel: (page: number) => string,
): string =>
  [[...headingPath, title].join(" › "), page === null ? "" : pageLabel(page)]
    .filter((part) => part !== "")
    .join(", ");

/** The program with the version and edition that were asked about; a version that stands in the title already is not said twice. */
export const programOf = ({
  pack,
  version,
  edition,
}: Pick<GuideView, "pack" | "version" | "edition">): string => {
  const title = pack?.title ?? "";
  const isSaid = version !== null && title.split(/\s/).includes(version);
  return [title, isSaid ? null : version, edition].filter((part) => part).join(" ");
};

/** The warning of a step, null where the step before has the same one: on paper all of them stand together. */
export const newWarning = (steps: GuideView["steps"], index: number): string | null => {
  const warning = steps[index]?.warning ?? null;
  return warning === (steps[index - 1]?.warning ?? null) ? null : warning;
};

/** The picture of a step, from 0, with the place framed; what stands in the brackets has no signs of Markdown. */
const pictureOf = (step: number, address: string, locale: Language): string =>
  `![${translator(locale, "guide")("files.picture", { number: step + 1 })}](${address})`;

/** What a guide answered and its steps, as Markdown that stands alone. `pictures` has the addresses of those of steps, from 0. */
export const guideMarkdown = (
  guide: ExportedGuide,
  pictures: ReadonlyMap<number, string>,
  locale: Language,
): string => {
  const t = translator(locale, "guide");
  const { thread, task, full_answer, missing, steps } = guide;
  const about = programOf(guide);
  const stepText = (step: GuideView["steps"][number], index: number): string => {
    const picture = pictures.get(index);
    const from = step.source && placeOf(step.source, (page) => t("section.page", { page }));
    const warning = newWarning(steps, index);
    const parts = [
      stepWords(step.text),
      warning === null ? null : `> ${alone(warning).trim().replaceAll("\n", "\n   > ")}`,
      from === null ? null : `*${t("files.manual", { place: from })}*`,
      picture === undefined ? null : pictureOf(index, picture, locale),
    ].filter((part) => part !== null);
    return `${index + 1}. ${parts.join("\n\n   ")}`;
  };
  const parts = [
    `# ${thread.title.replaceAll("\n", " ")}`,
    task.trim() === thread.title.trim() ? null : task.trim(),
    about === "" ? null : `*${about}*`,
    full_answer === null ? null : alone(full_answer).trim(),
    missing === null ? null : t("answer.missing", { missing }),
    steps.length === 0 ? null : `## ${t("answer.stepsTitle")}`,
    ...steps.map(stepText),
  ];
  return `${parts.filter((part) => part !== null).join("\n\n")}\n`;
};

/**
 * The same as a note to learn from: what is said in the answer and in the steps stands once, and so does the place in the
 * manual where all steps have one. Where the answer has no steps of its own, their pictures stand below it.
 */
export const guideNote = (
  guide: ExportedGuide & Parameters<typeof stepsOfAnswer>[0],
  pictures: ReadonlyMap<number, string>,
  locale: Language,
): string => {
  const t = translator(locale, "guide");
  const ofAnswer = stepsOfAnswer(guide);
  const places = new Set(
    guide.steps.map(({ source }) =>
      source === null ? null : placeOf(source, (page) => t("section.page", { page })),
    ),
  );
  const [place = null] = places;
  const isOnePlace = places.size === 1 && place !== null;
  const text = guideMarkdown(
    {
      ...guide,
      full_answer: ofAnswer === "listed" ? null : guide.full_answer,
      steps:
        ofAnswer === "prose"
          ? []
          : guide.steps.map((step) => (isOnePlace ? { ...step, source: null } : step)),
    },
    pictures,
    locale,
  );
  const below = [
    ...(ofAnswer === "prose" ? [...pictures] : []).map(([step, address]) =>
      pictureOf(step, address, locale),
    ),
    ...(isOnePlace ? [`*${t("files.manual", { place })}*`] : []),
  ];
  return [text, ...below.map((part) => `${part}\n`)].join("\n");
};

/** The guide with the folder of its pictures. */
export const guideArchive = (
  guide: ExportedGuide,
  pictures: readonly StepPicture[],
  locale: Language,
): Uint8Array<ArrayBuffer> => {
  const addresses = new Map(pictures.map(({ step }) => [step, picturePath(step)]));
  const text = guideMarkdown(guide, addresses, locale);
  return zipSync(
    {
      "guide.md": strToU8(text),
      // Pictures are packed already.
      ...Object.fromEntries(
        pictures.map(({ step, png }) => [picturePath(step), [png, { level: 0 }] as const]),
      ),
    },
    { mtime: new Date(guide.thread.updatedAt) },
  );
};
