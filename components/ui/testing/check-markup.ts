import { expect } from "vitest";

/** What Markdown, formulas and coloured code are made of, and not one element more. */
const elements = new Set(
  `a annotation blockquote br code del div em h3 h4 h5 h6 hr li line math mfrac mi mn mo mover mpadded
  mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover ol p path
  pre semantics span strong svg table tbody td th thead tr ul`.split(/\s+/),
);

const attributes = new Set(
  `accent aria-hidden class columnalign columnspacing d display displaystyle encoding fence height href
  linethickness mathbackground mathcolor mathvariant maxsize minsize preserveAspectRatio rel rowspacing
  scriptlevel start stretchy style tabindex target title translate viewBox voffset width xmlns`.split(
    /\s+/,
  ),
);

/** React escapes `<`, `>` and quotes in text and values, so this reads its markup without error. */
const tag = /<(\/?)([a-zA-Z][^\s/>]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/g;
const attribute = /([^\s=]+)(?:="([^"]*)")?/g;

/** Text or value of the markup as it was before React escaped it. */
export const decodeMarkup = (value: string) =>
  value
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/** What a study document may hold besides. */
const studyElements = new Set(["mark", "sup"]);
const studyAddress = /^#note-L[1-9]\d{0,6}$/;

const checkAttribute = (name: string, value: string, study: boolean): void => {
  if (study && name === "href" && studyAddress.test(value)) return;
  if (study && name === "data-edit" && /^\d+$/.test(value)) return;
  expect(attributes, name).toContain(name);
  if (name === "href") expect(decodeMarkup(value)).toMatch(/^(https?:\/\/|mailto:)/);
  if (name === "style") expect(decodeMarkup(value)).not.toMatch(/url\(|expression\(|import|@|\\/i);
};

/** Fails on any element, attribute or address that only an attack could have made. */
export const checkMarkup = (markup: string, { study = false } = {}): void => {
  const rest = markup.replaceAll(tag, (_, _end, name: string, rawAttributes: string) => {
    if (!study || !studyElements.has(name)) expect(elements, name).toContain(name);
    for (const [, key = "", value = ""] of rawAttributes.matchAll(attribute)) {
      checkAttribute(key, value, study);
    }
    return "";
  });
  expect(rest).not.toMatch(/[<>]/);
};
