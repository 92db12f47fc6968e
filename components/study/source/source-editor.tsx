"use client";

import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { markdown } from "@codemirror/lang-markdown";
import { Annotation, type ChangeSet, EditorState, Transaction } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { useEffect, useRef } from "react";
import { useTexts } from "#components/ui/texts.tsx";
import { coveredTop } from "../document/use-reading-place.ts";
import type { OpenedSource } from "./open-source.ts";
import { lightChanges, othersEdits, unlightAll } from "./others-edits.ts";
import { sourceLook } from "./source-look.ts";
import type { SaveState, TypingLink } from "./typing-link.ts";
import { useTypingLink } from "./use-typing-link.ts";

/** Marks changes that came from others, so that they are not sent back. */
const fromOthers = Annotation.define<boolean>();

/** How long the words of others stay lit; as in the document. */
const litMs = 5_000;

/** The document's Markdown as text to type into, also while others edit it; saved by itself. */
export const SourceEditor = (props: {
  threadId: string;
  source: OpenedSource;
  from: number;
  newest: number;
  language: string;
  closing: boolean;
  onSaved: () => void;
  onState: (save: SaveState, refusal: string | null) => void;
  onClosed: (at: number) => void;
}) => {
  const t = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView | null>(null);
  const { onState, onClosed, closing } = props;
  const { save, refusal, link } = useTypingLink({
    ...props,
    show: (changes) => editor.current && showOthers(editor.current, changes),
  });
  useEffect(() => onState(save, refusal), [save, refusal, onState]);

  const begin = useRef({
    label: t("desk.source.label"),
    language: props.language,
    from: props.from,
  });
  useEffect(() => {
    if (place.current === null) return;
    const view = makeEditor(place.current, link, begin.current);
    editor.current = view;
    beginAt(view, begin.current.from);
    return () => {
      view.destroy();
      editor.current = null;
    };
  }, [link]);

  useEffect(() => {
    if (!closing) return;
    if (save === "saved" && !link.unsaved) onClosed(firstInSight(editor.current));
    else void link.flush();
  }, [closing, save, link, onClosed]);
  return <div ref={place} className="source-text" />;
};

const makeEditor = (
  parent: HTMLElement,
  link: TypingLink,
  { label, language }: { readonly label: string; readonly language: string },
): EditorView =>
  new EditorView({
    parent,
    state: EditorState.create({
      doc: link.text,
      extensions: [
        // A carriage return in the document is a character: offsets must agree with the server's.
        EditorState.lineSeparator.of("\n"),
        EditorView.clipboardInputFilter.of((text) => text.replaceAll(/\r\n?/g, "\n")),
        history(),
        keymap.of([...defaultKeymap, ...historyKeymap]),
        markdown(),
        sourceLook,
        othersEdits,
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({
          "aria-label": label,
          lang: language,
          spellcheck: "true",
        }),
        EditorView.updateListener.of((update) => {
          const foreign = update.transactions.some((one) => one.annotation(fromOthers) === true);
          if (update.docChanged && !foreign) link.typed(update.changes);
        }),
        EditorView.domEventHandlers({ blur: () => void link.flush() }),
      ],
    }),
  });

/** Puts the caret where the student was reading. */
const beginAt = (view: EditorView, offset: number): void => {
  const anchor = Math.min(offset, view.state.doc.length);
  view.dispatch({
    selection: { anchor },
    effects: EditorView.scrollIntoView(anchor, { y: "start", yMargin: coveredTop() + 24 }),
  });
  view.focus();
};

/** Offset of the first words in sight. */
const firstInSight = (view: EditorView | null): number => {
  if (view === null) return 0;
  const { left } = view.contentDOM.getBoundingClientRect();
  return view.posAtCoords({ x: left + 4, y: coveredTop() + 24 }, false);
};

const showOthers = (view: EditorView, changes: ChangeSet): void => {
  view.dispatch({
    changes,
    effects: lightChanges(changes),
    // Undo in the editor takes back what was typed here and nothing else.
    annotations: [fromOthers.of(true), Transaction.addToHistory.of(false)],
  });
  setTimeout(() => {
    if (view.dom.isConnected) view.dispatch({ effects: unlightAll() });
  }, litMs);
};
