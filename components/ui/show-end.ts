import { type RefObject, useEffect } from "react";

/** How far from its end, in pixels, a reader still follows what is said. */
const followsWithin = 240;
/** Left free above the newest word, in pixels. */
const air = 16;

/** Where each conversation was put last: a reader who did not move it since follows it, too. */
const put = new WeakMap<Element, number>();

/**
 * Brings the newest word of a conversation into sight, unless the reader went back up, and what comes after it as far
 * as there is room: a question must not be pushed out by its own answers.
 * @param end stands right after the list of messages
 */
const showEnd = (end: HTMLElement | null): void => {
  const scroll = end?.closest("[data-talk]");
  if (!end || !scroll) return;
  const { scrollHeight, scrollTop, clientHeight } = scroll;
  const isWhereItWasPut = Math.abs((put.get(scroll) ?? 0) - scrollTop) < 2;
  if (!isWhereItWasPut && scrollHeight - scrollTop - clientHeight >= followsWithin) return;
  const newest = (end.previousElementSibling?.lastElementChild ?? end).getBoundingClientRect();
  const top = newest.top - scroll.getBoundingClientRect().top + scrollTop - air;
  scroll.scrollTop = Math.min(scrollHeight - clientHeight, top);
  put.set(scroll, scroll.scrollTop);
};

/**
 * Keeps the newest word of a conversation in sight: when one comes, and when the conversation itself comes into sight,
 * as on a phone, where it takes turns with the document.
 * @param last names the newest word; null while there is none
 */
export const useNewestInSight = (end: RefObject<HTMLElement | null>, last: string | null): void => {
  const isEmpty = last === null;
  useEffect(() => {
    if (last !== null) showEnd(end.current);
  }, [end, last]);
  useEffect(() => {
    const scroll = end.current?.closest("[data-talk]");
    if (isEmpty || !scroll) return;
    let height = scroll.clientHeight;
    const observer = new ResizeObserver(() => {
      const wasHidden = height === 0;
      height = scroll.clientHeight;
      if (wasHidden && height > 0) showEnd(end.current);
    });
    observer.observe(scroll);
    return () => observer.disconnect();
  }, [end, isEmpty]);
};
