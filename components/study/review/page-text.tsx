"use client";

import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { EditorState } from "@codemirror/state";
import { EditorView, keymap, placeholder } from "@codemirror/view";
import { type RefObject, useEffect, useRef } from "react";
import type { DoubtfulLine } from "#lib/schemas/study.ts";
import { doubtAtCaret, doubtMarks, doubtsIn, goToDoubt, settleDoubt } from "./doubt-marks.ts";

/** What the desk may ask of the text: to go to a doubtful line, to take the one at the caret as right, to begin anew. */
export interface PageTextHandle {
  readonly go: (direction: 1 | -1) => void;
  readonly settle: () => void;
  /** Leaves an empty page to be typed; it can be undone. */
  readonly clear: () => void;
}

export interface PageTextChange {
  readonly text: string;
  readonly doubts: readonly DoubtfulLine[];
}

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
  const latest = useRef(props);
  latest.current = props;
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
  return <div ref={place} className="review-text" />;
};
