/**
 * Markdown that is not Markdown here. HTML stays the text that the student wrote, so `List<String>`
 * and `<script>` are shown, never run. Footnotes need ids, and ids of many texts on one page collide.
 */
const alwaysOff = [
  "htmlFlow",
  "htmlText",
  "gfmFootnoteCall",
  "gfmFootnoteDefinition",
  "gfmPotentialFootnoteCall",
];

/** What would make a block, or eat a sign: the option `> 5` is no quotation, and `- 1` no list. */
const offInline = [
  "blockQuote",
  "codeIndented",
  "definition",
  "headingAtx",
  "list",
  "setextUnderline",
  "table",
  "thematicBreak",
];

/** The parser's shared settings, to which every remark plugin adds its extensions of the syntax. */
interface Parser {
  data(): object;
}

const turnOff = (names: readonly string[]) =>
  function (this: Parser): void {
    const data = this.data();
    const earlier: unknown = Reflect.get(data, "micromarkExtensions");
    const extensions: unknown[] = Array.isArray(earlier) ? earlier : [];
    Reflect.set(data, "micromarkExtensions", [...extensions, { disable: { null: [...names] } }]);
  };

/** Remark plugin: text of pages. */
export const blockSyntax = turnOff(alwaysOff);

/** Remark plugin: text that stands inside a sentence, a button or a label. */
export const inlineSyntax = turnOff([...alwaysOff, ...offInline]);
