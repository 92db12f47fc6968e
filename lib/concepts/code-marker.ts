/**
 * The marker by which a checker says inside a definition that the code does not fit. Models vary
 * its case, spaces and escapes, set it in bold or in backticks, and write a reason into it: after
 * the marker's own spelling or after a sign, so that a link "[code error handling](…)" is none.
 */
const marker =
  /(?<![ \t])[ \t]*(\*\*|__|`)?\\?\[\s*(?:code\\?_error(?![\p{L}\p{N}_])|code[\s\\-]*error(?=\s*(?:[:;,.=(–—-]|\\?\])))(?:[^[\]]|\[[^[\]]*\])*\](?:\1)?/giu;

/** Whether a definition holds the marker, and the definition without it. */
export const removeCodeMarker = (
  definition: string,
): { readonly text: string; readonly marked: boolean } => {
  let marked = false;
  const text = definition.replace(marker, (_match, _mark, offset: number, whole: string) => {
    marked = true;
    const before = whole.charAt(offset - 1);
    const after = whole.charAt(offset + _match.length);
    return /[\p{L}\p{N}.!?;,]/u.test(before) && /[\p{L}\p{N}]/u.test(after) ? " " : "";
  });
  return { text: marked ? text.trim() : text, marked };
};
