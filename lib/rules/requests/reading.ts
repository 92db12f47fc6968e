import type { DocumentHeading } from "#lib/editing/edit-section.ts";
import type { TextSpan } from "#lib/text/text-span.ts";
import type { EditCommand, RequestReading, WholeCommand } from "../read-edit-request.ts";
import type { Context } from "./anchors.ts";
import type { Slots } from "./said.ts";

/** What a request asks for in one way of reading it; of several ways the surest counts. */
export interface Reading {
  readonly read: RequestReading;
  readonly sure: number;
  /** It is only offered: the same words may say something of the subject. */
  readonly isDoubtful?: boolean;
}

/** What requests of one kind look like, and what each way of filling a frame asks for. */
export interface Operation {
  readonly frames: readonly string[];
  readonly read: (slots: Slots, context: Context) => Reading | null;
}

export type Change = Extract<EditCommand, { kind: "change" }>;
export type Place = Change["places"][number];

export const single = (command: EditCommand, sure = 3): Reading => ({
  read: { kind: "commands", commands: [command] },
  sure,
});
export const whole = (command: WholeCommand, sure = 3): Reading => ({
  read: { kind: "whole", command },
  sure,
});

export const changed = (
  said: Change["said"],
  quote: string,
  places: readonly Place[],
  sure = 3,
  text = "",
): Reading | null =>
  places.length === 0 ? null : single({ kind: "change", said, quote, text, places }, sure);

export const spanOf = ({ start, end }: TextSpan): TextSpan => ({ start, end });

export const pathOf = ({ path }: DocumentHeading): string => path.join(" > ");

export const section = (
  heading: DocumentHeading,
  change: Extract<WholeCommand, { kind: "section" }>["change"],
  before: string | null,
): WholeCommand => ({ kind: "section", heading: pathOf(heading), change, before });
