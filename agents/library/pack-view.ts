import type { ErrorDetails } from "#lib/errors.ts";
import { errorSentence } from "#lib/i18n/error-sentence.ts";
import { meaningOfPack } from "#lib/library/meaning-of-pack.ts";
import type { StoredPack, StoredSourceState } from "#lib/library/stored-pack.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { PackView, SourceView } from "#lib/schemas/library.ts";

/** The sentence, after the name of the file inside the import that it is about. */
const failureOf = (
  locale: Language,
  fileName: string,
  code: string,
  details: ErrorDetails | null,
): string => {
  const sentence = errorSentence(locale, code, details);
  const file = details?.file;
  return typeof file === "string" && file !== fileName ? `${file}: ${sentence}` : sentence;
};

const sourceView = (source: StoredSourceState, locale: Language): SourceView => {
  const { id, fileName, format, size, status, sections, chunks, total, done } = source;
  const { errorCode: code, errorDetails: details, badFiles } = source;
  return {
    ...{ id, fileName, format, size, status, sections, chunks },
    progress: total === null ? null : { done: Math.min(done, total), total },
    badFiles: badFiles.map(({ file, code: why, details: more }) => ({
      file,
      message: errorSentence(locale, why, more ?? null),
    })),
    error: code === null ? null : { code, message: failureOf(locale, fileName, code, details) },
    updatedAt: source.updatedAt.toISOString(),
  };
};

/** A pack as pages and clients see it. */
export const packView = (pack: StoredPack, locale: Language): PackView => {
  const { id, product, titles, language, versions, editions, revision, counts } = pack;
  return {
    ...{ id, product, titles, language, versions, editions, revision },
    title: titles[locale] ?? product,
    sample: pack.sampleName !== null,
    sources: pack.sources.map((source) => sourceView(source, locale)),
    chunks: counts.manual,
    differences: counts.difference,
    meaning: meaningOfPack(pack),
    ready: counts.manual + counts.difference > 0,
    updatedAt: pack.updatedAt.toISOString(),
  };
};
