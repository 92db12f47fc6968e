import { translator } from "#lib/i18n/translator.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { QuestionProof } from "#lib/schemas/quiz.ts";

interface ProofWords {
  /** Below `player.proof`. */
  readonly key: "solver" | "note" | "student" | Extract<QuestionProof, { by: "run" }>["did"];
  readonly values: Readonly<Record<string, number>>;
  /** What came out, behind the words; null where they say it all. */
  readonly output: string | null;
}

/** How a certificate is said. */
export const proofWords = (proof: QuestionProof): ProofWords => {
  if (proof.by !== "run") return { key: proof.by, values: {}, output: null };
  const { did, output } = proof;
  return did === "counts"
    ? { key: did, values: { count: Number(output) }, output: null }
    : { key: did, values: {}, output };
};

/** A certificate in one line, as plain text or as Markdown. */
export const proofLine = (
  proof: QuestionProof,
  language: Language,
  as: "text" | "markdown",
): string => {
  const { key, values, output } = proofWords(proof);
  const said = translator(language, "player")(`proof.${key}`, values);
  if (output === null) return said;
  const line = output.split("\n").join(" ");
  return `${said} ${as === "text" || line.includes("`") ? line : `\`${line}\``}`;
};
