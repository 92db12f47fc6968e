import { corruptions } from "./corruptions.ts";
import { type CaseMaker, countLetters, isUnique, passage } from "./passages.ts";

export const otherNumbers: CaseMaker = (maker) => {
  const lines = maker.doc.text
    .split("\n")
    .filter(
      (line) => /\d/.test(line) && /\p{L}{4}/u.test(line) && line.length > 25 && line.length < 300,
    );
  if (lines.length === 0) return null;
  const line = maker.random.pick(lines);
  const quote = line.replace(/\d+/g, (digits) =>
    String(1 + maker.random.below(10 ** Math.min(4, digits.length) * 2)),
  );
  const digits = (text: string) =>
    text
      .replace(/^\s*\d+[.)]/, "")
      .match(/\d+/g)
      ?.join(" ") ?? "";
  if (lines.some((other) => digits(other) === digits(quote) || other.includes(quote))) return null;
  return { category: "absent_other_numbers", doc: maker.doc.id, quote, expect: "absent" };
};

export const foreign: CaseMaker = (maker) => {
  const other = maker.random.pick(maker.foreign);
  const span = passage({ ...maker, doc: other }, 30, 250);
  if (span === null) return null;
  const quote = other.text.slice(span[0], span[1]);
  return maker.doc.text.includes(quote)
    ? null
    : { category: "absent_foreign", doc: maker.doc.id, quote, expect: "absent" };
};

export const mixed: CaseMaker = (maker) => {
  const one = passage(maker, 50, 250);
  const two = passage(maker, 50, 250);
  if (one === null || two === null || Math.abs(one[0] - two[0]) < 800) return null;
  const a = maker.doc.text.slice(one[0], one[1]);
  const b = maker.doc.text.slice(two[0], two[1]);
  const [head, tail] = [
    a.slice(0, a.length / 2).replace(/\S*$/, ""),
    b.slice(b.length / 2).replace(/^\S*\s/, ""),
  ];
  // One word of the other passage is another wording of this one; marks alone are none of it.
  if ([head, tail].some((part) => (part.match(/\p{L}+/gu)?.length ?? 0) < 2)) return null;
  const quote = head + tail;
  if (countLetters(maker.doc.text, quote) > 0) return null;
  return { category: "absent_mixed", doc: maker.doc.id, quote, expect: "absent" };
};

export const deleted: CaseMaker = (maker) => {
  const span = passage(maker, 35, 250);
  if (span === null) return null;
  const truth = maker.doc.text.slice(span[0], span[1]);
  if (!isUnique(maker.doc.text, truth)) return null;
  const quote = maker.random.chance(0.5)
    ? truth
    : (corruptions.typos_light?.(truth, maker.random, maker.words) ?? truth);
  if (countLetters(maker.doc.text, quote) > countLetters(truth, quote)) return null;
  return {
    category: "absent_deleted",
    doc: maker.doc.id,
    quote,
    expect: "absent",
    doc_edits: [[span[0], span[1], ""]],
  };
};
