/**
 * What was kept of a text, with what was typed into its field before the page's code was there to fill it; a browser that
 * restores fields brings the same text again, with line ends of its own.
 */
export const withEarlyTyping = (
  kept: string | undefined,
  field: { readonly value: string } | null,
): string => {
  const early = field?.value ?? "";
  if (kept === undefined || kept === "" || early === kept.replaceAll(/\r\n?/g, "\n")) return early;
  return early === "" ? kept : `${kept}\n${early}`;
};
