import { fence } from "#lib/ai/fence.ts";
import type { Concept } from "#lib/schemas/quiz.ts";

/** A sentence of the note, as it was corrected; `number` is what the model cites. */
interface NumberedSentence {
  readonly number: number;
  readonly text: string;
}

export interface ConceptMaterial {
  readonly id: string;
  readonly term: string;
  /** Whether a model has checked the definition. */
  readonly status: Concept["status"];
  /** Numbers of the sentences that say what it is. */
  readonly sentences: readonly number[];
  /** The definition, where those sentences do not say it word for word. */
  readonly definition: string | null;
  readonly code: string | null;
  readonly codeLanguage: string | null;
}

/** What the writer and the solver of questions are shown of a note. */
export interface MaterialShown {
  /** Empty in a direct quiz: then the sentences are all there is. */
  readonly concepts: readonly ConceptMaterial[];
  readonly sentences: readonly NumberedSentence[];
}

/** Every sentence and every snippet once; concepts point at their sentences, one to a line. */
export const materialBlocks = ({ concepts, sentences }: MaterialShown): string[] => [
  fence("sentences", sentences.map(({ number, text }) => `${number}: ${text}`).join("\n")),
  ...(concepts.length > 0 ? [fence("concepts", concepts.map(conceptLine).join("\n"))] : []),
  ...snippets(concepts).map(({ code, language, owners }) =>
    fence("code", code, { concepts: owners.join(" "), language }),
  ),
];

/** JSON would cost each line a third of its length. */
const conceptLine = ({ id, term, status, sentences, definition }: ConceptMaterial): string => {
  const open = status === "verified" ? "" : ` ${status}`;
  const named = `${id} [${sentences.join(", ")}]${open}: ${onOneLine(term)}`;
  return definition === null ? named : `${named}\n${id} definition: ${onOneLine(definition)}`;
};

/** A text of outside on one line, so that no part of it passes for a line of the prompt. */
export const onOneLine = (text: string): string =>
  /[\n\r\v\f\u0085\u2028\u2029]/.test(text)
    ? JSON.stringify(text).replace(
        /[\u0085\u2028\u2029]/g,
        (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
      )
    : text;

/** A snippet that several concepts share is shown once, with the ids of them all. */
const snippets = (
  concepts: readonly ConceptMaterial[],
): { code: string; language: string; owners: string[] }[] => {
  const byCode = new Map<string, { code: string; language: string; owners: string[] }>();
  for (const { id, code, codeLanguage } of concepts) {
    if (code === null) continue;
    const known = byCode.get(code) ?? { code, language: codeLanguage ?? "", owners: [] };
    byCode.set(code, { ...known, owners: [...known.owners, id] });
  }
  return [...byCode.values()];
};

/**
 * How far the material of a prompt may be trusted: a definition that a check rewrote more than the
 * note's sentences, what nobody checked no more than they. Says nothing of what the prompt does not hold.
 * @param doubt what to do where sentences that nobody checked disagree.
 */
export const definitionTrust = (
  concepts: readonly Pick<ConceptMaterial, "status" | "definition">[],
  doubt: string,
): string => {
  const rewritten = concepts.some(
    ({ status, definition }) => status === "verified" && definition !== null,
  );
  const open = concepts.some(({ status }) => status === "unchecked");
  const sentences = [
    rewritten &&
      ` A definition has been checked and wins over the wording of the sentences, unless its concept is "unchecked".`,
    open &&
      ` Nobody has checked what an "unchecked" concept says; where the material disagrees with itself, ${doubt}`,
  ];
  return sentences.filter((sentence) => sentence !== false).join("");
};
