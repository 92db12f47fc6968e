import type { CardSides } from "#lib/schemas/card.ts";
import type { CardFormat } from "#lib/schemas/card-file.ts";
import type { LoggedReview } from "../card-store.ts";
import type { CardMemory } from "../schedule.ts";

/** A card that is taken away. */
export interface ExportedCard extends CardSides {
  readonly id: string;
  readonly tags: readonly string[];
  readonly subject: { readonly id: string; readonly name: string };
  readonly createdAt: Date;
  readonly due: Date;
  /** Null until the first review. */
  readonly memory: CardMemory | null;
  readonly suspended: boolean;
  /** Oldest first. */
  readonly log: readonly LoggedReview[];
}

/** A picture that cards name by its hash. */
export interface ExportedPicture {
  readonly sha256: string;
  readonly mediaType: "image/jpeg" | "image/png" | "image/webp";
  readonly bytes: Uint8Array;
}

/** What is taken away. */
export interface CardExport {
  readonly cards: readonly ExportedCard[];
  /** Those of the cards, for Anki. */
  readonly pictures: readonly ExportedPicture[];
  readonly format: CardFormat;
  /** Whether it goes on where it stood, or begins anew. */
  readonly withSchedule: boolean;
  /** How much is to be remembered when a card comes back, 0 to 1. */
  readonly retention: number;
  /** How fast is forgotten, the last weight of FSRS-6. */
  readonly decay: number;
  readonly now: Date;
  /** Where the student's days begin and end. */
  readonly timeZone: string;
}

/** Cards as a file to be saved. */
export interface CardFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly format: CardFormat;
  /** Of their subject; null for all cards, and where there are none. */
  readonly name: string | null;
}
