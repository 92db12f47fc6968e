import rehypeSanitize, { type Options as Sanitising } from "rehype-sanitize";
import "katex/dist/katex.min.css";
import "./rich-text.css";
import { Fragment, type ReactElement, type ReactNode } from "react";
import Markdown, { type Components, type Options } from "react-markdown";
import rehypeKatex from "rehype-katex";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import "#lib/blocks/linear-edits.ts";
import type { EditMark } from "#lib/blocks/block-memory.ts";
import { isFormula, isTooMuchMarkdown } from "#lib/blocks/markdown-limits.ts";
import type { CardPicture } from "#lib/schemas/card.ts";
import { CodeBlock } from "./code-block.tsx";
import { type Child, footnotes, type Parent, type Root, textFor } from "./rich-text-footnotes.ts";
import { type HtmlElement, markEdits } from "./rich-text-marks.ts";

/**
 * What may be in a rendered text before formulas are set: a list of what Markdown makes and no more.
 * No id, name, style or event can pass, and no address but these three kinds.
 */
const blockSchema: Sanitising = {
  tagNames: [
    "a",
    "blockquote",
    "br",
    "code",
    "del",
    "em",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "hr",
    "input",
    "li",
    "ol",
    "p",
    "pre",
    "strong",
    "table",
    "tbody",
    "td",
    "th",
    "thead",
    "tr",
    "ul",
  ],
  attributes: {
    a: ["href"],
    code: [["className", /^language-[\w+#.-]{1,40}$/, "math-inline", "math-display"]],
    input: [["disabled", true], ["type", "checkbox"], "checked"],
    ol: ["start"],
    td: [["align", "left", "center", "right"]],
    th: [["align", "left", "center", "right"]],
  },
  ancestors: {
    tbody: ["table"],
    td: ["table"],
    th: ["table"],
    thead: ["table"],
    tr: ["table"],
  },
  required: { input: { disabled: true, type: "checkbox" } },
  protocols: { href: ["http", "https", "mailto"] },
  strip: ["script", "style"],
};

/** Inside a sentence or a button: no blocks, and nothing that takes the focus. Their words stay. */
const inlineSchema: Sanitising = {
  ...blockSchema,
  tagNames: ["br", "code", "del", "em", "strong"],
  attributes: { code: [["className", /^language-[\w+#.-]{1,40}$/, "math-inline"]] },
};

/** A study document: the marks of edits and footnotes besides. Markdown cannot make one, as HTML in it is text. */
const studySchema: Sanitising = {
  ...blockSchema,
  tagNames: [...(blockSchema.tagNames ?? []), "mark", "div", "sup"],
  attributes: {
    ...blockSchema.attributes,
    div: [["className", "footnote"]],
    mark: [
      ["dataEdit", /^\d{1,9}$/],
      ["className", "mark-block"],
    ],
  },
};

/** A note besides: where in its Markdown items and rows begin, as the search leads to these. */
const placedSchema: Sanitising = {
  ...studySchema,
  attributes: {
    ...studySchema.attributes,
    li: [["dataAt", /^\d{1,9}$/]],
    tr: [["dataAt", /^\d{1,9}$/]],
  },
};

/** Rehype plugin: items and rows with their UTF-16 offsets in the Markdown. */
const placeParts = () => (tree: Pick<HtmlElement, "children">) => {
  for (const child of tree.children) {
    if (child.type !== "element") continue;
    const at = child.position?.start.offset;
    if ((child.tagName === "li" || child.tagName === "tr") && at !== undefined)
      child.properties.dataAt = String(at);
    placeParts()(child);
  }
};

/** A text before or after a correction: what went or came besides. Markdown has `del` of its own, and no `ins`. */
const changedSchema: Sanitising = {
  ...blockSchema,
  tagNames: [...(blockSchema.tagNames ?? []), "ins"],
  attributes: {
    ...blockSchema.attributes,
    del: [["className", "mark-block"]],
    ins: [["className", "mark-block"]],
  },
};

/** A picture of a card or a note, and where its bytes are. */
const ownPicture = /^picture:([0-9a-f]{64})$/;
const pictureFolder = "/api/card-pictures/";
const pictureFile = /^\/api\/card-pictures\/[0-9a-f]{64}$/;

/** A text with pictures: those of our own besides, which no other address can name. */
const withPictures = (schema: Sanitising): Sanitising => ({
  ...schema,
  tagNames: [...(schema.tagNames ?? []), "img"],
  attributes: {
    ...schema.attributes,
    img: [["src", pictureFile], "alt", ["className", "captioned"]],
  },
});

/** The pictures that a text may show, and what one is called that nobody described. */
export interface ShownPictures {
  readonly pictures: readonly CardPicture[];
  readonly unnamed: string;
  /** Whether what a picture shows is written below it: not where that may be what is asked. */
  readonly captions?: boolean;
}

const isShown = (shown: ShownPictures | undefined, hash: string): boolean =>
  shown?.pictures.some(({ sha256 }) => sha256 === hash) ?? false;

/** In its own size where there is room; its place is kept free while it is on its way. */
const pictureWith =
  ({ pictures, unnamed }: ShownPictures) =>
  (props: { src?: unknown; alt?: string | undefined; className?: string | undefined }) => {
    const { src, alt, className } = props;
    const picture = pictures.find(({ sha256 }) => src === `${pictureFolder}${sha256}`);
    if (picture === undefined) return alt;
    const { width, height } = picture;
    return (
      <>
        {/* biome-ignore lint/performance/noImgElement: it is of its size already, and nobody else's */}
        <img
          src={`${pictureFolder}${picture.sha256}`}
          alt={alt || unnamed}
          width={width}
          height={height}
          loading="lazy"
          style={{ width: `min(100%, ${width}px, calc(44dvh * ${(width / height).toFixed(4)}))` }}
        />
        {/* The picture is called so already. */}
        {className === "captioned" && alt && (
          <span aria-hidden="true" className="picture-caption">
            {alt}
          </span>
        )}
      </>
    );
  };

interface Rewriting {
  readonly source: string;
  readonly shown: ShownPictures | undefined;
  readonly formulas: { left: number };
}

type ImageNode = Extract<Child, { type: "image" }>;

/** A picture of one's own, which opens large; else a link to it, or its words where there is none. */
const plainerImage = (
  node: ImageNode,
  { shown }: Rewriting,
  { insideLink, isAlone }: { readonly insideLink: boolean; readonly isAlone: boolean },
): Child => {
  const hash = ownPicture.exec(node.url)?.[1];
  if (hash !== undefined) {
    if (!isShown(shown, hash)) return textFor(node.alt ?? "", node);
    const url = `${pictureFolder}${hash}`;
    const hasCaption = isAlone && shown?.captions === true;
    const data = hasCaption ? { hProperties: { className: ["captioned"] } } : {};
    const picture: ImageNode = { ...node, url, title: null, data };
    return insideLink ? picture : { type: "link", url, children: [picture] };
  }
  const words = textFor(node.alt || node.url, node);
  return insideLink ? words : { type: "link", url: node.url, children: [words] };
};

const plainer = (node: Child, given: Rewriting, insideLink: boolean, isAlone: boolean): Child => {
  if (node.type === "image") return plainerImage(node, given, { insideLink, isAlone });
  if (node.type === "imageReference") return textFor(node.alt || node.label || "", node);
  if (node.type === "inlineMath") {
    const start = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? 0;
    const written = given.source.slice(start, end);
    return isFormula(written, given.source.charAt(end)) ? node : textFor(written, node);
  }
  return node;
};

/**
 * Signs of all formulas of a text that are set, and how many signs a formula counts for beside its own: KaTeX takes a
 * tenth of a millisecond for each. What comes after them is shown as written.
 */
const mostFormulaSigns = 4_000;
const signsOfFormula = 6;

/** The node as code where the formulas before it have used up what may be set. */
const boundFormula = (node: Child, budget: { left: number }): Child => {
  const isMath = node.type === "code" && node.lang?.toLowerCase() === "math";
  if (node.type !== "math" && node.type !== "inlineMath" && !isMath) return node;
  budget.left -= node.value.length + signsOfFormula;
  if (budget.left >= 0) return node;
  const { value, position } = node;
  const type = node.type === "inlineMath" ? "inlineCode" : "code";
  return position ? { type, value, position } : { type, value };
};

const isPictureOrSpace = (node: Child): boolean =>
  node.type === "image" ||
  node.type === "break" ||
  (node.type === "text" && node.value.trim() === "");

const rewrite = (parent: Parent, given: Rewriting, insideLink: boolean): void => {
  const inLink = insideLink || parent.type === "link" || parent.type === "linkReference";
  const children: Child[] = parent.children;
  const isAlone = children.every(isPictureOrSpace);
  children.forEach((child, index) => {
    const plain = boundFormula(plainer(child, given, inLink, isAlone), given.formulas);
    children[index] = plain;
    if ("children" in plain && child.type !== "image") rewrite(plain, given, inLink);
  });
};

/**
 * Remark plugin: pictures become links to them, since nothing is fetched from outside by looking
 * at a page, and amounts of money stop being formulas. Formulas are bounded.
 */
const plainerTree = (shown?: ShownPictures) => (tree: Root, file: { toString(): string }) =>
  rewrite(tree, { source: String(file), shown, formulas: { left: mostFormulaSigns } }, false);

/**
 * Markdown that is not Markdown here. HTML stays the text that the student wrote, so `List<String>`
 * and `<script>` are shown, never run.
 */
const alwaysOff = ["htmlFlow", "htmlText"];

/** Footnotes are of a document alone, whose blocks know their numbers (`lib/blocks/block-memory.ts`). */
const footnotesOff = ["gfmFootnoteCall", "gfmFootnoteDefinition", "gfmPotentialFootnoteCall"];

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
const blockSyntax = turnOff([...alwaysOff, ...footnotesOff]);

/** Remark plugin: text of documents. */
const studySyntax = turnOff(alwaysOff);

/** Remark plugin: text that stands inside a sentence, a button or a label. */
const inlineSyntax = turnOff([...alwaysOff, ...footnotesOff, ...offInline]);

/** Formulas can set no link, class, id or picture; their size and macro expansion are bounded. */
const katexOptions = {
  trust: false,
  strict: "ignore",
  maxExpand: 200,
  maxSize: 20,
  errorColor: "currentColor",
} as const;

/** Wide tables scroll; see `CodeBlock`. */
const scrollable = { tabIndex: 0 };

const webAddress = /^(https?:\/\/|mailto:)/i;

const Link = ({ href, children }: { href?: string; children?: ReactNode }) =>
  href && (webAddress.test(href) || pictureFile.test(href)) ? (
    <a href={href} rel="noopener noreferrer nofollow" target="_blank">
      {children}
    </a>
  ) : (
    children
  );

/** The addresses inside a page: a line of the student's notes, a section of a manual. */
const insidePage = /^#(?:note-L[1-9]\d{0,6}|chunk-[\w-]{1,100})$/;
/** A heading of the text, by its words; neither a broken address of the above nor the page around the text. */
const headingName = /^#(?!note-l|chunk-|content$|%20)[\w%-]{1,3000}$/i;

/** A link to a section by its number is a citation; by its title it is a word of the sentence. */
const isCitation = (href: string, children: ReactNode): boolean =>
  href.startsWith("#note-") || /^\d{1,3}$/.test(String(children));

/** A footnote, and the first reference to it. */
const toNote = /^#fn:\d{1,6}$/;
const toReference = /^#fnref:\d{1,6}$/;

const StudyLink = ({ href, children }: { href?: string; children?: ReactNode }) => {
  if (href && toNote.test(href)) {
    return (
      <sup>
        <a href={href} role="doc-noteref">
          {children}
        </a>
      </sup>
    );
  }
  if (href && toReference.test(href)) {
    return (
      <a href={href} role="doc-backlink">
        {children}
      </a>
    );
  }
  if (!href || !(insidePage.test(href) || headingName.test(href))) return Link({ href, children });
  const link = <a href={href}>{children}</a>;
  if (!insidePage.test(href)) return link;
  return isCitation(href, children) ? <sup>{link}</sup> : link;
};

const citesNote = (href: string): boolean => href.startsWith("#note-") && insidePage.test(href);

/** A paragraph of citations alone belongs to the code, formula or table above it, in which none can stand. */
const StudyParagraph = ({ node, children }: { node?: HtmlElement; children?: ReactNode }) => {
  const cites = node?.children.every(
    (child) =>
      (child.type === "text" && child.value.trim() === "") ||
      (child.type === "element" && citesNote(String(child.properties.href))),
  );
  return <p className={cites ? "cites-above" : undefined}>{children}</p>;
};

const Pre = ({ node, children }: { node?: HtmlElement; children?: ReactNode }) => {
  const code = node?.children[0];
  if (code?.type !== "element") return <pre>{children}</pre>;
  const classes = code.properties.className;
  const names = Array.isArray(classes) ? classes.map(String) : [];
  const language = names.find((name) => name.startsWith("language-"))?.slice("language-".length);
  const source = code.children.map((child) => (child.type === "text" ? child.value : "")).join("");
  return <CodeBlock code={source.replace(/\n$/, "")} language={language ?? null} />;
};

const heading = (level: 3 | 4 | 5 | 6) => {
  const Tag = `h${level}` as const;
  return ({ children }: { children?: ReactNode }) => <Tag>{children}</Tag>;
};

/** A text's own headings stand below those of the page that shows it (h1, h2). */
const components: Components = {
  a: Link,
  pre: Pre,
  h1: heading(3),
  h2: heading(4),
  h3: heading(5),
  h4: heading(6),
  h5: heading(6),
  h6: heading(6),
  input: ({ checked }) => <span>{checked ? "☑ " : "☐ "}</span>,
  table: ({ children }) => (
    <div className="rich-text-table" {...scrollable}>
      <table>{children}</table>
    </div>
  ),
};

/** A displayed formula may be wider than the page: it scrolls, by keyboard too; see `scrollable`. */
const reachFormulas = () => (tree: Pick<HtmlElement, "children">) => {
  for (const child of tree.children) {
    if (child.type !== "element") continue;
    const { className } = child.properties;
    if (!Array.isArray(className) || !className.includes("katex-display")) reachFormulas()(child);
    else Object.assign(child.properties, scrollable);
  }
};

const formulas = [[rehypeKatex, katexOptions] satisfies [unknown, unknown], reachFormulas] as const;

const optionsFor = (markdown: string, inline: boolean, shown?: ShownPictures): Options => ({
  children: markdown,
  remarkPlugins: [remarkGfm, remarkMath, inline ? inlineSyntax : blockSyntax, [plainerTree, shown]],
  rehypePlugins: [
    [rehypeSanitize, inline ? inlineSchema : shownIn(blockSchema, shown)],
    ...formulas,
  ],
  components: componentsWith(shown),
});

const shownIn = (schema: Sanitising, shown: ShownPictures | undefined): Sanitising =>
  shown === undefined ? schema : withPictures(schema);

const componentsWith = (shown: ShownPictures | undefined): Components =>
  shown === undefined ? components : { ...components, img: pictureWith(shown) };

/** A piece of a study document. */
export interface MarkedText {
  readonly markdown: string;
  /** Link definitions that stand elsewhere in the document, and the numbers of footnotes. */
  readonly definitions: string;
  readonly marks: readonly EditMark[];
  /** The pictures that it may show; none when it is left out. */
  readonly shown?: ShownPictures | undefined;
}

const studyOptions = (
  { markdown, definitions, marks, shown }: MarkedText,
  placed: boolean,
): Options => ({
  ...optionsFor(definitions === "" ? markdown : `${markdown}\n\n${definitions}`, false),
  remarkPlugins: [
    remarkGfm,
    remarkMath,
    studySyntax,
    [plainerTree, shown],
    [footnotes, { ownLength: markdown.length }],
  ],
  rehypePlugins: [
    [markEdits, { source: markdown, marks }],
    ...(placed ? [placeParts] : []),
    [rehypeSanitize, shownIn(placed ? placedSchema : studySchema, shown)],
    ...formulas,
  ],
  components: { ...componentsWith(shown), a: StudyLink, p: StudyParagraph },
});

/** Markdown as elements, or null for a text that is too long or nested too deep to be set. */
const render = (options: Options): ReactElement | null => {
  if (isTooMuchMarkdown(options.children ?? "")) return null;
  try {
    return Markdown(options);
  } catch (cause) {
    // Only the stack's end is expected: thousands of nested quotes or brackets.
    if (cause instanceof RangeError) return null;
    throw cause;
  }
};

const plain = (markdown: string) => <p className="rich-text-plain">{markdown}</p>;

/**
 * A student's or a model's Markdown with formulas and coloured code, rendered on the server only.
 * HTML in it is shown as text, links lead to http, https and mailto alone, no pictures are loaded but those `shown`.
 * `inline` is for texts inside a sentence, a button or a label: no blocks and nothing focusable.
 */
export const RichText = (props: {
  markdown: string;
  inline?: boolean;
  shown?: ShownPictures | undefined;
}) => {
  const { markdown, inline = false, shown } = props;
  const rendered = render(optionsFor(markdown, inline, inline ? undefined : shown));
  if (inline) return <span className="rich-text-inline">{rendered ?? markdown}</span>;
  return <div className="rich-text">{rendered ?? plain(markdown)}</div>;
};

/**
 * A piece of a study document in the same way, without an element around it. The words of edits stand in
 * `<mark data-edit>`, and links to lines of the student's notes or sections of a manual lead there. When `placed`, each item
 * and row says in `data-at` at which UTF-16 offset it begins.
 */
export const StudyText = ({ placed = false, ...text }: MarkedText & { placed?: boolean }) =>
  render(studyOptions(text, placed)) ?? plain(text.markdown);

/** A text before or after a correction; the spans are UTF-16 offsets into it, in order and apart. */
interface ChangedMarkdown {
  readonly markdown: string;
  readonly changed: readonly { readonly start: number; readonly end: number }[];
  /** What became of the words: `del` struck them, `ins` put them in. */
  readonly as: "del" | "ins";
}

const changedOptions = ({ markdown, changed, as }: ChangedMarkdown): Options => {
  const marks = changed.map((span, edit) => ({ ...span, edit }));
  return {
    ...optionsFor(markdown, false),
    rehypePlugins: [
      [markEdits, { source: markdown, marks, tag: as }],
      [rehypeSanitize, changedSchema],
      ...formulas,
    ],
  };
};

/** `RichText` whose changed words are struck or marked; a formula, a piece of code and a code block as a whole. */
export const ChangedText = (text: ChangedMarkdown) => (
  <div className="rich-text">{render(changedOptions(text)) ?? <PlainChanges {...text} />}</div>
);

const PlainChanges = ({ markdown, changed, as: Changed }: ChangedMarkdown) => (
  <p className="rich-text-plain">
    {changed.map(({ start, end }, index) => (
      <Fragment key={start}>
        {markdown.slice(changed[index - 1]?.end ?? 0, start)}
        <Changed>{markdown.slice(start, end)}</Changed>
      </Fragment>
    ))}
    {markdown.slice(changed.at(-1)?.end ?? 0)}
  </p>
);
