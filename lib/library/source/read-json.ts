import { z } from "zod";
import { unitVector } from "#lib/ai/hash-words.ts";
import { AppError } from "#lib/errors.ts";
import { differenceChunk, type NewChunk } from "#lib/library/new-chunk.ts";
import { type Difference, difference, packDescription } from "#lib/schemas/library.ts";
import { decodeText } from "./source-kind.ts";

/** `pack.json`: what the pack is about, and which files beside it hold what. */
const packFile = z.object({
  ...packDescription.shape,
  /** Files or folders of the manual; everything where it is absent. */
  manual: z.array(z.string().max(500)).max(20_000).optional(),
  /** Files of differences, or the differences themselves. */
  differences: z
    .array(z.union([z.string().max(500), difference]))
    .max(20_000)
    .default([]),
});
export type PackFile = z.infer<typeof packFile>;

const number = z.number().nullish();
const shortText = z.string().max(1_000).nullish();

/** A chunk as other programs cut and embedded it. */
const foreignChunk = z.object({
  id: z.union([z.string().max(500), z.number()]).transform(String),
  section_id: z
    .union([z.string().max(500), z.number()])
    .transform(String)
    .nullish(),
  title: z.string().max(2_000),
  content: z.string().min(1).max(200_000),
  page: number,
  metadata: z
    .object({
      section_id: z.union([z.string(), z.number()]).nullish(),
      title: z.string().nullish(),
      page: number,
      part: number,
      total_parts: number,
      embedding_model: shortText,
      embedding_dimension: number,
    })
    .nullish(),
  embedding: z.array(z.number()).max(16_000).nullish(),
  edition: z.union([z.string().max(80), z.array(z.string().max(80)).max(20)]).nullish(),
});
type ForeignChunk = z.infer<typeof foreignChunk>;

/** What a JSON file of an import holds. */
export type JsonFile =
  | { readonly kind: "chunks"; readonly chunks: readonly NewChunk[] }
  | { readonly kind: "differences"; readonly chunks: readonly NewChunk[] }
  | { readonly kind: "pack"; readonly pack: PackFile };

const invalid = (details: { entry?: number; field?: string }, cause?: unknown) =>
  new AppError("source_json_invalid", "The JSON is of no form that is read", { cause, details });

const parseEntries = <T>(schema: z.ZodType<T>, entries: readonly unknown[]): T[] =>
  entries.map((entry, index) => {
    const parsed = schema.safeParse(entry);
    if (parsed.success) return parsed.data;
    const field = parsed.error.issues[0]?.path.join(".") ?? "";
    throw invalid({ entry: index + 1, field: field.slice(0, 100) }, parsed.error);
  });

const storable = (text: string): string => text.replaceAll("\0", " ").toWellFormed();

const pageOf = ({ page, metadata }: ForeignChunk): number | null => {
  const found = page ?? metadata?.page;
  return found === null || found === undefined || found < 1 ? null : Math.floor(found);
};

const toChunk = (given: ForeignChunk): NewChunk => {
  const { metadata, embedding, edition } = given;
  const model = metadata?.embedding_model;
  const vector = embedding ? unitVector(embedding) : null;
  const totalParts = Math.max(1, Math.floor(metadata?.total_parts ?? 1));
  return {
    ...{
      ordinal: 0,
      kind: "manual",
      headingPath: [],
      indexTerms: [],
      pageLead: "",
      difference: null,
    },
    ...{ since: null, until: null, totalParts, page: pageOf(given) },
    title: storable(given.title.trim() || metadata?.title || given.id),
    address: storable(given.id),
    innerAddresses: given.section_id ? [storable(given.section_id)] : [],
    text: storable(given.content),
    part: Math.min(totalParts, Math.max(1, Math.floor(metadata?.part ?? 1))),
    editions: [edition ?? []]
      .flat()
      .map((one) => storable(one.trim()))
      .filter((one) => one !== ""),
    given: model && vector ? { modelId: model, vector } : null,
  };
};

const isDifference = (entry: unknown): boolean =>
  typeof entry === "object" && entry !== null && "feature" in entry && "fact" in entry;

const readList = (entries: readonly unknown[]): JsonFile => {
  if (entries.length === 0) throw invalid({});
  if (isDifference(entries[0])) {
    return {
      kind: "differences",
      chunks: parseEntries<Difference>(difference, entries).map(differenceChunk),
    };
  }
  return { kind: "chunks", chunks: parseEntries<ForeignChunk>(foreignChunk, entries).map(toChunk) };
};

/**
 * Reads chunks, differences or a pack's description, told apart by their fields. One entry that is wrong makes the
 * file wrong: half of it is never taken.
 * @throws AppError source_json_invalid with the number of the entry, from 1
 */
export const readJsonFile = (bytes: Uint8Array): JsonFile => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(decodeText(bytes));
  } catch (cause) {
    throw invalid({}, cause);
  }
  if (Array.isArray(parsed)) return readList(parsed);
  if (typeof parsed !== "object" || parsed === null) throw invalid({});
  if ("product" in parsed) {
    const pack = packFile.safeParse(parsed);
    if (pack.success) return { kind: "pack", pack: pack.data };
    throw invalid(
      { field: (pack.error.issues[0]?.path.join(".") ?? "").slice(0, 100) },
      pack.error,
    );
  }
  const list = Object.values(parsed).find((value) => Array.isArray(value));
  if (!list) throw invalid({});
  return readList(list);
};
