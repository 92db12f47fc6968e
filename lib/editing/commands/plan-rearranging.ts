import { translator } from "../../i18n/translator.ts";
import type { Language } from "../../schemas/language.ts";
import type { NewEdit } from "../../study/edit-store.ts";
import { clipText } from "../clip-text.ts";
import type { FailureReason } from "../edit-failure.ts";
import type { TextSpan } from "../proposed-edit.ts";
import type { CommandTarget, RearrangingCommand } from "./command.ts";
import { findTarget, type TargetPlace } from "./find-target.ts";
import { type PlacedPair, rearrange } from "./rearrange.ts";

export type PlannedRearranging =
  | { readonly kind: "placed"; readonly edit: NewEdit }
  | { readonly kind: "nothing_selected" }
  /** Both passages stand in several places. */
  | { readonly kind: "unclear" }
  | (FailureReason & { readonly quote: string });

interface Planning {
  readonly document: string;
  readonly selection: TextSpan | null;
  readonly language: Language;
}

/** The edit of a command about two passages, when each of them stands in one place. */
export const planRearranging = (
  planning: Planning,
  command: RearrangingCommand,
): PlannedRearranging => {
  const { document, selection } = planning;
  const [target, other] = [command.target, command.other].map((each) =>
    findTarget(document, each, selection),
  );
  if (target === undefined || other === undefined) return { kind: "unclear" };
  const quotes = [command.target, command.other].map(quoteOf) as [string, string];
  if (target.kind === "nothing_selected" || other.kind === "nothing_selected")
    return { kind: "nothing_selected" };
  if (target.kind === "absent") return { ...target, quote: quotes[0] };
  if (other.kind === "absent") return { ...other, quote: quotes[1] };
  const ofOther = target.places.length === 1;
  if (!ofOther && other.places.length > 1) return { kind: "unclear" };
  const quote = quotes[ofOther ? 1 : 0];
  const results = pairsOf(target.places, other.places).map((pair) => ({
    span: (ofOther ? pair.other : pair.target).words,
    edit: rearrange(document, command, pair, reasonOf(planning, command, pair)),
  }));
  const places = results.flatMap(({ span, edit }) =>
    edit === null || edit === "overlap" ? [] : [{ span, edit }],
  );
  const [only] = places;
  if (only === undefined)
    return {
      kind: results.some(({ edit }) => edit === "overlap") ? "overlap" : "unchanged",
      quote,
    };
  // Of several places one is not surely meant because the passage stands at the others already.
  return results.length === 1
    ? { kind: "placed", edit: only.edit }
    : { kind: "ambiguous", places, quote };
};

const pairsOf = (targets: readonly TargetPlace[], others: readonly TargetPlace[]): PlacedPair[] =>
  targets.flatMap((target) => others.map((other) => ({ target, other })));

const quoteOf = (target: CommandTarget): string => (target.kind === "quote" ? target.text : "");

const longestShown = 60;

const reasonOf = (
  { document, language }: Planning,
  command: RearrangingCommand,
  pair: PlacedPair,
): string => {
  const text = translator(language, "editCommands");
  const [quote, other] = [pair.target, pair.other].map(({ words }) =>
    clipText(document.slice(words.start, words.end), longestShown),
  ) as [string, string];
  if (command.kind === "swap") return text("reasons.swapped", { quote, other });
  const where = command.where === "before" ? "reasons.movedBefore" : "reasons.movedAfter";
  return text(where, { quote, other });
};
