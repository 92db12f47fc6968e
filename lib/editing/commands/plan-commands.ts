import { translator } from "../../i18n/translator.ts";
import type { Language } from "../../schemas/language.ts";
import type { NewEdit } from "../../study/edit-store.ts";
import { clipText } from "../clip-text.ts";
import { documentHeadings } from "../document-units.ts";
import type { EditFailure, FailureReason } from "../edit-failure.ts";
import type { BatchedEdit } from "../join-edits.ts";
import { type PlacedEdits, settleBatch } from "../place-edits.ts";
import type { TextSpan } from "../proposed-edit.ts";
import type {
  CommandReadings,
  CommandTarget,
  EditCommand,
  RearrangingCommand,
  RequestReading,
} from "./command.ts";
import { appendEdit, commandEdit } from "./command-edit.ts";
import { editEverywhere } from "./edit-everywhere.ts";
import { type FoundTarget, findTarget, type TargetPlace } from "./find-target.ts";
import { planRearranging } from "./plan-rearranging.ts";

/** What becomes of a request's commands in a document. */
export type CommandPlan =
  | PlacedEdits
  /** Its words can be read in several ways that all fit, or in none. */
  | { readonly kind: "unclear"; readonly part: string }
  /** It points at a selection that there is not. */
  | { readonly kind: "nothing_selected"; readonly part: string };

type Commands = Extract<RequestReading, { kind: "commands" }>["commands"];

interface Planning {
  readonly document: string;
  readonly selection: TextSpan | null;
  readonly language: Language;
}

/** The edits that the commands make, all against the same text: all of them or none. */
export const planCommands = (planning: Planning, commands: Commands): CommandPlan => {
  const found: BatchedEdit[] = [];
  const failures: EditFailure[] = [];
  for (const [index, { source, readings }] of commands.entries()) {
    const command = chooseReading(planning, readings);
    if (command === null) return { kind: "unclear", part: source };
    const quote = quoteOf(command, source);
    const result = planCommand(planning, command);
    if (result.kind === "nothing_selected" || result.kind === "unclear")
      return { kind: result.kind, part: source };
    if (result.kind === "placed") found.push({ index, quote, edit: result.edit });
    else failures.push({ quote, ...result, index });
  }
  return settleBatch(planning.document, found, failures);
};

/** The only reading, or the only one of several whose words are in the document. */
const chooseReading = (
  { document, selection }: Planning,
  readings: CommandReadings,
): EditCommand | null => {
  const [first] = readings;
  if (readings.length <= 1) return first ?? null;
  const fitting = readings.filter((command) => {
    return targetsOf(command).every(
      (target) => findTarget(document, target, selection).kind === "found",
    );
  });
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
};

const targetsOf = (command: EditCommand): CommandTarget[] => {
  if ("other" in command) return [command.target, command.other];
  const target = command.kind === "append" ? sectionTarget(command.section) : command.target;
  return target === null ? [] : [target];
};

const sectionTarget = (section: string | null): CommandTarget | null =>
  section === null
    ? null
    : { kind: "quote", text: section, quoted: true, unit: "section", ordinal: null };

const quoteOf = (command: EditCommand, source: string): string => {
  if (command.kind === "append") return command.section ?? source;
  return command.target.kind === "quote" ? command.target.text : source;
};

type Planned =
  | { readonly kind: "placed"; readonly edit: NewEdit }
  | { readonly kind: "nothing_selected" }
  | { readonly kind: "unclear" }
  | (FailureReason & { readonly quote?: string });

const planCommand = (planning: Planning, command: EditCommand): Planned => {
  const { document, language } = planning;
  if ("other" in command) return planRearranging(planning, command);
  const reason = commandReason(language, command);
  if (command.kind === "append") return planAppend(planning, command, reason);
  const { target: about } = command;
  const everywhere = command.kind !== "insert" && command.everywhere && command.scope === null;
  if (everywhere && about.kind === "quote") return planEverywhere(planning, command, about.text);
  const target = findScoped(planning, command);
  return fromPlaces(target, (place) => commandEdit(document, command, place, reason));
};

/** The places of a command's target; with a scope those inside the only place of that. */
const findScoped = (
  { document, selection }: Planning,
  { target, scope }: Extract<EditCommand, { scope: unknown }>,
): FoundTarget => {
  if (scope === null) return findTarget(document, target, selection);
  const around = findTarget(document, scope, null);
  if (around.kind !== "found") return around;
  // Of several such sections none is surely meant, and a target in all of them is ambiguous.
  const inner = findTarget(document, target, null);
  if (inner.kind !== "found") return inner;
  const places = inner.places.filter(({ words }) =>
    around.places.some(({ whole }) => whole.start <= words.start && words.end <= whole.end),
  );
  return places.length === 0 ? { kind: "absent", nearest: [] } : { kind: "found", places };
};

/** One edit at the only place, or one for each of several places. */
const fromPlaces = (
  target: FoundTarget,
  editAtPlace: (place: TargetPlace) => NewEdit | null,
): Planned => {
  if (target.kind !== "found") return target;
  const places = target.places.flatMap((place) => {
    const edit = editAtPlace(place);
    return edit === null ? [] : [{ span: place.words, edit }];
  });
  const [only] = places;
  if (only === undefined) return { kind: "unchanged" };
  return places.length === 1 ? { kind: "placed", edit: only.edit } : { kind: "ambiguous", places };
};

const planAppend = (
  { document }: Planning,
  command: Extract<EditCommand, { kind: "append" }>,
  reason: string,
): Planned => {
  const target = sectionTarget(command.section);
  if (target === null) {
    const edit = appendEdit(document, command, null, reason);
    return edit === null ? { kind: "unchanged" } : { kind: "placed", edit };
  }
  const headings = documentHeadings(document);
  const found = findTarget(document, target, null);
  return fromPlaces(found, ({ whole }) => {
    const end = headings.find(({ start }) => start === whole.start)?.ownEnd ?? whole.end;
    return appendEdit(document, command, { start: whole.start, end }, reason);
  });
};

const planEverywhere = (
  { document, language }: Planning,
  command: Extract<EditCommand, { kind: "replace" | "delete" }>,
  words: string,
): Planned => {
  const every = editEverywhere(document, words, command.kind === "delete" ? "" : command.text);
  if (every.kind !== "found") return every;
  const text = translator(language, "editCommands");
  const quote = clipText(words, longestShown);
  const done =
    command.kind === "delete"
      ? text("reasons.deletedEverywhere", { quote, count: every.count })
      : text("reasons.replacedEverywhere", {
          ...{ quote, text: clipText(command.text, longestShown) },
          count: every.count,
        });
  const left =
    every.otherForms.length === 0
      ? ""
      : ` ${text("otherForms", { forms: every.otherForms.join(", ") })}`;
  return { kind: "placed", edit: { ...every.edit, reason: done + left } };
};

const longestShown = 60;

/** What a command does, in a sentence for the student. */
const commandReason = (
  language: Language,
  command: Exclude<EditCommand, RearrangingCommand>,
): string => {
  const text = translator(language, "editCommands");
  const added = command.kind === "delete" ? "" : clipText(command.text, longestShown);
  if (command.kind === "append") {
    return command.section === null
      ? text(command.where === "end" ? "reasons.appended" : "reasons.prepended", { text: added })
      : text("reasons.appendedSection", { text: added, section: command.section });
  }
  const { target } = command;
  if (target.kind === "selection")
    return text(`reasons.selection.${command.kind}`, { text: added });
  const quote = clipText(target.text, longestShown);
  if (command.kind === "delete") return text("reasons.deleted", { quote });
  if (command.kind === "replace") return text("reasons.replaced", { quote, text: added });
  return text(command.where === "before" ? "reasons.insertedBefore" : "reasons.insertedAfter", {
    quote,
    text: added,
  });
};
