import { withoutLineNumbers } from "#lib/editing/line-numbers.ts";
import type { ProposedEdit } from "#lib/editing/place-edits.ts";
import { linesAround } from "#lib/editing/word-edges.ts";
import { applyPatches, type Patch, patchEnd } from "#lib/quotes/patch.ts";
import { planCommands } from "#lib/rules/edit-commands.ts";
import { readRequest } from "#lib/rules/read-edit-request.ts";
import type { Language } from "#lib/schemas/language.ts";
import { noteLanguage } from "#lib/text/note-language.ts";
import type { TextSpan } from "#lib/text/text-span.ts";
import { type ImperfectQuotes, imperfect, quotedPassage } from "./imperfect-quotes.ts";
import { type ReplyRequest, requireFence, requireFences } from "./reply.ts";
import { type WideAction, wideAction } from "./wide-action.ts";

export type EditAction =
  | { actionType: "edit"; edits: ProposedEdit[]; continueEditing: boolean }
  | WideAction
  | { actionType: "message"; content: string }
  | { actionType: "complete"; words: string };

const contextLength = 60;
/** What a student says who wants no more changes. */
const content = /^(?:everything is fine|вс[её] (?:отлично|хорошо))/iu;

/**
 * What a sensible model does next: follows a command word by word, takes edits back, handles sections and replaces
 * everywhere as asked, says more about a passage when asked for anything else, asks when its last edit found no place,
 * and stops when the student is content. It quotes as the server was told to; the contrary of what stands there only
 * until it is shown that.
 */
export const editAction = (request: ReplyRequest): EditAction => {
  requireFence(request, "topic");
  const document = documentOf(request);
  const language = noteLanguage(document);
  const said = request.fences.findLastIndex(({ label }) => label === "student");
  const wish = request.fences[said]?.text;
  if (wish === undefined) throw new Error("the prompt must hold what the student wants");
  const outcomes = request.fences.slice(said + 1);
  const failures = outcomes.filter(({ attributes }) => attributes.kind === "edit_error");
  if (failures.some(({ text }) => text.includes("no such passage")))
    return question(language, wish);
  const wide = wideAction(request, { document, wish });
  if (wide !== null) return wide === "unknown" ? question(language, wish) : wide;
  const selected = request.fences.find(({ label }) => label === "selection")?.text ?? null;
  const action = follow({ document, language, wish, selected, quotes: request.quotes });
  if (action.actionType !== "edit" || request.quotes === null) return action;
  if (request.quotes.slip !== "contrary" || failures.length === 0)
    return withSlips(action, request.quotes);
  requireShown(action.edits, failures.at(-1)?.text ?? "");
  return action;
};

/** The document from its parts, without what the prompt adds. */
const documentOf = (request: ReplyRequest): string =>
  requireFences(request, "document")
    .toSorted((a, b) => Number(a.attributes.part ?? 1) - Number(b.attributes.part ?? 1))
    .map(({ text }) => withoutLineNumbers(text))
    .join("");

type EditingAction = Extract<EditAction, { actionType: "edit" }>;

const withSlips = (action: EditingAction, quotes: ImperfectQuotes): EditingAction => ({
  ...action,
  edits: action.edits.map((edit) => ({ ...edit, ...imperfect(edit, quotes) })),
});

/** @throws Error when an outcome does not show what stands where an edit was meant to be made */
const requireShown = (edits: readonly ProposedEdit[], outcome: string): void => {
  const hidden = edits.find(({ oldText }) => !outcome.includes(JSON.stringify(oldText)));
  if (hidden !== undefined)
    throw new Error(`the outcome must show what stands there: ${hidden.oldText}`);
};

interface Wish {
  readonly document: string;
  readonly language: Language;
  readonly wish: string;
  readonly selected: string | null;
  readonly quotes: ImperfectQuotes | null;
}

const follow = ({ document, language, wish, selected, quotes }: Wish): EditAction => {
  const start = selected === null ? -1 : document.indexOf(selected);
  const selection = start < 0 ? null : { start, end: start + (selected?.length ?? 0) };
  if (content.test(wish)) return { actionType: "complete", words: wish };
  const read = readRequest(wish);
  if (read.kind !== "commands") {
    return wish.trim().endsWith("?")
      ? question(language, wish)
      : enrich(document, language, selection);
  }
  const plan = planCommands({ document, selection, language }, read.commands);
  if (plan.kind === "placed") {
    const patches = plan.edits.flatMap((edit) => edit.patches);
    const reason = plan.edits.map((edit) => edit.reason).join(" ");
    const quoted = quoteAround(document, patches, quotes === null ? linesAround : quotedPassage);
    return edits(quoted.map((edit) => ({ ...edit, reason })));
  }
  return edits(
    read.commands.map((command) => ({
      ...{ oldText: command.quote, newText: command.kind === "replace" ? command.text : "" },
      ...{ before: null, after: null },
      reason: language === "ru" ? `Изменено: ${command.quote}.` : `Changed: ${command.quote}.`,
    })),
  );
};

const edits = (list: ProposedEdit[]): EditAction => ({
  actionType: "edit",
  edits: list,
  continueEditing: false,
});

/** Patches as edits of the passages that they lie in, each with what stands around it where the words are not alone. */
const quoteAround = (
  document: string,
  patches: readonly Patch[],
  passageOf: typeof linesAround,
): Omit<ProposedEdit, "reason">[] => {
  const groups: { span: TextSpan; patches: Patch[] }[] = [];
  for (const patch of patches.toSorted((a, b) => a.start - b.start)) {
    const span = passageOf(document, { start: patch.start, end: patchEnd(patch) });
    const last = groups.at(-1);
    if (last !== undefined && span.start <= last.span.end) {
      last.span = { start: last.span.start, end: Math.max(last.span.end, span.end) };
      last.patches.push(patch);
    } else groups.push({ span, patches: [patch] });
  }
  return groups.map(({ span: { start, end }, patches: own }) => {
    const oldText = document.slice(start, end);
    const isAlone = document.indexOf(oldText) === document.lastIndexOf(oldText);
    const moved = own.map((patch) => ({ ...patch, start: patch.start - start }));
    return {
      oldText,
      newText: applyPatches(oldText, moved) ?? "",
      before: isAlone ? null : document.slice(Math.max(0, start - contextLength), start),
      after: isAlone ? null : document.slice(end, end + contextLength),
    };
  });
};

/** Says more behind the first sentence of the passage, with the document's own words. */
const enrich = (document: string, language: Language, selection: TextSpan | null): EditAction => {
  const { start, end } = selection ?? { start: 0, end: document.length };
  const sentence = /^(?![#|`$>-])\S[^\n]*?[.!?](?=\s|$)/m.exec(document.slice(start, end))?.[0];
  if (sentence === undefined) return question(language, "");
  const words = sentence.replace(/[*_`$.!?]/g, "").trim();
  const more =
    language === "ru" ? `Иначе говоря, ${lower(words)}.` : `In other words, ${lower(words)}.`;
  return edits([
    {
      ...{ oldText: sentence, newText: `${sentence} ${more}`, before: null, after: null },
      reason: language === "ru" ? "Добавлено пояснение." : "An explanation was added.",
    },
  ]);
};

const lower = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

const question = (language: Language, wish: string): EditAction => ({
  actionType: "message",
  content:
    language === "ru"
      ? `Не могу найти это место в документе («${wish.slice(0, 60)}»). Покажите его, пожалуйста, точнее.`
      : `I cannot find that place in the document (“${wish.slice(0, 60)}”). Which passage do you mean?`,
});
