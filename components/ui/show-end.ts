/** How far from its end, in pixels, a reader still follows what is said. */
const followsWithin = 240;

/** Brings the newest word of a conversation into sight, unless the reader went back up. */
export const showEnd = (end: HTMLElement | null): void => {
  const scroll = end?.closest(".talk-scroll");
  if (!scroll) return;
  const rest = scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight;
  if (rest < followsWithin || scroll.scrollTop === 0) scroll.scrollTop = scroll.scrollHeight;
};
