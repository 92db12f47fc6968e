/** The UTF-16 code units of a text, both halves of a surrogate pair: a text as `editDistance` compares it. */
export const codeUnits = (text: string): Uint16Array => {
  const units = new Uint16Array(text.length);
  for (let index = 0; index < text.length; index++) units[index] = text.charCodeAt(index);
  return units;
};
