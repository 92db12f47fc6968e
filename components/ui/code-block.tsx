import {
  createCssVariablesTheme,
  createHighlighterCoreSync,
  type HighlighterCore,
  type LanguageRegistration,
} from "shiki/core";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";
import bash from "shiki/langs/bash.mjs";
import c from "shiki/langs/c.mjs";
import cpp from "shiki/langs/cpp.mjs";
import csharp from "shiki/langs/csharp.mjs";
import css from "shiki/langs/css.mjs";
import go from "shiki/langs/go.mjs";
import haskell from "shiki/langs/haskell.mjs";
import html from "shiki/langs/html.mjs";
import java from "shiki/langs/java.mjs";
import javascript from "shiki/langs/javascript.mjs";
import json from "shiki/langs/json.mjs";
import kotlin from "shiki/langs/kotlin.mjs";
import lua from "shiki/langs/lua.mjs";
import pascal from "shiki/langs/pascal.mjs";
import php from "shiki/langs/php.mjs";
import python from "shiki/langs/python.mjs";
import r from "shiki/langs/r.mjs";
import ruby from "shiki/langs/ruby.mjs";
import rust from "shiki/langs/rust.mjs";
import sql from "shiki/langs/sql.mjs";
import swift from "shiki/langs/swift.mjs";
import tsx from "shiki/langs/tsx.mjs";
import typescript from "shiki/langs/typescript.mjs";
import yaml from "shiki/langs/yaml.mjs";

/** The languages that are coloured; every other one is shown plain. Bounded, since each grammar stays in memory. */
const grammars: Readonly<Record<string, LanguageRegistration[]>> = {
  bash,
  c,
  cpp,
  csharp,
  css,
  go,
  haskell,
  html,
  java,
  javascript,
  json,
  kotlin,
  lua,
  pascal,
  php,
  python,
  r,
  ruby,
  rust,
  sql,
  swift,
  tsx,
  typescript,
  yaml,
};

/** Names that students and models use for the languages above. */
const aliases: Readonly<Record<string, string>> = {
  "c#": "csharp",
  "c++": "cpp",
  cc: "cpp",
  cs: "csharp",
  golang: "go",
  hs: "haskell",
  js: "javascript",
  jsx: "tsx",
  kt: "kotlin",
  node: "javascript",
  postgresql: "sql",
  py: "python",
  python3: "python",
  rb: "ruby",
  rs: "rust",
  sh: "bash",
  shell: "bash",
  ts: "typescript",
  yml: "yaml",
  zsh: "bash",
};

/** Colouring is quadratic on some inputs, so longer code and longer lines are shown plain. */
const maxColouredChars = 20_000;
const maxColouredLineChars = 1_000;

/** Milliseconds for a line. A language's rules are compiled by its first lines, which may take longer. */
const lineTimeLimit = { first: 1_000, later: 100 };

/** The mark of the missing words in the code of a question. */
const codeGap = "____";

const themeName = "code";

/** A run of characters of one colour. `colour` is a CSS `var(--code-…)`, so that the theme decides. */
interface CodeToken {
  readonly text: string;
  readonly colour: string | null;
  readonly italic: boolean;
}

let cached: HighlighterCore | undefined;

/** Made at the first use and kept: it costs some 50 ms. Grammars are added as they are met. */
const highlighter = (): HighlighterCore => {
  cached ??= createHighlighterCoreSync({
    engine: createJavaScriptRegexEngine({ forgiving: true }),
    themes: [createCssVariablesTheme({ name: themeName, variablePrefix: "--code-" })],
    langs: [],
  });
  return cached;
};

const knownLanguage = (language: string | null): string | null => {
  const wanted = language?.trim().toLowerCase() ?? "";
  const name = Object.hasOwn(aliases, wanted) ? (aliases[wanted] ?? wanted) : wanted;
  return Object.hasOwn(grammars, name) ? name : null;
};

const plain = (code: string): CodeToken[][] =>
  code.split("\n").map((text) => aroundGaps({ text, colour: null, italic: false }));

/**
 * The code's lines as coloured runs; joined, they give the code back, with `\n` for every line end.
 * An unknown language or a very long text comes back without colours.
 */
const codeTokens = (code: string, language: string | null): CodeToken[][] => {
  const text = code.replaceAll(/\r\n?/g, "\n");
  const name = knownLanguage(language);
  const grammar = name === null ? undefined : grammars[name];
  if (!name || !grammar || text.length > maxColouredChars) return plain(text);
  const shiki = highlighter();
  const isFirst = !shiki.getLoadedLanguages().includes(name);
  if (isFirst) shiki.loadLanguageSync(grammar);
  const lines = shiki.codeToTokensBase(text, {
    lang: name,
    theme: themeName,
    tokenizeMaxLineLength: maxColouredLineChars,
    tokenizeTimeLimit: isFirst ? lineTimeLimit.first : lineTimeLimit.later,
  });
  return lines.map((line) =>
    line.flatMap(({ content, color, fontStyle }) =>
      aroundGaps({
        text: content,
        colour: color && color !== "var(--code-foreground)" ? color : null,
        italic: ((fontStyle ?? 0) & 1) === 1,
      }),
    ),
  );
};

/** The gap apart from what is of its colour: it is no word of the language, whatever the grammar takes it for. */
const aroundGaps = (token: CodeToken): CodeToken[] =>
  token.text
    .split(/(?<!_)(____)(?!_)/)
    .filter((text) => text !== "")
    .map((text) => (text === codeGap ? { text, colour: null, italic: false } : { ...token, text }));

/**
 * Wide code scrolls sideways, and what scrolls must be reachable by keyboard.
 * Spread, since the linter knows only widgets as focusable.
 */
const scrollable = { tabIndex: 0 };

/** Program code with colours, exactly as it was written. Rendered on the server only. */
export const CodeBlock = ({ code, language }: { code: string; language: string | null }) => (
  <pre className="code-block" {...scrollable}>
    <code translate="no">
      {codeTokens(code, language).map((line, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name and never move
        <CodeLine key={number} tokens={line} first={number === 0} />
      ))}
    </code>
  </pre>
);

const CodeLine = ({ tokens, first }: { tokens: CodeToken[]; first: boolean }) => (
  <>
    {first ? null : "\n"}
    {tokens.map(({ text, colour, italic }, place) =>
      text === codeGap ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: runs have no other name and never move
        <span key={place} className="code-gap">
          {text}
        </span>
      ) : colour === null ? (
        text
      ) : (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: runs have no other name and never move
          key={place}
          style={{ color: colour, fontStyle: italic ? "italic" : undefined }}
        >
          {text}
        </span>
      ),
    )}
  </>
);
