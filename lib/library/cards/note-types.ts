import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { AppError } from "#lib/errors.ts";
import { type WireField, wireFields, wireNumber, wireText } from "./wire-format.ts";

/** Only what sides are made of; Anki keeps much more. */
const noteType = z.object({
  /** 1 of one whose notes have gaps. */
  type: z.number().catch(0),
  flds: z.array(z.object({ name: z.string(), ord: z.number() })),
  tmpls: z.array(
    z.object({ ord: z.number(), qfmt: z.string().catch(""), afmt: z.string().catch("") }),
  ),
});
export type NoteType = z.infer<typeof noteType>;

/** The kinds of notes of a collection by their ids; null for one that is damaged. */
export type NoteTypes = ReadonlyMap<string, NoteType | null>;

/** Of the old form: all of them stand as JSON in one cell. @throws AppError card_file_broken */
export const typesInJson = (database: DatabaseSync): NoteTypes => {
  const models = database.prepare("select models from col limit 1").get()?.models;
  const all = z.record(z.string(), z.unknown()).safeParse(JSON.parse(String(models ?? "{}")));
  if (!all.success) {
    throw new AppError("card_file_broken", "Its notes have no types", { cause: all.error });
  }
  return new Map(
    Object.entries(all.data).map(([id, one]) => [id, noteType.safeParse(one).data ?? null]),
  );
};

/** A message that says how something is shown has ten fields or so, and those of Anki's add-ons. */
const mostFields = 10_000;

const named = z.object({ id: z.string(), name: z.string(), ord: z.number() });
const configured = z.object({ id: z.string(), ord: z.number(), config: z.instanceof(Uint8Array) });

/**
 * Of the new form: tables, with what they say in Protocol Buffers. Numbers of the fields: `Notetype.Config.kind` is 1,
 * `Template.Config.q_format` 1 and `a_format` 2 (proto/anki/notetypes.proto of Anki).
 */
export const typesInTables = (database: DatabaseSync): NoteTypes => {
  const types = new Map<string, NoteType | null>();
  const all = (columns: string, table: string) =>
    database.prepare(`select ${columns} from ${table}`).iterate();
  const change = (id: string, put: (type: NoteType) => void): void => {
    const type = types.get(id);
    if (type) put(type);
  };
  for (const row of all("cast(id as text) as id, 0 as ord, config", "notetypes")) {
    const { id, fields } = readConfig(row);
    const type = { type: wireNumber(fields ?? [], 1), flds: [], tmpls: [] };
    if (id !== null) types.set(id, fields && type);
  }
  for (const row of all("cast(ntid as text) as id, ord, name", "fields")) {
    const { data } = named.safeParse(row);
    if (data) change(data.id, ({ flds }) => flds.push({ name: data.name, ord: data.ord }));
  }
  for (const row of all("cast(ntid as text) as id, ord, config", "templates")) {
    const { id, ord, fields } = readConfig(row);
    if (id === null) continue;
    if (fields === null) types.set(id, null);
    else
      change(id, ({ tmpls }) =>
        tmpls.push({ ord, qfmt: wireText(fields, 1), afmt: wireText(fields, 2) }),
      );
  }
  return types;
};

const readConfig = (
  row: unknown,
): { id: string | null; ord: number; fields: WireField[] | null } => {
  const { data } = configured.safeParse(row);
  if (data === undefined) return { id: null, ord: 0, fields: null };
  return { id: data.id, ord: data.ord, fields: wireFields(data.config, mostFields) };
};
