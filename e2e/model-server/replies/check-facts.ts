import { codeTruths, falseClaims } from "../known-truths.ts";
import { definedTerm, type NoteLine, readNoteLines } from "../note-lines.ts";
import type { Reply } from "../reply.ts";

/** Compares each sentence with a small table of known truths, and each code with the term defined before it. */
export const reply: Reply = (request) => {
  const lines = readNoteLines(request);
  const names = request.instructions.includes("code_mismatch");
  if (names !== lines.some(({ kind }) => kind === "code")) {
    throw new Error("the instructions must name code that does not fit where there is code");
  }
  const faults: object[] = [];
  let defined: Extract<NoteLine, { kind: "sentence" }> | null = null;
  for (const line of lines) {
    if (line.kind === "heading") defined = null;
    if (line.kind === "sentence") {
      faults.push(...claimsIn(line));
      if (definedTerm(line.text) !== null) defined = line;
    }
    if (line.kind === "code") {
      if (defined) faults.push(...mismatch(defined, line));
      defined = null;
    }
  }
  return { faults };
};

const unused = { basis: null, code: null };

const claimsIn = ({ number, text }: Extract<NoteLine, { kind: "sentence" }>): object[] =>
  falseClaims.flatMap(({ about, wrong, right, why, changeType }) => {
    const claim = about.test(text) ? wrong.exec(text)?.[0] : undefined;
    if (claim === undefined) return [];
    return [{ sentence: number, kind: "fact", wrong: claim, right, why, changeType, ...unused }];
  });

const mismatch = (
  { number, text }: Extract<NoteLine, { kind: "sentence" }>,
  code: Extract<NoteLine, { kind: "code" }>,
): object[] => {
  const term = definedTerm(text) ?? "";
  const truth = codeTruths.find((known) => known.term.test(term));
  if (!truth || truth.expected.test(code.text)) return [];
  const why = truth.message[/[а-яё]/i.test(text) ? "ru" : "en"];
  const about = { basis: null, code: code.number };
  return [
    {
      sentence: number,
      kind: "code_mismatch",
      wrong: "",
      right: "",
      why,
      changeType: "major",
      ...about,
    },
  ];
};
