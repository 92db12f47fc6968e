import type { EditAction } from "#agents/study/tasks/edit-step.ts";
import { stemWord } from "#lib/text/stem-word.ts";
import type { ReplyRequest } from "./reply.ts";

export type WideAction = Extract<
  EditAction,
  { actionType: "undo" | "redo" | "section" | "replace_all" }
>;

/**
 * What a wish asks for that is no matter of sentences: edits to take back or to make again, a section to delete or move, words to replace
 * everywhere. "unknown": what it speaks of is not in the document or the list of edits. Null for any other wish.
 */
export const wideAction = (
  request: ReplyRequest,
  { document, wish }: { readonly document: string; readonly wish: string },
): WideAction | "unknown" | null => {
  const said = wish.trim().replace(/[.!]+$/, "");
  return turning(request, said) ?? section(document, said) ?? everywhere(document, said);
};

const turning = ({ fences }: ReplyRequest, wish: string): WideAction | "unknown" | null => {
  const isRedo = /^(?:redo|bring back|верни(?:те)?)\s.*\d/iu.test(wish);
  if (!isRedo && !/^(?:undo|take back|отмени(?:те)?)\s/iu.test(wish)) return null;
  const lines = fences.find(({ label }) => label === "edits")?.text.split("\n") ?? [];
  const known = lines.flatMap((line) => {
    const [, number, state = ""] = /^Edit (\d+) \(([^)]*)\):/.exec(line) ?? [];
    return number === undefined || state.includes("undone") !== isRedo ? [] : [Number(number)];
  });
  const isLastButOne = /last but one|предпоследн/iu.test(wish);
  const wanted = isLastButOne ? known.slice(-2, -1) : (wish.match(/\d+/g) ?? []).map(Number);
  const edits = wanted.filter((number) => known.includes(number));
  if (edits.length === 0) return "unknown";
  return { actionType: isRedo ? "redo" : "undo", edits, continueEditing: false };
};

const kindOfPart =
  /^(?:the\s|whole\s|chapter\s|section\s|on\s|about\s|раздел\s|главу\s|про\s|об?\s)+/iu;

const section = (document: string, wish: string): WideAction | "unknown" | null => {
  const deleted =
    /^(?:delete|remove)\s+the\s+(?:whole\s+)?(?:chapter|section)\s+(.+)$/iu.exec(wish) ??
    /^(?:удали|убери)(?:те)?\s+(?:раздел|главу)\s+(.+)$/iu.exec(wish);
  const moved = /^(?:move|перенеси(?:те)?)\s+(.+)$/iu.exec(wish);
  const words = deleted?.[1] ?? moved?.[1];
  if (words === undefined) return null;
  const [name = "", before] = words.split(/\s(?:before|перед)\s/iu);
  const isToEnd = /\s(?:to the end|в конец)$/iu.test(name);
  const heading = headingOf(document, name.replace(/\s(?:to the end|в конец)$/iu, ""));
  const target = before === undefined ? null : headingOf(document, before);
  if (heading === null || (before !== undefined && target === null)) return "unknown";
  if (deleted === null && target === null && !isToEnd) return "unknown";
  const change = deleted ? "delete" : isToEnd ? "move_to_end" : "move_before";
  const reason = /\p{Script=Cyrillic}/u.test(wish) ? `По просьбе: ${wish}.` : `As asked: ${wish}.`;
  return {
    ...{ actionType: "section", heading, change, before: target, reason },
    continueEditing: false,
  };
};

/** The heading of these words, or the shortest with their stems; copied without its marks. */
const headingOf = (document: string, name: string): string | null => {
  const wanted = name.replace(kindOfPart, "").replace(/^["«“](.*)["»”]$/u, "$1");
  const headings = [...withoutCode(document).matchAll(/^#{1,6} +(.*)$/gm)].map(
    ([, text = ""]) => text,
  );
  const same = headings.find((text) => text.toLowerCase() === wanted.toLowerCase());
  if (same !== undefined) return same;
  const stems = stemsOf(wanted);
  const [shortest = null] = headings
    .filter((text) => stems.size > 0 && stems.isSubsetOf(stemsOf(text)))
    .sort((a, b) => a.length - b.length);
  return shortest;
};

const withoutCode = (document: string): string =>
  document
    .split(/^(?:```|~~~).*$/m)
    .filter((_, index) => index % 2 === 0)
    .join("\n");

const stemsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => stemWord(word)));

const everywhere = (document: string, wish: string): WideAction | "unknown" | null => {
  const plain = wish.replace(/\s+(?:everywhere|везде|всюду)(?=\s|$)/iu, "");
  if (plain === wish) return null;
  const words = /^(?:replace|замени(?:те)?)\s+(.+)$/iu.exec(plain)?.[1];
  const [oldText, newText] = words?.split(/\s(?:with|by|на)\s/iu).map(unquoted) ?? [];
  if (oldText === undefined || newText === undefined) return null;
  if (!document.toLowerCase().includes(oldText.toLowerCase())) return "unknown";
  const reason = /\p{Script=Cyrillic}/u.test(wish)
    ? `Везде «${newText}» вместо «${oldText}».`
    : `“${newText}” instead of “${oldText}” everywhere.`;
  const forms = [{ oldText, newText }];
  return { ...{ actionType: "replace_all", forms, reason }, continueEditing: false };
};

const unquoted = (text: string): string => text.trim().replace(/^["«“'](.*)["»”']$/u, "$1");
