import { type ReplyRequest, requireFence } from "./reply.ts";

/** A line of a note as the tasks that read one get it; the code with its own indentation. */
export type NoteLine =
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "sentence"; readonly number: number; readonly text: string }
  | { readonly kind: "code"; readonly number: number; readonly text: string };

/** @throws Error when the prompt has no note, or a line that says neither what it is nor its number. */
export const readNoteLines = (request: ReplyRequest): NoteLine[] => {
  const lines: NoteLine[] = [];
  for (const line of requireFence(request, "note").text.split("\n")) {
    // The header of a table that goes on: nothing is asked about it.
    if (line.startsWith("above: ")) continue;
    const last = lines.at(-1);
    if (line.startsWith("    ") && last?.kind === "code") {
      lines[lines.length - 1] = { ...last, text: `${last.text}${line.slice(4)}\n` };
    } else lines.push(readLine(line));
  }
  if (!lines.some(({ kind }) => kind === "sentence")) throw new Error("the note has no sentence");
  return lines;
};

const readLine = (line: string): NoteLine => {
  const sentence = /^(\d+): (\S.*)$/.exec(line);
  if (sentence?.[2]) return { kind: "sentence", number: Number(sentence[1]), text: sentence[2] };
  const code = /^code (\d+) \(.+\):$/.exec(line);
  if (code) return { kind: "code", number: Number(code[1]), text: "" };
  if (/^#{1,6} /.test(line)) return { kind: "heading", text: line };
  throw new Error(`a line of the note must say what it is: ${line.slice(0, 80)}`);
};

const definition =
  /^\s*(?:[-*]\s+)?\*{0,2}([^*\n.:—–]{2,60}?)\*{0,2}\s*(?:—\s*это\s|—\s|\sis an?\s|\sis the\s|\sis one\s|\sare\s|\sназывается\s|:\s)/u;

const general = /^(?:every|each|all|this|that|it|кажд|люб|все|всё|это|он)/iu;

/** The term of a sentence that begins like a definition. */
export const definedTerm = (sentence: string): string | null => {
  const term = definition.exec(sentence)?.[1]?.trim() ?? "";
  return term === "" || general.test(term) ? null : term;
};
