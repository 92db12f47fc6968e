import fc from "fast-check";
import { fromMarkdown } from "mdast-util-from-markdown";
import { EditMap } from "micromark-util-edit-map";
import { expect, test } from "vitest";
import "./linear-edits.ts";

type Events = Parameters<EditMap["consume"]>[0];

/** Events of a real text, each another one. */
const someEvents = (): Events => {
  const found: Events = [];
  const resolveAll = (events: Events): Events => {
    found.push(...events);
    return events;
  };
  fromMarkdown("*a* `b` ".repeat(20), { extensions: [{ insideSpan: { null: [{ resolveAll }] } }] });
  return found;
};

test("changes are made where they were noted", () => {
  const all = someEvents();
  const change = fc.record({
    at: fc.nat(20),
    removed: fc.nat(3),
    added: fc.subarray(all.slice(30), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 6 }), (changes) => {
      const events = all.slice(0, 30);
      // Changes that overlap have no meaning.
      const apart = changes
        .toSorted((a, b) => a.at - b.at)
        .filter(({ at }, index, list) => at >= (list[index - 1]?.at ?? -9) + 4);
      const expected = apart.reduceRight((list, { at, removed, added }) => {
        return list.toSpliced(at, removed, ...added);
      }, events);
      const map = new EditMap();
      for (const { at, removed, added } of apart.toReversed()) map.add(at, removed, added);
      const places = (list: Events) => list.map((event) => all.indexOf(event));
      map.consume(events);
      expect(places(events)).toEqual(places(expected));
      map.consume(events);
      expect(places(events)).toEqual(places(expected));
    }),
  );
});

/** Element reads and writes of the arrays that a parser rewrites cannot be counted; a minute is generous. */
test("20,000 quotations are parsed within the watchdog", { timeout: 60_000 }, () => {
  expect(fromMarkdown("> a\n\n".repeat(20_000)).children).toHaveLength(20_000);
});
