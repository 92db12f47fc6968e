import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { z } from "zod";
import type { Span } from "#lib/schemas/quiz.ts";

const plantedItem = z.object({
  /** A trap is right and looks wrong: whoever reports it raises a false alarm. */
  type: z.enum(["major", "minor", "code_mismatch", "trap"]),
  /** The right text or code; not given for a trap. */
  original: z.string().default(""),
  /** What stands in the note instead. */
  planted: z.string().min(1),
});
export type PlantedItem = z.infer<typeof plantedItem>;

const plantedFile = z.object({
  planted: z.array(z.object({ note: z.string(), items: z.array(plantedItem) })),
});

/** A note that holds its planted defects, and where. */
export interface PlantedNote {
  readonly name: string;
  readonly text: string;
  /** Each with all places at which the planted text stands. */
  readonly items: readonly (PlantedItem & { readonly places: readonly Span[] })[];
}

/**
 * Reads a file of planted defects and its notes; their paths are relative to the file. A note may
 * hold the defect already, or the right text, which is then replaced.
 * @throws Error that names the note and the defect that stand nowhere
 */
export const readPlantedFile = async (path: string): Promise<PlantedNote[]> => {
  const { planted } = plantedFile.parse(JSON.parse(await readFile(path, "utf8")));
  return Promise.all(
    planted.map(async ({ note, items }) => {
      const text = await readFile(resolve(dirname(path), note), "utf8");
      return plant(note, text, items);
    }),
  );
};

/** The note with all defects in it, and their places. */
export const plant = (name: string, text: string, items: readonly PlantedItem[]): PlantedNote => {
  let spoiled = text;
  for (const { planted, original } of items) {
    if (spoiled.includes(planted)) continue;
    if (original === "" || !spoiled.includes(original)) {
      throw new Error(`${name} holds neither the planted nor the original text: ${planted}`);
    }
    spoiled = spoiled.replace(original, () => planted);
  }
  return { name, text: spoiled, items: items.map((item) => locate(item, spoiled)) };
};

const locate = (item: PlantedItem, text: string) => {
  const places: Span[] = [];
  const { planted } = item;
  for (let at = text.indexOf(planted); at >= 0; at = text.indexOf(planted, at + 1)) {
    places.push({ start: at, end: at + planted.length });
  }
  return { ...item, places };
};
