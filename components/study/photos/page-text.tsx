"use client";

import { defaultKeymap, history, historyKeymap, invertedEffects } from "@codemirror/commands";
import { EditorState, type Extension, StateEffect, StateField } from "@codemirror/state";
import { Decoration, EditorView, keymap, placeholder } from "@codemirror/view";
import { type RefObject, useEffect, useRef } from "react";
import { useLatest } from "#components/hooks/use-latest.ts";
import type { DoubtfulLine, NotePageView } from "#lib/schemas/study.ts";

/** A doubtful line that nobody has looked at yet. */
interface Doubt {
  /** Where its line begins. */
  readonly at: number;
  readonly reason: string;
  readonly box: DoubtfulLine["box"];
}

const setDoubts = StateEffect.define<readonly Doubt[]>();

/** Doubts move with their lines; one whose line was changed is settled. */
const doubtField = StateField.define<readonly Doubt[]>({
  create: () => [],
  update: (doubts, transaction) => {
    for (const effect of transaction.effects) if (effect.is(setDoubts)) return effect.value;
    if (!transaction.docChanged) return doubts;
    const { changes, startState } = transaction;
    return doubts.flatMap((doubt) => {
      const { from, to } = startState.doc.lineAt(doubt.at);
      return changes.touchesRange(from, to) ? [] : [{ ...doubt, at: changes.mapPos(from, 1) }];
    });
  },
  provide: (field) =>
    EditorView.decorations.from(field, (doubts) =>
      Decoration.set(
        doubts.map(({ at, reason }) =>
          Decoration.line({ class: "doubt-line", attributes: { title: reason } }).range(at),
        ),
        true,
      ),
    ),
});

/** Undoing a change of a doubtful line brings its doubt back. */
const undoable = invertedEffects.of((transaction) => {
  const before = transaction.startState.field(doubtField);
  return transaction.state.field(doubtField).length === before.length ? [] : [setDoubts.of(before)];
});

/** Marks these lines (from 0) as doubtful; a line that the text does not have is left out. */
export const doubtMarks = (lines: readonly DoubtfulLine[]): Extension => [
  doubtField.init(({ doc }) =>
    lines
      .filter(({ line }) => line >= 0 && line < doc.lines)
      .map(({ line, reason, box }) => ({ at: doc.line(line + 1).from, reason, box }))
      .sort((a, b) => a.at - b.at),
  ),
  undoable,
];

/** The lines that are still doubtful. */
export const doubtsIn = (state: EditorState): DoubtfulLine[] =>
  state.field(doubtField).map(({ at, reason, box }) => ({
    line: state.doc.lineAt(at).number - 1,
    reason,
    ...(box === undefined ? {} : { box }),
  }));

/** The doubt of the line with the caret; null when it has none. */
export const doubtAtCaret = (state: EditorState): DoubtfulLine | null => {
  const caret = state.doc.lineAt(state.selection.main.head).number - 1;
  return doubtsIn(state).find(({ line }) => line === caret) ?? null;
};

/** Puts the caret into the next doubtful line, or the one before, round and round. @returns false when there is none */
const goToDoubt = (view: EditorView, direction: 1 | -1): boolean => {
  const { doc, selection } = view.state;
  const caret = doc.lineAt(selection.main.head).number - 1;
  const lines = doubtsIn(view.state).map(({ line }) => line);
  const ahead = direction === 1 ? lines : lines.toReversed();
  const next = ahead.find((line) => (line - caret) * direction > 0) ?? ahead[0];
  if (next === undefined) return false;
  const anchor = doc.line(next + 1).from;
  view.dispatch({
    selection: { anchor },
    effects: EditorView.scrollIntoView(anchor, { y: "center" }),
  });
  view.focus();
  return true;
};

/** The line with the caret is right as it stands. @returns false when it was not doubtful */
const settleDoubt = (view: EditorView): boolean => {
  const doubt = doubtAtCaret(view.state);
  if (doubt === null) return false;
  const { from } = view.state.doc.line(doubt.line + 1);
  const rest = view.state.field(doubtField).filter(({ at }) => at !== from);
  view.dispatch({ effects: setDoubts.of(rest) });
  return true;
};

/** What the workspace may ask of the text: to go to a doubtful line, to take the one at the caret as right, to begin anew. */
export interface PageTextHandle {
  readonly go: (direction: 1 | -1) => void;
  readonly settle: () => void;
  /** Leaves an empty page to be typed; it can be undone. */
  readonly clear: () => void;
}

interface PageTextChange {
  readonly text: string;
  readonly doubts: readonly DoubtfulLine[];
}

/** How a page of notes looks where it is typed into; lines in doubt are marked at their edge. */
const look = EditorView.theme({
  "&": { height: "100%", fontSize: "0.9375rem" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": {
    ...{ paddingBlock: "0.75rem", lineHeight: "1.7" },
    ...{ fontFamily: "var(--font-mono)", fontFeatureSettings: '"calt" 0' },
  },
  ".cm-content": { padding: "0", caretColor: "var(--color-accent)" },
  ".cm-line": { paddingInline: "1rem", borderLeft: "4px solid transparent" },
  ".doubt-line": {
    borderLeftColor: "var(--color-doubt-line)",
    background: "var(--color-doubt-wash)",
  },
  ".cm-placeholder": { color: "var(--color-ink-faint)" },
});

/** The text of one page, with its doubtful lines marked. Another page needs another `key`. */
export const PageText = (props: {
  text: string;
  doubts: readonly DoubtfulLine[];
  label: string;
  placeholder: string;
  handle: RefObject<PageTextHandle | null>;
  onChange: (change: PageTextChange) => void;
  /** The doubt of the line with the caret, told when it becomes another. */
  onDoubt: (doubt: DoubtfulLine | null) => void;
  /** Ctrl or ⌘ and Enter. */
  onAccept: () => void;
}) => {
  const place = useRef<HTMLDivElement>(null);
  const latest = useLatest(props);
  useEffect(() => {
    if (place.current === null) return;
    const first = latest.current;
    const view = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: first.text,
        extensions: [
          EditorState.lineSeparator.of("\n"),
          EditorView.clipboardInputFilter.of((text) => text.replaceAll(/\r\n?/g, "\n")),
          history(),
          doubtMarks(first.doubts),
          keymap.of([
            {
              key: "Mod-Enter",
              run: () => {
                latest.current.onAccept();
                return true;
              },
            },
            { key: "F8", run: (editor) => goToDoubt(editor, 1) },
            { key: "Shift-F8", run: (editor) => goToDoubt(editor, -1) },
            { key: "Alt-Enter", run: settleDoubt },
            ...defaultKeymap,
            ...historyKeymap,
          ]),
          look,
          EditorView.lineWrapping,
          placeholder(first.placeholder),
          EditorView.contentAttributes.of({ "aria-label": first.label, spellcheck: "true" }),
          EditorView.updateListener.of(({ startState, state, docChanged, selectionSet }) => {
            const doubts = doubtsIn(state);
            if (docChanged || doubts.length !== doubtsIn(startState).length) {
              latest.current.onChange({ text: state.doc.toString(), doubts });
            } else if (!selectionSet) return;
            latest.current.onDoubt(doubtAtCaret(state));
          }),
        ],
      }),
    });
    first.handle.current = {
      go: (direction) => void goToDoubt(view, direction),
      settle: () => {
        settleDoubt(view);
        view.focus();
      },
      clear: () => {
        view.dispatch({ changes: { from: 0, to: view.state.doc.length } });
        view.focus();
      },
    };
    return () => {
      first.handle.current = null;
      view.destroy();
    };
  }, []);
  return <div ref={place} className="min-h-0 flex-1" />;
};

/** One doubtful line of two may be a stain. */
const fewestDoubts = 2;

/**
 * Whether most of a page is a guess: text recognition reads print, and of handwriting it makes words that nobody wrote.
 * What the student has settled or typed since is none.
 */
export const isMostlyDoubtful = (
  { basis }: Pick<NotePageView, "basis">,
  { text, doubts }: { readonly text: string; readonly doubts: readonly DoubtfulLine[] },
): boolean => {
  const lines = text.split("\n").filter((line) => line.trim() !== "").length;
  return basis === "ocr" && doubts.length >= fewestDoubts && doubts.length * 2 > lines;
};
