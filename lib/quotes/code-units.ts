/** The UTF-16 code units of a text, as `editDistance` compares them. */
export const codeUnits = (text: string): Uint16Array =>
  Uint16Array.from(text, (sign) => sign.charCodeAt(0));
