import { EditMap } from "micromark-util-edit-map";

type Change = [at: number, removed: number, added: unknown[]];

/**
 * The Markdown parser rewrites the events behind each list item and quotation that ends, and copied all events before
 * them, too: 48 kB of one-line quotations took twenty seconds, twice as many four times as long. Here what stands before
 * the first change stays where it is. A module that parses Markdown imports this one for its effect.
 */
EditMap.prototype.consume = function (this: { map: Change[]; index: Map<number, Change> }, events) {
  const changes = this.map.toSorted(([a], [b]) => a - b);
  const kept: unknown[][] = [];
  for (const [at, removed, added] of changes.toReversed()) {
    kept.push(events.slice(at + removed), added);
    events.length = at;
  }
  for (const part of kept.toReversed()) {
    // Not spread: an argument for each event would end the stack.
    for (const event of part) (events as unknown[]).push(event);
  }
  this.map.length = 0;
  this.index.clear();
};
