import { promptLanguage } from "../prompt-language.ts";
import type { Reply } from "../reply.ts";

/**
 * What the marked picture says, line by line; a line that begins with "?" is doubtful, one of the form "fig: …" a drawing.
 * A picture without a mark is described by its size. The reasoning is always there, so that a test sees it dropped.
 */
export const reply: Reply = (request) => {
  const language = promptLanguage(request);
  const [picture, ...more] = request.pictures;
  if (!picture || more.length > 0) throw new Error("the prompt must hold one picture");
  const { width, height, sha256 } = picture;
  const text = picture.mark ?? `# ${sha256.slice(0, 8)}\n\n? ${width} × ${height}`;
  const figures: { description: string; sketch: string }[] = [];
  const lines = text.split("\n").map((line) => {
    const drawing = /^fig: (.*)$/.exec(line)?.[1];
    if (drawing !== undefined) {
      figures.push({ description: drawing, sketch: "o--o" });
      return { text: `[figure ${figures.length}]`, doubt: null };
    }
    const doubt = language === "ru" ? "неразборчиво" : "smudged";
    return line.startsWith("?")
      ? { text: line.replace(/^\?\s*/, ""), doubt }
      : { text: line, doubt: null };
  });
  return { reasoning: `I looked at ${width} × ${height} pixels and thought hard.`, lines, figures };
};
