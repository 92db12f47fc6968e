import { strToU8, zipSync } from "fflate";
import { splitBlocks } from "#lib/blocks/split-blocks.ts";
import { translator } from "#lib/i18n/translator.ts";
import type { Language } from "#lib/schemas/language.ts";
import { withoutNoteLinks } from "#lib/study/note-links.ts";
import type { ReviewQuestion } from "#lib/study/study-store.ts";
import { lineFinder } from "#lib/study/top-blocks.ts";
import { pictureAddress, replacePictures } from "#lib/text/card-pictures.ts";
import {
  type ArtifactFile,
  type ArtifactSnapshot,
  artifactFiles,
  artifactNames,
  quotation,
} from "./artifact-files.ts";

/** The files as one ZIP archive; `changedAt` is the time that they all carry. */
export const zipArtifacts = (
  files: readonly ArtifactFile[],
  changedAt: Date,
): Uint8Array<ArrayBuffer> =>
  zipSync(Object.fromEntries(files.map(({ path, text }) => [path, strToU8(text)])), {
    mtime: changedAt,
  });

/** A picture of the student's notes, in the order of the pages. */
export interface DownloadPhoto {
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** A picture that the document or the notes show. */
export interface DownloadPicture {
  readonly sha256: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/**
 * One file that stands alone: outside of the product nothing answers to a link into the notes or to a picture, so that there
 * are no such links, and of pictures there is what they show.
 * Null when the thread has no file of this name.
 */
export const downloadFile = (
  snapshot: ArtifactSnapshot,
  name: string,
  language: Language,
): string | null => {
  switch (name) {
    case "document":
      return snapshot.document === null ? null : inWords(withoutNoteLinks(snapshot.document));
    case "notes":
      return snapshot.notes && inWords(snapshot.notes);
    case "questions": {
      const questions = questionsWithAnswers(snapshot, language);
      return questions === null ? null : inWords(withoutNoteLinks(questions));
    }
    default:
      return null;
  }
};

const inWords = (markdown: string): string => replacePictures(markdown, ({ alt }) => alt);

/**
 * All files in one archive: text for a person, in which links to lines of the notes lead into the notes beside it, the
 * photos and the pictures of the notes, and in `data/` what other programs read.
 */
export const downloadArchive = (
  snapshot: ArtifactSnapshot,
  { photos, pictures }: { photos: readonly DownloadPhoto[]; pictures: readonly DownloadPicture[] },
  language: Language,
): Uint8Array<ArrayBuffer> => {
  const paths = new Map(
    pictures.map(({ sha256, mediaType }) => [
      sha256,
      `pictures/${sha256.slice(0, shortName)}.${endingOf(mediaType)}`,
    ]),
  );
  const withPaths = (text: string): string =>
    replacePictures(text, ({ alt, sha256 }, written) => {
      const path = paths.get(sha256);
      return path === undefined ? alt : written.replace(pictureAddress(sha256), path);
    });
  const document = snapshot.document ?? "";
  const questions = questionsWithAnswers(snapshot, language);
  const cited = new Set(
    [...`${document}${questions}`.matchAll(/\]\(#note-L(\d{1,7})\)/g)].map(([, line]) =>
      Number(line),
    ),
  );
  const texts: [string, string | null][] = [
    ["document.md", snapshot.document && intoNotes(document)],
    ["notes.md", snapshot.notes && withAnchors(snapshot.notes, cited)],
    ["questions.md", questions && intoNotes(questions)],
    ...artifactFiles(snapshot)
      .filter(({ path }) => forPrograms.has(path))
      .map(({ path, text }): [string, string] => [`data/${path}`, text]),
  ];
  const files = texts.flatMap(([path, text]) =>
    text === null ? [] : [[path, strToU8(path.startsWith("data/") ? text : withPaths(text))]],
  );
  const packed = [
    ...photos.map(({ mediaType, bytes }, index) => ({
      ...{ path: `photos/page-${index + 1}.${endingOf(mediaType)}`, bytes },
    })),
    ...pictures.map(({ sha256, bytes }) => ({ path: paths.get(sha256) ?? sha256, bytes })),
    // Pictures are packed already.
  ].map(({ path, bytes }) => [path, [bytes, { level: 0 }]]);
  return zipSync(Object.fromEntries([...files, ...packed]), { mtime: snapshot.updatedAt });
};

/** Of a hash, so much that no two pictures of one thread share it. */
const shortName = 16;

const endingOf = (mediaType: string): string =>
  mediaType.split("/")[1]?.replace("jpeg", "jpg") ?? "";

const forPrograms: ReadonlySet<string> = new Set([
  artifactNames.generated,
  artifactNames.history,
  artifactNames.metadata,
]);

const intoNotes = (text: string): string => text.replaceAll("](#note-L", "](notes.md#note-L");

/** The notes with a place to go to before each block that holds a cited line. */
const withAnchors = (notes: string, cited: ReadonlySet<number>): string => {
  const text = notes.replace(/\r\n?/g, "\n");
  const lineOf = lineFinder(text);
  const pieces: string[] = [];
  let position = 0;
  for (const { start, end } of splitBlocks(text)) {
    const lines: number[] = [];
    for (let line = lineOf(start); line <= lineOf(Math.max(start, end - 1)); line += 1) {
      if (cited.has(line)) lines.push(line);
    }
    if (lines.length === 0) continue;
    const anchors = lines.map((line) => `<a id="note-L${line}"></a>`).join("");
    const before = text.slice(position, start);
    const apart = start === 0 || before.endsWith("\n\n") ? "" : "\n";
    pieces.push(before, `${apart}${anchors}\n\n`);
    position = start;
  }
  return [...pieces, text.slice(position)].join("");
};

/** The questions, each with its answer and the passages that it rests on; null when there are none. */
const questionsWithAnswers = (
  { title, questions }: ArtifactSnapshot,
  language: Language,
): string | null => {
  if (questions.length === 0) return null;
  const parts = questions.map((question) =>
    [`## ${question.ordinal + 1}.`, question.text.trim(), ...answerParts(question, language)].join(
      "\n\n",
    ),
  );
  return `${[`# ${title}`, ...parts].join("\n\n")}\n`;
};

const answerParts = (
  { status, answer, quotes }: ReviewQuestion,
  language: Language,
): readonly string[] => {
  if (status !== "answered" || answer === null) {
    return [`*${translator(language, "workspace")("exports.unanswered")}*`];
  }
  // What rules answer is the passages themselves.
  const own = answer.trim() === quotes.join("\n\n").trim() ? [] : [answer.trim()];
  return [...own, ...quotes.map(quotation)];
};
