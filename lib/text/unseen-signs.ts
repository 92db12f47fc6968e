/** Signs without width and those that turn the direction of a line; joiners stay, as letters and emoji need them. */
const unseenSigns =
  /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\u{E0000}-\u{E007F}]/gu;

/** A text without the signs that nobody sees who reads it, and how many there were. */
export const withoutUnseenSigns = (
  text: string,
): { readonly text: string; readonly hidden: number } => {
  let hidden = 0;
  const seen = text.replaceAll(unseenSigns, () => {
    hidden += 1;
    return "";
  });
  return { text: seen, hidden };
};
